#include "desk_test.h"

#include <QAccessible>
#include <QFile>
#include <QQuickWidget>
#include <QRegularExpression>

#include "table/game_info.h"

namespace facedown::desk {

/// Everyone has a portrait, and chooses another by pressing it.
class PortraitsTest : public DeskTest
{
    Q_OBJECT

private:
    /// What is to be seen and spoken of by that name.
    QQuickItem* itemNamed(const QString& name) const
    {
        QQuickItem* found = nullptr;
        forEachVisible(application().window().table(), [&](QQuickItem* item) {
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(item);
            if (spoken != nullptr && spoken->text(QAccessible::Name) == name)
                found = item;
        });
        return found;
    }

    /// The portrait drawn in an item, below assets.
    static QString portraitIn(QQuickItem* item)
    {
        QString face;
        forEachVisible(item, [&face](const QQuickItem* part) {
            const QString source = part->property("source").toString();
            if (face.isEmpty() && source.contains(QStringLiteral("/assets/")))
                face = source.section(QStringLiteral("/assets/"), 1).section('.', 0, 0);
        });
        return face;
    }

    QQuickItem* buttonOf(const char* name) const
    {
        return itemNamed(QStringLiteral("%1’s portrait; press for the next one").arg(name));
    }

    QStringList shownInSetup() const
    {
        QStringList faces;
        for (const char* name : {"Ana", "Bruno", "Sora"})
            faces << portraitIn(buttonOf(name));
        return faces;
    }

    /// On the plates, from the first seat on, whatever their mood.
    QStringList shownAtTable() const
    {
        static const QRegularExpression mood(QStringLiteral("-(thinking|glad|dismayed)$"));
        QMap<int, QString> faces;
        forEachVisible(application().window().table(), [&faces](QQuickItem* item) {
            if (QByteArray(item->metaObject()->className()).startsWith("SeatPlate"))
                faces[item->property("index").toInt()] = portraitIn(item).remove(mood);
        });
        return faces.values();
    }

    void press(QQuickItem* item)
    {
        QVERIFY(item != nullptr);
        auto* view = application().window().findChild<QQuickWidget*>();
        const QPointF middle = item->mapToScene({item->width() / 2, item->height() / 2});
        QTest::mouseClick(view, Qt::LeftButton, {}, middle.toPoint());
        QCoreApplication::processEvents();
    }

    void setUp(const QString& game)
    {
        application().controller().open(game);
        application().controller().setup()->setPlayers(3);
        (void)application().window().picture();
    }

private slots:
    void init() { start(); }
    void cleanup() { end(); }

    void everyoneIsDrawnInEachMood_data() { pressedItShowsTheNextThatNobodyHas_data(); }

    void everyoneIsDrawnInEachMood()
    {
        QFETCH(QString, game);
        using table::Mood;
        QSet<QByteArray> drawings;
        int count = 0;
        for (const bool bot : {false, true})
            for (const QString& face : table::facesOf(table::gameInfo(game), bot))
                for (const Mood mood : {Mood::Calm, Mood::Thinking, Mood::Glad, Mood::Dismayed}) {
                    QFile file(QStringLiteral(":/assets/%1.svg").arg(portraitOf(face, mood)));
                    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
                    drawings << file.readAll();
                    ++count;
                }
        // The characters of a game that has its own are people's and bots' alike.
        const bool own = !table::gameInfo(game).faces.isEmpty();
        QCOMPARE(drawings.size(), own ? count / 2 : count);
        QVERIFY(own || count == 2 * 12 * 4);
    }

    void pressedItShowsTheNextThatNobodyHas_data()
    {
        QTest::addColumn<QString>("game");
        for (const table::GameInfo& info : table::gameInfos())
            QTest::newRow(qPrintable(info.id)) << info.id;
    }

    void pressedItShowsTheNextThatNobodyHas()
    {
        QFETCH(QString, game);
        setUp(game);
        press(itemNamed(QStringLiteral("Bruno is human")));
        QStringList free = table::facesOf(table::gameInfo(game), false);
        QStringList shown = shownInSetup();
        QCOMPARE(QSet<QString>(shown.begin(), shown.end()).size(), 3);
        QVERIFY(free.contains(shown[0]) && free.contains(shown[1]));
        free.removeOne(shown[1]);
        free.removeOne(shown[2]); // where bots look like people
        while (free.first() != shown[0])
            free.append(free.takeFirst());
        // Once round, past the others' portraits, which stay.
        free.append(free.takeFirst());
        for (const QString& next : free) {
            press(buttonOf("Ana"));
            shown[0] = next;
            QCOMPARE(shownInSetup(), shown);
        }
    }

    void whatWasChosenStays_data() { pressedItShowsTheNextThatNobodyHas_data(); }

    void whatWasChosenStays()
    {
        QFETCH(QString, game);
        setUp(game);
        for (const char* name : {"Ana", "Ana", "Sora"})
            press(buttonOf(name));
        const QStringList chosen = shownInSetup();
        press(itemNamed(QStringLiteral("Start the game")));
        QVERIFY(session() != nullptr);
        QCOMPARE(shownAtTable(), chosen);
        // In the record, for those who chose.
        const auto kept = match::Match::fromRecord(session()->match().record());
        QVERIFY(kept.has_value());
        QCOMPARE(QString::fromStdString(kept->playerEntries()[0].face), chosen[0]);
        QCOMPARE(kept->playerEntries()[1].face, std::string());
        QCOMPARE(QString::fromStdString(kept->playerEntries()[2].face), chosen[2]);

        QTRY_VERIFY(session()->table()->yourTurn());
        session()->choose(QString::fromStdString(session()->match().legal().front()));
        start(startIn(folder()));
        QTRY_VERIFY(!application().controller().unfinished().isEmpty());
        application().controller().resume();
        QTRY_VERIFY(session() != nullptr);
        QCOMPARE(shownAtTable(), chosen);
        setUp(game);
        QCOMPARE(shownInSetup(), chosen);
    }
};

} // namespace facedown::desk

using facedown::desk::PortraitsTest;
QTEST_MAIN(PortraitsTest)
#include "portraits_test.moc"
