#include "desk_test.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSet>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>

#include "desk/rules_reader.h"

namespace facedown::desk {

/// Words are found in the rules, and one goes from hit to hit.
class RulesSearchTest : public DeskTest
{
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { end(); }

    void itIsSaidHowOftenAWordStandsThere()
    {
        action("Rules of Skull")->trigger();
        const auto* reader = application().window().findChild<RulesReader*>();
        auto* search = reader->findChild<QLineEdit*>();
        QTRY_VERIFY(search->hasFocus());
        const auto said = [reader] {
            QStringList texts;
            for (const QLabel* label : reader->findChildren<QLabel*>())
                if (label->isVisibleTo(reader) && label->text() != reader->windowTitle())
                    texts << label->text();
            return texts;
        };
        const auto all = reader->findChild<QTextBrowser*>()->toPlainText().count(
            QLatin1String("challenger"), Qt::CaseInsensitive);
        QVERIFY(all > 2);
        QCOMPARE(said(), QStringList());
        QTest::keyClicks(search, "challenger");
        QCOMPARE(said(), QStringList(QString("1 of %1").arg(all)));
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(said(), QStringList(QString("2 of %1").arg(all)));
        QTest::keyClicks(search, "x");
        QCOMPARE(said(), QStringList("Not found in the rules"));
    }

    void whatStandsAtTheTopIsFoundFirst()
    {
        action("Rules of Skull")->trigger();
        const auto* reader = application().window().findChild<RulesReader*>();
        auto* search = reader->findChild<QLineEdit*>();
        const auto* text = reader->findChild<QTextBrowser*>();
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, "Skull");
        QCOMPARE(text->textCursor().selectionStart(), text->toPlainText().indexOf("Skull"));
    }

    void oneGoesFromHitToHitAndBack()
    {
        action("Rules of Nyet!")->trigger();
        const auto* reader = application().window().findChild<RulesReader*>();
        auto* search = reader->findChild<QLineEdit*>();
        const auto* text = reader->findChild<QTextBrowser*>();
        QTRY_COMPARE(QApplication::focusWidget(), search);
        QTest::keyClicks(search, "dealer");
        QSet<int> places;
        const auto step = [&](int expected, auto steps) {
            steps();
            places << text->textCursor().position();
            QString said;
            for (const QLabel* label : reader->findChildren<QLabel*>())
                if (label->isVisibleTo(reader) && label->text().contains(" of 2"))
                    said = label->text();
            QCOMPARE(said, QString("%1 of 2").arg(expected));
        };
        const auto key = [search](Qt::Key pressed, Qt::KeyboardModifiers modifiers = {}) {
            return [search, pressed, modifiers] { QTest::keyClick(search, pressed, modifiers); };
        };
        const auto button = [reader](const char* name) {
            return [reader, name] {
                for (auto* all : reader->findChildren<QToolButton*>())
                    if (all->accessibleName() == QLatin1String(name))
                        QTest::mouseClick(all, Qt::LeftButton);
            };
        };
        step(2, key(Qt::Key_Return));
        step(1, key(Qt::Key_Return, Qt::ShiftModifier));
        step(2, key(Qt::Key_Enter, Qt::ShiftModifier | Qt::KeypadModifier)); // round the end
        step(1, key(Qt::Key_Enter, Qt::KeypadModifier));
        step(2, key(Qt::Key_F3));
        step(1, key(Qt::Key_F3, Qt::ShiftModifier));
        step(2, key(Qt::Key_G, Qt::ControlModifier));
        step(1, key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier));
        step(2, button("Find next"));
        step(1, button("Find previous"));
        QCOMPARE(places.size(), 2);
        QVERIFY(search->hasFocus());
    }

    /// What Enter does here no button beside it says it does.
    void enterIsTheSearchs()
    {
        MainWindow& window = application().window();
        window.activateWindow();
        QTRY_VERIFY(window.centralWidget()->hasFocus());
        application().controller().open(QStringLiteral("skull"));
        const auto keys = [&window] {
            QStringList read;
            forEachVisible(window.table(), [&read](const QQuickItem* item) {
                const QString text = item->property("text").toString();
                if (text.endsWith(QStringLiteral("↵")) && item->inherits("QQuickText"))
                    read << text;
            });
            return read;
        };
        QTRY_COMPARE(keys(), QStringList("↵"));
        action("Rules of Skull")->trigger();
        const auto* reader = window.findChild<RulesReader*>();
        QTRY_VERIFY(reader->findChild<QLineEdit*>()->hasFocus());
        QTRY_COMPARE(keys(), QStringList("Ctrl ↵"));
        action("Rules of Skull")->trigger();
        QTRY_COMPARE(keys(), QStringList("↵"));
        action("Rules of Skull")->trigger();
        QTRY_COMPARE(keys(), QStringList("Ctrl ↵"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(application().controller().page(), play::Controller::TablePage);
    }

    /// What is sought is first found from where one reads; a slip of the fingers leads nowhere.
    void theHitIsInSightAndTheBoxNamesItsSection()
    {
        action("Rules of Nyet!")->trigger();
        const auto* reader = application().window().findChild<RulesReader*>();
        auto* search = reader->findChild<QLineEdit*>();
        auto* box = reader->findChild<QComboBox*>();
        const auto* text = reader->findChild<QTextBrowser*>();
        QTRY_VERIFY(text->verticalScrollBar()->maximum() > 0);
        emit box->activated(4);
        const int section = text->textCursor().position();
        QTest::keyClicks(search, "e");
        QVERIFY(text->textCursor().position() > section);
        QTest::keyClick(search, Qt::Key_Backspace);
        QTest::keyClicks(search, "trump");
        QVERIFY(text->textCursor().position() > section);
        const int hit = text->textCursor().position();
        QTest::keyClicks(search, "x");
        QTest::keyClick(search, Qt::Key_Backspace);
        QCOMPARE(text->textCursor().position(), hit);
        do {
            QTest::keyClick(search, Qt::Key_Return);
            QTextBlock heading = text->textCursor().block();
            while (heading.blockFormat().headingLevel() == 0)
                heading = heading.previous();
            QCOMPARE(box->currentText(), heading.text());
            const int line = text->cursorRect().height();
            QVERIFY(text->viewport()->rect().adjusted(0, 0, 0, -line).contains(text->cursorRect()));
        } while (text->textCursor().position() != hit);
    }
};

} // namespace facedown::desk

using facedown::desk::RulesSearchTest;
QTEST_MAIN(RulesSearchTest)
#include "rules_search_test.moc"
