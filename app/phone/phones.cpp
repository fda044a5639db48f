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
    connect(controller_->library(), &play::Library::matchRemoved, this, &Phones::forget);
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
        connect(session(), &Session::ended, this, [this] {
            keep();
            emit changed(); // no seat can be moved any more
        });
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
