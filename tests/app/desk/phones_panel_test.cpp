#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include "app/phone/fake_network.h"
#include "desk/phones_panel.h"
#include "desk_test.h"
#include "play/characters.h"
#include "play/line_breaks.h"
#include "play/translator.h"
#include "translations/languages.h"

namespace facedown::desk {

using phone::House;
using phone::Phone;
using Place = phone::Phones::Place;

/// The panel of seats on phones: what its buttons do, and what it shows of each seat.
class PhonesPanelTest : public ApplicationTest
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
                found << play::unbroken(label->text());
        return found;
    }

    /// The face on the card with that name.
    static QImage faceBeside(const QWidget& panel, const QString& name)
    {
        for (const QLabel* label : panel.findChildren<QLabel*>())
            if (label->text() == name)
                for (const QLabel* face : label->parentWidget()->findChildren<QLabel*>())
                    if (!face->pixmap().isNull())
                        return face->pixmap().toImage();
        return {};
    }

    static QImage faceOf(House& house, int player)
    {
        const auto entries = play::shownPlayers(house.controller.session()->match());
        const QString face = entries[static_cast<std::size_t>(player)].face;
        return QIcon(QStringLiteral(":/assets/%1.svg").arg(face)).pixmap(40, 40).toImage();
    }

    static bool says(const QWidget& panel, const QString& part)
    {
        return !texts(panel).filter(play::unbroken(part)).isEmpty();
    }

private slots:
    void seatsAreMovedByItsButtons()
    {
        House house(play::someMatch(3, 1, 1));
        PhonesPanel panel(&house.controller, &house.phones, nullptr);
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
            QCOMPARE(faceBeside(panel, "Ana"), faceOf(house, 0));
            QVERIFY(faceBeside(panel, "Ana") != faceOf(house, 1));
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

    /// However many there are, the codes that are waited for are in sight.
    /// Pressed twice, a button does nothing to the next seat.
    void whatIsDoneLeavesTheFocusWhereNothingElseIs()
    {
        House house(play::someMatch(3, 2, 1));
        PhonesPanel panel(&house.controller, &house.phones, nullptr);
        panel.show();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        QPushButton* move = buttons(panel, "Play on a Phone")[1];
        move->setFocus();
        QTest::keyClick(move, Qt::Key_Space);
        QCOMPARE(house.phones.place(1), Place::Expected);
        const auto* focused = qobject_cast<QPushButton*>(panel.focusWidget());
        QVERIFY(focused != nullptr);
        QCOMPARE(focused->text(), QString("&Close"));
    }

    void itClosesWhenTheGameEnds()
    {
        House house(play::someMatch(3, 1, 1));
        PhonesPanel panel(&house.controller, &house.phones, nullptr);
        panel.show();
        play::Session* session = house.controller.session();
        session->setBot(0, true);
        QTRY_VERIFY_WITH_TIMEOUT(session->finished(), 60000);
        QTRY_VERIFY(!panel.isVisible());
    }

    void seatsOnPhonesComeFirst()
    {
        House house(play::someMatch(7, 7, 1));
        for (const int player : {2, 6})
            house.phones.moveToPhone(player);
        PhonesPanel panel(&house.controller, &house.phones, nullptr);
        const auto* grid = panel.findChild<QGridLayout*>();
        QVERIFY(grid != nullptr);
        for (const int player : {2, 6}) {
            const QWidget* card = grid->itemAtPosition(0, player == 2 ? 0 : 1)->widget();
            QVERIFY(texts(*card).contains(house.phones.address(player)));
        }
        QCOMPARE(buttons(panel, "Play on a Phone").size(), 5);
        house.phones.moveToPhone(0); // what stands there is not moved
        QVERIFY(texts(*grid->itemAtPosition(0, 2)->widget()).contains(house.phones.address(0)));
    }

    void largeTextIsScrolledOneWay_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const Language& language : languages)
            for (const QSize size : {QSize(600, 480), QSize(860, 560), QSize(1400, 800)})
                QTest::addRow("%s, %d × %d", language.code, size.width(), size.height())
                    << QString::fromUtf8(language.code) << size;
    }

    void largeTextIsScrolledOneWay()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        const play::Translator translator;
        const play::Translator::In in(language);
        House house(play::someMatch(7, 7, 1));
        for (const int player : {0, 1, 2, 3})
            house.phones.moveToPhone(player);
        const Phone holder(house, 0);
        const Phone other(house, 0); // which asks to be let in
        PhonesPanel panel(&house.controller, &house.phones, nullptr);
        const auto* area = panel.findChild<QScrollArea*>();
        const auto* grid = panel.findChild<QGridLayout*>();
        panel.resize(size);
        panel.show();
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
        QVERIFY(grid->itemAtPosition(0, 1) != nullptr);
        const QFont usual = QApplication::font();
        QFont large = usual;
        large.setPointSizeF(usual.pointSizeF() * 2);
        QApplication::setFont(large);
        const auto after = qScopeGuard([&usual] { QApplication::setFont(usual); });
        // Also when somebody's seat changes, and the buttons with it.
        for (const int player : {6, 5}) {
            QTRY_VERIFY(panel.font().pointSizeF() == large.pointSizeF());
            QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
            QVERIFY(!area->horizontalScrollBar()->isVisible());
            house.phones.moveToPhone(player);
            QCoreApplication::processEvents();
        }
        QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
        QCOMPARE(panel.size(), size);
        // What there is room for stands side by side.
        QCOMPARE(grid->itemAtPosition(0, 2) != nullptr, size.width() == 1400);
    }

    void whereItListensIsSaidAlsoWhenAllSeatsAreTaken()
    {
        House house(play::someMatch(3, 1, 1));
        PhonesPanel panel(&house.controller, &house.phones, nullptr);
        QVERIFY(!says(panel, "192.168.7.7:4711"));
        house.phones.moveToPhone(0);
        const Phone phone(house, 0);
        QCOMPARE(house.phones.place(0), Place::Taken);
        QVERIFY(texts(panel).contains("Phones reach this computer at 192.168.7.7:4711."));
        // The laptop wakes up in another network, the panel open.
        const QString before = house.phones.address(0);
        house.network.addresses = QStringList{"10.0.0.2"};
        QTRY_VERIFY(texts(panel).contains("Phones reach this computer at 10.0.0.2:4711."));
        QVERIFY(texts(panel).contains(house.phones.address(0)));
        QVERIFY(house.phones.address(0) != before);
        house.phones.moveHere(0);
        QVERIFY(!says(panel, "10.0.0.2"));
    }

    void theFirewallIsNamedWhileAPhoneIsAwaited_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("firewall");
        const QMap<QString, QString> words{
            {"en", "firewall"}, {"zh_TW", "防火牆"}, {"ja", "ファイアウォール"}, {"gl", "devasa"}};
        for (const Language& language : languages)
            QTest::newRow(language.code)
                << language.code << words.value(QString::fromUtf8(language.code));
    }

    void theFirewallIsNamedWhileAPhoneIsAwaited()
    {
        QFETCH(QString, language);
        QFETCH(QString, firewall);
        QVERIFY2(!firewall.isEmpty(), "which word is it in this language?");
        const play::Translator translator;
        const play::Translator::In in(language);
        House house(play::someMatch(3, 1, 1));
        PhonesPanel panel(&house.controller, &house.phones, nullptr);
        QVERIFY(!says(panel, firewall));
        house.phones.moveToPhone(0);
        QVERIFY(says(panel, firewall));
        {
            const Phone phone(house, 0);
            QVERIFY(!says(panel, firewall));
        }
        QVERIFY(says(panel, firewall));
        // What is known to be wrong is said instead.
        house.network.addresses.clear();
        QTRY_VERIFY(!house.phones.error().isEmpty());
        QVERIFY(says(panel, house.phones.error()));
        QVERIFY(!says(panel, firewall));
    }

    void whyNoPhoneCanComeIsSaid()
    {
        House house(play::someMatch(3, 1, 1));
        house.network.addresses.clear();
        PhonesPanel panel(&house.controller, &house.phones, nullptr);
        buttons(panel, "Play on a Phone")[0]->click();
        QVERIFY(says(panel, house.phones.error()));
        QVERIFY(!house.phones.error().isEmpty());
        QVERIFY(buttons(panel, "Copy the Address").isEmpty());
        QVERIFY(!says(panel, "scan the code")); // there is none
        QCOMPARE(house.phones.place(0), Place::Here);
        // Once there is a network, the panel shows the code.
        house.network.addresses = QStringList{"10.0.0.2"};
        buttons(panel, "Play on a Phone")[0]->click();
        QCOMPARE(buttons(panel, "Copy the Address").size(), 1);
        QVERIFY(says(panel, "scan the code"));
    }
};

} // namespace facedown::desk

using facedown::desk::PhonesPanelTest;
QTEST_MAIN(PhonesPanelTest)
#include "phones_panel_test.moc"
