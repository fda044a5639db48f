#include "desk_test.h"

#include <QAbstractTextDocumentLayout>
#include <QComboBox>
#include <QLineEdit>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextList>

#include "desk/options.h"
#include "desk/rules_reader.h"
#include "translations/languages.h"

namespace facedown::desk {

using play::Controller;
using play::Preferences;

/// The rules beside the table: where they stand, what they show, who has the keys.
class RulesReaderTest : public DeskTest
{
    Q_OBJECT

    /// The paragraphs of which nothing is painted where the text is scrolled to them.
    static QStringList notPainted(QTextBrowser* text)
    {
        QStringList unseen;
        QScrollBar* bar = text->verticalScrollBar();
        for (int value = 0; value < bar->maximum() + bar->pageStep();
             value += bar->pageStep() / 2) {
            bar->setValue(value);
            const QImage page = text->viewport()->grab().toImage();
            const QRgb ground = page.pixel(0, 0);
            for (auto block = text->document()->begin(); block.isValid(); block = block.next()) {
                const QRect start = text->cursorRect(QTextCursor(block)).adjusted(0, 0, 60, 0);
                if (block.text().trimmed().isEmpty() || !page.rect().contains(start))
                    continue;
                const QImage line = page.copy(start);
                QImage empty(line.size(), line.format());
                empty.fill(ground);
                if (line == empty)
                    unseen << block.text().left(20);
            }
        }
        return unseen;
    }

private slots:
    void init() { start(); }
    void cleanup() { end(); }

    void theRulesStandBesideTheTable_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {smallestWindow, QSize(1366, 768), QSize(1920, 1080)})
            QTest::addRow("%d × %d", size.width(), size.height()) << size;
    }

    void theRulesStandBesideTheTable()
    {
        QFETCH(QSize, size);
        playWithOnePerson();
        MainWindow& window = application().window();
        window.resize(size);
        QAction* rules = action("Rules of Skull");
        rules->trigger();
        const auto* reader = window.findChild<RulesReader*>();
        const QWidget* table = window.centralWidget();
        QTRY_VERIFY(reader->width() + table->width() > size.width() * 0.98);
        QVERIFY(!reader->geometry().intersects(table->geometry()));
        QVERIFY(window.rect().contains(reader->geometry()));
        QVERIFY(window.rect().contains(table->geometry()));
        QCOMPARE(window.size(), size);
        // No line of the text is wider than its page, and most of the window is the table's.
        const auto* text = reader->findChild<QTextBrowser*>();
        QTRY_COMPARE(text->horizontalScrollBar()->maximum(), 0);
        QVERIFY(table->width() > size.width() * 0.6);
        rules->trigger();
        QVERIFY(!reader->isVisible());
        QTRY_COMPARE(table->width(), size.width());
    }

    /// As on a screen that stands upright.
    void whereNothingHasRoomBesideTheRulesTheyCoverTheTable()
    {
        playWithOnePerson();
        MainWindow& window = application().window();
        window.activateWindow();
        window.setMinimumSize(0, 0);
        window.resize(640, 900);
        const auto* table = qobject_cast<QQuickWidget*>(window.centralWidget());
        QTRY_VERIFY(table->hasFocus());
        const QQuickItem* due = table->quickWindow()->activeFocusItem();
        QVERIFY(due != nullptr);
        action("Rules of Skull")->trigger();
        const auto* reader = window.findChild<RulesReader*>();
        QTRY_COMPARE(reader->width(), window.width());
        QVERIFY(!table->isVisible());
        // Turned, there is room for both.
        window.resize(1280, 700);
        QTRY_VERIFY(table->isVisible() && table->width() > 700);
        window.resize(640, 900);
        QTRY_COMPARE(reader->width(), window.width());
        QTRY_VERIFY(reader->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!reader->isVisible());
        QTRY_COMPARE(table->width(), window.width());
        QTRY_COMPARE(table->quickWindow()->activeFocusItem(), due);
        // Another page is seen.
        action("Rules of Skull")->trigger();
        QVERIFY(!table->isVisible());
        application().controller().home();
        QTRY_VERIFY(table->isVisible() && !reader->isVisible());
    }

    void aNarrowTableHasRoomForTheRulesOrTheLog()
    {
        playWithOnePerson();
        MainWindow& window = application().window();
        window.resize(smallestWindow);
        QAction* rules = action("Rules of Skull");
        QAction* log = action("Log");
        const auto* view = window.findChild<QQuickWidget*>();
        QTRY_VERIFY(view->width() == smallestWindow.width());
        log->trigger();
        QVERIFY(view->rootObject()->property("logWanted").toBool());
        rules->trigger();
        const auto* reader = window.findChild<RulesReader*>();
        QVERIFY(reader->isVisible());
        QVERIFY(!view->rootObject()->property("logWanted").toBool());
        log->trigger();
        QVERIFY(view->rootObject()->property("logWanted").toBool());
        QVERIFY(!reader->isVisible());
        // Where there is room for both, both stay.
        window.resize(1920, 1080);
        QTRY_VERIFY(view->width() == 1920);
        QVERIFY(view->rootObject()->property("logWanted").toBool());
        rules->trigger();
        QVERIFY(reader->isVisible());
        QVERIFY(view->rootObject()->property("logWanted").toBool());
    }

    void largeTextFitsItsPage_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages)
            QTest::newRow(language.code) << QString::fromUtf8(language.code);
    }

    void largeTextFitsItsPage()
    {
        QFETCH(QString, language);
        MainWindow& window = application().window();
        window.resize(1366, 740);
        application().preferences().setTextSize(200);
        action("Rules of Skull")->trigger();
        application().preferences().setLanguage(language);
        const auto* reader = window.findChild<RulesReader*>();
        const auto* text = reader->findChild<QTextBrowser*>();
        const auto* search = reader->findChild<QLineEdit*>();
        const auto* sections = reader->findChild<QComboBox*>();
        for (const table::GameInfo& info : table::gameInfos()) {
            playWithOnePerson(info.id);
            QCOMPARE(reader->game(), info.id);
            QTRY_COMPARE(text->horizontalScrollBar()->maximum(), 0);
            const int asked = search->fontMetrics().horizontalAdvance(search->placeholderText());
            QVERIFY2(search->width() > asked + 16, qPrintable(info.id));
            // The names of its sections can be read where they are chosen.
            QVERIFY2(sections->width() > 10 * sections->fontMetrics().height(),
                     qPrintable(info.id));
        }
    }

    void everyParagraphIsToBeSeen_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("textSize");
        for (const table::GameInfo& info : table::gameInfos())
            for (const int size : {Preferences::usualText, Preferences::largestText})
                QTest::addRow("%s, %d", qPrintable(info.id), size) << info.name << size;
    }

    /// Also in a window that becomes smaller and larger, and with other pictures.
    void everyParagraphIsToBeSeen()
    {
        QFETCH(QString, game);
        QFETCH(int, textSize);
        MainWindow& window = application().window();
        application().preferences().setTextSize(textSize);
        action("Rules of " + game.toUtf8())->trigger();
        auto* text = window.findChild<RulesReader*>()->findChild<QTextBrowser*>();
        for (const QSize size : {window.size(), smallestWindow, QSize(1920, 1080)}) {
            window.resize(size);
            QTRY_COMPARE(text->horizontalScrollBar()->maximum(), 0);
            QCOMPARE(notPainted(text), QStringList());
            application().preferences().setSafeColours(!application().preferences().safeColours());
            QCOMPARE(notPainted(text), QStringList());
        }
    }

    void noParagraphEndsInALetterAlone()
    {
        MainWindow& window = application().window();
        action("Rules of Skull")->trigger();
        application().preferences().setLanguage("ja");
        const auto* text = window.findChild<RulesReader*>()->findChild<QTextBrowser*>();
        const QTextDocument* rules = text->document();
        int paragraphs = 0;
        for (int width = 1100; width < 1920; width += 40) {
            window.resize(width, 700);
            QCoreApplication::processEvents();
            for (auto block = rules->begin(); block.isValid(); block = block.next()) {
                const int lines = block.layout()->lineCount();
                if (lines < 2 || !block.text().endsWith(u'。') ||
                    QTextCursor(block).currentTable() != nullptr)
                    continue;
                QVERIFY2(block.layout()->lineAt(lines - 1).textLength() > 3,
                         qPrintable(QString("%1: %2").arg(width).arg(block.text())));
                ++paragraphs;
            }
        }
        QVERIFY(paragraphs > 100);
    }

    void theRulesFollowFromGameToGame()
    {
        action("Rules of Skull")->trigger();
        const auto* reader = application().window().findChild<RulesReader*>();
        Controller& controller = application().controller();
        controller.open("geschenkt");
        QCOMPARE(reader->game(), "geschenkt");
        // But those of another game may be read.
        action("Rules of Nyet!")->trigger();
        controller.setup()->setPlayers(5);
        QCOMPARE(reader->game(), "nyet");
        controller.home();
        QCOMPARE(reader->game(), "nyet");
        playWithOnePerson();
        QCOMPARE(reader->game(), "skull");
    }

    /// The key that uncovers may be let go in the rules.
    void whoReadsTheRulesUncoversNothing()
    {
        playWithOnePerson();
        play::Session* session = application().controller().session();
        application().preferences().setSharing(Preferences::Peek);
        action("Rules of Skull")->trigger();
        application().window().centralWidget()->setFocus();
        session->peek(true);
        QVERIFY(session->peeking());
        application().window().findChild<QLineEdit*>()->setFocus();
        QTRY_VERIFY(!session->peeking());
    }

    /// Not played at the table, though it has keys for letters.
    void whatIsWrittenIsLookedFor()
    {
        playWithOnePerson();
        const int length = session()->length();
        action("Rules of Skull")->trigger();
        auto* reader = application().window().findChild<RulesReader*>();
        auto* search = reader->findChild<QLineEdit*>();
        auto* text = reader->findChild<QTextBrowser*>();
        QTRY_COMPARE(QApplication::focusWidget(), search);
        QTest::keyClicks(search, "s");
        text->setFocus();
        QTest::keyClicks(text, "kull");
        QCOMPARE(search->text(), "skull");
        QCOMPARE(text->textCursor().selectedText().toLower(), "skull");
        QCOMPARE(session()->length(), length);
        QTest::keyClick(text, Qt::Key_X, Qt::AltModifier); // another's: a menu's, say
        QCOMPARE(search->text(), "skull");
        const int before = text->verticalScrollBar()->value();
        QTest::keyClick(search, Qt::Key_PageDown);
        QVERIFY(text->verticalScrollBar()->value() > before);
        application().preferences().setLanguage("ja");
        QTRY_VERIFY(search->text().isEmpty());
    }

    /// Before anything of the table, which asks whether it is to be left.
    void escapeAtTheTableClosesTheRulesFirst()
    {
        playWithOnePerson();
        QWidget* view = application().window().centralWidget();
        const auto asked = [this] {
            bool found = false;
            forEachVisible(application().window().table(), [&found](QQuickItem* item) {
                found = found || item->property("text").toString().startsWith("Press Esc again");
            });
            return found;
        };
        action("Rules of Skull")->trigger();
        const auto* reader = application().window().findChild<RulesReader*>();
        QTRY_VERIFY(reader->isAncestorOf(QApplication::focusWidget()));
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Escape);
        QVERIFY(!reader->isVisible());
        QVERIFY(!asked());
        QTest::keyClick(view, Qt::Key_Escape);
        QVERIFY(asked());
        QCOMPARE(application().controller().page(), Controller::TablePage);
    }

    void onlyOneThingHasTheFocus()
    {
        playWithOnePerson();
        auto* view = qobject_cast<QQuickWidget*>(application().window().centralWidget());
        QQuickItem* wanted = view->quickWindow()->activeFocusItem();
        QVERIFY(wanted != nullptr);
        action("Rules of Skull")->trigger();
        auto* reader = application().window().findChild<RulesReader*>();
        QTRY_VERIFY(reader->isAncestorOf(QApplication::focusWidget()));
        wanted->forceActiveFocus(); // as when somebody is to act
        QTRY_VERIFY(!wanted->hasActiveFocus());
        reader->close();
        QTRY_VERIFY(wanted->hasActiveFocus());
    }

    void theBoxNamesTheSectionThatIsRead()
    {
        action("Rules of Skull")->trigger();
        auto* reader = application().window().findChild<RulesReader*>();
        auto* box = reader->findChild<QComboBox*>();
        auto* text = reader->findChild<QTextBrowser*>();
        QTRY_VERIFY(text->verticalScrollBar()->maximum() > 0);
        QCOMPARE(box->currentIndex(), 0);
        text->verticalScrollBar()->setValue(text->verticalScrollBar()->maximum());
        QVERIFY(box->currentIndex() >= box->count() / 2);
        emit box->activated(2);
        QCOMPARE(box->currentIndex(), 2);
        QCOMPARE(text->textCursor().block().text(), box->itemText(2));
        QVERIFY(text->viewport()->rect().contains(text->cursorRect()));
    }

    void theListsOfTheRulesAreEvenlySpaced()
    {
        action("Rules of Skull")->trigger();
        const auto* reader = application().window().findChild<RulesReader*>();
        const QTextDocument* document = reader->findChild<QTextBrowser*>()->document();
        const auto* layout = document->documentLayout();
        (void)layout->documentSize(); // lays it out
        const auto topOf = [layout](const QTextBlock& block, int line) {
            return layout->blockBoundingRect(block).top() + block.layout()->lineAt(line).y();
        };
        QSet<int> gaps;
        for (auto block = document->begin(); block.isValid(); block = block.next()) {
            if (block.textList() == nullptr || block.next().textList() != block.textList())
                continue;
            const int last = block.layout()->lineCount() - 1;
            gaps << qRound(topOf(block.next(), 0) - topOf(block, last));
        }
        QCOMPARE(gaps.size(), 1);
    }

    void theRulesShowThePieces()
    {
        for (const bool safe : {false, true}) {
            application().preferences().setSafeColours(safe);
            int pictures = 0;
            for (const table::GameInfo& info : table::gameInfos()) {
                action("Rules of " + info.name.toUtf8())->trigger();
                const auto* reader = application().window().findChild<RulesReader*>();
                QTextDocument* document = reader->findChild<QTextBrowser*>()->document();
                for (const QTextFormat& format : document->allFormats()) {
                    const QTextImageFormat picture = format.toImageFormat();
                    if (!picture.isValid() || !picture.hasProperty(QTextFormat::ImageHeight))
                        continue;
                    const QUrl name(picture.name());
                    const auto image = document->resource(QTextDocument::ImageResource, name);
                    QVERIFY2(!image.value<QImage>().isNull(), qPrintable(picture.name()));
                    QVERIFY2(picture.width() > 0, qPrintable(picture.name()));
                    ++pictures;
                }
            }
            QVERIFY(pictures > 10);
        }
    }
};

} // namespace facedown::desk

using facedown::desk::RulesReaderTest;
QTEST_MAIN(RulesReaderTest)
#include "rules_reader_test.moc"
