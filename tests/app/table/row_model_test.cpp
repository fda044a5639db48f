#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "table/row_model.h"

using namespace facedown::table;

namespace {

struct Pet
{
    QString name;
    int legs = 0;

    bool operator==(const Pet&) const = default;
};

class Pets : public RowModel
{
public:
    Pets()
    {
        addRoles(pets_,
                 {{"name", &Pet::name}, {"walks", [](const Pet& pet) { return pet.legs > 0; }}});
        addRoles({{"number", [](int row) { return row + 1; }}});
    }

    void show(std::vector<Pet> pets) { replaceRows(pets_, std::move(pets)); }
    void shear(int row, int legs)
    {
        changeRow(row, [&] { pets_[std::size_t(row)].legs = legs; });
    }

private:
    std::vector<Pet> pets_;
};

} // namespace

class RowModelTest : public QObject
{
    Q_OBJECT

private slots:
    void eachRoleTellsItsPart()
    {
        Pets pets;
        const QAbstractItemModelTester tester(&pets);
        pets.show({{"Tobi", 4}, {"Nemo", 0}});
        QCOMPARE(pets.rowCount(), 2);
        QCOMPARE(pets.value(1, "name"), QVariant("Nemo"));
        QCOMPARE(pets.value(0, "walks"), QVariant(true));
        QCOMPARE(pets.value(1, "walks"), QVariant(false));
        QCOMPARE(pets.value(1, "number"), QVariant(2));
        QCOMPARE(pets.roleNames().value(pets.role("walks")), QByteArray("walks"));
        QCOMPARE(pets.roleNames().size(), 3);
        QCOMPARE(pets.rowCount(pets.index(0)), 0);
    }

    void nothingIsToldOfWhatThereIsNot()
    {
        Pets pets;
        QVERIFY(!pets.value(0, "name").isValid());
        pets.show({{"Tobi", 4}});
        QVERIFY(!pets.value(1, "name").isValid());
        QVERIFY(!pets.value(-1, "name").isValid());
        QCOMPARE(pets.role("tail"), -1);
        QVERIFY(!pets.value(0, "tail").isValid());
        for (const int role : {int(Qt::DisplayRole), Qt::UserRole - 1, Qt::UserRole + 3})
            QVERIFY(!pets.data(pets.index(0), role).isValid());
    }

    void rowsThatDifferAreTold()
    {
        Pets pets;
        const QSignalSpy reset(&pets, &Pets::modelReset);
        const QSignalSpy changed(&pets, &Pets::dataChanged);
        pets.show({{"Tobi", 4}, {"Nemo", 0}, {"Rex", 4}});
        QCOMPARE(reset.count(), 1);
        pets.show({{"Tobi", 4}, {"Lulu", 2}, {"Rex", 4}});
        QCOMPARE(reset.count(), 1);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed[0][0].toModelIndex(), pets.index(1));
        QCOMPARE(changed[0][1].toModelIndex(), pets.index(1));
    }

    void rolesThatDifferAreTold()
    {
        Pets pets;
        pets.show({{"Tobi", 4}, {"Rex", 4}});
        const QSignalSpy changed(&pets, &Pets::dataChanged);
        pets.shear(1, 3);
        QVERIFY(changed.isEmpty()); // it still walks
        pets.shear(1, 0);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed[0][0].toModelIndex(), pets.index(1));
        QCOMPARE(changed[0][2].value<QList<int>>(), QList<int>{pets.role("walks")});
    }
};

QTEST_GUILESS_MAIN(RowModelTest)
#include "row_model_test.moc"
