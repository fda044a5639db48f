import QtQuick
import Facedown
import Facedown.skull

// Where what a tribe has lies on its plate, small: its discs beside the portrait, its successes at
// the right end.
QtObject {
    required property rect plate
    // Its faces are to be seen: one's own tribe across the table, which has all the room.
    property bool open: false

    // Smaller discs leave room for the successes, and none hides the next.
    readonly property real share: 0.75 // of a success's width to a disc's
    readonly property real usual: Math.min(plate.height * 0.4, 26 * Look.textScale)
    readonly property real fitting: (width - 14 * Look.unit) / (4.12 + 2 * share)
    readonly property real pip: open ? usual
        : Math.min(usual, successes ? fitting : (width - 6 * Look.unit) / 4.12)
    readonly property real disc: pip * (open ? 1.35 : 1)
    readonly property real from: Math.min(plate.height - 8 * Look.unit, Look.portrait)
                                 + 14 * Look.unit
    // A success, of which two win (SK-20); where there is no room the mat alone tells it.
    readonly property real success: pip * share
    readonly property bool successes: !open && fitting > 0.55 * usual
    readonly property real width: plate.width - from
    readonly property real free: width - (successes ? 2 * success + 14 * Look.unit : 6 * Look.unit)
    // Left free below them.
    readonly property real margin: open ? 0 : 4 * Look.unit
    readonly property real step: Math.min(disc * 1.04, (free - disc) / 3)
}
