import QtQuick
import Facedown

// A card (in the deck, turned, before a seat, or out of the game) or a chip (in a hand, on the
// card, or with those whose chips are not to be counted, where none is seen).
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
    required property string face
    required property string name
    required faceUp
    required event
    required property Ring ring
    required property Middle middle
    required property Session session
    required property int nearest
    // The hand from which uncounted chips come and to which they go.
    required property int handAtWork

    hinted: session.hint.marked.includes(event)

    readonly property bool isChip: kind === PieceModel.Chip
    readonly property bool uncounted: isChip && zone === PieceModel.Hand && seat < 0
    readonly property bool inHand: isChip && zone === PieceModel.Hand && !uncounted
    readonly property bool near: seat === nearest
    readonly property bool turned: zone === PieceModel.Board

    RingSeat {
        id: home
        ring: piece.ring
        seat: piece.uncounted ? piece.handAtWork : piece.seat
    }
    Connections {
        target: piece.session
        function onSkipped() { piece.finish(); }
    }

    // Cards before a seat: a run overlaps, so that its lowest number and its length are seen;
    // what costs by itself stands apart. All as large as the row allows.
    readonly property real overlap: 0.36
    readonly property real apart: 1.12
    readonly property real rowLength: groups * apart - apart + 1 + (count - groups) * overlap
    readonly property real cardWidth: Math.min(home.row.height / 1.4, home.row.width / rowLength)
    readonly property real inset: near ? 0 : (home.row.width - cardWidth * rowLength) / 2
    readonly property real along: (place - group) * overlap + group * apart
    readonly property real rowX: home.row.x + inset + cardWidth * along
    readonly property real rowY: home.row.y + (near ? (home.row.height - cardWidth * 1.4) / 2 : 0)

    // The nearest chips lie in rows of eight, those of others in a pile on their plate.
    readonly property int across: 8
    readonly property int lines: Math.ceil(count / across)
    readonly property real ownChip: Math.min(home.hand.height * 0.46, home.hand.width / 6)
    readonly property real ownStep: (home.hand.width - ownChip) / (across - 1)
    readonly property real ownRise: Math.min(ownChip * 0.95,
                                             (home.hand.height - ownChip) / Math.max(1, lines - 1))
    readonly property real line: Math.floor(place / across)
    readonly property real ownX: home.hand.x + ownStep * (place % across)
    readonly property real ownY: home.hand.y + ownRise * line
                                 + (home.hand.height - ownChip - ownRise * (lines - 1)) / 2

    readonly property real chipSize: inHand && near ? ownChip
                                   : turned ? middle.chip : home.plate.height * 0.36
    readonly property point chipAt: inHand && near ? Qt.point(ownX, ownY)
                                  : turned ? middle.chipAt(place)
                                  : Qt.point(home.plate.x + home.plate.width - chipSize * 1.3,
                                             home.plate.y + home.plate.height * 0.16
                                             - Math.min(place, 3) * 1.5)
    readonly property point cardAt: turned ? Qt.point(middle.cardX, middle.cardY)
                                  : zone === PieceModel.Deck
                                  ? Qt.point(middle.deckX + (count - 1 - place) * 0.4,
                                             middle.cardY + (count - 1 - place) * 0.5)
                                  : zone === PieceModel.Out
                                  ? Qt.point(middle.removedX,
                                             middle.cardY + place * middle.removedStep)
                                  : Qt.point(rowX, rowY)

    targetSize: isChip ? chipSize
              : zone === PieceModel.Taken ? cardWidth
              : zone === PieceModel.Out ? middle.removedWidth : middle.cardWidth
    targetX: isChip ? chipAt.x : cardAt.x
    targetY: isChip ? chipAt.y : cardAt.y
    ratio: isChip ? 1 : 1.4
    arc: isChip ? middle.cardHeight * 0.22 : Math.min(26, height * 0.3)
    z: (isChip ? 60 + place : zone === PieceModel.Deck ? place : turned ? 40 : 10 + place)
       + (moving ? 100 : 0)
    gone: uncounted || (zone === PieceModel.Deck && place < count - 6)
    // One chip speaks for all of a hand or on the card, the top of the deck for the deck.
    quiet: (isChip || zone === PieceModel.Deck) && place < count - 1
    spoken: name
    touchRadius: isChip ? 0.46 : 0
    shadowSpread: isChip ? 1.17 : 1.2
    shadowRatio: isChip ? 1 : 4 / 3
    shadowSource: isChip ? "qrc:/assets/geschenkt/chip-shadow.svg"
                : zone === PieceModel.Deck && place > 0 ? ""
                : "qrc:/assets/geschenkt/card-shadow.svg"
    // Drawn anew for the size at which it lies, not for those on the way.
    drawnAt: Math.ceil(targetSize * ratio / 16) * 16
    frontSource: isChip ? "qrc:/assets/geschenkt/chip.svg"
               : face === "" ? ""
               : "qrc:/assets/geschenkt/" + Look.palette + "card-" + face + ".svg"
    backSource: isChip ? "" : "qrc:/assets/geschenkt/card-back.svg"
}
