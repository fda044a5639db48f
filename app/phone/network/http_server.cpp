#include "phone/network/http_server.h"

#include <algorithm>

#include <QTimer>

#include "phone/network/qt_transport.h"

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
#include <QHttpHeaders>
#include <QHttpServerWebSocketUpgradeResponse>
#endif

namespace facedown::phone {

namespace {

/// What a page may load and do: what comes from here, and no more. The host's sockets have to be
/// named besides: Safari before 16 does not take them for 'self'.
QByteArray policyAt(const QByteArray& host)
{
    return "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
           "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; connect-src 'self'" +
           (host.isEmpty() ? QByteArray() : " ws://" + host);
}

constexpr std::pair<const char*, const char*> strict[] = {
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), geolocation=(), microphone=()"}};

/// For a connection that is not known: all that it may send and what it may leave unread, in bytes,
/// and how long it may stay, in milliseconds.
constexpr qint64 mostSaid = 64 * 1024;
constexpr qint64 mostUnread = 256 * 1024;
constexpr int timeForVisit = 30'000;

using Status = QHttpServerResponder::StatusCode;

/// An answer, but for what all have in common.
struct Answer
{
    QByteArray type = "text/plain";
    QByteArray body{};
    QByteArray caching = "no-store";
    QByteArray host{};   ///< as the request named it; empty if that is refused
    bool packed = false; ///< as Content-Encoding has it
};

/// As "deflate" has it: zlib's format, without the length that Qt puts before it.
QByteArray packed(const QByteArray& body)
{
    return qCompress(body).mid(int(sizeof(quint32)));
}

auto isFrom(const QHostAddress& address, quint16 port)
{
    return [address, port](const QPointer<QTcpSocket>& socket) {
        return socket && socket->peerAddress() == address && socket->peerPort() == port;
    };
}

/// What is left unread may grow by itself: Qt answers every ping.
void limitUnread(QTcpSocket* socket, qint64 most)
{
    QObject::connect(socket, &QTcpSocket::readyRead, socket, [socket, most] {
        if (socket->bytesToWrite() > most)
            socket->abort();
    });
}

void write(QHttpServerResponder& responder, const Answer& answer, Status status)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QHttpHeaders headers;
    for (const auto& [name, value] : strict)
        headers.append(name, value);
    headers.append("Content-Security-Policy", policyAt(answer.host));
    headers.append("Content-Type", answer.type);
    headers.append("Cache-Control", answer.caching);
    if (answer.packed)
        headers.append("Content-Encoding", "deflate");
    responder.write(answer.body, headers, status);
#else
    responder.writeStatusLine(status);
    for (const auto& [name, value] : strict)
        responder.writeHeader(name, value);
    responder.writeHeader("Content-Security-Policy", policyAt(answer.host));
    responder.writeHeader("Content-Type", answer.type);
    responder.writeHeader("Cache-Control", answer.caching);
    if (answer.packed)
        responder.writeHeader("Content-Encoding", "deflate");
    responder.writeHeader("Content-Length", QByteArray::number(answer.body.size()));
    responder.writeBody(answer.body);
#endif
}

} // namespace

void Doorkeeper::incomingConnection(qintptr handle)
{
    auto* socket = new QTcpSocket(this);
    socket->setSocketDescriptor(handle);
    std::erase(visitors_, nullptr);
    if (static_cast<int>(visitors_.size()) + transport_.pages() >= Transport::mostConnections) {
        if (visitors_.empty()) {
            delete socket;
            return;
        }
        const QPointer<QTcpSocket> oldest = visitors_.front();
        visitors_.erase(visitors_.begin());
        oldest->abort();
    }
    visitors_.emplace_back(socket);
    socket->setReadBufferSize(mostSaid);
    // Told of first, before the HTTP server reads it.
    connect(socket, &QTcpSocket::readyRead, this, [socket, said = qint64(0)]() mutable {
        said += socket->bytesAvailable();
        if (said >= mostSaid)
            socket->abort();
    });
    limitUnread(socket, mostUnread);
    connect(socket, &QTcpSocket::disconnected, this,
            [this, socket] { std::erase(visitors_, socket); });
    QTimer::singleShot(timeForVisit, socket, [this, socket] {
        if (std::find(visitors_.begin(), visitors_.end(), socket) != visitors_.end())
            socket->abort();
    });
    addPendingConnection(socket);
}

void Doorkeeper::becamePage(const QHostAddress& address, quint16 port, qint64 most)
{
    // Its other limits ended with the upgrade.
    const auto found = std::ranges::find_if(visitors_, isFrom(address, port));
    if (found != visitors_.end())
        limitUnread(*found, most);
}

void Doorkeeper::letStay(const QHostAddress& address, quint16 port)
{
    std::erase_if(visitors_, isFrom(address, port));
}

HttpServer::HttpServer(QtTransport* transport)
    : transport_(transport)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    addWebSocketUpgradeVerifier(this, [this](const QHttpServerRequest& request) {
        return mayConnect(request) ? QHttpServerWebSocketUpgradeResponse::accept()
                                   : QHttpServerWebSocketUpgradeResponse::deny();
    });
#endif
}

bool HttpServer::mayConnect(const QHttpServerRequest& request) const
{
    return transport_->isOurs(QString::fromLatin1(request.value("host")),
                              QString::fromLatin1(request.value("origin")));
}

void HttpServer::answer(const QHttpServerRequest& request, QHttpServerResponder& responder)
{
    const QString host = QString::fromLatin1(request.value("host"));
    const bool ours = transport_->isOurs(host, QStringLiteral("http://") + host);
    const bool asks = request.method() == QHttpServerRequest::Method::Get;
    if (!ours || !asks)
        return write(responder, {}, ours ? Status::MethodNotAllowed : Status::MisdirectedRequest);
    const QString path = request.url().path();
    const Transport::Reply reply = transport_->owner_->get(path);
    if (reply.type.isEmpty())
        return write(responder, {}, Status::NotFound);
    // A page is always the program's own; drawings do not change while it runs.
    const bool drawing = path.endsWith(QLatin1String(".svg"));
    Answer answer{reply.type, reply.body, drawing ? "max-age=3600" : "no-cache", host.toLatin1()};
    answer.packed = request.value("accept-encoding").contains("deflate");
    if (answer.packed)
        answer.body = packed(reply.body);
    write(responder, answer, Status::Ok);
}

#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)

bool HttpServer::handleRequest(const QHttpServerRequest& request, QTcpSocket* socket)
{
    if (!request.value("upgrade").isEmpty())
        return mayConnect(request);
    QHttpServerResponder responder = makeResponder(request, socket);
    answer(request, responder);
    return true;
}

void HttpServer::missingHandler(const QHttpServerRequest&, QTcpSocket* socket)
{
    socket->abort();
}

#else

bool HttpServer::handleRequest(const QHttpServerRequest& request, QHttpServerResponder& responder)
{
    if (!request.value("upgrade").isEmpty())
        return mayConnect(request);
    answer(request, responder);
    return true;
}

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
void HttpServer::missingHandler(const QHttpServerRequest& request, QHttpServerResponder&& responder)
#else
void HttpServer::missingHandler(const QHttpServerRequest& request, QHttpServerResponder& responder)
#endif
{
    answer(request, responder);
}

#endif

} // namespace facedown::phone

#include "moc_http_server.cpp"
