import QtQuick
import Facedown

// A tribe's mat, skull side up until its first success; pushed toward the middle by passing.
Piece {
    id: mat

    required property int owner
    required property int zone
    required property int seat
    required property string face
    required property string name
    property Ring ring
    property bool pushed: false

    RingSeat {
        id: home
        ring: mat.ring
        seat: mat.seat
    }

    targetX: home.mat.x + (pushed ? home.inward.x : 0)
    targetY: home.mat.y + (pushed ? home.inward.y : 0)
    targetSize: home.mat.width
    gone: zone === PieceModel.Out
    faceUp: face === "flower"
    spoken: name
    halo: false
    drawnAt: 240
    frontSource: "qrc:/assets/skull/mat-flower-" + owner + ".svg"
    backSource: "qrc:/assets/skull/mat-" + owner + ".svg"
}
