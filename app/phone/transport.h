#pragma once

#include <cstdint>
#include <memory>

#include <QBitArray>
#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QtPlugin>

namespace facedown::phone {

/// Carries messages between this program and the pages that show it elsewhere: nothing above knows
/// how. All of it is called on one thread, from its event loop.
class Transport
{
public:
    using Peer = std::uint64_t; ///< a connection; none is ever used again

    struct Reply
    {
        QByteArray type; ///< of the content; empty: there is no such thing
        QByteArray body{};
    };

    /// Who is told of what comes in. It outlives the transport.
    class Owner
    {
    public:
        virtual ~Owner() = default;
        /// What is to be had at a path: "/", "/page.js".
        virtual Reply get(const QString& path) = 0;
        virtual void opened(Peer peer, const QString& address) = 0;
        /// Text of at most largestMessage bytes.
        virtual void received(Peer peer, const QByteArray& text) = 0;
        /// It is told of once, also when it was close() that did it; and of whoever does not fetch
        /// what is sent.
        virtual void closed(Peer peer) = 0;
    };

    static constexpr int largestMessage = 4096;
    static constexpr int mostConnections = 64;

    virtual ~Transport() = default;

    /// Listens at all of these, with a port for all (0: any). Returns why it cannot, in the
    /// system's words; empty if it does. Whatever was listened to before is closed.
    virtual QString listen(const QStringList& addresses, quint16 port) = 0;
    /// Where it listens, "192.168.1.20:40404"; none if it does not.
    virtual QStringList listensAt() const = 0;
    /// Closes every connection.
    virtual void stop() = 0;
    /// Whoever is there is known: it does not give way to those who come.
    virtual void letStay(Peer peer) = 0;
    virtual void send(Peer peer, const QByteArray& text) = 0;
    virtual void close(Peer peer) = 0;
};

/// A square of dark and light modules, row by row.
struct Code
{
    int size = 0;
    QBitArray dark{};
};

/// What needs libraries that most starts of the program do without: loaded when it is asked for.
class Network
{
public:
    virtual ~Network() = default;
    virtual std::unique_ptr<Transport> makeTransport(Transport::Owner* owner) = 0;
    /// This computer's addresses in its local networks, the likeliest first.
    virtual QStringList localAddresses() const = 0;
    virtual Code codeOf(const QByteArray& text) const = 0;
};

} // namespace facedown::phone

Q_DECLARE_INTERFACE(facedown::phone::Network, "facedown.phone.Network/1")
