#include "phone/network/addresses.h"

#include <algorithm>

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

QStringList homeAddresses(const QList<Way>& ways, const QHostAddress& outward)
{
    QList<QHostAddress> all;
    for (const Way& way : ways)
        if (way.running && !way.loopBack && !way.pointToPoint)
            for (const QHostAddress& address : way.addresses)
                if (likelihood(address) > 0)
                    all << address;
    std::stable_sort(all.begin(), all.end(), [&](const auto& one, const auto& other) {
        const auto rank = [&](const QHostAddress& address) {
            return address == outward ? 4 : likelihood(address);
        };
        return rank(one) > rank(other);
    });
    QStringList texts;
    for (const QHostAddress& address : std::as_const(all))
        texts << address.toString();
    return texts;
}

} // namespace facedown::phone
