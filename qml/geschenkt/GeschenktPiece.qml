pragma ComponentBehavior: Bound
import QtQuick
import Facedown
import Facedown.geschenkt

// A card (in the deck, turned, before a seat, or out of the game) or a chip (in a hand, on the
// card, or with those whose chips are not to be counted, where none is seen).
GamePiece {
    id: piece

    required property Middle middle

    readonly property bool isChip: kind === PieceModel.Chip
    readonly property bool uncounted: isChip && zone === PieceModel.Hand && seat < 0
    readonly property bool inHand: isChip && zone === PieceModel.Hand && !uncounted
    readonly property bool near: seat === middle.nearest
    readonly property bool turned: zone === PieceModel.Board

    RingSeat {
        id: home
        ring: piece.ring
        // Chips that are not to be counted come from and go to the hand at work.
        seat: !piece.uncounted ? piece.seat : piece.taking ? piece.middle.taker
                                            : piece.middle.handAtWork
    }
    Connections {
        target: piece.session
        function onSkipped() { lifting.complete(); }
    }

    // At the end all show their chips, seat by seat: they come from under the plates.
    readonly property bool counting: middle.counting && inHand && !near
    readonly property bool counted: middle.over && inHand && !near
    onUncountedChanged: if (!uncounted && counting) Qt.callLater(comeForth) // qmllint disable
    function comeForth() {
        from = Qt.point(home.plate.x + home.plate.width - chipSize,
                        home.plate.y + home.plate.height - chipSize);
        to = from;
        way = 1;
        setOut();
    }

    // A card that is taken is lifted before it goes; its chips follow one by one.
    readonly property bool taking: middle.taker >= 0
    delay: counting ? seat * 0.25 * Look.second
         : !taking ? 0
           : (0.25 + (isChip ? 0.12 + Math.min(0.04, 0.5 / middle.pot)
                                      * Math.max(0, place - count + middle.pot) : 0)) * Look.second
    nearer: 0.12 + (taking ? 0.3 * middle.heat : 0) // what many have refused weighs
    onZoneChanged: if (taking && !isChip && Look.moveTime > 0) lifting.restart()
    SequentialAnimation {
        id: lifting
        NumberAnimation {
            target: piece
            property: "raised"
            to: 1
            duration: Look.second * 0.25
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            target: piece
            property: "raised"
            to: 0
            duration: Look.moveTime
            easing.type: Easing.InQuad
        }
    }

    readonly property TakenRows rows: middle.rows
    readonly property bool lies: inHand || zone === PieceModel.Taken
    readonly property real ownLength: near && lies ? rows.lengthOf(rows.taken[seat] ?? []) : 0
    readonly property real cardWidth: !near ? rows.cardWidth
        : Math.min(home.row.height / 1.4, home.row.width / Math.max(1, ownLength))
    // Cards and counted chips lie under the plate, within the row.
    readonly property var spot: lies && !near ? rows.spots[seat] : undefined
    readonly property real heapChip: rows.chip * rows.cardWidth
    readonly property real heapStep: !spot ? 0
        : Math.min(heapChip * rows.step, (home.row.width - spot.chips - heapChip)
                                         / Math.max(1, spot.stacks - 1))
    readonly property real lineWidth: !spot ? 0 : Math.max(spot.cards, spot.stacks === 0 ? 0
        : spot.chips + heapChip + (spot.stacks - 1) * heapStep)
    readonly property real lineX: !spot ? home.row.x
        : Math.max(home.row.x, Math.min(home.row.x + home.row.width - lineWidth,
                                        home.plate.x + (home.plate.width - lineWidth) / 2))
    readonly property point inRow: zone !== PieceModel.Taken ? Qt.point(0, 0)
        : rows.placeOf(near ? -1 : seat, group, place)
    readonly property real rowX: lineX + cardWidth * inRow.x
    readonly property real rowY: home.row.y + (near ? (home.row.height - cardWidth * 1.4) / 2
                                                    : rows.cardHeight * inRow.y)

    // The nearest chips lie in stacks of five, as those that come with the card, closer where there
    // are many; those of others in a pile on their plate.
    readonly property int stacks: Math.ceil(count / 5)
    readonly property int stack: Math.floor(place / 5)
    readonly property rect hand: Qt.rect(home.hand.x, home.hand.y, home.hand.width,
                                         home.hand.height - Look.small * 1.4)
    // A stack of five is half as high again as a chip is wide.
    readonly property real ownChip: Math.min(hand.width / 4.4, hand.height / 1.6)
    readonly property real ownRise: (near ? ownChip : chipSize) * 0.14
    // Where those of others lie open, they follow the cards, so that it is seen whose they are.
    readonly property bool shown: inHand && near && middle.over
    readonly property real ownFrom: shown ? home.row.x + cardWidth * (ownLength + rows.gap) : hand.x
    readonly property real ownRoom: hand.x + hand.width - ownFrom
    readonly property real ownStep: Math.min(ownChip * rows.step,
                                             (ownRoom - ownChip) / Math.max(1, stacks - 1))
    readonly property real ownX: ownFrom + (shown ? 0 : (ownRoom - ownChip
                                                         - (stacks - 1) * ownStep) / 2)
                                 + stack * ownStep
    readonly property real ownY: (shown ? home.row.y + (home.row.height + cardWidth * 1.4) / 2
                                        : hand.y + hand.height) - ownChip - place % 5 * ownRise

    readonly property real chipSize: inHand && near ? ownChip
                                   : turned ? middle.chip
                                   : counted ? heapChip : home.plate.height * 0.36
    readonly property real countedX: !spot ? 0 : lineX + spot.chips + stack * heapStep
    readonly property real countedY: !spot ? 0 : home.row.y + spot.floor - chipSize
                                                 - place % 5 * ownRise
    readonly property point chipAt: inHand && near ? Qt.point(ownX, ownY)
                                  : counted ? Qt.point(countedX, countedY)
                                  : turned ? middle.chipAt(place)
                                  : Qt.point(home.plate.x + home.plate.width - chipSize * 1.3,
                                             home.plate.y + home.plate.height * 0.58
                                             - Math.min(place, 11) * 0.035 * chipSize)
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
    arc: isChip ? middle.cardHeight * 0.22 : Math.min(26, height * 0.3) * (taking ? 2 : 1)
    z: (isChip ? 60 + place : zone === PieceModel.Deck ? place : turned ? 40 : 10 + place)
       + (moving ? 100 : 0)
    gone: uncounted || (zone === PieceModel.Deck && place < count - 6)
    // One chip speaks for all of a hand or on the card, the top of the deck for the deck.
    quiet: (isChip || zone === PieceModel.Deck) && place < count - 1
    touchRadius: isChip ? 0.46 : 0
    shadowSpread: isChip ? 1.17 : 1.2
    shadowRatio: isChip ? 1 : 4 / 3
    shadowSource: isChip ? "qrc:/assets/shadows/disc.svg"
                : zone === PieceModel.Deck && place > 0 ? ""
                : "qrc:/assets/shadows/card.svg"
    // Drawn for the size at which it lies, not for those on the way, nor anew when a row fills.
    drawnAt: Math.ceil((isChip ? chipSize : zone === PieceModel.Taken ? home.row.height
                        : targetSize * ratio) / 16) * 16
    frontSource: isChip ? "qrc:/assets/geschenkt/chip.svg"
               : face === "" ? ""
               : "qrc:/assets/geschenkt/" + Look.palette + "card-" + face + ".svg"
    backSource: isChip ? "" : "qrc:/assets/geschenkt/card-back.svg"

    // A run whose gap has just been closed shines, and tells what that saves; its first card shows
    // it for all of them.
    readonly property bool joined: zone === PieceModel.Taken && seat === middle.joinedSeat
                                   && group === middle.joinedRun.x && !pushed
    Repeater {
        model: piece.joined ? 1 : undefined
        Rectangle {
            id: shine
            z: -1
            readonly property real spread: 6 * Look.unit
            x: -spread
            y: -spread
            width: piece.cardWidth * (1 + (piece.middle.joinedRun.y - 1) * piece.rows.overlap)
                   + 2 * spread
            height: piece.height + 2 * spread
            radius: piece.width * 0.1 + spread
            color: Qt.alpha(Look.success, 0.35)
            border { color: Look.success; width: 3 * Look.unit }
            NumberAnimation on opacity { from: 0; to: 1; duration: Look.fadeTime * 2 }

            Rectangle {
                readonly property real least: shine.spread - piece.targetX + 4 * Look.unit
                readonly property real most: least + piece.ring.width - 8 * Look.unit - width
                x: Math.max(least, Math.min(most, (shine.width - width) / 2))
                y: piece.near ? -height - 2 * Look.unit : shine.height + 2 * Look.unit
                width: saves.implicitWidth + 24 * Look.unit
                height: saves.implicitHeight + 10 * Look.unit
                radius: height / 2
                color: Look.plate
                border { color: Look.success; width: 2 * Look.unit }
                Words {
                    id: saves
                    anchors.centerIn: parent
                    text: piece.middle.joinedText
                    color: Look.success
                    font { pixelSize: Look.body; bold: true }
                    Accessible.ignored: true
                }
            }
        }
    }
}
