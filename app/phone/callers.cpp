#include <utility>

#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>

#include "phone/page_words.h"
#include "phone/phones.h"

// What phones ask for and say, and what they are answered.
namespace facedown::phone {

using Kind = Message::Kind;
using Peer = Transport::Peer;

namespace {

/// In a second from one connection: more are not read, far more end it.
constexpr int mostMessages = 50;
constexpr int floodOfMessages = 500;
/// After so many wrong links from one address it is slowed down.
constexpr int freeFailures = 5;
constexpr int slowDown = 2000; ///< milliseconds
/// So many addresses are remembered as having failed.
constexpr int mostFailures = 1000;

QByteArray typeOf(const QString& path)
{
    const auto is = [&path](const char* suffix) { return path.endsWith(QLatin1String(suffix)); };
    return is(".svg")    ? "image/svg+xml"
           : is(".js")   ? "text/javascript; charset=utf-8"
           : is(".css")  ? "text/css; charset=utf-8"
           : is(".html") ? "text/html; charset=utf-8"
                         : QByteArray();
}

Transport::Reply fileAt(const QString& name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return {typeOf(name), file.readAll()};
}

/// The language that fits one of those that a browser speaks; English if none does.
QString languageFor(const QString& wish)
{
    return play::Preferences::languageFor({wish});
}

} // namespace

Transport::Reply Phones::get(const QString& path)
{
    static const QRegularExpression page(QStringLiteral("^/[a-z]+\\.(js|css)$"));
    static const QRegularExpression drawing(QStringLiteral("^/assets(/[A-Za-z0-9-]+)+\\.svg$"));
    if (path == QLatin1String("/")) {
        // With its words in it: what is asked for later is seen later.
        static const Transport::Reply whole = [] {
            Transport::Reply reply = fileAt(QStringLiteral(":/phone/index.html"));
            reply.body.replace("%words%", allPageWords()).replace("%old%", oldBrowserWords());
            return reply;
        }();
        return whole;
    }
    if (page.match(path).hasMatch())
        return fileAt(QStringLiteral(":/phone") + path);
    return drawing.match(path).hasMatch() ? fileAt(QLatin1Char(':') + path) : Transport::Reply();
}

void Phones::opened(Peer peer, const QString& address)
{
    callers_[peer].address = address;
}

void Phones::closed(Peer peer)
{
    const auto caller = callers_.find(peer);
    if (caller == callers_.end())
        return;
    const auto found = seats_.find(caller->second.player);
    callers_.erase(caller);
    if (found == seats_.end())
        return;
    Seat& seat = found->second;
    if (seat.asking == peer) {
        seat.asking = 0;
        say(seat.holder, "answered");
    }
    if (seat.holder == peer) {
        seat.holder = 0;
        seat.page.reset();
        // Whoever waits for the seat need not ask any more.
        if (const Peer next = std::exchange(seat.asking, 0); next != 0)
            return take(found->first, next);
    }
    saySomebodyIsMissing();
    emit changed();
}

void Phones::received(Peer peer, const QByteArray& text)
{
    const auto found = callers_.find(peer);
    if (found == callers_.end())
        return;
    Caller& caller = found->second;
    if (++caller.said > floodOfMessages)
        return transport_->close(peer);
    if (caller.said > mostMessages)
        return;
    const auto message =
        text.size() <= Transport::largestMessage ? readMessage(text) : std::nullopt;
    const auto seat = seats_.find(caller.player);
    if (!message || (seat == seats_.end() && message->kind != Kind::Hello))
        return transport_->close(peer);
    if (message->kind == Kind::Ping)
        return say(peer, "pong");
    if (seat == seats_.end())
        return hello(peer, *message);
    if (seat->second.holder == peer && message->kind != Kind::Hello)
        act(seat->second, peer, *message);
}

void Phones::hello(Peer peer, const Message& message)
{
    Caller& caller = callers_[peer];
    if (caller.held)
        return;
    if (failures_.value(caller.address) < freeFailures)
        return welcome(peer, message);
    caller.held = true;
    QTimer::singleShot(slowDown, this, [this, peer, message] {
        if (callers_.count(peer) != 0)
            welcome(peer, message);
    });
}

void Phones::welcome(Peer peer, const Message& message)
{
    Caller& caller = callers_[peer];
    caller.held = false;
    int player = -1;
    for (const auto& [number, seat] : seats_)
        if (seat.link.opens(message.link)) // all are compared: no time tells which
            player = number;
    if (player < 0 || session() == nullptr) {
        if (failures_.size() > mostFailures)
            failures_.clear();
        ++failures_[caller.address];
        Peer refused = peer;
        return dismiss(refused, "refused");
    }
    failures_.remove(caller.address);
    transport_->letStay(peer);
    caller.player = player;
    Seat& seat = seats_[player];
    const bool known = seat.device.isEmpty() || Link(seat.device).opens(message.device);
    if (seat.holder != 0 && !known) {
        dismiss(seat.asking, "kept");
        seat.asking = peer;
        // So that it is known for whom the seat is given up.
        caller.device = message.device;
        caller.language = languageFor(message.language);
        say(peer, "wait");
        say(seat.holder, "asked");
        emit changed();
        return;
    }
    caller.device = message.device;
    caller.language = languageFor(message.language);
    take(player, peer);
}

void Phones::take(int player, Peer peer)
{
    Seat& seat = seats_[player];
    if (seat.holder != 0 && seat.holder != peer)
        dismiss(seat.holder, "moved");
    const Caller& caller = callers_[peer];
    seat.holder = peer;
    seat.device = caller.device;
    seat.language = caller.language;
    seat.sent = {};
    seat.page = std::make_unique<Page>(session(), player, seat.language);
    connect(seat.page.get(), &Page::changed, this, &Phones::showLater);
    saySomebodyIsMissing();
    show();
    // A page that comes back has lost the question.
    if (seat.asking != 0)
        say(peer, "asked");
    emit changed();
}

void Phones::act(Seat& seat, Peer peer, const Message& message)
{
    Page& page = *seat.page;
    switch (message.kind) {
    case Kind::Event:
        return answer(peer, page.choose(message.event, message.at));
    case Kind::Select:
        return answer(peer, page.select(message.event, message.at));
    case Kind::Hint:
        return page.toggleHint();
    case Kind::Look:
        return page.lookBack(message.moment);
    case Kind::Now:
        return page.backToNow();
    case Kind::GoOn:
        return page.goOn();
    case Kind::Language:
        seat.language = callers_[peer].language = languageFor(message.language);
        return page.setLanguage(seat.language);
    case Kind::Yield:
        return letIn(page.player(), message.yes);
    case Kind::Leave:
        return renew(page.player());
    case Kind::Hello:
    case Kind::Ping:
        return;
    }
}

void Phones::answer(Peer peer, Page::Result result)
{
    if (result != Page::Result::Done)
        say(peer, "late");
}

void Phones::say(Peer peer, const char* type)
{
    transport_->send(peer,
                     QJsonDocument(QJsonObject{{"type", type}}).toJson(QJsonDocument::Compact));
}

void Phones::dismiss(Peer& peer, const char* why)
{
    const Peer gone = std::exchange(peer, 0);
    if (gone == 0)
        return;
    say(gone, why);
    callers_.erase(gone);
    transport_->close(gone);
}

} // namespace facedown::phone
