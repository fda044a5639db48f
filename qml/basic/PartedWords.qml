import QtQuick
import Facedown

// Words of several parts, "3–7 players · 10 minutes": where there is no room for all in one line
// the last part has a line of its own, without the sign before it. Lines above stay as they are.
Words {
    id: words

    required property string parts
    required property real room

    text: whole.advanceWidth < room ? parts : parts.replace(/\s*[·／・]\s*(?=[^·／・]*$)/, "\n")
    wrapMode: Text.Wrap

    TextMetrics {
        id: whole
        font: words.font
        text: words.parts.slice(words.parts.lastIndexOf("\n") + 1)
    }
}
