import QtQuick
import Facedown

// The key that does it, printed small on a button.
Rectangle {
    id: key

    property alias text: label.text
    property bool accented: false

    visible: text !== ""
    implicitWidth: Math.max(implicitHeight, label.implicitWidth + 8 * Look.unit)
    implicitHeight: label.implicitHeight + 4 * Look.unit
    radius: 4 * Look.unit
    color: accented ? "#40241a05" : Look.dark ? "#50000000" : "#15000000"
    border.color: accented ? "#60241a05" : Look.plateLine

    Words {
        id: label
        anchors.centerIn: parent
        color: key.accented ? Look.accentInk : Look.ink
        font { pixelSize: Look.tiny; bold: true }
    }
}
