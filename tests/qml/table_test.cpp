#include <QFontDatabase>
#include <QQuickStyle>
#include <QSignalSpy>
#include <QTranslator>

#include "app/play/session_play.h"
#include "app/table/skull_truth.h"
#include "qml/screen.h"

using namespace facedown;
using namespace facedown::qml;
using play::Preferences;
using play::someMatch;

namespace {

QStringList warnings;
QtMessageHandler usualHandler = nullptr;

void note(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    const bool platform = QByteArray(context.category).startsWith("qt.qpa");
    if ((type == QtWarningMsg || type == QtCriticalMsg) && !platform)
        warnings << message;
    usualHandler(type, context, message);
}

} // namespace

/// The table as it is seen and touched, without a window system.
class TableTest : public QObject
{
    Q_OBJECT

    static const core::Play<skull::Skull>& playOf(Screen& screen)
    {
        return std::get<core::Play<skull::Skull>>(screen.session().match().play());
    }

    /// Shows all that has changed, so that it can be touched.
    static void draw(Screen& screen) { (void)screen.view.grabWindow(); }

    static bool yourTurn(Screen& screen)
    {
        return !screen.session().holding() && screen.session().table()->yourTurn();
    }

    /// Waits until a person is to act or it is over.
    static bool waitForTurn(Screen& screen)
    {
        QSignalSpy changed(&screen.session(), &play::Session::changed);
        const auto mustPeek = [&] {
            return screen.session().canPeek() && !screen.session().holding();
        };
        while (!yourTurn(screen) && !screen.session().curtain() && !mustPeek() &&
               (screen.session().holding() || !screen.session().match().over()))
            if (!changed.wait(20000))
                return false;
        draw(screen);
        return true;
    }

    /// Clicks on a piece or a button for one of the decisions offered. Empty if it was done.
    static QString decideByClicking(Screen& screen, core::Random& random)
    {
        const auto& actions = screen.session().table()->actions()->actions();
        const auto& action = actions[static_cast<std::size_t>(random.below(int(actions.size())))];
        const auto choice = action.choices[action.chosen];
        QQuickItem* target = random.below(2) == 0 ? screen.piece(choice.event) : nullptr;
        if (target == nullptr)
            target = screen.button(choice.text);
        if (target == nullptr)
            return "nothing to click on for " + choice.event;
        const int length = screen.session().length();
        screen.click(target);
        if (screen.session().length() == length)
            return "a click did not do " + choice.event;
        return {};
    }

    /// The pictures of discs' faces that can be seen: "flower-3". A verdict's is no disc.
    static QStringList facesSeen(Screen& screen)
    {
        static const QRegularExpression disc(QStringLiteral("/disc-((?:flower|skull)-\\d+)\\.svg"));
        QStringList faces;
        for (QQuickItem* item : screen.items()) {
            const auto match = disc.match(item->property("source").toUrl().toString());
            if (!match.hasMatch() || !isSeen(item))
                continue;
            bool verdict = false;
            for (QQuickItem* above = item; above != nullptr; above = above->parentItem())
                verdict = verdict || isA(above, "SkullVerdict");
            if (!verdict)
                faces << match.captured(1);
        }
        return faces;
    }

    /// The faces on the screen that nobody may see now. Empty if all is well.
    static QString betrayed(Screen& screen)
    {
        if (screen.lobby.session() == nullptr || screen.session().match().over())
            return {};
        const auto& table = *screen.session().table();
        const int players = screen.session().match().players();
        for (const QString& face : facesSeen(screen)) {
            const int owner = face.section('-', 1).toInt();
            if (table.viewer() >= 0 && !screen.session().curtain() &&
                owner % players == table.viewer() % players)
                continue;
            bool open = false;
            for (const table::Beat beat : {table::Beat::Deed, table::Beat::Settled}) {
                const skull::State state = asItLies(playOf(screen), beat);
                const skull::Tribe& tribe = state.table.tribe(owner);
                for (int place = tribe.faceDown(); place < tribe.mat; ++place)
                    open = open || (state.skull(owner) == place) == face.startsWith("skull");
            }
            if (!open)
                return face;
        }
        return {};
    }

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

private slots:
    static void initMain()
    {
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
        QQuickStyle::setStyle(QStringLiteral("Basic"));
    }

    void initTestCase() { usualHandler = qInstallMessageHandler(note); }
    void init() { warnings.clear(); }
    void cleanup() { QCOMPARE(warnings, QStringList()); }
    void cleanupTestCase() { qInstallMessageHandler(usualHandler); }

    void aWholeGameByClicking()
    {
        const int seed = qEnvironmentVariable("FACEDOWN_FUZZ_SEED", "5").toInt();
        qInfo("seed %d", seed);
        core::Random random(static_cast<std::uint64_t>(seed));
        Screen screen;
        screen.lobby.setSeed(static_cast<std::uint64_t>(seed));
        draw(screen);
        QQuickItem* button = screen.button("Play");
        QVERIFY(button != nullptr);
        screen.click(button);
        QCOMPARE(screen.lobby.page(), play::Lobby::SetupPage);
        screen.lobby.setup()->setPlayers(3);
        draw(screen);
        button = screen.button("To the table");
        QVERIFY(button != nullptr);
        screen.click(button);
        QCOMPARE(screen.lobby.page(), play::Lobby::TablePage);
        while (true) {
            QVERIFY(waitForTurn(screen));
            if (screen.session().match().over())
                break;
            const QString fault = decideByClicking(screen, random);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
        QVERIFY(screen.seen("QQuickText").size() > 3);

        // Another game: the same table with other pieces, to be touched like the first.
        button = screen.button("Another game");
        QVERIFY(button != nullptr);
        const auto* first = screen.lobby.session();
        screen.click(button);
        QVERIFY(screen.lobby.session() != nullptr && screen.lobby.session() != first);
        QVERIFY(waitForTurn(screen));
        for (int i = 0; i < 3 && !screen.session().match().over(); ++i) {
            const QString fault = decideByClicking(screen, random);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            QVERIFY(waitForTurn(screen));
        }
        screen.lobby.home();
        draw(screen);
        QVERIFY(screen.button("Go on") != nullptr);
        screen.click(screen.button("Go on"));
        QCOMPARE(screen.lobby.page(), play::Lobby::TablePage);
        QVERIFY(waitForTurn(screen));
    }

    void nobodysSecretIsOnTheScreen_data()
    {
        QTest::addColumn<int>("sharing");
        QTest::addColumn<int>("tribes");
        QTest::newRow("curtain") << int(Preferences::Curtain) << 1;
        QTest::newRow("curtain, two tribes") << int(Preferences::Curtain) << 2;
        QTest::newRow("peek") << int(Preferences::Peek) << 1;
    }

    void nobodysSecretIsOnTheScreen()
    {
        QFETCH(int, sharing);
        QFETCH(int, tribes);
        qInfo("seed 3");
        core::Random random(3);
        Screen screen(QSize(1024, 640));
        screen.preferences.overridePace(Preferences::Fast);
        screen.preferences.setSharing(static_cast<Preferences::Sharing>(sharing));
        int frames = 0;
        int own = 0;
        QString secret;
        const auto look = [&] {
            ++frames;
            if (secret.isEmpty())
                secret = betrayed(screen);
            if (screen.lobby.session() != nullptr && screen.session().table()->viewer() >= 0)
                own += static_cast<int>(facesSeen(screen).size());
        };
        connect(&screen.view, &QQuickWindow::afterAnimating, this, look);
        connect(&screen.view, &QQuickWindow::frameSwapped, this, look);
        screen.lobby.play(someMatch(3, 2, 3, tribes));
        const auto* session = screen.lobby.session();
        connect(session, &play::Session::changed, this, look);
        while (screen.session().length() < 12) {
            const bool peeks =
                screen.session().canPeek() && !screen.session().holding() && !yourTurn(screen);
            if (peeks)
                screen.session().peek(true);
            QVERIFY(waitForTurn(screen));
            if (screen.session().curtain()) {
                look();
                QQuickItem* open = nullptr;
                for (QQuickItem* item : screen.seen("ActionButton"))
                    if (item->hasActiveFocus())
                        open = item;
                QVERIFY(open != nullptr); // Enter opens it
                QTest::keyClick(&screen.view, Qt::Key_Return);
                QVERIFY(!screen.session().curtain());
                draw(screen);
            }
            if (yourTurn(screen)) {
                const QString fault = decideByClicking(screen, random);
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
                draw(screen); // the first frame after
            }
            QVERIFY2(secret.isEmpty(), qPrintable(secret));
        }
        QVERIFY(frames > 30);
        QVERIFY(own > 0); // one's own are to be seen
    }

    void everyWordFits_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "zh_TW", "ja", "gl"})
            if (QFile::exists(QStringLiteral(":/i18n/facedown_%1.qm").arg(language)))
                QTest::newRow(language) << QString(language);
    }

    void everyWordFits()
    {
        QFETCH(QString, language);
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/facedown_%1.qm").arg(language)));
        QCoreApplication::installTranslator(&translator);
        QStringList families{"Inter", "Noto Sans CJK TC", "Noto Sans CJK JP"};
        for (const char* name :
             {"Inter-Regular", "Inter-Bold", "NotoSansCJKtc-Regular", "NotoSansCJKtc-Bold",
              "NotoSansCJKjp-Regular", "NotoSansCJKjp-Bold"})
            QVERIFY(QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/%1.otf").arg(name)) >=
                    0);
        if (language == "ja")
            families.swapItemsAt(1, 2);
        QFont font = QGuiApplication::font();
        font.setFamilies(families);
        QGuiApplication::setFont(font);

        core::Random random(7);
        Screen screen(QSize(1024, 640));
        QSet<QString> found;
        const auto check = [&] {
            draw(screen);
            for (const QString& misfit : misfits(screen))
                found << misfit;
        };
        check();
        screen.lobby.open("skull");
        screen.lobby.setup()->setPlayers(12);
        check();
        screen.lobby.play(someMatch(12, 1, 7, 1, true));
        for (int i = 0; i < 12 && !screen.session().match().over(); ++i) {
            QVERIFY(waitForTurn(screen));
            check();
            if (!yourTurn(screen))
                break;
            const QString fault = decideByClicking(screen, random);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            check(); // while it is held
        }
        screen.lobby.play(someMatch(3, 0, 7));
        QVERIFY(waitForTurn(screen));
        check(); // the end
        screen.lobby.play(someMatch(12, 12, 7));
        QVERIFY(waitForTurn(screen));
        check(); // the curtain
        for (const QString& misfit : qAsConst(found))
            qInfo("%s", qPrintable(misfit));
        QCOMPARE(found.size(), 0);
        QCoreApplication::removeTranslator(&translator);
    }
};

QTEST_MAIN(TableTest)
#include "table_test.moc"
