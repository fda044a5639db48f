#pragma once

#include <QHostAddress>
#include <QList>
#include <QStringList>

namespace facedown::phone {

/// One of this computer's ways into a network.
struct Way
{
    bool running = true;
    bool loopBack = false;
    bool pointToPoint = false; ///< as tunnels are
    QList<QHostAddress> addresses{};
};

/// The private IPv4 addresses by which a phone at home may reach this computer, the likeliest
/// first: `outward`, by which it reaches everything else, then in the order of how usual a home's
/// network is.
QStringList homeAddresses(const QList<Way>& ways, const QHostAddress& outward);

} // namespace facedown::phone
