#include <QNetworkInterface>
#include <QObject>
#include <QUdpSocket>
#include <qrcodegen/qrcodegen.hpp>

#include "phone/network/addresses.h"
#include "phone/network/qt_transport.h"

namespace facedown::phone {

namespace {

/// This computer's address on its way to everywhere else; none without such a way. Nothing is sent.
QHostAddress outwardAddress()
{
    QUdpSocket socket;
    // Of a network that is kept for examples: RFC 5737.
    socket.connectToHost(QHostAddress(QStringLiteral("192.0.2.1")), 9);
    return socket.localAddress();
}

} // namespace

/// What is found when the library is loaded.
class QtNetwork : public QObject, public Network
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "facedown.phone.Network/1")
    Q_INTERFACES(facedown::phone::Network)

public:
    std::unique_ptr<Transport> makeTransport(Transport::Owner* owner) override
    {
        return std::make_unique<QtTransport>(owner);
    }

    QStringList localAddresses() const override
    {
        QList<Way> ways;
        for (const QNetworkInterface& network : QNetworkInterface::allInterfaces()) {
            const auto flags = network.flags();
            Way way{flags.testFlag(QNetworkInterface::IsRunning),
                    flags.testFlag(QNetworkInterface::IsLoopBack),
                    flags.testFlag(QNetworkInterface::IsPointToPoint)};
            for (const QNetworkAddressEntry& entry : network.addressEntries())
                way.addresses << entry.ip();
            ways << way;
        }
        return homeAddresses(ways, outwardAddress());
    }

    Code codeOf(const QByteArray& text) const override
    {
        using qrcodegen::QrCode;
        const QrCode qr = QrCode::encodeText(text.constData(), QrCode::Ecc::MEDIUM);
        Code code;
        code.size = qr.getSize();
        code.dark.resize(code.size * code.size);
        for (int y = 0; y < code.size; ++y)
            for (int x = 0; x < code.size; ++x)
                code.dark.setBit(y * code.size + x, qr.getModule(x, y));
        return code;
    }
};

} // namespace facedown::phone

#include "network.moc"
