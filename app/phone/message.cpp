#include "phone/message.h"

#include <algorithm>
#include <array>
#include <limits>

#include <QJsonDocument>
#include <QJsonObject>

#include "phone/link.h"

namespace facedown::phone {

namespace {

using Kind = Message::Kind;

struct Named
{
    const char* name;
    Kind kind;
};

constexpr std::array kinds{
    Named{"hello", Kind::Hello}, Named{"event", Kind::Event}, Named{"select", Kind::Select},
    Named{"hint", Kind::Hint},   Named{"look", Kind::Look},   Named{"now", Kind::Now},
    Named{"go", Kind::GoOn},     Named{"yield", Kind::Yield}, Named{"language", Kind::Language},
    Named{"leave", Kind::Leave}, Named{"ping", Kind::Ping},
};

} // namespace

std::optional<Message> readMessage(const QByteArray& text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject())
        return std::nullopt;
    const QJsonObject json = document.object();
    const QString name = json[QLatin1String("type")].toString();
    const auto found = std::find_if(kinds.begin(), kinds.end(), [&name](const Named& named) {
        return name == QLatin1String(named.name);
    });
    if (found == kinds.end())
        return std::nullopt;
    Message message;
    message.kind = found->kind;
    message.link = json[QLatin1String("link")].toString().toUtf8();
    message.device = json[QLatin1String("device")].toString().toUtf8();
    message.language = json[QLatin1String("language")].toString();
    message.event = json[QLatin1String("event")].toString();
    message.at = json[QLatin1String("at")].toString();
    message.moment = json[QLatin1String("moment")].toInt(-1);
    message.yes = json[QLatin1String("yes")].toBool();
    switch (message.kind) {
    case Kind::Hello:
        if (!looksLikeLink(message.link) || !looksLikeLink(message.device))
            return std::nullopt;
        break;
    case Kind::Event:
    case Kind::Select:
        if (message.event.isEmpty() || message.at.isEmpty())
            return std::nullopt;
        break;
    case Kind::Look:
        if (message.moment < 0)
            return std::nullopt;
        break;
    case Kind::Language:
        if (message.language.isEmpty())
            return std::nullopt;
        break;
    default:
        break;
    }
    return message;
}

} // namespace facedown::phone
