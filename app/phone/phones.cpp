#include "phone/phones.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QDir>
#include <QJsonDocument>
#include <QPluginLoader>

#include "play/people.h"

namespace facedown::phone {

using Peer = Transport::Peer;
using play::Controller;
using play::Session;

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

QString pluginFile()
{
    return QDir(QCoreApplication::applicationDirPath())
        .absoluteFilePath(QStringLiteral(FACEDOWN_PLUGINS "/phone"));
}

} // namespace

bool Phones::installed()
{
    return !QPluginLoader(pluginFile()).fileName().isEmpty();
}

Network* Phones::load()
{
    QPluginLoader loader(pluginFile());
    return qobject_cast<Network*>(loader.instance());
}

QString Phones::whyNotInstalled()
{
    return tr("A part of facedown is missing, so phones cannot be used. Install facedown again, "
              "with the packages that it recommends.");
}

Phones::Phones(Controller* controller, QString listen, Loader load, QObject* parent)
    : QObject(parent)
    , controller_(controller)
    , listen_(std::move(listen))
    , load_(std::move(load))
{
    connect(controller_, &Controller::sessionChanged, this, &Phones::followSession);
    later_.setSingleShot(true);
    connect(&later_, &QTimer::timeout, this, &Phones::show);
    connect(&second_, &QTimer::timeout, this, [this] {
        for (auto& [peer, caller] : callers_)
            caller.said = 0;
        listenWhereWeAre();
    });
    second_.setInterval(1000);
    followSession();
}

Phones::~Phones()
{
    // Nobody is told of what closes now.
    callers_.clear();
    seats_.clear();
    transport_.reset();
}

Phones::Place Phones::place(int player) const
{
    if (session() == nullptr || !play::isHuman(session()->match(), player))
        return Place::Bot;
    const auto seat = seats_.find(player);
    if (seat == seats_.end())
        return Place::Here;
    if (seat->second.holder != 0)
        return Place::Taken;
    return seat->second.device.isEmpty() ? Place::Expected : Place::Lost;
}

bool Phones::awaitsAny() const
{
    return std::any_of(seats_.begin(), seats_.end(),
                       [](const auto& seat) { return seat.second.holder == 0; });
}

bool Phones::isWanted(int player) const
{
    const auto seat = seats_.find(player);
    return seat != seats_.end() && seat->second.asking != 0;
}

QString Phones::address(int player) const
{
    const auto seat = seats_.find(player);
    const QStringList where = listensAt();
    if (seat == seats_.end() || where.isEmpty())
        return {};
    return QStringLiteral("http://%1/#%2")
        .arg(where.first(), QString::fromLatin1(seat->second.link.text()));
}

QStringList Phones::listensAt() const
{
    return transport_ ? transport_->listensAt() : QStringList();
}

Code Phones::code(int player) const
{
    const QString text = address(player);
    return text.isEmpty() ? Code() : network_->codeOf(text.toLatin1());
}

QString Phones::error() const
{
    return error_ ? error_() : QString();
}

void Phones::move(int player, bool toPhone)
{
    if (session() == nullptr || session()->match().over())
        return;
    if (toPhone && listensTo_.isEmpty())
        listen();
    // Nobody gives up a seat for a phone that cannot come.
    if (toPhone && error_)
        return emit changed();
    if (!play::isHuman(session()->match(), player))
        session()->setBot(player, false);
    session()->setElsewhere(player, toPhone);
    readSession();
}

void Phones::giveToBot(int player)
{
    if (session() == nullptr || session()->match().over())
        return;
    session()->setBot(player, true);
    readSession();
}

void Phones::renew(int player)
{
    const auto found = seats_.find(player);
    if (found == seats_.end())
        return;
    Seat& seat = found->second;
    dismiss(seat.asking, "refused");
    dismiss(seat.holder, "left");
    seat = Seat{.name = std::move(seat.name)};
    keep();
    saySomebodyIsMissing();
    emit changed();
}

void Phones::letIn(int player, bool yes)
{
    const auto found = seats_.find(player);
    if (found == seats_.end() || found->second.asking == 0)
        return;
    Seat& seat = found->second;
    const Peer asking = std::exchange(seat.asking, 0);
    if (yes) {
        take(player, asking);
    } else {
        Peer refused = asking;
        dismiss(refused, "kept");
        say(seat.holder, "answered"); // it may have been at the window
        emit changed();
    }
}

void Phones::followSession()
{
    missing_ = -1;
    for (auto& [player, seat] : seats_)
        seat.page.reset(); // before the session that it shows
    if (session() != nullptr) {
        connect(session(), &Session::changed, this, &Phones::showLater);
        connect(session(), &Session::playerEntriesChanged, this, &Phones::readSession);
        connect(session(), &Session::ended, this, &Phones::keep);
        dropIf([this](int player, const Seat& seat) { return seat.name != nameOf(player); });
        restore();
    }
    readSession();
}

void Phones::readSession()
{
    const auto isOnPhone = [this](int player) {
        return session() != nullptr && player < session()->match().players() &&
               session()->isElsewhere(player);
    };
    if (session() != nullptr) {
        dropIf([&isOnPhone](int player, const Seat&) { return !isOnPhone(player); });
        for (int player = 0; player < session()->match().players(); ++player)
            if (isOnPhone(player))
                seats_[player].name = nameOf(player);
    }
    const bool wanted = session() != nullptr && !seats_.empty();
    if (!wanted)
        second_.stop();
    else if (!second_.isActive())
        second_.start();
    if (!wanted && transport_) {
        for (auto& [player, seat] : seats_)
            seat.holder = seat.asking = 0;
        callers_.clear();
        transport_->stop();
        listensTo_.clear();
        error_ = {};
    } else if (wanted && listensTo_.isEmpty()) {
        listen();
    }
    keep();
    // Those who were here before stay, at the new table.
    for (auto& [player, seat] : seats_)
        if (wanted && seat.holder != 0 && !seat.page)
            take(player, seat.holder);
    saySomebodyIsMissing();
    showLater();
    emit changed();
}

void Phones::dropIf(const std::function<bool(int, const Seat&)>& isGone)
{
    for (auto entry = seats_.begin(); entry != seats_.end();) {
        auto& [player, seat] = *entry;
        if (!isGone(player, seat)) {
            ++entry;
            continue;
        }
        dismiss(seat.asking, "left");
        dismiss(seat.holder, "left");
        entry = seats_.erase(entry);
    }
}

QString Phones::nameOf(int player) const
{
    const auto& entries = session()->match().playerEntries();
    const auto at = static_cast<std::size_t>(player);
    return at < entries.size() ? QString::fromStdString(entries[at].name) : QString();
}

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

void Phones::showLater()
{
    if (!later_.isActive())
        later_.start(0);
}

void Phones::show()
{
    if (session() == nullptr)
        return;
    for (auto& [player, seat] : seats_) {
        if (seat.holder == 0 || !seat.page)
            continue;
        const QJsonObject state = seat.page->state();
        QJsonObject news{{"type", "set"}};
        for (auto entry = state.begin(); entry != state.end(); ++entry)
            if (seat.sent.value(entry.key()) != entry.value())
                news[entry.key()] = entry.value();
        if (news.size() == 1)
            continue;
        seat.sent = state;
        transport_->send(seat.holder, QJsonDocument(news).toJson(QJsonDocument::Compact));
    }
    saySomebodyIsMissing();
}

void Phones::saySomebodyIsMissing()
{
    if (session() == nullptr)
        return;
    int missing = -1;
    for (const auto& [player, seat] : seats_)
        if (seat.holder == 0 && session()->awaits(player))
            missing = player;
    if (std::exchange(missing_, missing) == missing)
        return;
    if (missing < 0)
        return session()->setWaiting({});
    session()->setWaiting([name = nameOf(missing)] {
        //: %1 is a player whose seat is on a phone that is not there.
        return tr("Waiting for %1’s phone").arg(name);
    });
}

} // namespace facedown::phone

#include "moc_phones.cpp"
