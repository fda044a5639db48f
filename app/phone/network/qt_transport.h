#pragma once

#include <map>
#include <memory>
#include <vector>

#include <QObject>
#include <QTimer>
#include <QWebSocket>

#include "phone/transport.h"

namespace facedown::phone {

class HttpServer;

/// Pages by HTTP and their messages by WebSocket, on one port.
class QtTransport : public QObject, public Transport
{
    Q_OBJECT

public:
    explicit QtTransport(Owner* owner);
    ~QtTransport() override;

    QString listen(const QStringList& addresses, quint16 port) override;
    QStringList listensAt() const override { return listensAt_; }
    void stop() override;
    /// How many are connected that are known.
    int pages() const;
    void letStay(Peer peer) override;
    void send(Peer peer, const QByteArray& text) override;
    void close(Peer peer) override;

private:
    struct Connection
    {
        std::unique_ptr<QWebSocket> socket;
        int unanswered = 0; ///< pings
        bool known = false;
    };

    /// Whether who asks means this computer by its address, and comes from our own page: a name
    /// that somebody else gave it, or a page elsewhere, is refused.
    bool isOurs(const QString& host, const QString& origin) const;
    void accept(std::unique_ptr<QWebSocket> socket);
    void gone(Peer peer);
    void ping();

    Owner* owner_;
    std::unique_ptr<HttpServer> server_;
    QStringList listensAt_;
    std::map<Peer, Connection> connections_;
    Peer last_ = 0;
    QTimer pings_;

    friend class HttpServer;
};

} // namespace facedown::phone
