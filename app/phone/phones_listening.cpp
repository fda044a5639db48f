#include <utility>

#include "phone/phones.h"
#include "play/people.h"

// Where phones are listened to, and what of it a match keeps.
namespace facedown::phone {

namespace {

const QString portKey = QStringLiteral("phones/port");

/// Under what a match keeps them: other windows have others.
QString seatsKey(play::MatchId match)
{
    return QStringLiteral("phones/seats-%1").arg(match);
}

QString notOnANetwork()
{
    return Phones::tr("This computer is not on a local network. Connect it to the network that the "
                      "phones use.");
}

} // namespace

bool Phones::hasNetwork()
{
    if (network_ == nullptr)
        network_ = load_();
    return network_ != nullptr;
}

QString Phones::whyNone()
{
    if (!hasNetwork())
        return whyNotInstalled();
    return listen_.isEmpty() && network_->localAddresses().isEmpty() ? notOnANetwork() : QString();
}

void Phones::listen()
{
    if (!hasNetwork()) {
        error_ = whyNotInstalled;
        return;
    }
    if (!transport_)
        transport_ = network_->makeTransport(this);
    const qsizetype colon = listen_.lastIndexOf(QLatin1Char(':'));
    listensTo_ = listen_.isEmpty() ? network_->localAddresses() : QStringList(listen_.left(colon));
    if (listensTo_.isEmpty()) {
        transport_->stop();
        error_ = notOnANetwork;
        return;
    }
    // The same port as the last time, so that the addresses that phones know stay good.
    if (port_ == 0)
        port_ = static_cast<quint16>(controller_->preferences()->remembered(portKey, 0).toUInt());
    const auto port = listen_.isEmpty() ? port_ : listen_.mid(colon + 1).toUShort();
    QString why = transport_->listen(listensTo_, port);
    if (!why.isEmpty() && port != 0 && listen_.isEmpty())
        why = transport_->listen(listensTo_, 0);
    if (!why.isEmpty()) {
        error_ = [why, where = listensTo_.join(QStringLiteral(", "))] {
            //: %1 is an address of this computer, %2 says what went wrong, in English.
            return tr("Phones cannot connect to %1 (%2). Close the program that uses this address, "
                      "or choose another address with --listen.")
                .arg(where, why);
        };
        listensTo_.clear();
        return;
    }
    error_ = {};
    if (!listen_.isEmpty())
        return;
    port_ = transport_->listensAt().first().section(QLatin1Char(':'), -1).toUShort();
    controller_->preferences()->remember(portKey, port_);
}

/// A laptop wakes up in another network, or the network comes back.
void Phones::listenWhereWeAre()
{
    if (network_ == nullptr)
        return;
    const bool same =
        listen_.isEmpty() ? network_->localAddresses() == listensTo_ : !listensTo_.isEmpty();
    if (same)
        return;
    listen();
    keep();
    emit changed();
}

void Phones::keep()
{
    if (session() == nullptr)
        return;
    QStringList kept{QString::number(port_)};
    for (const auto& [player, seat] : seats_)
        kept << QStringLiteral("%1 %2").arg(player).arg(QString::fromLatin1(seat.link.text()));
    if (seats_.empty() || session()->match().over())
        kept.clear();
    const play::MatchId match = controller_->matchId();
    if (std::exchange(kept_[match], kept) != kept)
        controller_->preferences()->remember(seatsKey(match),
                                             kept.isEmpty() ? QVariant() : QVariant(kept));
}

void Phones::forget(play::MatchId match)
{
    kept_.remove(match);
    controller_->preferences()->remember(seatsKey(match), {});
}

void Phones::restore()
{
    const play::MatchId match = controller_->matchId();
    if (!kept_.contains(match))
        kept_[match] = controller_->preferences()->remembered(seatsKey(match)).toStringList();
    const QStringList seats = kept_[match];
    if (const quint16 port = seats.value(0).toUShort(); port != 0)
        port_ = port;
    for (const QString& seat : seats.mid(1)) {
        bool isNumber = false;
        const int player = seat.section(QLatin1Char(' '), 0, 0).toInt(&isNumber);
        if (!isNumber || player < 0 || player >= session()->match().players() ||
            !play::isHuman(session()->match(), player))
            continue;
        session()->setElsewhere(player, true);
        if (seats_.count(player) == 0)
            seats_[player].link = Link(seat.section(QLatin1Char(' '), 1).toLatin1());
    }
}

} // namespace facedown::phone
