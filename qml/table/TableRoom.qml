import QtQuick
import Facedown

// What a table and the window round it tell each other; it outlives every table.
QtObject {
    id: room

    // Whether the log stands beside the table, where there is room, or lies over it when asked for.
    property bool wide: false
    property bool logBeside: true
    property bool logOver: false
    readonly property bool logWanted: wide ? logBeside : logOver
    function toggleLog() {
        logOver = !wide && !logOver;
        logBeside = wide ? !logBeside : logBeside;
    }
    // What was asked for stays where there gets to be room beside.
    onWideChanged: {
        logBeside = logBeside || wide && logOver;
        logOver = false;
    }
    // For so long a curtain does not open, in milliseconds: what was pressed once too often, as it
    // fell, was not meant for it.
    property int guardTime: 800
    // For so long after a decision at a shared screen a second press may have been meant for it.
    property int decider: -1
    readonly property bool guarded: guarding.running
    function guard(seat) {
        decider = seat;
        if (guardTime > 0)
            guarding.restart();
    }
    readonly property Timer guarding: Timer { interval: room.guardTime }
    // What a guided game has to say takes so much of the table's height.
    property real guideHeight: 0
    // The colour of what stands round the table.
    property color around: Look.bar
}
