import QtQuick
import Facedown

// A piece of a table's model, as all games have them.
Piece {
    id: piece

    required property int index
    required property int kind
    required property int zone
    required property int seat
    required property int place
    required property int count
    required property int group
    required property int groups
    required property bool pushed
    required property string face
    required property string name
    required faceUp
    required event
    required ring
    required property Session session

    spoken: name
    hinted: session.hint.marked.includes(event)
    onPressed: {
        session.table.touch(index);
        if (!session.table.select(event))
            session.choose(event);
    }
    onDenied: session.guide?.decline()
    pointerLeads: session.guide === null // who is guided presses Enter for what is marked
    // A table of another size takes along what lies on it; what is played goes on its way.
    property bool played: false
    onZoneChanged: played = Look.moveTime > 0
    onSeatChanged: played = Look.moveTime > 0
    onMovingChanged: played = played && moving
    Connections {
        target: piece.ring
        function onResized() {
            piece.played = piece.played && piece.moving;
            if (piece.moving && !piece.played && !piece.circling)
                piece.arrive();
        }
    }
    Connections {
        target: piece.session
        function onSkipped() { piece.finish(); }
    }
}
