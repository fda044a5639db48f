#pragma once

#include <QByteArray>
#include <QJsonObject>

namespace facedown::phone {

/// What a page says of itself, under the names by which it asks for it, in the language that is
/// spoken.
QJsonObject pageWords();

/// The same in every language, with what each calls itself, as JSON that may stand in HTML: a page
/// chooses before it belongs to a seat.
QByteArray allPageWords();

/// What a browser shows that cannot run the page, in every language, as HTML.
QByteArray oldBrowserWords();

} // namespace facedown::phone
