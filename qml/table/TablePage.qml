pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// The table of any game: what is expected of whom above, the game's board, the actions below, the
// log beside it, and over all the curtain and the end.
FocusScope {
    id: page

    required property Controller controller
    required property Session session
    required property TableRoom room
    readonly property GameTable table: session.table
    // A wide window has the log beside all; in a narrow one the board makes room for the log or
    // the hint, so that opening one closes the other: above them where it would be left thin, in a
    // window narrower than the smallest (beside the rules) sooner.
    readonly property bool wide: room.wide
    readonly property bool tall: !wide && height > (Look.narrowed < 0.9 ? 0.8 : 1.25) * width
    readonly property real sideWidth: tall ? width
                                           : Math.ceil(Math.min(300 * Look.textScale, width * 0.3))
    readonly property Item side: review.visible ? review : log.visible ? log : null
    // What dims the table dims what stands above and below it too.
    property color shade: end.visible || round.visible ? Look.veil
                          : (board.item as GameBoard)?.dimmed ? Look.dusk : "transparent"
    Behavior on shade { ColorAnimation { duration: Look.fadeTime * 2 } }
    Binding {
        target: page.room
        property: "around"
        when: page.visible
        value: Qt.tint(Look.bar, page.shade)
    }
    Binding {
        target: page.room
        property: "guideHeight"
        when: page.visible
        value: page.session.guide !== null ? guide.height : 0
    }

    Connections {
        target: page.room
        function onLogOverChanged() { if (page.room.logOver) page.session.hint.close(); }
    }

    // What moves finds its place where it was: the table keeps the room of a hint meanwhile.
    property bool besideHint: false
    readonly property bool hinting: session.hint.asked
    onHintingChanged: makeRoom()
    function makeRoom() { if (hinting || !session.holding) besideHint = hinting; }
    Connections {
        target: page.session
        function onChanged() { page.makeRoom(); }
        function onSaid(sentence) { note.say(sentence); }
        function onDecidedHere() { if (page.session.covers) page.room.guard(page.table.actor); }
    }

    // A release that was none, of a key that repeats, is taken back by the press that follows.
    property bool letGo: false
    Keys.onPressed: event => {
        if (event.key === Qt.Key_V) {
            if (!event.isAutoRepeat || letGo)
                page.session.peek(true);
            letGo = false;
        }
        if (event.text === "+")
            bar.step(1);
        else if (event.text === "-")
            bar.step(-1);
        else if (/^[0-9]$/.test(event.text) && !event.isAutoRepeat)
            bar.type(Number(event.text));
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_V && !event.isAutoRepeat) {
            letGo = page.session.peeking;
            page.session.peek(false);
        }
    }
    Keys.onUpPressed: bar.step(1)
    Keys.onDownPressed: bar.step(-1)

    Shortcut { sequence: "L"; enabled: !page.session.curtain; onActivated: page.room.toggleLog() }
    Shortcut {
        sequence: "H"
        autoRepeat: false
        enabled: page.session.hasPeople && !page.session.curtain
        onActivated: page.session.noHint === "" ? page.session.hint.toggle() : bar.sayNoHint()
    }
    // Space only ever skips: pressed again and again it must not press what comes next.
    Shortcut {
        sequence: "Space"
        autoRepeat: false
        enabled: !page.session.curtain
                 && (page.session.guide !== null || !end.visible && !round.visible)
        onActivated: {
            if (page.session.live && page.session.guide !== null && page.session.guide.reading)
                page.session.guide.next();
            else if (page.session.live)
                page.session.skip();
            else
                page.session.still = !page.session.still;
        }
    }
    // What the menu does where it can be done is said to be impossible elsewhere.
    Shortcut {
        sequence: "Ctrl+Z"
        autoRepeat: false
        enabled: page.session.noUndo !== "" && !page.session.curtain
        onActivated: bar.sayNoUndo()
    }
    Shortcut {
        sequence: "Ctrl+Shift+Z"
        autoRepeat: false
        enabled: !page.session.canRedo && !page.session.curtain
        onActivated: page.session.live ? page.session.say(qsTr("There is nothing to redo."))
                                       : bar.sayNoUndo()
    }
    // One Escape too many must not end the evening: leaving the table takes a second one.
    property bool leaving: false
    onActiveFocusChanged: leaving = false
    Timer {
        interval: Look.tipTime
        running: page.leaving
        onTriggered: page.leaving = false
    }
    Shortcut {
        sequence: "Escape"
        onActivated: {
            if (page.controller.error !== "")
                page.controller.dismissError();
            else if (page.session.hint.asked)
                page.session.hint.close();
            else if ((board.item as GameBoard)?.dismiss())
                return;
            else if (!page.session.live)
                page.session.backToNow();
            else if (page.session.review.open)
                page.session.review.close();
            else if (page.leaving || page.table.over || page.session.guide !== null)
                page.controller.leavePage();
            else
                page.leaving = true;
        }
    }
    Connections {
        target: page.table
        function onShown() { page.leaving = false; }
    }

    Rectangle {
        id: top
        anchors { left: parent.left; top: parent.top }
        anchors.right: page.side && page.wide ? page.side.left : parent.right
        // Whatever is said: the table below must not give way to a long sentence.
        height: Math.ceil(Math.max(48 * Look.unit, 1.55 * Look.title))
        color: page.room.around

        Words {
            id: prompt
            anchors { left: parent.left; right: title.left; rightMargin: 16 * Look.unit }
            anchors.leftMargin: 20 * Look.unit
            anchors.verticalCenter: parent.verticalCenter
            height: parent.height - 4 * Look.unit
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: Look.small
            readonly property string guided: page.session.guide !== null && page.session.live
                                             ? page.session.guide.prompt : ""
            readonly property string expected: page.session.waiting !== "" ? page.session.waiting
                                               : guided !== "" ? guided : page.table.prompt
            //: The whole game waits; %1 is what is expected of whom.
            text: page.session.paused && page.session.live && !page.table.over
                  ? qsTr("Paused · %1").arg(expected) : expected
            opacity: end.panel?.counting ? 0 : 1
            wrapMode: Text.Wrap
            color: page.table.yourTurn || page.session.canPeek ? Look.mark : Look.ink
            // Large text may have two lines, which are smaller.
            font.pixelSize: Look.title * (Look.large ? 0.8 : 1)
            font.weight: Font.DemiBold
            // Where the guide has something to say, nothing speaks beside it.
            Accessible.role: guided !== "" ? Accessible.StaticText : Accessible.AlertMessage
            Accessible.name: page.session.curtain ? page.session.curtainFor
                                                  : page.table.announcement
        }
        ActionButton {
            id: rules
            anchors { right: parent.right; rightMargin: Look.whole(10) }
            anchors.verticalCenter: parent.verticalCenter
            enabled: !page.session.curtain
            flat: true
            glyph: "rules"
            focusPolicy: Qt.TabFocus
            spoken: qsTr("Rules of this game")
            tip: bar.keysTip.arg(spoken).arg("F1")
            onClicked: page.controller.rulesWanted(page.table.game)
        }
        PartedWords {
            id: title
            anchors { right: rules.left; rightMargin: 6 * Look.unit }
            anchors.verticalCenter: parent.verticalCenter
            room: top.width * 0.36
            width: Math.min(implicitWidth, room)
            height: Math.min(implicitHeight, top.height - 2 * Look.unit)
            parts: Array.from([page.controller.unsaved, page.session.occasion, page.table.title])
                       .filter(part => part !== "").join("\n")
            fontSizeMode: Text.Fit
            minimumPixelSize: Look.tiny * (Look.large ? 0.6 : 1)
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: Text.AlignRight
            color: Look.muted
            font.pixelSize: Look.small
        }
    }

    // Under a table that is shaken, and round the hint beside or below it.
    Rectangle {
        anchors { left: board.left; right: parent.right; top: board.top; bottom: guide.top }
        color: page.room.around
    }

    Loader {
        id: board
        enabled: !page.session.curtain
        // What reaches above it would stand out of the veil that lies over it.
        clip: end.visible || round.visible
        readonly property Item beside: page.side ?? (page.besideHint ? hint : null)
        anchors { left: parent.left; top: top.bottom }
        anchors.right: beside && !page.tall ? beside.left : parent.right
        anchors.bottom: beside && page.tall ? beside.top : guide.top
        Component.onCompleted: setSource("qrc:/qt/qml/Facedown/" + page.table.game + "/Board.qml",
                                         { session: page.session, table: page.table })
    }
    MouseArea { anchors.fill: board; enabled: bar.guarded }

    GuideCard {
        id: guide
        visible: page.session.guide !== null
        anchors { left: parent.left; right: top.right; bottom: bar.top }
        height: page.session.guide !== null ? implicitHeight : 0
        controller: page.controller
        session: page.session
        z: 5
    }

    AskNote {
        id: note
        question: !page.leaving ? page.session.undoQuestion
                  : page.controller.unsaved === ""
                  ? qsTr("Press Esc again to go home. Your game is kept.")
                  : qsTr("Press Esc again to go home. Your game stays there until facedown is "
                         + "closed.")
        room: board.width
        // Clear of what is to be pressed: of the actions, a curtain's button, a peek note.
        anchors.horizontalCenter: (page.session.curtain ? page : board).horizontalCenter
        y: page.session.curtain ? 14 * Look.unit
                                : board.y + board.height - height
                                  - Math.max(14 * Look.unit,
                                             (board.item as GameBoard)?.keptBelow ?? 0)
        z: 11 // whoever undoes is asked on the curtain too
        readonly property bool covered: page.session.curtain || end.visible || round.visible
        onCoveredChanged: if (covered) said = "" // about what lies under it
    }

    ActionButton {
        visible: page.table.over && page.session.live && (end.looking || page.session.review.open)
        anchors.centerIn: bar // where nothing is left to do
        z: 5
        primary: true
        text: qsTr("Result")
        // The review has its own beginning.
        onVisibleChanged: if (visible && !page.session.review.open) forceActiveFocus()
        onClicked: {
            end.panel.looking = false;
            page.session.review.close();
        }
    }

    ActionBar {
        id: bar
        enabled: !page.session.curtain
        color: page.room.around
        bare: end.visible && end.below > 0
        upon: replay.visible ? replay.implicitHeight : 0
        anchors { left: parent.left; right: top.right; bottom: parent.bottom }
        session: page.session
        preferences: page.controller.preferences
        boardFocused: board.activeFocus
        room: page.room
        onLogToggled: room.toggleLog()
        onPhonesWanted: page.controller.phonesWanted()
    }

    WatchBar {
        visible: page.session.live && (out || botsAlone) && !page.table.yourTurn
        enabled: !page.session.curtain
        anchors { left: bar.left; leftMargin: bar.free.x + (room - width) / 2 }
        anchors.verticalCenter: bar.verticalCenter
        room: bar.free.width
        controller: page.controller
        session: page.session
        z: 5
    }

    // In the place of what there would be to do, so that nothing on the table moves.
    ReplayBar {
        id: replay
        visible: !page.session.live
        enabled: !page.session.curtain
        anchors { left: bar.left; leftMargin: bar.free.x; verticalCenter: bar.verticalCenter }
        width: bar.free.width
        controller: page.controller
        session: page.session
        z: 5
    }
    Rectangle {
        visible: !page.session.live
        anchors { left: bar.left; right: bar.right; top: bar.top }
        height: 2 * Look.unit
        color: Look.mark
    }

    LogPanel {
        id: log
        enabled: !page.session.curtain
        visible: page.room.logWanted && !review.visible
        anchors { right: parent.right; bottom: page.wide ? parent.bottom : guide.top }
        width: page.sideWidth
        height: page.wide ? page.height : page.tall ? 0.3 * page.height : guide.y - top.height
        covered: hint.visible ? hint.height + 10 * Look.unit : 0
        session: page.session
        z: 4
    }

    // What the table steps back for is not outshone from beside it.
    Rectangle {
        visible: log.visible
        anchors.fill: log
        z: 4
        color: Qt.alpha(page.shade, page.shade.a * 0.6)
    }

    LatePanel {
        id: review
        visible: page.session.review.open
        anchors { left: log.left; right: log.right; top: log.top; bottom: log.bottom }
        file: "ReviewPanel.qml"
        given: ({ session: page.session })
        z: 4
    }

    HintPanel {
        id: hint
        visible: page.session.hint.asked
        onVisibleChanged: if (visible && page.room.logOver) page.room.toggleLog()
        anchors { right: parent.right; rightMargin: 10 * Look.unit; bottomMargin: 10 * Look.unit }
        anchors.bottom: log.visible ? parent.bottom : bar.top
        width: page.sideWidth - 20 * Look.unit
        low: page.tall
        highest: page.tall ? page.height * (page.height > page.width ? 0.25 : 0.21)
                 : log.visible ? page.height * 0.7 : board.height - 20 * Look.unit
        session: page.session
        z: 5
    }

    LatePanel {
        id: end
        readonly property EndPanel panel: item as EndPanel
        readonly property bool looking: panel?.looking ?? false
        anchors { fill: board; bottomMargin: -below }
        // Large text needs what is left below, where there is nothing to do any more.
        readonly property real below: Look.large && page.session.guide === null ? bar.height : 0
        visible: page.table.over && page.session.live && !page.session.holding && !looking
                 && !page.session.review.open
        file: "EndPanel.qml"
        given: ({ controller: page.controller, session: page.session, table: page.table,
                  counted: atOnce, below: Qt.binding(() => end.below) })
        z: 6
    }

    LatePanel {
        id: round
        anchors.fill: board
        visible: page.session.tallying && page.session.live
        file: "RoundPanel.qml"
        given: ({ session: page.session, table: page.table })
        z: 6
    }

    Curtain {
        anchors.fill: parent
        visible: page.session.curtain
        session: page.session
        guardTime: page.room.guardTime
        onRefused: {
            page.controller.preferences.sharing = Preferences.Peek;
            page.session.say(qsTr("No more curtains. The Settings menu brings them back."));
        }
        z: 10
    }
}
