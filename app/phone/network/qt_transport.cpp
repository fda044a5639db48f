#include "phone/network/qt_transport.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "phone/network/http_server.h"

namespace facedown::phone {

namespace {

constexpr int pingTime = 4000; ///< milliseconds
/// Whoever leaves so many pings unanswered is gone, and whoever leaves so many bytes unread.
constexpr int mostUnanswered = 2;
constexpr qint64 mostLeft = 1'000'000;

} // namespace

QtTransport::QtTransport(Owner* owner)
    : owner_(owner)
{
    pings_.setInterval(pingTime);
    connect(&pings_, &QTimer::timeout, this, &QtTransport::ping);
}

QtTransport::~QtTransport()
{
    // Not later than this: it asks for what is to be had here.
    const auto server = std::move(server_);
    stop();
}

QString QtTransport::listen(const QStringList& addresses, quint16 port)
{
    stop();
    server_ = std::make_unique<HttpServer>(this);
    for (const QString& address : addresses) {
        auto* door = new Doorkeeper(*this);
        door->setParent(server_.get());
        if (!door->listen(QHostAddress(address), port)) {
            QString why = door->errorString();
            stop();
            return why;
        }
        port = door->serverPort();
        const QString host =
            address.contains(QLatin1Char(':')) ? QStringLiteral("[%1]").arg(address) : address;
        // Browsers leave out the usual port.
        listensAt_ << (port == 80 ? host : QStringLiteral("%1:%2").arg(host).arg(port));
        server_->bind(door);
    }
    connect(server_.get(), &HttpServer::newWebSocketConnection, this, [this] {
        while (server_->hasPendingWebSocketConnections())
            accept(server_->nextPendingWebSocketConnection());
    });
    pings_.start();
    return {};
}

void QtTransport::stop()
{
    pings_.stop();
    listensAt_.clear();
    std::vector<Peer> all;
    for (const auto& [peer, connection] : connections_)
        all.push_back(peer);
    for (const Peer peer : all)
        gone(peer);
    if (!server_)
        return;
    for (QTcpServer* door : server_->servers())
        door->close();
    // It may be one of its own signals that led here.
    server_.release()->deleteLater();
}

bool QtTransport::isOurs(const QString& host, const QString& origin) const
{
    return listensAt_.contains(host) && origin == QStringLiteral("http://") + host;
}

void QtTransport::accept(std::unique_ptr<QWebSocket> socket)
{
    for (QTcpServer* server : server_->servers())
        static_cast<Doorkeeper*>(server)->becamePage(socket->peerAddress(), socket->peerPort(),
                                                     mostLeft);
    const Peer peer = ++last_;
    const QString address = socket->peerAddress().toString();
    socket->setMaxAllowedIncomingMessageSize(largestMessage);
    socket->setMaxAllowedIncomingFrameSize(largestMessage);
    connect(socket.get(), &QWebSocket::disconnected, this, [this, peer] { gone(peer); });
    connect(socket.get(), &QWebSocket::textMessageReceived, this,
            [this, peer](const QString& text) { owner_->received(peer, text.toUtf8()); });
    connect(socket.get(), &QWebSocket::binaryMessageReceived, this, [this, peer] { close(peer); });
    connect(socket.get(), &QWebSocket::pong, this, [this, peer] {
        if (const auto found = connections_.find(peer); found != connections_.end())
            found->second.unanswered = 0;
    });
    connections_[peer].socket = std::move(socket);
    owner_->opened(peer, address);
}

int QtTransport::pages() const
{
    return static_cast<int>(
        std::ranges::count_if(connections_, [](const auto& each) { return each.second.known; }));
}

void QtTransport::letStay(Peer peer)
{
    const auto found = connections_.find(peer);
    if (found == connections_.end() || std::exchange(found->second.known, true))
        return;
    const QWebSocket& socket = *found->second.socket;
    for (QTcpServer* server : server_->servers())
        static_cast<Doorkeeper*>(server)->letStay(socket.peerAddress(), socket.peerPort());
}

void QtTransport::gone(Peer peer)
{
    const auto found = connections_.find(peer);
    if (found == connections_.end())
        return;
    QWebSocket* socket = found->second.socket.release();
    connections_.erase(found);
    socket->disconnect(this);
    socket->abort();
    socket->deleteLater();
    owner_->closed(peer);
}

void QtTransport::send(Peer peer, const QByteArray& text)
{
    const auto found = connections_.find(peer);
    if (found == connections_.end())
        return;
    if (found->second.socket->bytesToWrite() <= mostLeft)
        found->second.socket->sendTextMessage(QString::fromUtf8(text));
    else // not now: whoever sends may be going through its peers
        QMetaObject::invokeMethod(
            this, [this, peer] { gone(peer); }, Qt::QueuedConnection);
}

void QtTransport::close(Peer peer)
{
    const auto found = connections_.find(peer);
    if (found == connections_.end())
        return;
    // What was sent last still arrives.
    QWebSocket* socket = found->second.socket.release();
    connections_.erase(found);
    socket->disconnect(this);
    connect(socket, &QWebSocket::disconnected, socket, &QObject::deleteLater);
    socket->close();
    QTimer::singleShot(pingTime, socket, &QObject::deleteLater);
    owner_->closed(peer);
}

void QtTransport::ping()
{
    std::vector<Peer> lost;
    for (auto& [peer, connection] : connections_)
        if (++connection.unanswered > mostUnanswered)
            lost.push_back(peer);
        else
            connection.socket->ping();
    for (const Peer peer : lost)
        gone(peer);
}

} // namespace facedown::phone

#include "moc_qt_transport.cpp"
