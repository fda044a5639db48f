#pragma once

#include <functional>
#include <map>
#include <memory>
#include <vector>

#include <QHash>
#include <QJsonObject>
#include <QObject>
#include <QTimer>

#include "phone/link.h"
#include "phone/message.h"
#include "phone/page.h"
#include "phone/transport.h"
#include "play/controller.h"

namespace facedown::phone {

/// The seats that people hold on phones: who may take which, and what each is shown. It listens
/// only while there is such a seat at the table.
class Phones : public QObject, private Transport::Owner
{
    Q_OBJECT

public:
    /// Where somebody sits.
    enum class Place {
        Here,     ///< at this screen
        Bot,      ///< nowhere: a bot plays
        Expected, ///< on a phone, once one takes the seat
        Taken,    ///< on a phone
        Lost,     ///< on a phone that cannot be reached now
    };

    /// Loads what it needs when a seat is first to be on a phone; null if it is not installed.
    using Loader = std::function<Network*()>;

    /// The controller outlives it. `listen`: where to listen instead of the local network's
    /// addresses, "192.168.1.20:40404"; empty for those.
    Phones(play::Controller* controller, QString listen, Loader load, QObject* parent = nullptr);
    ~Phones() override;

    /// Whether what is needed is installed. Nothing is loaded for that.
    static bool installed();
    /// What to do where it is not, in the language that is set.
    static QString whyNotInstalled();
    /// Why no phone could come now, before any is expected, in the language that is set; empty if
    /// one could.
    QString whyNone();
    /// What a loader loads.
    static Network* load();

    Place place(int player) const;
    /// Whether a seat is to be held by a phone that is not there.
    bool awaitsAny() const;
    /// Whether another phone wants the seat of one that has it.
    bool isWanted(int player) const;
    /// The page's address for a seat on a phone; empty while nothing is listened to.
    QString address(int player) const;
    /// The same to be scanned.
    Code code(int player) const;
    /// Where phones reach this computer, "192.168.1.20:40404", the likeliest first; none while
    /// nothing is listened to.
    QStringList listensAt() const;
    /// Why no phone can reach this computer, in the language that is set; empty if one can.
    QString error() const;

    /// It stays as it is where no phone could come; error() says why then. Before: a person's seat
    /// or a bot's, at a table where the match goes on.
    void moveToPhone(int player) { move(player, true); }
    void moveHere(int player) { move(player, false); }
    void giveToBot(int player);
    /// Whoever has the seat loses it; its address is another. Before: it is on a phone.
    void renew(int player);
    /// The phone that wants a seat gets it, or does not.
    void letIn(int player, bool yes);

signals:
    /// Who sits where, or what is listened to, may be something else.
    void changed();

private:
    struct Seat
    {
        Link link{};
        QString name{};      ///< of whoever sits there
        QByteArray device{}; ///< of the phone that has it, or had it last; empty for none
        QString language{};
        Transport::Peer holder = 0; ///< 0: none
        Transport::Peer asking = 0;
        std::unique_ptr<Page> page{};
        QJsonObject sent{}; ///< what the holder knows
    };

    /// A connection, which belongs to no seat until it has said whose.
    struct Caller
    {
        QString address{};
        int player = -1;
        QByteArray device{};
        QString language{};
        int said = 0;      ///< messages in this second
        bool held = false; ///< its first message is slowed down
    };

    Transport::Reply get(const QString& path) override;
    void opened(Transport::Peer peer, const QString& address) override;
    void received(Transport::Peer peer, const QByteArray& text) override;
    void closed(Transport::Peer peer) override;

    void hello(Transport::Peer peer, const Message& message);
    void welcome(Transport::Peer peer, const Message& message);
    void act(Seat& seat, Transport::Peer peer, const Message& message);
    void take(int player, Transport::Peer peer);
    void dismiss(Transport::Peer& peer, const char* why);
    void say(Transport::Peer peer, const char* type);
    void answer(Transport::Peer peer, Page::Result result);

    void move(int player, bool toPhone);
    void followSession();
    void readSession();
    bool hasNetwork();
    void listen();
    void listenWhereWeAre();
    void keep();
    void forget(play::MatchId match); ///< which is deleted
    void restore();
    void dropIf(const std::function<bool(int, const Seat&)>& isGone);
    QString nameOf(int player) const;
    void showLater();
    void show();
    void saySomebodyIsMissing();
    play::Session* session() const { return controller_->session(); }

    play::Controller* controller_;
    QString listen_;
    Loader load_;
    QHash<play::MatchId, QStringList> kept_; ///< its port, and its seats: "2 LINK"
    Network* network_ = nullptr;
    std::unique_ptr<Transport> transport_;
    QStringList listensTo_; ///< the addresses asked for
    quint16 port_ = 0;      ///< listened to last, here or for this match; 0 if none was yet
    std::function<QString()> error_;
    std::map<int, Seat> seats_; ///< by player
    std::map<Transport::Peer, Caller> callers_;
    QHash<QString, int> failures_; ///< by address
    QTimer later_;
    QTimer second_;
    int missing_ = -1; ///< the player whom the match waits for
};

} // namespace facedown::phone
