import QtQuick
import Facedown

// A card: in the deck, on the pile, in a hand, or taken.
GamePiece {
    id: piece

    required property int nearest

    readonly property bool inHand: zone === PieceModel.Hand
    readonly property bool near: seat === nearest
    readonly property rect middle: ring.middle

    RingSeat {
        id: home
        ring: piece.ring
        seat: piece.seat
    }

    // In the middle the deck lies left of the pile; before a seat cards lie in a row.
    readonly property real large: Math.min(middle.height * 0.5, middle.width * 0.3) / 1.4
    readonly property rect room: inHand && near ? home.hand : home.row
    // What others have taken lies left of their hands.
    readonly property real span: near ? room.width : room.width / 2
    readonly property real small: Math.min(room.height / 1.4, span / 4)
    readonly property real step: Math.min(small * 1.1, (span - small) / Math.max(1, count - 1))
    readonly property point rowAt: Qt.point(room.x + (inHand && !near ? span : 0) + step * place,
                                            room.y + (room.height - small * 1.4) / 2)
    readonly property point middleAt: Qt.point(
        middle.x + middle.width / 2 + (zone === PieceModel.Deck ? -large * 1.4
                                                                : large * (0.1 + place * 0.3)),
        middle.y + (middle.height - large * 1.4) / 2)

    targetSize: seat < 0 ? large : small
    targetX: seat < 0 ? middleAt.x : rowAt.x
    targetY: seat < 0 ? middleAt.y : rowAt.y
    ratio: 1.4
    z: (zone === PieceModel.Board ? 40 : inHand ? 20 : 10) + place + (moving ? 100 : 0)
    quiet: zone === PieceModel.Deck && place < count - 1
    shadowSource: "qrc:/assets/shadows/card.svg"
    drawnAt: Math.ceil(targetSize * ratio / 16) * 16
    frontSource: face === "" ? "" : "qrc:/assets/tally/card-" + face + ".svg"
    backSource: "qrc:/assets/tally/card-back.svg"
}
