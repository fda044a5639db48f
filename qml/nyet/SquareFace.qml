import QtQuick
import Facedown
import Facedown.nyet

// What a square of the veto board shows: a drawing with its word beside or below it, or a number.
Item {
    id: face

    required property string drawing
    required property string label
    required property bool wide
    // How much of it, at the right, lies under a token; and that it is out of the game.
    property real hidden: 0
    property bool faded: false

    Drawing {
        id: picture
        visible: face.drawing !== ""
        opacity: face.faded ? 0.4 : 1
        width: face.wide ? Math.min(face.height, face.width * (face.hidden > 0 ? 0.18 : 0.27))
                         : Math.min(face.height * 0.62, face.width)
        height: width
        x: face.wide ? 3 * Look.unit : (face.width - width) / 2
        y: face.wide ? (face.height - height) / 2 : 0
        source: face.drawing === "" ? ""
                : "qrc:/assets/" + face.drawing.replace("%1", Look.palette) + ".svg"
    }
    Words {
        // Rather no word than half of one.
        visible: face.drawing !== "" && x + contentWidth <= face.width - face.hidden
        opacity: face.faded ? 0.75 : 1
        x: face.wide ? picture.x + picture.width + 3 * Look.unit : 0
        y: face.wide ? 0 : picture.height
        width: face.width - face.hidden - x - (face.wide ? 7 * Look.unit : 0)
        height: face.height - y
        text: face.label
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        // Large text gives way here, but never below what is usual.
        minimumPixelSize: Math.min(Look.tiny * 0.9, Math.max(11 * Look.unit, Look.tiny * 0.6))
        horizontalAlignment: face.wide ? Text.AlignLeft : Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        color: BoardLook.ink
        font.pixelSize: Math.max(Look.small, Math.min(face.height * 0.26, face.width * 0.1))
        font.weight: Font.DemiBold
    }
    Words {
        visible: face.drawing === ""
        opacity: face.faded ? 0.6 : 1
        x: (face.width - face.hidden - width) / 2
        anchors.verticalCenter: parent.verticalCenter
        text: face.label
        color: BoardLook.ink
        font { pixelSize: Math.min(face.height * 0.8, Look.huge * 0.8); bold: true }
    }
}
