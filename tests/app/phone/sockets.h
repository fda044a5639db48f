#pragma once

#include <QJsonDocument>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>
#include <QWebSocket>

#include "app/play/session_play.h"
#include "phone/phones.h"

namespace facedown::phone {

/// A controller that phones reach at this computer's own address.
struct House
{
    explicit House(match::Match match, const QString& listen = QStringLiteral("127.0.0.1:0"),
                   Network* network = Phones::load())
        : controller(&preferences, {})
        , phones(&controller, listen, [network] { return network; })
    {
        preferences.overridePace(play::Preferences::Instant);
        controller.play(std::move(match));
    }

    QString host(int player) const { return QUrl(phones.address(player)).authority(); }

    play::Preferences preferences;
    play::Controller controller;
    Phones phones;
};

/// All that is answered to a text sent to the host, until it closes or is done.
inline QByteArray answerTo(const QString& host, const QByteArray& text)
{
    QTcpSocket socket;
    socket.connectToHost(host.section(':', 0, 0), host.section(':', 1).toUShort());
    QByteArray answer;
    if (!socket.waitForConnected())
        return "not connected";
    socket.write(text);
    const auto done = [&] {
        answer += socket.readAll();
        const auto end = answer.indexOf("\r\n\r\n");
        const auto at = answer.toLower().indexOf("content-length: ");
        const bool whole =
            end > 0 && at > 0 &&
            answer.size() >= end + 4 + answer.mid(at + 16, 12).split('\r')[0].toInt();
        return whole || socket.state() == QAbstractSocket::UnconnectedState;
    };
    (void)QTest::qWaitFor(done, 10000);
    return answer;
}

inline QByteArray asked(const QByteArray& path, const QString& host)
{
    return "GET " + path + " HTTP/1.1\r\nHost: " + host.toLatin1() + "\r\n\r\n";
}

/// A page's connection, as a browser opens it.
struct Browser
{
    Browser(const QString& host, const QString& origin)
        : socket(origin)
        , closed(&socket, &QWebSocket::disconnected)
        , opened(&socket, &QWebSocket::connected)
    {
        QObject::connect(
            &socket, &QWebSocket::textMessageReceived, &socket, [this](const QString& text) {
                const QJsonObject message = QJsonDocument::fromJson(text.toUtf8()).object();
                said << message["type"].toString();
                bytes += text.toUtf8().size();
            });
        socket.open(QUrl("ws://" + host + '/'));
    }
    explicit Browser(const QString& host)
        : Browser(host, "http://" + host)
    {
    }

    void hello(const QString& address)
    {
        QVERIFY(opened.count() > 0 || opened.wait());
        socket.sendTextMessage(QString("{\"type\":\"hello\",\"link\":\"%1\",\"device\":\"%2\"}")
                                   .arg(address.section('#', 1), QString::fromLatin1(device)));
    }

    QWebSocket socket;
    QSignalSpy closed;
    QSignalSpy opened;
    QByteArray device = Link().text();
    QStringList said;
    qsizetype bytes = 0;
};

} // namespace facedown::phone
