import QtQuick
import Facedown
import Facedown.skull

// Where what a tribe has lies on its plate, small: its discs beside the portrait, its successes at
// the right end.
QtObject {
    required property rect plate
    // Its faces are to be seen: one's own tribe across the table, which has all the room.
    property bool open: false

    // Somewhat smaller discs leave room for the successes.
    readonly property real share: 0.75 // of a success's width to a disc's
    readonly property real usual: Math.min(plate.height * 0.4, 26 * Look.textScale)
    readonly property real fitting: (width - 15.5 * Look.unit) / (3.2 + 2 * share)
    readonly property real pip: !open && fitting > 0.7 * usual ? Math.min(usual, fitting) : usual
    readonly property real disc: pip * (open ? 1.35 : 1)
    readonly property real from: Math.min(plate.height - 8 * Look.unit, Look.portrait)
                                 + 14 * Look.unit
    // A success, of which two win (SK-20); where there is no room the mat alone tells it.
    readonly property real success: pip * share
    readonly property bool successes: !open && width - 3.2 * disc > 2 * success + 15 * Look.unit
    readonly property real width: plate.width - from
    readonly property real free: width - (successes ? 2 * success + 14 * Look.unit : 6 * Look.unit)
    // Left free below them.
    readonly property real margin: open ? 0 : 4 * Look.unit
    readonly property real step: Math.min(disc * 1.04, (free - disc) / 3)
}
