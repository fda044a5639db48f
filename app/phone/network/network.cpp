#include <algorithm>

#include <QNetworkInterface>
#include <QObject>
#include <qrcodegen/qrcodegen.hpp>

#include "phone/network/qt_transport.h"

namespace facedown::phone {

namespace {

/// How likely a phone at home is in the network of an address: 0 for one that is no home's.
int likelihood(const QHostAddress& address)
{
    if (address.isInSubnet(QHostAddress(QStringLiteral("192.168.0.0")), 16))
        return 3;
    if (address.isInSubnet(QHostAddress(QStringLiteral("10.0.0.0")), 8))
        return 2;
    return address.isInSubnet(QHostAddress(QStringLiteral("172.16.0.0")), 12) ? 1 : 0;
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
        QList<QHostAddress> all;
        for (const QNetworkInterface& network : QNetworkInterface::allInterfaces()) {
            const auto flags = network.flags();
            if (!flags.testFlag(QNetworkInterface::IsRunning) ||
                flags.testFlag(QNetworkInterface::IsLoopBack) ||
                flags.testFlag(QNetworkInterface::IsPointToPoint))
                continue;
            for (const QNetworkAddressEntry& entry : network.addressEntries())
                if (likelihood(entry.ip()) > 0)
                    all << entry.ip();
        }
        std::stable_sort(all.begin(), all.end(), [](const auto& one, const auto& other) {
            return likelihood(one) > likelihood(other);
        });
        QStringList texts;
        for (const QHostAddress& address : std::as_const(all))
            texts << address.toString();
        return texts;
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
