import QtQuick

// Text as it is: a name that a player or a file brings along is never read as markup.
Text {
    textFormat: Text.PlainText
}
