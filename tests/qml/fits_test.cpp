#include <QFontDatabase>
#include <QTranslator>

#include "app/play/session_play.h"
#include "geschenkt/geschenkt.h"
#include "qml/screen.h"

using namespace facedown;
using namespace facedown::qml;
using play::Preferences;
using play::someMatch;

/// That every word has its place, in every language.
class FitsTest : public ScreenTest
{
    Q_OBJECT

    using GeschenktPlay = core::Play<geschenkt::Geschenkt>;

    /// What does not fit where it stands, among all words to be seen.
    static QStringList misfits(Screen& screen)
    {
        QStringList found;
        const QRectF window = onScreen(screen.view.rootObject());
        for (QQuickItem* item : screen.items()) {
            const QString text = item->property("text").toString();
            if (!item->inherits("QQuickText") || text.isEmpty() || !isSeen(item))
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
        for (const char* language : {"en", "zh_TW", "ja", "gl"})
            if (QFile::exists(QStringLiteral(":/i18n/facedown_%1.qm").arg(language)))
                QTest::newRow(language) << QString(language);
    }

    /// Fonts and words, as the program itself sets them for a language.
    void speak(const QString& language)
    {
        QVERIFY(translator_.load(QStringLiteral(":/i18n/facedown_%1.qm").arg(language)));
        QCoreApplication::installTranslator(&translator_);
        QStringList families{"Inter", "Noto Sans CJK TC", "Noto Sans CJK JP"};
        if (language == "ja")
            families.swapItemsAt(1, 2);
        QFont font = QGuiApplication::font();
        font.setFamilies(families);
        QGuiApplication::setFont(font);
    }

    static const geschenkt::State& stateOf(const match::Match& match)
    {
        return std::get<GeschenktPlay>(match.play()).state();
    }

    /// Plays on by chance, one card in so many taken, until it has come to this, or is over.
    static void playUntil(match::Match& match, core::Random& random, int oneIn,
                          const std::function<bool(const geschenkt::State&)>& reached)
    {
        while (!match.over() && !reached(stateOf(match))) {
            if (match.actor() == core::chance) {
                (void)match.sample();
                continue;
            }
            const auto legal = match.legal();
            const bool pays = legal.size() > 1 && random.below(oneIn) > 0;
            (void)match.apply(legal[pays ? 1 : 0]);
        }
    }

    /// The same moment, seen by whoever is to act; with `all` by all people at one screen.
    static match::Match seenByActor(match::Match match, bool all)
    {
        auto sitters = match.sitters();
        for (std::size_t seat = 0; seat < sitters.size(); ++seat) {
            const bool person = all || static_cast<int>(seat) == match.actor();
            sitters[seat].bot = !person;
            sitters[seat].level = person ? "" : "medium";
        }
        match.setSitters(sitters);
        return match;
    }

private slots:
    void initTestCase()
    {
        ScreenTest::initTestCase();
        for (const char* name :
             {"Inter-Regular", "Inter-Bold", "NotoSansCJKtc-Regular", "NotoSansCJKtc-Bold",
              "NotoSansCJKjp-Regular", "NotoSansCJKjp-Bold"})
            QVERIFY(QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/%1.otf").arg(name)) >=
                    0);
    }
    void cleanup()
    {
        QCoreApplication::removeTranslator(&translator_);
        ScreenTest::cleanup();
    }

    void everyWordOfSkullFits_data() { addLanguages(); }

    void everyWordOfSkullFits()
    {
        QFETCH(QString, language);
        speak(language);
        core::Random random(7);
        Screen screen(QSize(1024, 640));
        Faults faults(screen);
        faults.look();
        screen.lobby.open("skull");
        screen.lobby.setup()->setPlayers(12);
        faults.look();
        screen.lobby.play(someMatch(12, 1, 7, 1, true));
        for (int i = 0; i < 12 && !screen.session().match().over(); ++i) {
            QVERIFY(screen.waitForTurn());
            faults.look();
            if (!screen.yourTurn())
                break;
            const QString fault = screen.decideByClicking(random);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            faults.look(); // while it is held
        }
        screen.lobby.play(someMatch(3, 0, 7));
        QVERIFY(screen.waitForTurn());
        faults.look(); // the end
        screen.lobby.play(someMatch(12, 12, 7));
        QVERIFY(screen.waitForTurn());
        faults.look(); // the curtain
        faults.check(10);
    }

    void everyWordOfGeschenktFits_data() { addLanguages(); }

    void everyWordOfGeschenktFits()
    {
        QFETCH(QString, language);
        speak(language);
        core::Random random(7);
        Screen screen(QSize(1024, 640));
        Faults faults(screen);
        const auto show = [&](const match::Match& match, bool all) {
            screen.lobby.play(seenByActor(match, all));
            // The page of the match before goes, as it does whenever the program waits.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QVERIFY(screen.waitForTurn());
            faults.look();
        };
        screen.lobby.open("geschenkt");
        screen.lobby.setup()->setPlayers(7);
        faults.look();
        const std::pair<int, const char*> tables[] = {
            {3, "base"}, {5, "base"}, {5, "open"}, {7, "base"}};
        for (const auto& [players, variant] : tables)
            for (const bool open : {false, true}) {
                auto match = play::matchOf(
                    "geschenkt", {{"players", players}, {"variant", variant}, {"open_chips", open}},
                    0, 7);
                for (const int deck : {23, 11, 0}) {
                    playUntil(match, random, 4, [deck](const geschenkt::State& state) {
                        return state.table.deck == deck && state.table.pot > 1 &&
                               state.table.actor >= 0;
                    });
                    show(match, false);
                }
                show(match, true);
                screen.session().peek(true);
                faults.look();
                playUntil(match, random, 4, [](const geschenkt::State&) { return false; });
                show(match, false);
                QVERIFY(!screen.seen("ScoreTable").isEmpty());
            }
        // One's last chip, and none.
        for (const int chips : {1, 0}) {
            auto match = play::someGeschenkt(5, 0, 7);
            // Everybody pays as long as they can.
            playUntil(match, random, 20, [chips](const geschenkt::State& state) {
                return state.table.actor >= 0 && state.chipsOf(state.table.actor) == chips;
            });
            show(match, false);
            QCOMPARE(screen.session().table()->actions()->count(), chips + 1);
        }
        faults.check(50);
    }

private:
    QTranslator translator_;
};

QTEST_MAIN(FitsTest)
#include "fits_test.moc"
