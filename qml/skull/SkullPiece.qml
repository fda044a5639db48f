pragma ComponentBehavior: Bound
import QtQuick
import Facedown
import Facedown.skull

// A disc of a tribe (in a hand, on a mat's stack, in the shuffled row, or out of the game) or the
// tribe's mat, skull side up until its first success.
GamePiece {
    id: piece

    required property int owner
    required property int nearest
    required property bool finished
    required property SkullTable table

    readonly property bool isMat: kind === PieceModel.Mat
    readonly property bool inHand: zone === PieceModel.Hand
    readonly property bool onMat: zone === PieceModel.OnMat
    readonly property bool inRow: zone === PieceModel.Row
    readonly property bool lost: zone === PieceModel.Out && !isMat
    readonly property bool near: seat === nearest
    // On a mat smaller than four seats have a stack is hard to count: the lowest disc says how many
    // there are.
    readonly property bool counted: onMat && place === 0 && count > 1 && !spread && !near
                                    && home.mat.width < 110 * Look.unit
    // The nearest discs lie side by side; those of others small on their plate, a little larger
    // where their faces are to be seen: one's own tribe across the table.
    readonly property bool fanned: near || (face !== "" && !finished && !table.handsOpen)
    PlateRoom {
        id: room
        plate: home.plate
        open: piece.fanned
    }
    readonly property real handSize: near ? home.hand.height : room.disc
    // Four have just room.
    readonly property real handStep: near ? (home.hand.width - handSize) / 3 : room.step
    readonly property real handX: near ? home.hand.x : home.plate.x + room.from
    readonly property real handY: near ? home.hand.y
                                : home.plate.y + home.plate.height - handSize - room.margin
    readonly property real rowSize: Math.min(ring.middle.height * 0.72,
                                                    ring.middle.width / 4.4)
    // How far it lies above the middle of its stack.
    readonly property real above: group > 0 ? 0 : place - (count - groups) / 2

    // Discs of a mat lie in one stack until the first is turned up; then each that was lies beside
    // it, clockwise, and the last one where the stack was. Places are shares of the mat's width.
    readonly property bool spread: onMat && count > 1 && groups > 1
    readonly property point beside: {
        if (!spread)
            return Qt.point(0, 0);
        const cell = group % count;
        if (count === 2)
            return Qt.point(cell * 0.42 - 0.21, cell * 0.42 - 0.21);
        const right = cell === 1 || cell === 2 ? 0.23 : -0.23;
        return Qt.point(count === 3 && cell === 2 ? 0 : right, cell > 1 ? 0.23 : -0.23);
    }
    readonly property real onMatSize: home.mat.width
                                      * (!spread ? 0.7 : count === 2 ? 0.54 : 0.5)

    Connections {
        target: piece.session
        function onSkipped() { crossing.complete(); }
    }

    // The flips of a challenge are one by one, each later than the one before.
    heldUp: onMat ? table.suspense * Look.second / 1000 : 0
    turnTime: Look.flipTime * (onMat && table.lastFlip ? 2 : 1)
    nearer: table.lastFlip ? 0.6 : 0.35

    // What is shuffled crosses until nobody can follow; all of it is face down.
    readonly property bool shuffled: inRow && table.shuffling
    property real crossed: 0 // twice for each time round
    aside: Qt.point((Math.cos(Math.PI * crossed) - 1) * (place - (count - 1) / 2) * rowSize * 1.06,
                    Math.sin(Math.PI * crossed) * rowSize * (place % 2 === 0 ? 0.32 : -0.32))
    onShuffledChanged: {
        if (shuffled && count > 1 && Look.moveTime > 0)
            crossing.restart();
        else
            crossing.complete();
    }
    SequentialAnimation {
        id: crossing
        PauseAnimation { duration: Look.moveTime }
        NumberAnimation {
            target: piece
            property: "crossed"
            from: 0
            to: 4
            duration: Look.second * 0.8
            easing.type: Easing.InOutSine
        }
    }

    RingSeat {
        id: home
        ring: piece.ring
        seat: piece.seat
    }

    targetSize: isMat ? home.mat.width
              : onMat ? onMatSize
              : inRow ? rowSize
              : inHand ? handSize : home.mat.width * (near ? 0.25 : 0.3)
    targetX: isMat ? home.mat.x
           : onMat ? home.mat.x + inset + home.mat.width * beside.x - targetSize * 0.055 * above
           : inRow ? ring.middle.x + ring.middle.width / 2 + (place - count / 2) * rowSize * 1.06
           : lost ? home.mat.x - targetSize * ((near ? 1.06 : 0.5) - 0.2 * place)
           : handX + place * handStep
    targetY: isMat ? home.mat.y
           : onMat ? home.mat.y + inset + home.mat.width * beside.y
             - targetSize * (0.085 * above - 0.04)
           : inRow ? ring.middle.y + (ring.middle.height - rowSize) / 2
           : lost ? home.mat.y + targetSize * 0.07 * place
             + (near ? home.mat.height - targetSize : targetSize * 0.02) // below its words
           : handY
    readonly property real inset: (home.mat.width - targetSize) / 2

    // A challenge dims all but the mats and what lies on them.
    readonly property bool challenged: table.challenged
    readonly property bool daring: challenged && seat === table.challenger
    z: (isMat ? (challenged ? 9 : 0) : lost ? 6 + place
        : inHand ? (daring ? 10 : near && !challenged ? 30 : 7)
        : inRow ? 40 : 10 + (group > 0 ? count + group : place))
       + ((moving || raised > 0) && !isMat ? 100 : 0)
    gone: isMat && zone === PieceModel.Out
    // A mat whose owner has passed pales, until a disc of it may be flipped.
    shade: isMat && pushed && !challenged ? 0.45 : lost ? 0.85 : 1
    // Whose turn it is to flip hears what is to be flipped first.
    refusal: onMat && !faceUp && event === "" && table.flipping && table.yourTurn
             ? table.prompt : ""
    touchRadius: isMat ? 0.5 : 0.43
    drawnAt: isMat ? 240 : 180
    readonly property string drawings: "qrc:/assets/skull/" + Look.palette
    backSource: drawings + (isMat ? "mat-" : "disc-back-") + owner + ".svg"
    frontSource: isMat ? drawings + "mat-flower-" + owner + ".svg"
               : face === "" ? "" : drawings + "disc-" + face + "-" + owner + ".svg"
    shadowSource: isMat || (inHand && !fanned) ? "" : "qrc:/assets/shadows/disc.svg"

    Cross {
        visible: piece.lost
        anchors.centerIn: parent
        width: piece.width * 0.9
    }
    // Above all discs, at the corner of the mat.
    Repeater {
        model: piece.counted && piece.visible ? 1 : undefined
        Rectangle {
            parent: piece.parent
            x: home.mat.x + home.mat.width - 0.8 * width
            y: home.mat.y + home.mat.height - 0.8 * height
            z: 31
            width: Math.max(height, number.implicitWidth + 8 * Look.unit)
            height: Math.ceil(number.implicitHeight + 2 * Look.unit)
            radius: height / 2
            color: Look.plate
            border { color: Look.seats[piece.seat]; width: 1.5 * Look.unit }
            Words {
                id: number
                anchors.centerIn: parent
                text: piece.count
                color: Look.ink
                font { pixelSize: Look.small; bold: true }
                Accessible.ignored: true
            }
        }
    }
    // What lies face down on one's own mat, or was lost, for its owner alone.
    Drawing {
        visible: (piece.onMat || piece.lost) && !piece.faceUp && piece.face !== ""
                 && piece.visible && !piece.moving
        // Of a stack they are steps above all of it, which rise to the right as its discs do.
        readonly property real step: Math.min(width * 1.1, home.mat.width * 0.88 / piece.count)
        parent: piece.onMat ? piece.parent : piece
        x: piece.onMat ? home.mat.x + (home.mat.width - width) / 2
                         + (piece.place + 0.5 - piece.count / 2) * step
                       : 0
        y: piece.onMat ? home.mat.y + home.mat.height * 0.98 - height * (1 + 0.2 * piece.place)
                       : piece.height * 0.94 - height
        z: piece.onMat ? 31 + piece.place : 0
        width: piece.width * (piece.lost ? 0.62 : 0.34)
        height: width
        source: visible ? piece.frontSource : ""
        drawnAt: 60

        // An eye: it is seen by its owner, and by nobody else.
        Rectangle {
            visible: piece.onMat
            anchors { left: parent.right; leftMargin: -width / 2; bottom: parent.bottom }
            width: Math.max(parent.width * 0.55, 18 * Look.unit)
            height: width
            radius: width / 2
            color: Look.plate
            Icon {
                anchors.centerIn: parent
                name: "peek"
                size: parent.width * 0.8
            }
        }
    }
}
