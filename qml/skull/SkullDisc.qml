import QtQuick
import Facedown

// A disc of a tribe: in a hand, on a mat's stack, in the shuffled row, or out of the game.
Piece {
    id: disc

    required property int kind
    required property int owner
    required property int zone
    required property int seat
    required property int place
    required property int count
    required property string face
    required property int pieceId
    required property string name
    required faceUp
    required event
    property Ring ring
    property int bottom: 0
    property bool pushed: false
    property bool ownMat: false
    readonly property bool near: seat === bottom
    readonly property real matSide: home.mat.width
    // In a hand that is large the discs lie side by side, in others small on the plate.
    readonly property bool largeHand: near || (face !== "" && zone === PieceModel.Hand)
    readonly property real handSize: near ? home.hand.height : largeHand ? matSide * 0.44 : plateDisc
    readonly property real plateDisc: Math.min(home.plate.height * 0.46, 22 * Look.textScale)
    readonly property real discSize: zone === PieceModel.Hand ? handSize
                                   : zone === PieceModel.OnMat ? matSide * 0.7
                                   : zone === PieceModel.Row ? rowSize : plateDisc
    readonly property real rowSize: Math.min(ring.middle.height * 0.5, ring.middle.width / 5)
    readonly property real stackX: -discSize * 0.055 * (place - (count - 1) / 2)
    readonly property real stackY: -discSize * 0.085 * (place - (count - 1) / 2)
    readonly property real handStep: near ? Math.min(handSize * 0.98, home.hand.width / Math.max(4, count))
                                   : largeHand ? handSize * 0.5 : plateDisc * 0.62

    RingSeat {
        id: home
        ring: disc.ring
        seat: disc.seat
    }

    targetSize: discSize
    targetX: zone === PieceModel.OnMat
             ? home.mat.x + (home.mat.width - discSize) / 2 + stackX + (pushed ? home.inward.x : 0)
             : zone === PieceModel.Row
             ? ring.middle.x + ring.middle.width / 2 + (place - count / 2) * rowSize * 1.06
             : zone === PieceModel.Hand && near ? home.hand.x + place * handStep
             : zone === PieceModel.Hand && largeHand
             ? home.mat.x + home.mat.width / 2 - (handStep * (count - 1) + handSize) / 2 + place * handStep
             : home.plate.x + home.plate.height * 0.94 + 6 + place * handStep
    targetY: zone === PieceModel.OnMat
             ? home.mat.y + (home.mat.height - discSize) / 2 + discSize * 0.04 + stackY
               + (pushed ? home.inward.y : 0)
             : zone === PieceModel.Row ? ring.middle.y + (ring.middle.height - rowSize) / 2
             : zone === PieceModel.Hand && near ? home.hand.y
             : zone === PieceModel.Hand && largeHand ? home.plate.y - handSize * 0.5
             : home.plate.y + home.plate.height - plateDisc - 4
    z: (zone === PieceModel.Hand ? 30 : zone === PieceModel.Row ? 40 : 10) + place
       + (way < 1 ? 100 : 0)
    gone: zone === PieceModel.Out
    spoken: name
    drawnAt: 180
    backSource: "qrc:/assets/skull/disc-back-" + owner + ".svg"
    frontSource: face === "" ? "" : "qrc:/assets/skull/disc-" + face + "-" + owner + ".svg"
    shadowSource: zone === PieceModel.Hand && !largeHand ? "" : "qrc:/assets/skull/shadow.svg"
    halo: event !== ""

    // What lies face down on one's own mat, for its owner alone.
    Drawing {
        visible: disc.zone === PieceModel.OnMat && !disc.faceUp && disc.face !== ""
        anchors { right: parent.right; top: parent.top; rightMargin: disc.width * 0.04 }
        width: disc.width * 0.34
        height: width
        source: visible ? disc.frontSource : ""
        drawnAt: disc.drawnAt
    }
}
