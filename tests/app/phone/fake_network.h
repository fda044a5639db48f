#pragma once

#include <QJsonArray>
#include <QJsonDocument>

#include <map>

#include "app/play/session_play.h"
#include "phone/phones.h"

namespace facedown::phone {

/// Carries messages within the test.
class FakeTransport : public Transport
{
public:
    FakeTransport(Owner* theOwner, const QList<quint16>& taken)
        : owner(theOwner)
        , taken_(taken)
    {
    }

    QString listen(const QStringList& addresses, quint16 port) override
    {
        stop();
        if (taken_.contains(port))
            return QStringLiteral("The bound address is already in use");
        listening = true;
        where = {addresses.first() + ':' + QString::number(port == 0 ? 4711 : port)};
        return {};
    }
    QStringList listensAt() const override { return listening ? where : QStringList(); }
    void stop() override
    {
        listening = false;
        while (!hears.empty())
            close(hears.begin()->first);
    }
    void letStay(Peer) override {}
    void send(Peer peer, const QByteArray& text) override
    {
        if (const auto found = hears.find(peer); found != hears.end() && found->second)
            found->second(QJsonDocument::fromJson(text).object());
    }
    void close(Peer peer) override
    {
        if (hears.erase(peer) > 0)
            owner->closed(peer);
    }

    Peer open(const QString& address = QStringLiteral("192.168.7.8"))
    {
        hears[++last_] = {};
        owner->opened(last_, address);
        return last_;
    }
    bool isOpen(Peer peer) const { return hears.count(peer) > 0; }
    int openPeers() const { return int(hears.size()); }

    Owner* owner;
    bool listening = false;
    QStringList where;
    std::map<Peer, std::function<void(const QJsonObject&)>> hears;

private:
    const QList<quint16>& taken_;
    Peer last_ = 0;
};

class FakeNetwork : public Network
{
public:
    std::unique_ptr<Transport> makeTransport(Transport::Owner* owner) override
    {
        auto made = std::make_unique<FakeTransport>(owner, taken);
        transport = made.get();
        return made;
    }
    QStringList localAddresses() const override { return addresses; }
    Code codeOf(const QByteArray& text) const override
    {
        return codes != nullptr ? codes->codeOf(text) : Code();
    }

    const Network* codes = nullptr; ///< where they are made; none are without
    FakeTransport* transport = nullptr;
    QStringList addresses{QStringLiteral("192.168.7.7")};
    QList<quint16> taken; ///< ports that other programs listen to; 0: all
};

/// A controller with a match at its table, and phones that can come.
struct House
{
    explicit House(match::Match match, const QString& settings = {})
        : preferences(settings)
        , controller(&preferences, {})
        , phones(&controller, {}, [this] { return &network; })
    {
        preferences.overridePace(play::Preferences::Instant);
        controller.play(std::move(match));
    }

    FakeNetwork network;
    play::Preferences preferences;
    play::Controller controller;
    Phones phones;
};

/// What a page does, in a test.
struct Phone
{
    /// With the link of a player's seat.
    Phone(House& house, int player, const QString& from = QStringLiteral("192.168.7.8"),
          const QByteArray& itsDevice = Link().text())
        : Phone(house, house.phones.address(player).section('#', 1).toLatin1(), from, itsDevice)
    {
    }
    Phone(House& house, const QByteArray& itsLink,
          const QString& from = QStringLiteral("192.168.7.8"),
          const QByteArray& itsDevice = Link().text())
        : transport(*house.network.transport)
        , link(itsLink)
        , device(itsDevice)
        , address(from)
    {
        call();
    }
    Phone(const Phone&) = delete;
    ~Phone() { hangUp(); }

    void call()
    {
        peer = transport.open(address);
        transport.hears[peer] = [this](const QJsonObject& message) {
            if (message["type"] != "set") {
                last = message["type"].toString();
                return;
            }
            pressed = pressed && !message.contains("at");
            for (auto entry = message.begin(); entry != message.end(); ++entry)
                state[entry.key()] = entry.value();
        };
        say({{"type", "hello"},
             {"link", QString::fromLatin1(link)},
             {"device", QString::fromLatin1(device)},
             {"language", "gl"}});
    }
    void hangUp() { transport.close(peer); }
    void say(const QJsonObject& message) const
    {
        transport.owner->received(peer, QJsonDocument(message).toJson(QJsonDocument::Compact));
    }
    bool isOpen() const { return transport.isOpen(peer); }
    bool toAct() const { return state["yourTurn"].toBool(); }
    void pressFirst()
    {
        const QJsonArray actions = state["actions"].toArray();
        const QJsonArray choices = actions.last()["choices"].toArray();
        // Known to be pressed before it is known what came of it.
        const QString at = state["at"].toString();
        state["yourTurn"] = false;
        pressed = true;
        say({{"type", "event"}, {"event", choices.last()["event"]}, {"at", at}});
    }

    FakeTransport& transport;
    QByteArray link;
    QByteArray device;
    QString address;
    Transport::Peer peer = 0;
    QString last{}; ///< what it was told beside its table
    QJsonObject state{};
    bool pressed = false; ///< and nothing has come of it yet
};

} // namespace facedown::phone
