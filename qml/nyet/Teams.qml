pragma ComponentBehavior: Bound
import QtQuick
import Facedown
import Facedown.nyet

// Who plays with whom: side by side in the middle when teams form, each coming there from its seat;
// then at both sides of the tricks, with what each team has won.
Item {
    id: teams

    required property NyetTable table
    required property Ring ring
    required property rect room
    // How much of the room the tricks need, and how much below is taken by something else: on
    // either side, and on the viewer's own.
    property real between: 0
    property real below: 0
    property real belowOwn: below
    // How far up into the room reaches what is chosen of the hand.
    property real risen: 0
    // How far they have come: 1 once they are together; and 1 once they are at the sides.
    property real way: 1
    property real parted: 0
    readonly property bool partDue: table.teamsApart

    function finish() {
        forming.complete();
        parting.complete();
    }

    onVisibleChanged: {
        forming.stop();
        way = 1;
        if (visible && table.teaming && Look.moveTime > 0) {
            way = 0;
            forming.start();
        }
    }
    onPartDueChanged: {
        parting.stop();
        if (visible && table.parting && Look.moveTime > 0)
            parting.start();
        else
            parted = partDue ? 1 : 0;
    }
    Component.onCompleted: parted = partDue ? 1 : 0
    NumberAnimation {
        id: forming
        target: teams
        property: "way"
        to: 1
        duration: Look.moveTime * 2
        easing.type: Easing.InOutCubic
    }
    NumberAnimation {
        id: parting
        target: teams
        property: "parted"
        to: 1
        duration: Look.moveTime * 1.4
        easing.type: Easing.InOutCubic
    }

    Repeater {
        id: sides
        model: 2
        TeamPlate {
            required property int index
            // The viewer's own, whichever it is.
            readonly property bool ownSide: index === teams.table.ownTeam
            readonly property Item other: sides.count > 1 ? sides.itemAt(1 - index) : null
            readonly property real gap: 20 * Look.unit
            readonly property real both: width + gap + (other ? other.width : 0)
            readonly property real together: teams.room.x + (teams.room.width - both) / 2
                                             + (ownSide ? 0 : both - width)
            // Between the table's edge and the tricks.
            readonly property real spare: (teams.width - teams.between) / 2 - 2 * gap
            readonly property real apart: ownSide ? 1.2 * gap : teams.width - 1.2 * gap - width

            // One is not told without the other.
            readonly property bool fits: width <= spare + 1
            // It keeps its size while it is not told, which that depends on.
            readonly property bool otherFits: !other || (other as TeamPlate).width <= spare + 1
            opacity: parted < 1 || fits && otherFits ? 1 : 0
            x: together + (apart - together) * parted
            // Above what stands out of the hand.
            readonly property real free: teams.room.height - height
            y: teams.room.y + Math.max(0, Math.min(free * 0.3, free - teams.risen)) * (1 - parted)
            table: teams.table
            ring: teams.ring
            team: index
            way: teams.way
            parted: teams.parted
            widestParted: spare
            highest: teams.room.height
            risen: teams.risen
            highestParted: teams.room.height - (ownSide ? teams.belowOwn : teams.below)
        }
    }
}
