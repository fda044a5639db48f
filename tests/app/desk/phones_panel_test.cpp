#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "app/phone/fake_network.h"
#include "desk/phones_panel.h"
#include "desk_test.h"

namespace facedown::desk {

using phone::House;
using phone::Phone;
using Place = phone::Phones::Place;

/// The panel of seats on phones: what its buttons do, and what it shows of each seat.
class PhonesPanelTest : public QObject
{
    Q_OBJECT

    /// The visible buttons of that text, a player's each.
    static QList<QPushButton*> buttons(const QWidget& panel, const QString& text)
    {
        QList<QPushButton*> found;
        for (QPushButton* button : panel.findChildren<QPushButton*>())
            if (button->text() == text && button->isVisibleTo(&panel))
                found << button;
        return found;
    }

    static QStringList texts(const QWidget& panel)
    {
        QStringList found;
        for (const QLabel* label : panel.findChildren<QLabel*>())
            if (label->isVisibleTo(&panel))
                found << label->text();
        return found;
    }

private slots:
    void seatsAreMovedByItsButtons()
    {
        House house(play::someMatch(3, 1, 1));
        PhonesPanel panel(&house.lobby, &house.phones, nullptr);
        QCOMPARE(buttons(panel, "Play on a Phone").size(), 3);
        QCOMPARE(buttons(panel, "Give to a Bot").size(), 1);
        buttons(panel, "Play on a Phone")[0]->click();
        QCOMPARE(house.phones.place(0), Place::Expected);
        QVERIFY(texts(panel).contains(house.phones.address(0)));
        QVERIFY(texts(panel).contains("Waiting for a phone"));
        buttons(panel, "Copy the Address")[0]->click();
        QCOMPARE(QApplication::clipboard()->text(), house.phones.address(0));
        {
            const Phone holder(house, 0);
            QVERIFY(!texts(panel).contains(house.phones.address(0)));
            QVERIFY(texts(panel).contains("On a phone ✓"));
            const Phone other(house, 0);
            QCOMPARE(buttons(panel, "Let the Other Phone In").size(), 1);
            buttons(panel, "Keep the Other Phone Out")[0]->click();
            QVERIFY(!other.isOpen());
            const QString before = house.phones.address(0);
            buttons(panel, "Make a New Code")[0]->click();
            QVERIFY(house.phones.address(0) != before);
            QVERIFY(!holder.isOpen());
        }
        buttons(panel, "Give to a Bot")[0]->click();
        QCOMPARE(house.phones.place(0), Place::Bot);
        buttons(panel, "Play on This Screen")[0]->click();
        QCOMPARE(house.phones.place(0), Place::Here);
    }

    void whyNoPhoneCanComeIsSaid()
    {
        House house(play::someMatch(3, 1, 1));
        house.network.addresses.clear();
        PhonesPanel panel(&house.lobby, &house.phones, nullptr);
        buttons(panel, "Play on a Phone")[0]->click();
        QVERIFY(texts(panel).contains(house.phones.trouble()));
        QVERIFY(!house.phones.trouble().isEmpty());
        QVERIFY(buttons(panel, "Copy the Address").isEmpty());
        // Once there is a network, the panel shows the code.
        house.network.addresses = QStringList{"10.0.0.2"};
        QTRY_COMPARE(buttons(panel, "Copy the Address").size(), 1);
    }
};

} // namespace facedown::desk

int main(int argc, char** argv)
{
    return facedown::desk::runTest<facedown::desk::PhonesPanelTest>(argc, argv);
}
#include "phones_panel_test.moc"
