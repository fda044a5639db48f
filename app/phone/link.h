#pragma once

#include <QByteArray>

namespace facedown::phone {

/// What opens a seat to a phone: 128 bits by chance from the system, as text for an address.
class Link
{
public:
    static constexpr int length = 22; ///< of the text

    /// A new one.
    Link();
    /// One that was made before; a new one if that is none.
    explicit Link(const QByteArray& text);

    const QByteArray& text() const { return text_; }
    /// In a time that does not depend on where the two differ.
    bool opens(const QByteArray& text) const;

private:
    QByteArray text_;
};

/// Whether it may be one: its length and letters.
bool looksLikeLink(const QByteArray& text);

} // namespace facedown::phone
