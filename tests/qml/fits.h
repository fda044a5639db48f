#pragma once

#include <algorithm>
#include <optional>

#include <QDir>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QTextBoundaryFinder>

#include "play/translator.h"
#include "qml/screen.h"
#include "translations/languages.h"

namespace facedown::qml {

/// A test that every word has its place, in every language.
class FitsInEveryLanguage : public ScreenTest
{
    Q_OBJECT

protected:
    /// Before these letters a line may be broken only between words.
    static constexpr char16_t firstIdeograph = 0x2E80;

    /// What belongs on one line, a word or with Chinese and Japanese a phrase and its punctuation,
    /// and is too long for it.
    static QString brokenWord(const QQuickItem* item, const QString& text)
    {
        QFont font = item->property("font").value<QFont>();
        font.setPixelSize(pixelSize(item));
        QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, text);
        for (int begin = 0, end = 0; (end = int(breaks.toNextBoundary())) >= 0; begin = end) {
            const QString word = text.mid(begin, end - begin).trimmed();
            if (QFontMetricsF(font).horizontalAdvance(word) > item->width() + 1.5)
                return word;
        }
        return {};
    }

    /// What does not fit where it stands, among all words to be seen, or those within a type.
    static QStringList misfits(Screen& screen, const char* within = nullptr)
    {
        QStringList found;
        const QRectF window = onScreen(screen.view.rootObject());
        for (QQuickItem* item : screen.items()) {
            const QString text = item->property("text").toString();
            if (!item->inherits("QQuickText") || text.isEmpty() || !isSeen(item) ||
                (within != nullptr && !isWithin(item, within)))
                continue;
            bool scrolled = false;
            const QQuickItem* box = nullptr;
            for (QQuickItem* above = item->parentItem(); above; above = above->parentItem()) {
                scrolled = scrolled || above->clip();
                if (box == nullptr && above->inherits("QQuickRectangle") && above->width() > 0)
                    box = above;
            }
            if (item->property("truncated").toBool())
                found << "cut short: " + text;
            if (scrolled)
                continue;
            const QString broken = brokenWord(item, text);
            if (!broken.isEmpty())
                found << "broken: " + broken;
            const qreal wide = item->property("contentWidth").toReal();
            const qreal high = item->property("contentHeight").toReal();
            if (wide > item->width() + 1.5)
                found << QString("too wide by %1: %2").arg(wide - item->width()).arg(text);
            if (high > item->height() + 1.5)
                found << QString("too high by %1: %2").arg(high - item->height()).arg(text);
            const QRectF area = onScreen(item);
            if (!window.adjusted(-1, -1, 1, 1).contains(area))
                found << "outside the window: " + text;
            if (box != nullptr && !onScreen(box).adjusted(-1.5, -1.5, 1.5, 1.5).contains(area))
                found << "outside its box: " + text;
        }
        return found;
    }

    /// Where the letters of a text really are.
    static QRectF painted(QQuickItem* text)
    {
        const QSizeF size(text->property("contentWidth").toReal(),
                          text->property("contentHeight").toReal());
        const int how = text->property("effectiveHorizontalAlignment").toInt();
        const qreal room = text->width() - size.width();
        const qreal x = how == Qt::AlignRight ? room : how == Qt::AlignHCenter ? room / 2 : 0;
        return text->mapRectToScene(QRectF(QPointF(x, 0), size));
    }

    /// Words of the table that stand on other words of it.
    static QStringList collisions(Screen& screen)
    {
        QStringList found;
        QList<QQuickItem*> texts;
        for (QQuickItem* item : screen.items())
            if (item->inherits("QQuickText") && !item->property("text").toString().isEmpty() &&
                isSeen(item) && isWithin(item, "Board"))
                texts << item;
        for (qsizetype i = 0; i < texts.size(); ++i)
            for (qsizetype j = 0; j < i; ++j)
                if (painted(texts[i])
                        .adjusted(1.5, 1.5, -1.5, -1.5)
                        .intersects(painted(texts[j]).adjusted(1.5, 1.5, -1.5, -1.5)))
                    found << "on each other: " + texts[i]->property("text").toString() + " | " +
                                 texts[j]->property("text").toString();
        return found;
    }

    /// All that was found at some moment, each thing once.
    class Faults
    {
    public:
        explicit Faults(Screen& screen)
            : screen_(screen)
        {
        }
        void look()
        {
            screen_.draw();
            for (const QString& fault : misfits(screen_) + collisions(screen_))
                found_ << fault;
            ++looks_;
        }
        /// Before: it has been looked at all that was to be looked at.
        void check(int looks)
        {
            for (const QString& fault : qAsConst(found_))
                qInfo("%s", qPrintable(fault));
            QCOMPARE(found_.size(), 0);
            QVERIFY(looks_ >= looks);
        }

    private:
        Screen& screen_;
        QSet<QString> found_;
        int looks_ = 0;
    };

    static void addLanguages()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages)
            QTest::newRow(language.code) << QString::fromUtf8(language.code);
    }

    /// Every language in windows of all sizes, with text of the usual and of twice the size.
    static void addRooms()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        const std::pair<QSize, double> rooms[] = {
            {{1024, 620}, 0.8}, {{1024, 620}, 1.5}, {{1366, 740}, 1}, {{1366, 740}, 2},
            {{1920, 1060}, 1},  {{1920, 1060}, 2},  {{3840, 2130}, 1}};
        for (const Language& language : languages)
            for (const auto& [size, text] : rooms)
                QTest::addRow("%s, %dx%d, text %.1f", language.code, size.width(), size.height(),
                              text)
                    << QString::fromUtf8(language.code) << size << text;
    }

    /// Fonts and words, as the program itself sets them for a language, with text so much larger
    /// than usual.
    void setLanguage(const QString& language, double text = 1)
    {
        translator_.emplace();
        spoken_.emplace(language);
        QFont font = usualFont_;
        font.setFamilies(QStringList("Inter") + fontsFor(language));
        font.setPointSizeF(font.pointSizeF() * text);
        QGuiApplication::setFont(font);
    }

    /// The same moment, seen by whoever is to act; with `all` by all people at one screen.
    static match::Match seenByActor(match::Match match, bool all)
    {
        auto entries = match.playerEntries();
        for (std::size_t seat = 0; seat < entries.size(); ++seat) {
            const bool person = all || static_cast<int>(seat) == match.actor();
            entries[seat].bot = !person;
            entries[seat].level = person ? "" : "medium";
        }
        match.setPlayerEntries(entries);
        return match;
    }

protected slots:
    void initTestCase()
    {
        ScreenTest::initTestCase();
        usualFont_ = QGuiApplication::font();
        for (const QString& file : QDir(":/fonts").entryList({"*.otf"}))
            QVERIFY(QFontDatabase::addApplicationFont(":/fonts/" + file) >= 0);
    }
    void cleanup()
    {
        spoken_.reset();
        translator_.reset();
        QGuiApplication::setFont(usualFont_);
        ScreenTest::cleanup();
    }

private:
    std::optional<play::Translator> translator_;
    std::optional<play::Translator::In> spoken_;
    QFont usualFont_;
};

} // namespace facedown::qml
