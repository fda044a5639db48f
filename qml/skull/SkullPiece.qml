import QtQuick
import Facedown

// A disc of a tribe (in a hand, on a mat's stack, in the shuffled row, or out of the game) or the
// tribe's mat, skull side up until its first success.
Piece {
    id: piece

    required property int index
    required property int kind
    required property int owner
    required property int zone
    required property int seat
    required property int place
    required property int count
    required property bool pushed
    required property string face
    required property string name
    required faceUp
    required event
    required property Ring ring
    required property Session session
    required property int nearest
    required property bool finished

    hinted: session.hint.marked.includes(event)

    readonly property bool isMat: kind === PieceModel.Mat
    readonly property bool inHand: zone === PieceModel.Hand
    readonly property bool onMat: zone === PieceModel.OnMat
    readonly property bool inRow: zone === PieceModel.Row
    readonly property bool near: seat === nearest
    // The nearest discs lie side by side; those of others small on their plate, a little larger
    // where their faces are to be seen: one's own tribe across the table.
    readonly property bool fanned: near || (face !== "" && !finished)
    PlateRoom {
        id: room
        plate: home.plate
        open: piece.fanned
    }
    readonly property real onPlate: room.pip
    readonly property real handSize: near ? home.hand.height : room.disc
    readonly property real widest: home.hand.width
    readonly property real handStep: near
                                     ? Math.min(handSize * 0.96, widest / Math.max(4, count))
                                   : room.step
    readonly property real handX: near ? home.hand.x : home.plate.x + room.from
    readonly property real handY: near ? home.hand.y
                                : home.plate.y + home.plate.height - handSize - (fanned ? 0 : 4)
    readonly property real rowSize: Math.min(ring.middle.height * 0.5, ring.middle.width / 5)
    readonly property real above: place - (count - 1) / 2

    Connections {
        target: piece.session
        function onSkipped() { piece.finish(); }
    }

    RingSeat {
        id: home
        ring: piece.ring
        seat: piece.seat
    }

    targetSize: isMat ? home.mat.width
              : onMat ? home.mat.width * 0.7
              : inRow ? rowSize
              : inHand ? handSize : onPlate
    targetX: isMat ? home.mat.x
           : onMat ? home.mat.x + inset - targetSize * 0.055 * above
           : inRow ? ring.middle.x + ring.middle.width / 2 + (place - count / 2) * rowSize * 1.06
           : handX + place * handStep
    targetY: isMat ? home.mat.y
           : onMat ? home.mat.y + inset - targetSize * (0.085 * above - 0.04)
           : inRow ? ring.middle.y + (ring.middle.height - rowSize) / 2
           : handY
    readonly property real inset: (home.mat.width - targetSize) / 2

    z: (isMat ? 0 : inHand ? 30 : inRow ? 40 : 10 + place) + (moving && !isMat ? 100 : 0)
    gone: zone === PieceModel.Out
    // A mat whose owner has passed pales; the discs on it may still be flipped.
    shade: isMat && pushed ? 0.45 : 1
    spoken: name
    touchRadius: isMat ? 0.5 : 0.43
    drawnAt: isMat ? 240 : 180
    readonly property string drawings: "qrc:/assets/skull/" + Look.palette
    backSource: drawings + (isMat ? "mat-" : "disc-back-") + owner + ".svg"
    frontSource: isMat ? drawings + "mat-flower-" + owner + ".svg"
               : face === "" ? "" : drawings + "disc-" + face + "-" + owner + ".svg"
    shadowSource: isMat || (inHand && !fanned) ? "" : "qrc:/assets/skull/shadow.svg"

    // What lies face down on one's own mat, for its owner alone.
    Drawing {
        visible: piece.onMat && !piece.faceUp && piece.face !== ""
        anchors { left: parent.left; bottom: parent.bottom; bottomMargin: piece.width * 0.06 }
        width: piece.width * 0.34
        height: width
        source: visible ? piece.frontSource : ""
        drawnAt: 60
    }
}
