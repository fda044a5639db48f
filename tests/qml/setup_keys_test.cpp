#include "qml/screen.h"

using namespace facedown;
using namespace facedown::qml;

/// What starts the game that is set up.
class SetupKeysTest : public ScreenTest
{
    Q_OBJECT

    static bool reads(Screen& screen, const QString& key)
    {
        screen.draw();
        const auto texts = screen.seen("QQuickText");
        return std::any_of(texts.begin(), texts.end(), [&key](const QQuickItem* text) {
            return text->property("text") == key;
        });
    }

private slots:
    void aClickLeavesEnterToTheStart()
    {
        Screen screen;
        screen.controller.open("skull");
        screen.draw();
        QQuickItem* human = nullptr;
        for (QQuickItem* button : screen.seen("QQuickAbstractButton"))
            if (button->property("glyph").toString() == "person")
                human = button; // the last one's
        QVERIFY(human != nullptr && !human->property("primary").toBool());
        screen.click(human);
        QVERIFY(human->property("primary").toBool());
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QCOMPARE(screen.controller.page(), play::Controller::TablePage);
    }

    /// Where another control has the focus it presses that.
    void whatEnterPressesSaysSo()
    {
        Screen screen;
        screen.controller.open("skull");
        screen.draw();
        const QQuickItem* start = screen.button("Start the game");
        QVERIFY(start != nullptr);
        const qreal width = start->width();
        for (int pressed = 0; pressed < 40; ++pressed) {
            const QQuickItem* focused = screen.view.activeFocusItem();
            const bool another = focused != start && (focused->inherits("QQuickAbstractButton") ||
                                                      focused->inherits("QQuickComboBox"));
            QVERIFY2(reads(screen, "↵") == !another, focused->metaObject()->className());
            QCOMPARE(reads(screen, "Ctrl ↵"), another);
            QCOMPARE(start->width(), width);
            QTest::keyClick(&screen.view, Qt::Key_Tab);
        }
    }

    void whoHasWrittenANameStartsWithEnter()
    {
        Screen screen;
        screen.controller.open("skull");
        screen.draw();
        const auto fields = screen.seen("TextBox");
        QVERIFY(!fields.isEmpty());
        screen.click(fields.first());
        QTest::keyClick(&screen.view, Qt::Key_X);
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QCOMPARE(screen.controller.page(), play::Controller::SetupPage);
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QCOMPARE(screen.controller.page(), play::Controller::TablePage);
    }

    /// Whatever has the focus; what is being written is kept.
    void theGameStartsFromAnywhere()
    {
        int written = 0;
        for (const int pressed : {0, 1, 3, 4, 6, 7, 8, 9}) {
            Screen screen;
            screen.controller.open("skull");
            screen.draw();
            for (int tabs = 0; tabs < pressed; ++tabs)
                QTest::keyClick(&screen.view, Qt::Key_Tab);
            const bool writes = isA(screen.view.activeFocusItem(), "TextBox");
            written += writes ? 1 : 0;
            if (writes)
                QTest::keyClick(&screen.view, Qt::Key_Z);
            QTest::keyClick(&screen.view, pressed % 2 == 0 ? Qt::Key_Return : Qt::Key_Enter,
                            Qt::ControlModifier);
            QCOMPARE(screen.controller.page(), play::Controller::TablePage);
            const auto& players = screen.session().match().playerEntries();
            const auto named = [](const auto& one) {
                return one.name.find('z') != std::string::npos;
            };
            QCOMPARE(std::any_of(players.begin(), players.end(), named), writes);
        }
        QVERIFY(written > 0);
    }
};

QTEST_MAIN(SetupKeysTest)
#include "setup_keys_test.moc"
