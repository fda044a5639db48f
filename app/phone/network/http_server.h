#pragma once

#include <QAbstractHttpServer>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

#include <vector>

namespace facedown::phone {

class QtTransport;

/// Accepts connections up to a number: beyond it the oldest of those that are not known gives way,
/// and with none of those nobody is let in. Whoever is not known has little time, and may say and
/// leave unread little.
class Doorkeeper : public QTcpServer
{
public:
    /// Knows how many pages are connected, who count as well.
    explicit Doorkeeper(const QtTransport& transport)
        : transport_(transport)
    {
    }

    /// The one from there has become a page's, which may leave so many bytes unread.
    void becamePage(const QHostAddress& address, quint16 port, qint64 most);
    /// The one from there is known now.
    void letStay(const QHostAddress& address, quint16 port);

protected:
    void incomingConnection(qintptr handle) override;

private:
    const QtTransport& transport_;
    /// The oldest first. Qt deletes them when it likes, and tells nobody after an upgrade has
    /// begun.
    std::vector<QPointer<QTcpSocket>> visitors_;
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
