#include "phone/link.h"

#include <algorithm>
#include <array>

#include <QRandomGenerator>

namespace facedown::phone {

Link::Link()
{
    std::array<quint32, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), bits.size());
    text_ = QByteArray(reinterpret_cast<const char*>(bits.data()), sizeof bits)
                .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

Link::Link(const QByteArray& text)
    : Link()
{
    if (looksLikeLink(text))
        text_ = text;
}

bool Link::opens(const QByteArray& text) const
{
    if (text.size() != text_.size())
        return false;
    // Every letter is looked at, whatever the others were; only the length, which is no secret,
    // ends it early.
    int differing = 0;
    for (qsizetype at = 0; at < text_.size(); ++at)
        differing |= text[at] ^ text_[at];
    return differing == 0;
}

bool looksLikeLink(const QByteArray& text)
{
    return text.size() == Link::length && std::all_of(text.cbegin(), text.cend(), [](char letter) {
               return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') ||
                      (letter >= 'A' && letter <= 'Z') || letter == '-' || letter == '_';
           });
}

} // namespace facedown::phone
