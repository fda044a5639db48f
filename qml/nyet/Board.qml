pragma ComponentBehavior: Bound
import QtQuick
import Facedown
import Facedown.nyet

// The table of Nyet!: the veto board in the middle, then its terms above the tricks; hands, tricks
// and treasures at the seats.
GameBoard {
    id: board

    required property NyetTable table
    ring: seating
    lined: false
    function dismiss() {
        const open = last.visible || boardAgain;
        last.open = wanted = false;
        return open;
    }
    // The finished board is looked at again: who vetoed what.
    property bool wanted: false
    readonly property bool boardAgain: wanted && termsDue
    onBoardAgainChanged: wanted = boardAgain
    // 0 while the veto board lies there, 1 once what was free on it has become the terms.
    property real gathered: 0
    readonly property bool termsDue: table.gathering || table.termsKnown
    readonly property rect middle: seating.middle
    readonly property rect trickRect: Qt.rect(
        middle.x, middle.y + terms.height + 14 * Look.unit,
        middle.width, middle.height - terms.height - 14 * Look.unit
                      - (cramped ? 0.15 * seating.nearHand.height : 12 * Look.unit))
    // What each side keeps for what a team has won.
    readonly property real besideTrick: table.seatCount < 3 ? 0
        : Math.min(200 * Look.textScale, trickRect.width * 0.2)
    readonly property real crownSize: Math.min(30 * Look.textScale, trickRect.height * 0.16)
    // Where large text leaves little, the cards lie less high and low than they sit.
    readonly property bool cramped: Look.large
                                    && (middle.height - 2.3 * Look.body - 36 * Look.unit) * 0.64
                                       < 0.95 * seating.nearHand.height
    readonly property real trickWidth: Math.min((trickRect.height - crownSize)
                                                * (cramped ? 0.9 : 0.74) / 1.4,
                                                seating.nearHand.height * 1.12 / 1.4,
                                                (trickRect.width * 0.98 - 2 * besideTrick)
                                                / table.seatCount / 1.12)
    readonly property real trickStep: trickWidth * 1.12 // from card to card

    // What the nearest seat has won lies at the right; its hand has all the room that this leaves.
    readonly property real wonWidth: seating.nearHand.height * 0.47 / 1.4
    readonly property real wonLength: Math.min(
        seating.nearHand.width,
        wonWidth * (1 + Math.max(0, 0.3 * (table.ownWon.x - 1), 0.74 * (table.ownWon.y - 1))))
    readonly property rect wonRect: Qt.rect(
        seating.nearHand.x + seating.nearHand.width - wonLength, seating.nearHand.y,
        wonLength, seating.nearHand.height)
    readonly property rect handRow: Qt.rect(
        nearest.row.x, nearest.row.y,
        (table.vetoing ? wonRect.x + wonLength : wonRect.x - wonWidth / 2) - nearest.row.x,
        nearest.row.height)
    RingSeat {
        id: nearest
        ring: seating
        seat: board.table.bottom
    }

    function teamSign(team) {
        return team === 1 ? "qrc:/assets/nyet/team-start.svg"
             : team === 2 ? "qrc:/assets/nyet/team-other.svg" : "";
    }

    Ring {
        id: seating
        style: Ring.Rows
        // Large text takes the room of what the others have won, which their plates tell.
        rowScale: Look.large && !board.table.handsOpen ? 0 : 0.62
        // The hand is the largest there is, so far as the tricks keep their room.
        ownScale: Math.max(1.28, Math.min(1.5, board.fullHeight / 450))
        width: board.width
        height: board.height
        fullHeight: board.fullHeight
        seats: board.table.seatCount
        bottom: board.table.bottom
        textScale: Look.textScale
    }

    VetoBoard {
        id: veto
        // The others have won nothing yet: where their hands are not seen, the room below their
        // plates is free.
        readonly property real above: board.table.handsOpen
                                      ? seating.middle.y
                                      : seating.middle.y - seating.otherRow
        visible: opacity > 0
        z: board.boardAgain ? 160 : 0
        opacity: board.boardAgain ? 1 : Math.max(0, 1 - 2 * board.gathered)
        lifted: glide.running
        Behavior on opacity {
            enabled: !glide.running
            NumberAnimation { duration: Look.fadeTime * 2 }
        }
        // Within the seam of the cloth, where its words have room; large text makes it longer.
        readonly property real beside: Look.unit * (board.width < 950 * Look.textScale ? 40 : 60)
        width: Math.min(board.width - beside, height * 3.5 * Math.max(1, Look.systemScale),
                        1200 * Look.unit)
        // Clear of the hand, whose middle rises.
        readonly property real room: seating.middle.y + seating.middle.height - above
                                     - 10 * Look.unit - 0.07 * seating.nearHand.height
        height: Math.min(room, 1.1 * board.width)
        x: Math.round((board.width - width) / 2)
        y: Math.round(above + 4 * Look.unit + (room - height) / 2)
        session: board.session
        board: board.table.board
        onHinted: square => board.follow(square)
        MouseArea {
            anchors.fill: parent
            enabled: board.boardAgain
            onClicked: board.wanted = false
        }
    }

    TermsBar {
        id: terms
        visible: board.termsDue
        board: board.table.board
        from: veto
        way: board.gathered
        low: board.cramped || room < 36 * Look.body
        room: board.width - 48 * Look.unit // within the seam of the cloth
        // With the button that tells what they come from, where both have room in one row.
        readonly property real beside: vetoes.fits ? vetoes.width + 10 * Look.unit : 0
        x: (board.width - width * scale - beside) / 2
        // Long words in little room are smaller rather than cut.
        scale: Math.min(1, (room - beside) / Math.max(1, width))
        transformOrigin: Item.TopLeft
        y: seating.middle.y + 6 * Look.unit
    }

    Teams {
        id: teams
        anchors.fill: parent
        visible: board.table.teamsShown
        table: board.table
        ring: seating
        room: board.trickRect
        between: board.table.seatCount * board.trickStep
        below: look.height
        belowOwn: last.visible ? last.height + 14 * Look.unit : below
        risen: board.trickRect.y + board.trickRect.height - seating.nearHand.y
               + 0.37 * seating.nearHand.height
    }

    // What a step sets going, and what a skip ends.
    NumberAnimation {
        id: glide
        target: board
        property: "gathered"
        to: 1
        duration: Look.moveTime * 2.6
        easing.type: Easing.InOutCubic
    }
    onTermsDueChanged: {
        glide.stop();
        const glides = table.gathering && Look.moveTime > 0;
        gathered = termsDue && !glides ? 1 : 0;
        if (glides)
            glide.start();
    }
    Connections {
        target: board.session
        function onSkipped() {
            glide.complete();
            teams.finish();
        }
    }

    Repeater {
        id: cards
        model: board.table.pieces
        NyetPiece {
            id: piece
            ring: seating
            table: board.table
            trick: board.trickRect
            handRow: board.handRow
            ownWonRect: board.wonRect
            trickWidth: board.trickWidth
            trickStep: board.trickStep
            crownSize: board.crownSize
            session: board.session
            teamSign: board.teamSign(inTrick && seat >= 0 ? board.table.seatTeams[seat] : 0)
            onHintedChanged: if (hinted) board.follow(piece)
            onPressed: if (hinted && activeFocus) board.followRest()
            onStepped: by => cards.itemAt(board.table.cardBeside(index, by)).forceActiveFocus()
        }
    }

    Repeater {
        id: plates
        model: board.table.seats
        SeatPlate {
            id: seat
            ring: seating
            z: 5
            hinted: board.session.hint.marked.includes(seat.event)
            onHintedChanged: if (hinted) board.follow(seat)
            roomy: seat.index === board.table.bottom
            telling: true
            remarking: true
            scored: true
            teamSign: board.teamSign(seat.team)
            onChosen: event => {
                if (!board.table.select(event))
                    board.session.choose(event);
            }
        }
    }

    keptBelow: peek.below
    PeekNote {
        id: peek
        visible: board.table.covered && board.session.live && board.session.hasPeople
        over: board.handRow
        session: board.session
    }

    ActionButton {
        id: rest
        visible: board.session.restOffered
        anchors.horizontalCenter: parent.horizontalCenter
        y: board.trickRect.y + (board.trickRect.height - height) / 2
        z: 150
        text: qsTr("Take the rest: nobody can beat you any more")
        key: "A"
        focusPolicy: Qt.TabFocus
        onClicked: board.session.takeRest()
        Shortcut {
            sequence: "A"
            autoRepeat: false
            enabled: rest.visible
            onActivated: board.session.takeRest()
        }
    }
    ActionButton {
        id: look
        visible: board.table.lastCards.length > 0 && !board.boardAgain
        x: 24 * Look.unit // within the seam of the cloth
        y: seating.middle.y + seating.middle.height - height - 8 * Look.unit
        z: 150
        text: qsTr("Last trick")
        key: "K"
        focusPolicy: Qt.NoFocus
        onClicked: last.open = !last.open
        Shortcut {
            sequence: "K"
            autoRepeat: false
            enabled: board.enabled
            onActivated: {
                if (board.table.lastCards.length > 0)
                    last.open = !last.open;
                else
                    board.session.say(qsTr("No tricks have been taken yet this round."));
            }
        }
        // It was asked for while it was the last one.
        readonly property string cards: String(board.table.lastCards)
        onCardsChanged: last.open = false
    }
    ActionButton {
        id: vetoes
        visible: board.table.termsKnown && !board.table.over && !board.boardAgain
        // Beside the terms that they led to, where there is room.
        readonly property bool fits: 0.84 * terms.width + width + 42 * Look.unit <= board.width
        x: fits ? terms.x + terms.width * terms.scale + 10 * Look.unit
                : board.width - width - look.x
        y: fits ? terms.y + (terms.height * terms.scale - height) / 2 : look.y
        z: 150
        text: qsTr("Vetoes", "button that shows who vetoed what")
        key: "B"
        focusPolicy: Qt.NoFocus
        onClicked: board.wanted = !board.wanted
        Shortcut {
            sequence: "B"
            autoRepeat: false
            enabled: board.enabled && board.termsDue
            onActivated: board.wanted = !board.wanted
        }
    }
    ActionButton {
        visible: board.boardAgain
        x: veto.x + veto.width - 0.8 * width
        y: veto.y - 0.4 * height
        z: 161
        glyph: "close"
        key: "B"
        spoken: qsTr("Hide the vetoes")
        focusPolicy: Qt.NoFocus
        onClicked: board.wanted = false
    }
    LastTrick {
        id: last
        table: board.table
        // Beside the trick, and beside the terms where those are large.
        readonly property real between: Math.max(board.table.seatCount * board.trickStep,
                                                 terms.body > Look.body ? terms.width + 24 : 0)
        room: (board.width - between) / 2 - x
        highest: board.trickRect.height - 2.2 * Look.body - 36 * Look.unit
        x: look.x
        // In the place of the button, so that it stays below what the teams have won.
        y: look.y + look.height - height
        z: 160
    }

    // Whatever is to be chosen has the focus as a whole, but for the only card that may be played.
    readonly property bool vetoDue: table.vetoing && table.yourTurn
    readonly property int seatDue: table.firstSeat
    readonly property int cardDue: table.firstCard
    readonly property int due: vetoDue || seatDue >= 0 || cardDue >= 0 ? session.length : -1
    function choice(right, down) {
        return vetoDue ? veto.squareAt(veto.entry(right, down))
             : seatDue >= 0 ? plates.itemAt(seatDue)
             : cards.itemAt(right > 0 ? cardDue : table.cardBeside(cardDue, right));
    }
    function takeFocus() {
        const only = cardDue >= 0 && table.cardBeside(cardDue, 1) === cardDue;
        if (due >= 0 && !session.guide)
            (only && !session.covers ? choice(1, 0) : whole).forceActiveFocus();
    }
    onDueChanged: takeFocus()
    // Enter does what is advised, and nothing else beside it.
    function follow(item) {
        if (activeFocus || barFocused() || session.guide)
            item.forceActiveFocus();
    }
    // Of several cards that are alike as many as are advised.
    function followRest() {
        const all = Array.from({ length: cards.count }, (_, index) => cards.itemAt(index));
        const left = [...session.hint.marked];
        for (const card of all)
            if (card.pushed && left.includes(card.event))
                left.splice(left.indexOf(card.event), 1);
        all.find(card => !card.pushed && left.includes(card.event))?.forceActiveFocus();
    }
    // What was advised is not told to the others by where the focus stays.
    readonly property bool advised: session.hint.asked
    onAdvisedChanged: if (!advised && session.covers && activeFocus)
        whole.forceActiveFocus()
    FocusOfAll {
        id: whole
        wanted: board.due >= 0
        rows: board.vetoDue
        readonly property rect handRow: board.handRow
        readonly property real raised: handRow.height * 0.14 // what can be chosen of the hand
        readonly property real length: cards.count > 0
            ? (cards.itemAt(board.cardDue) as NyetPiece)?.handLength ?? 0 : 0
        readonly property var seats: board.vetoDue || board.seatDue < 0 ? []
            : Array.from({ length: plates.count }, (_, index) => plates.itemAt(index))
                .filter(plate => plate && plate.event !== "")
        readonly property rect place: board.vetoDue
            ? Qt.rect(veto.x, veto.y, veto.width, veto.height)
            : board.seatDue < 0 ? Qt.rect(handRow.x + (handRow.width - length) / 2,
                                          handRow.y - raised, length, handRow.height + raised)
            : roundAll()
        function roundAll() {
            const left = Math.min(...seats.map(plate => plate.x));
            const top = Math.min(...seats.map(plate => plate.y));
            return Qt.rect(left, top,
                           Math.max(...seats.map(plate => plate.x + plate.width)) - left,
                           Math.max(...seats.map(plate => plate.y + plate.height)) - top);
        }
        apart: seats.map(plate => Qt.rect(plate.x - place.x, plate.y - place.y,
                                          plate.width + 12 * Look.unit,
                                          plate.height + 12 * Look.unit))
        x: place.x - 6 * Look.unit
        y: place.y - 6 * Look.unit
        z: 150
        width: place.width + 12 * Look.unit
        height: place.height + 12 * Look.unit
        spoken: board.table.prompt
        onEntered: (right, down) => {
            if (board.vetoDue)
                veto.asked = veto.entry(right, down);
            board.choice(right, down).forceActiveFocus();
        }
    }
    Component.onCompleted: {
        gathered = termsDue ? 1 : 0;
        takeFocus();
    }
}
