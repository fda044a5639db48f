#include <QTest>

#include "table/action_model.h"

using facedown::table::ActionModel;

/// Buttons, several of which have a choice to step.
class ActionModelTest : public QObject
{
    Q_OBJECT

    static ActionModel::Action action(const QString& event, const std::vector<int>& numbers)
    {
        ActionModel::Action made{{}, {}};
        for (const int number : numbers) {
            const QString text = QStringLiteral("%1 %2").arg(event).arg(number);
            made.choices.push_back({text, text, {}, number});
        }
        return made;
    }

    static QString chosen(const ActionModel& model, int row)
    {
        return model.value(row, "event").toString();
    }

private slots:
    /// As in a game of bids on more than one thing.
    void theRowIsSteppedThatIsMeant()
    {
        ActionModel model;
        model.show({action("ones", {1, 2, 3}), action("twos", {2, 3, 12}), action("pass", {0})});
        QCOMPARE(model.stepAny(1, 1), 1);
        QCOMPARE(chosen(model, 0), "ones 1");
        QCOMPARE(chosen(model, 1), "twos 3");
        // Where the one that is meant has no choice, or none is meant, the first that has.
        QCOMPARE(model.stepAny(1, 2), 0);
        QCOMPARE(model.stepAny(1), 0);
        QCOMPARE(chosen(model, 0), "ones 3");
        QCOMPARE(model.stepAny(1, 7), 0);
        QCOMPARE(chosen(model, 1), "twos 3");

        model.show({action("pass", {0})});
        QCOMPARE(model.stepAny(1, 0), -1);
    }

    void theNumberIsTypedInTheRowThatIsMeant()
    {
        ActionModel model;
        model.show({action("ones", {1, 2, 3}), action("twos", {2, 3, 12}), action("pass", {0})});
        QCOMPARE(model.type(2, 0), 0);
        QCOMPARE(chosen(model, 0), "ones 2");
        model.endTyping();
        QCOMPARE(model.type(3, 1), 1);
        QCOMPARE(chosen(model, 1), "twos 3");
        QCOMPARE(chosen(model, 0), "ones 2");
        model.endTyping();
        // What the row that is meant has not is another's, as also what two digits make.
        QCOMPARE(model.type(1, 1), 0);
        QCOMPARE(model.type(2, 1), 1);
        QCOMPARE(chosen(model, 0), "ones 1");
        QCOMPARE(chosen(model, 1), "twos 12");
        model.endTyping();
        QCOMPARE(model.type(9, 1), -1);
        // A digit typed for a decision counts for no later one.
        QCOMPARE(model.type(1, 1), 0);
        model.show({action("twos", {2, 3, 12})});
        QCOMPARE(model.type(2), 0);
        QCOMPARE(chosen(model, 0), "twos 2");
    }

    void theFirstThatRisksLittleHasTheFocus()
    {
        ActionModel model;
        ActionModel::Action risky = action("flip", {0});
        risky.risky = true;
        const ActionModel::Action keepsPlace{{{}}, {}};
        model.show({risky, keepsPlace, action("pass", {0})});
        QCOMPARE(model.preselected(), 2);
        model.show({keepsPlace, risky});
        QCOMPARE(model.preselected(), 0);
        ActionModel::Action alike = action("pass", {0});
        alike.alike = true;
        model.show({action("pass", {0}), alike});
        QCOMPARE(model.preselected(), -1);
    }
};

QTEST_GUILESS_MAIN(ActionModelTest)
#include "action_model_test.moc"
