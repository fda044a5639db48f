import QtQuick
import Facedown
import Facedown.nyet

// What a square of the veto board shows: a drawing with its word beside or below it, or a number.
Item {
    id: face

    required property string drawing
    required property string label
    required property bool wide
    // How much of it, at the right, lies under a token, which leaves a word below free; and that it
    // is out of the game.
    property real hidden: 0
    property bool faded: false
    // Where a token leaves no room for both, the word alone says what was vetoed.
    readonly property bool bare: wide && hidden > 0
        && longest.advanceWidth(label.split(" ").reduce((one, other) =>
               longest.advanceWidth(other) > longest.advanceWidth(one) ? other : one))
           > width - hidden - picture.width - 13 * Look.unit
    FontMetrics {
        id: longest
        font { pixelSize: 11 * Look.unit; weight: Font.DemiBold }
    }

    Drawing {
        id: picture
        visible: face.drawing !== "" && !face.bare
        opacity: face.faded ? 0.4 : 1
        width: face.wide ? Math.min(face.height, face.width * (face.hidden > 0 ? 0.18 : 0.27))
                         : Math.min(face.height * 0.55, face.width - face.hidden)
        height: width
        x: face.wide ? 3 * Look.unit : (face.width - face.hidden - width) / 2
        y: face.wide ? (face.height - height) / 2 : (face.height * 0.64 - height) / 2
        source: face.drawing === "" ? ""
                : "qrc:/assets/" + face.drawing.replace("%1", Look.palette) + ".svg"
    }
    Words {
        readonly property real free: face.width - (face.wide ? face.hidden : 0)
        // Rather no word than half of one.
        visible: face.drawing !== "" && x + contentWidth <= free
        opacity: face.faded ? 0.75 : 1
        x: face.bare ? 6 * Look.unit : face.wide ? picture.x + picture.width + 3 * Look.unit : 0
        y: face.wide ? 0 : Math.min(face.height * 0.62, picture.y + picture.height)
        width: free - x - (face.wide ? 7 * Look.unit : 0)
        height: face.height - y
        text: face.label
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        // Large text gives way here, but never below what is usual.
        minimumPixelSize: Math.min(Look.tiny * 0.9, Math.max(11 * Look.unit, Look.tiny * 0.6))
        horizontalAlignment: face.wide ? Text.AlignLeft : Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        color: BoardLook.ink
        font.pixelSize: Math.max(Look.small, Math.min(face.height * 0.26,
                                                      face.width * (face.wide ? 0.1 : 0.16)))
        font.weight: Font.DemiBold
    }
    Words {
        visible: face.drawing === ""
        opacity: face.faded ? 0.6 : 1
        x: (face.width - face.hidden - width) / 2
        anchors.verticalCenter: parent.verticalCenter
        text: face.label
        color: BoardLook.ink
        font {
            pixelSize: Math.min(face.height * 0.8, Look.huge * 0.8,
                                (face.width - face.hidden) * 0.8)
            bold: true
        }
    }
}
