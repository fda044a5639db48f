import QtQuick
import Facedown

// Of a hand that is covered: whose turn it is to look at it, and how; pressed it shows it.
Rectangle {
    id: note

    // In the middle of this.
    required property rect over
    required property Session session
    // How much of the board's lower edge is to be kept for it.
    readonly property real below: visible && opacity > 0 ? parent.height - y + 6 * Look.unit : 0

    x: over.x + (over.width - width) / 2
    y: over.y + (over.height - height) / 2
    z: 90
    opacity: session.undoQuestion === "" ? 1 : 0 // which is asked over it
    width: Math.min(over.width, words.implicitWidth + 32 * Look.unit)
    height: Math.min(words.height + 14 * Look.unit, over.height)
    radius: Math.min(height / 2, 20 * Look.unit)
    color: Look.plate
    border { color: Look.plateLine; width: Look.unit }
    Words {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, note.over.width - 20 * Look.unit)
        horizontalAlignment: Text.AlignHCenter
        height: Math.min(implicitHeight, note.over.height - 8 * Look.unit)
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Look.tiny
        wrapMode: Text.Wrap
        text: note.session.canPeek
              ? qsTr("Only %1: hold V or press the eye to look").arg(note.session.curtainFor)
              : qsTr("Hidden until their owner’s turn")
        color: Look.ink
        font { pixelSize: Look.body; weight: Font.DemiBold }
    }
    MouseArea {
        anchors.fill: parent
        enabled: note.session.canPeek && note.opacity > 0
        cursorShape: Qt.PointingHandCursor
        onPressed: note.session.peek(true)
    }
}
