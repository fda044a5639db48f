#include "qml/fits.h"

using namespace facedown;
using namespace facedown::qml;

/// The page on which a game is set up.
class SetupTest : public FitsInEveryLanguage
{
    Q_OBJECT

    static QString level(Screen& screen, int row)
    {
        const play::Setup& setup = *screen.controller.setup();
        return setup.value(row, "level").toString();
    }

    /// Opens a list of levels and clicks on one of them.
    static void choose(Screen& screen, QQuickItem* box, const QString& name)
    {
        screen.click(box);
        QQuickItem* line = nullptr;
        const auto open = [&] {
            screen.draw();
            for (QQuickItem* item : screen.seen("QQuickItemDelegate"))
                if (item->property("modelData").toString() == name)
                    line = item;
            return line != nullptr;
        };
        QTRY_VERIFY(open());
        screen.click(line);
        QTRY_VERIFY(screen.seen("QQuickItemDelegate").isEmpty());
    }

    static QQuickItem* boxSaying(Screen& screen, const QString& text)
    {
        for (QQuickItem* box : screen.seen("LevelBox"))
            if (box->property("caption").toString() == text)
                return box;
        return nullptr;
    }

    static QList<QRectF> places(Screen& screen)
    {
        screen.draw();
        QList<QRectF> all;
        for (QQuickItem* item : screen.seen("LevelBox") + screen.seen("ActionButton"))
            all << onScreen(item);
        return all;
    }

private slots:
    void aLevelIsChosenFromAList()
    {
        Screen screen;
        screen.controller.open("geschenkt");
        screen.draw();
        QQuickItem* box = boxSaying(screen, "medium");
        QVERIFY(box != nullptr);
        const auto before = places(screen);
        choose(screen, box, "hard");
        QCOMPARE(level(screen, 1), QString("hard"));
        QCOMPARE(level(screen, 2), QString("medium"));
        QCOMPARE(box->property("caption").toString(), QString("hard"));
        QCOMPARE(places(screen), before); // nothing has moved
        choose(screen, boxSaying(screen, "Level of all bots"), "easy");
        for (int row = 0; row < screen.controller.setup()->players(); ++row)
            QCOMPARE(level(screen, row), QString("easy"));
        QCOMPARE(box->property("caption").toString(), QString("easy"));
    }

    /// A level for all only where there are several bots; secrets as soon as there are two people.
    void whatIsSetForAllIsThereForThoseItConcerns()
    {
        Screen screen;
        screen.controller.open("skull");
        const auto says = [&screen](const QString& text) {
            const auto all = screen.seen("QQuickText");
            return std::any_of(all.begin(), all.end(), [&](const QQuickItem* item) {
                return item->property("text").toString().startsWith(text);
            });
        };
        for (int people = 1; people <= 4; ++people) {
            screen.controller.setup()->setBot(people - 1, false);
            screen.draw();
            QCOMPARE(boxSaying(screen, "Level of all bots") != nullptr, people < 3);
            QCOMPARE(says("Keeping secrets"), people > 1);
            QCOMPARE(says("The screen is passed on before decisions"), people > 1);
        }
        screen.preferences.setSharing(play::Preferences::Peek);
        screen.draw();
        QVERIFY(says("Whoever is to act holds V"));
    }

    void whatStandsInOneRowIsInLine_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("text");
        for (const char* language : {"en", "ja"})
            for (const double text : {0.8, 1.0, 1.5, 2.0})
                QTest::addRow("%s, text %.1f", language, text) << QString(language) << text;
    }

    void whatStandsInOneRowIsInLine()
    {
        QFETCH(QString, language);
        QFETCH(double, text);
        setLanguage(language, text);
        Screen screen(QSize(1366, 740));
        screen.controller.open("nyet");
        screen.controller.setup()->offerPhones();
        screen.draw();
        for (QQuickItem* row : screen.seen("PlayerRow")) {
            QList<QQuickItem*> below;
            collect(row, below);
            int parts = 0;
            for (const QQuickItem* item : std::as_const(below)) {
                const bool button = item->inherits("QQuickAbstractButton") &&
                                    !item->property("glyph").toString().isEmpty();
                if (!isSeen(item) || (!button && !isA(item, "TextBox") && !isA(item, "LevelBox")))
                    continue;
                ++parts;
                QVERIFY(qAbs(onScreen(item).center().y() - onScreen(row).center().y()) < 0.75);
            }
            QCOMPARE(parts, 4);
        }
    }

    void nothingMovesWithTheLevel()
    {
        setLanguage("ja");
        Screen screen(QSize(1024, 640));
        screen.controller.open("nyet");
        const auto before = places(screen);
        for (const QString& level : screen.controller.setup()->levels()) {
            screen.controller.setup()->setLevel(1, level);
            QCOMPARE(places(screen), before);
        }
    }

    /// A person holds their hand on a phone where a bot has its level: names keep their room.
    void aPhoneIsChosenAndTakesNoRoom()
    {
        for (const Language& language : languages) {
            setLanguage(QString::fromUtf8(language.code));
            Screen screen(QSize(960, 600));
            screen.controller.open("nyet");
            const auto narrowest = [&screen] {
                screen.draw();
                qreal least = screen.view.width();
                for (const QQuickItem* field : screen.seen("TextBox"))
                    least = std::min(least, field->width());
                return least;
            };
            const qreal before = narrowest();
            screen.controller.setup()->offerPhones();
            QVERIFY2(narrowest() > before * 0.7, language.code);
            const auto first = [&screen](const char* glyph) {
                const auto items = screen.seen("QQuickAbstractButton");
                const auto found =
                    std::find_if(items.begin(), items.end(), [glyph](const QQuickItem* item) {
                        return item->property("glyph").toString() == QLatin1String(glyph);
                    });
                return found != items.end() ? *found : nullptr;
            };
            QQuickItem* phone = first("phone");
            QVERIFY(phone != nullptr);
            screen.click(phone);
            QCOMPARE(screen.controller.setup()->onPhones(), std::vector<int>{0});
            // One of the three is chosen, not two.
            QVERIFY(phone->property("primary").toBool());
            QVERIFY(first("person") != nullptr);
            QVERIFY(!first("person")->property("primary").toBool());
            // Who holds a hand on a phone shares no screen, and covers nothing there.
            screen.controller.setup()->setBot(1, false);
            QVERIFY(!screen.controller.setup()->shared());
            screen.click(phone);
            QVERIFY(screen.controller.setup()->shared());
            QVERIFY(screen.controller.setup()->onPhones().empty());
        }
    }

    void theHousesNamesAreReadWhole()
    {
        for (const Language& language : languages) {
            setLanguage(QString::fromUtf8(language.code));
            Screen screen(QSize(1024, 640));
            screen.controller.open("skull");
            screen.controller.setup()->offerPhones();
            for (const int players : {4, 12}) { // few have large portraits
                screen.controller.setup()->setPlayers(players);
                screen.draw();
                QVERIFY(screen.seen("TextBox").size() > 3);
                for (const QQuickItem* field : screen.seen("TextBox")) {
                    const qreal room = field->width() - field->property("leftPadding").toReal() -
                                       field->property("rightPadding").toReal();
                    QVERIFY2(field->property("contentWidth").toReal() <= room + 1,
                             qPrintable(field->property("text").toString()));
                }
            }
        }
    }

    void theRulesAreNear()
    {
        Screen screen;
        screen.controller.open("nyet");
        QSignalSpy wanted(&screen.controller, &play::Controller::rulesWanted);
        QVERIFY(screen.press("Rules of this game"));
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted[0][0].toString(), QString("nyet"));
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QVERIFY(screen.controller.session() != nullptr);
    }

    void aListUsedByMouseLeavesEnterToTheStart()
    {
        Screen screen;
        screen.controller.open("skull");
        screen.draw();
        choose(screen, boxSaying(screen, "medium"), "hard");
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QCOMPARE(screen.controller.page(), play::Controller::TablePage);
    }

    /// While nobody writes, a name that is too long for its place shows how it begins.
    void aLongNameShowsItsBeginning()
    {
        setLanguage("en", 2);
        Screen screen(QSize(960, 560));
        screen.controller.open("geschenkt");
        screen.controller.setup()->rename(0, "Maximiliana Featherstone");
        screen.draw();
        QQuickItem* field = screen.seen("TextBox").value(0);
        QVERIFY(field != nullptr);
        QVERIFY(field->property("contentWidth").toReal() > field->width());
        const auto begins = [field] {
            QRectF first;
            const bool known = QMetaObject::invokeMethod(
                field, "positionToRectangle", Q_RETURN_ARG(QRectF, first), Q_ARG(int, 0));
            return known && first.x() >= 0;
        };
        QVERIFY(begins());
        screen.click(field);
        QTest::keyClick(&screen.view, Qt::Key_End);
        QVERIFY(!begins());
        QTest::keyClick(&screen.view, Qt::Key_Tab);
        QVERIFY(begins());
    }

    /// Also of what is pasted, and of what is written on.
    void thatANameCannotBeLongerIsSaid()
    {
        for (const Language& language : languages) {
            setLanguage(QString::fromUtf8(language.code));
            Screen screen;
            screen.controller.open("skull");
            screen.draw();
            QQuickItem* field = screen.seen("TextBox").value(0);
            QVERIFY(field != nullptr);
            const auto said = [&] {
                screen.draw();
                const auto all = screen.seen("Words");
                return std::any_of(all.begin(), all.end(), [](const QQuickItem* item) {
                    return item->property("text").toString().contains("24");
                });
            };
            screen.click(field);
            QVERIFY(!said());
            QMetaObject::invokeMethod(field, "insert", Q_ARG(int, 0),
                                      Q_ARG(QString, "Ana Maria of the Seven Mountains"));
            QTRY_VERIFY(said());
            QTest::keyClick(&screen.view, Qt::Key_Backspace);
            QTRY_VERIFY(!said());
            QTest::keyClick(&screen.view, Qt::Key_X);
            QTRY_VERIFY(said());
            QTest::keyClick(&screen.view, Qt::Key_Tab);
            QTRY_VERIFY(!said());
        }
    }

    /// Whatever is clicked next, also what makes the rows anew.
    void aNameThatWasTypedIsKept()
    {
        Screen screen;
        screen.controller.open("geschenkt");
        screen.controller.setup()->setPlayers(7);
        for (const char* next : {"Three cards removed face up", "Open chips"}) {
            screen.draw();
            QQuickItem* field = screen.seen("TextBox").value(1);
            QVERIFY(field != nullptr);
            screen.click(field);
            QTest::keyClick(&screen.view, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClick(&screen.view, Qt::Key_Z);
            QVERIFY(screen.press(next));
            screen.draw();
            QCOMPARE(screen.seen("TextBox").value(1)->property("text").toString(), QString("z"));
            screen.controller.setup()->rename(1, "");
        }
    }

    /// Also where what is written becomes the name that there was.
    void whatIsWrittenIsReadAsItWillBePlayed()
    {
        Screen screen;
        screen.controller.open("geschenkt");
        screen.draw();
        QQuickItem* field = screen.seen("TextBox").value(0);
        QVERIFY(field != nullptr);
        const QString usual = field->property("text").toString();
        for (const int key : {int(Qt::Key_Delete), int(Qt::Key_Space)}) {
            screen.click(field);
            QTest::keyClick(&screen.view, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClick(&screen.view, Qt::Key(key));
            QTest::keyClick(&screen.view, Qt::Key_Tab);
            QCOMPARE(field->property("text").toString(), usual);
        }
        screen.controller.setup()->rename(0, "Bea");
        QCOMPARE(field->property("text").toString(), QString("Bea"));
    }

    /// Also where it was opened by mouse.
    void aListThatIsOpenHasTheKeys()
    {
        Screen screen;
        screen.controller.open("skull");
        screen.draw();
        QQuickItem* box = boxSaying(screen, "medium");
        screen.click(box);
        screen.draw();
        QTest::keyClick(&screen.view, Qt::Key_Down);
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QCOMPARE(screen.controller.page(), play::Controller::SetupPage);
        QTRY_COMPARE(box->property("caption").toString(), "hard");
        QTRY_VERIFY(screen.seen("QQuickItemDelegate").isEmpty());
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QCOMPARE(screen.controller.page(), play::Controller::TablePage);
    }
};

QTEST_MAIN(SetupTest)
#include "setup_test.moc"
