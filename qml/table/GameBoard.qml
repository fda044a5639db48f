import QtQuick
import Facedown

// What the boards of all games have in common: the table, and the seats round it.
FocusScope {
    id: board

    required property Session session
    property Ring ring: null
    // Whether a line round the middle is seen; not where what lies there reaches beyond it.
    property bool lined: true
    // Whether all but a part of it is dark, and what is beside the table with it.
    property bool dimmed: false
    // How high it would be with text of the usual size.
    readonly property real fullHeight: height + 40 * Look.unit * Math.max(0, Look.systemScale - 1)
    // How much of its lower edge is kept clear of what is said over it.
    property real keptBelow: 0
    // Puts away what was called up over the table; false if nothing was.
    function dismiss() { return false; }
    // Whether the focus is on the bar below it, as after a hint was asked for there.
    function barFocused() {
        return Items.around(Window.activeFocusItem, one => one instanceof ActionBar) !== null;
    }

    TableCloth {
        anchors.fill: parent
        light: Look.groundHigh
        shade: Look.groundLow
        rim: Look.rim
        around: Look.bar
        breadth: Look.unit
        table: board.ring ? board.ring.table : Qt.rect(0, 0, width, height)
        corner: board.ring ? board.ring.corner : 0
        middle: board.ring && board.lined ? board.ring.middle : Qt.rect(0, 0, 0, 0)
        line: Qt.alpha(Look.mark, 0.28)
        onResized: if (board.ring) board.ring.resized()
    }
}
