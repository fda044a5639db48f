import QtQuick
import Facedown

// Over a hand that is covered: how to look at it.
Rectangle {
    id: note

    // Where the hand lies.
    required property rect over
    required property string text

    x: over.x + (over.width - width) / 2
    y: over.y + (over.height - height) / 2
    z: 90
    width: Math.min(over.width, words.implicitWidth + 32 * Look.unit)
    height: words.height + 14 * Look.unit
    radius: Math.min(height / 2, 20 * Look.unit)
    color: Look.plate
    border { color: Look.plateLine; width: Look.unit }
    Words {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, note.over.width - 20 * Look.unit)
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: note.text
        color: Look.ink
        font { pixelSize: Look.body; weight: Font.DemiBold }
    }
}
