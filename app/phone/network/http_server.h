#pragma once

#include <QAbstractHttpServer>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QTcpServer>
#include <QTcpSocket>

#include <vector>

namespace facedown::phone {

class QtTransport;

/// Accepts connections up to a number: beyond it the oldest that is not a page's own gives way, and
/// with none of those nobody is let in. Whoever is no page's connection has little time, and may
/// say little.
class Doorkeeper : public QTcpServer
{
public:
    /// How many pages are connected, who count as well.
    explicit Doorkeeper(const QtTransport& transport)
        : transport_(transport)
    {
    }

    /// The one from there has become a page's connection.
    void letStay(const QHostAddress& address, quint16 port);

protected:
    void incomingConnection(qintptr handle) override;

private:
    const QtTransport& transport_;
    std::vector<QTcpSocket*> visitors_; ///< the oldest first
};

/// Answers with what the owner of a transport has.
class HttpServer : public QAbstractHttpServer
{
    Q_OBJECT

public:
    explicit HttpServer(QtTransport* transport);

protected:
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
    bool handleRequest(const QHttpServerRequest& request, QTcpSocket* socket) override;
    void missingHandler(const QHttpServerRequest& request, QTcpSocket* socket) override;
#elif QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
    bool handleRequest(const QHttpServerRequest& request, QHttpServerResponder& responder) override;
    void missingHandler(const QHttpServerRequest& request,
                        QHttpServerResponder&& responder) override;
#else
    bool handleRequest(const QHttpServerRequest& request, QHttpServerResponder& responder) override;
    void missingHandler(const QHttpServerRequest& request,
                        QHttpServerResponder& responder) override;
#endif

private:
    /// Whether a page of ours asks for its connection. Qt asks before 6.8 as for any request, and
    /// makes it if that is handled without an answer.
    bool mayConnect(const QHttpServerRequest& request) const;
    void answer(const QHttpServerRequest& request, QHttpServerResponder& responder);

    QtTransport* transport_;
};

} // namespace facedown::phone
