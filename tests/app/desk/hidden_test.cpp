#include "desk_test.h"

#include <bit>

#include <QAccessible>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMetaProperty>
#include <QRandomGenerator>

#include "app/play/session_play.h"
#include "app/play/twins.h"
#include "app/table/reading.h"
#include "core/playout.h"
#include "engine/every_game.h"

namespace facedown::desk {

/// With what is hidden from whoever sits at the screen drawn anew, nothing of the window differs:
/// what is drawn and where, what a screen reader finds, focus, tooltips, titles, menus, files.
class HiddenTest : public DeskTest
{
    Q_OBJECT

    /// Wherever the window is.
    static QStringList accessible(QAccessibleInterface* place, QPoint window)
    {
        QStringList all;
        if (place == nullptr)
            return all;
        const QRect rect = place->rect().translated(-window);
        all << QString("%1 %2 at %3,%4 %5x%6")
                   .arg(place->role())
                   .arg(std::bit_cast<quint64>(place->state()), 0, 16)
                   .arg(rect.x())
                   .arg(rect.y())
                   .arg(rect.width())
                   .arg(rect.height());
        for (const auto text : {QAccessible::Name, QAccessible::Description, QAccessible::Value,
                                QAccessible::Help, QAccessible::Accelerator})
            all << place->text(text);
        for (int i = 0; i < place->childCount(); ++i)
            all << accessible(place->child(i), window);
        return all;
    }

    /// Every item with all that can be read of it: the picture, its tooltips and what has focus.
    static QStringList items(QQuickItem* item)
    {
        // Each engine numbers the types that it makes.
        const QString name =
            QString::fromLatin1(item->metaObject()->className()).section("_QML", 0, 0);
        QStringList all;
        for (int i = 0; i < item->metaObject()->propertyCount(); ++i) {
            const QMetaProperty property = item->metaObject()->property(i);
            const QVariant value = property.read(item);
            if (value.canConvert<QString>())
                all << QString("%1.%2: %3").arg(name, property.name(), value.toString());
        }
        // What is drawn of a scroll bar, as long as it is shown, fades by the clock.
        if (!item->inherits("QQuickScrollBar"))
            for (QQuickItem* child : item->childItems())
                all << items(child);
        return all;
    }

    QStringList window() const
    {
        MainWindow& window = application().window();
        QStringList all{window.windowTitle(), window.windowIconText(), window.windowFilePath()};
        for (const QAction* action : actions())
            all << action->text() << action->toolTip() << action->statusTip()
                << QString("enabled %1, checked %2")
                       .arg(action->isEnabled())
                       .arg(action->isChecked());
        all << table::dump(application().controller());
        QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&window);
        all << accessible(root, root->rect().topLeft());
        all << items(window.table());
        // What it would be saved as.
        action("Save As…")->trigger();
        auto* dialog = window.findChild<QFileDialog*>();
        all << dialog->windowTitle() << QFileInfo(dialog->selectedFiles().first()).fileName();
        delete dialog;
        return all;
    }

    /// What comes to the table of a program that has just been started, as it is before any bot
    /// moves, and, where the person is to act, after a decision.
    QStringList seenOf(const match::Match& match, const QString& decision)
    {
        QDir(folder()).removeRecursively();
        start();
        application().controller().play(match);
        session()->setPaused(true);
        settle();
        QStringList all = window();
        if (!decision.isEmpty()) {
            session()->choose(decision);
            session()->setPaused(true); // whoever plays goes on
            settle();
            all << window();
        }
        all << QDir(folder()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
        end();
        return all;
    }

    void settle()
    {
        play::letHappen();
        (void)application().window().picture();
    }

    /// A moment of a match at which a seat, or nobody, looks on.
    template <core::Game G>
    void look(const match::Match& match, core::Seat viewer, core::Random& random, int& pairs)
    {
        play::Twins<G> twins(match, viewer, random);
        if (!twins.differ() || !twins.goOn() || twins.one.actor() < 0)
            return;
        ++pairs;
        const bool amongBots = random.below(2) == 0;
        for (match::Match* one : {&twins.one, &twins.other})
            play::seat(*one, viewer, amongBots);
        QString decision;
        if (play::Twins<G> next = twins;
            play::isToAct(next.one, viewer) && next.goOn() && next.one.actor() != core::chance)
            decision = QString::fromStdString(next.one.event(next.one.length() - 1));
        // What moves by itself may be caught on its way: both are looked at anew then, and are to
        // be alike in everything at once.
        QStringList differ;
        for (int looks = 0; looks == 0 || (looks < 4 && !differ.isEmpty()); ++looks) {
            const QStringList one = seenOf(twins.one, decision);
            const QStringList other = seenOf(twins.other, decision);
            QVERIFY(other.size() > 1000);
            QCOMPARE(one.size(), other.size());
            differ.clear();
            for (qsizetype i = 0; i < other.size(); ++i)
                if (one[i] != other[i])
                    differ << one[i] + " | " + other[i];
            values_ += other.size();
        }
        QVERIFY2(differ.isEmpty(), qPrintable(differ.mid(0, 12).join("\n")));
    }

    qsizetype values_ = 0;

private slots:
    void initTestCase()
    {
        QAccessible::setActive(true);
        // Without a window manager the first window of a program has another place in its frame.
        start();
        settle();
        end();
    }

    void whatIsHiddenChangesNothing_data() { test::addGames(); }
    void whatIsHiddenChangesNothing()
    {
        QFETCH(QString, game);
        test::withGame(game, [this]<core::Game G>() {
            const auto seed = QRandomGenerator::system()->generate() % 100'000;
            qInfo("seed %u", seed);
            core::Random random(seed);
            const int wanted = std::max(4, qEnvironmentVariableIntValue("FACEDOWN_FUZZ_GAMES"));
            int pairs = 0;
            for (int tries = 0; pairs < wanted && tries < 100 * wanted; ++tries) {
                const auto match = play::playedOn(
                    someMatch(QString::fromUtf8(G::id.data(), qsizetype(G::id.size())), 4, 0,
                              seed + std::uint64_t(tries)),
                    std::size_t(1 + random.below(60)));
                const int at = random.below(match.players() + 1);
                if (!match.over())
                    look<G>(match, at == match.players() ? core::nobody : at, random, pairs);
                if (QTest::currentTestFailed())
                    return;
            }
            QCOMPARE(pairs, wanted);
            qInfo("%lld values", qlonglong(values_));
        });
    }

    void whoComesToScanACodeSeesNobodysHand()
    {
        showOpenHand();
        action("Seats on Phones…")->trigger();
        QVERIFY(session()->curtain());
    }

    void whoComesToScanACodeSeesNotTheHandOfWhoIsAlone()
    {
        start();
        application().controller().play(someMatch("nyet", 3, 1));
        QTRY_VERIFY(session()->table()->yourTurn());
        QVERIFY(!session()->curtain());
        action("Seats on Phones…")->trigger();
        QVERIFY(session()->curtain());
        QCOMPARE(session()->table()->viewer(), int(core::nobody));
    }

    void whoBringsTheWindowBackSeesNobodysHand()
    {
        showOpenHand();
        application().window().showMinimized();
        QTRY_VERIFY(session()->curtain());
    }

private:
    void showOpenHand()
    {
        start();
        application().controller().play(someMatch("skull", 3, 2));
        QTRY_VERIFY(session()->curtain());
        session()->openCurtain();
        QVERIFY(!session()->curtain());
    }
};

} // namespace facedown::desk

using facedown::desk::HiddenTest;
QTEST_MAIN(HiddenTest)
#include "hidden_test.moc"
