pragma Singleton
import QtQuick
import Facedown
import Facedown.nyet

// The colours of the veto board, which is of the same ivory on either table.
QtObject {
    readonly property color ground: Look.dark ? "#e8dcc2" : "#f3ead6"
    readonly property color line: "#bfae8a"
    readonly property color square: "#fcf6ea"
    readonly property color decided: "#f7dfa3"
    readonly property color covered: Look.dark ? "#d9cbab" : "#e2d6bc"
    readonly property color ink: "#1e2d35"
    readonly property color muted: "#5a5746"
    readonly property color mark: "#a8660a"
}
