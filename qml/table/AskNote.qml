import QtQuick
import Facedown

// What is to be said twice before it is done, in a sentence; nothing is there without one.
Rectangle {
    id: note

    property string text
    // How much room there is.
    required property real room

    visible: text !== ""
    width: Math.min(room - 32 * Look.unit, words.implicitWidth + 40 * Look.unit)
    height: words.height + 20 * Look.unit
    radius: 12 * Look.unit
    color: Look.plate
    border { color: Look.mark; width: 2 * Look.unit }

    Words {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, note.room - 72 * Look.unit)
        wrapMode: Text.Wrap
        text: note.text
        color: Look.ink
        font { pixelSize: Look.body; weight: Font.DemiBold }
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
        Accessible.ignored: text === ""
    }
}
