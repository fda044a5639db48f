import QtQuick
import Facedown

// What stands on a button, in its middle: a glyph, words, a key.
Item {
    id: label

    required property string text
    property string widest: ""
    required property string glyph
    required property string key
    required property bool accented
    required property font font

    implicitWidth: line.implicitWidth
    implicitHeight: line.implicitHeight

    TextMetrics {
        id: longest
        font: label.font
        text: label.widest
    }
    Row {
        id: line
        anchors.centerIn: parent
        spacing: 8 * Look.windowScale

        Icon {
            visible: label.glyph !== ""
            name: label.glyph
            accented: label.accented
            size: label.font.pixelSize * 1.3
            anchors.verticalCenter: parent.verticalCenter
        }
        Words {
            visible: text !== ""
            width: Math.max(implicitWidth, Math.ceil(longest.advanceWidth))
            horizontalAlignment: Text.AlignHCenter
            text: label.text
            color: label.accented ? Look.accentInk : Look.ink
            font: label.font
            anchors.verticalCenter: parent.verticalCenter
        }
        Key {
            text: label.key
            accented: label.accented
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
