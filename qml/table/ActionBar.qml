pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// What can be done now, in the order of the rules; beside it what can always be done.
Rectangle {
    id: bar

    required property Session session
    required property Preferences preferences
    required property TableRoom room
    readonly property GameTable table: session.table
    property bool boardFocused: false // whether that is where the focus is
    // The action that Enter would do; -1 if something else has the focus.
    property int focused: -1
    // The action that has the focus before anybody chooses. None with several people at the screen,
    // so that whoever presses Enter once too often decides nothing for the next.
    function preselected() {
        return session.covers && !table.actions.safe ? -1 : table.actions.preselected;
    }
    // The room between what can always be done, for the actions.
    readonly property alias free: actions
    readonly property string keysTip: qsTr("%1 (%2)", "what a button does, and its keys")
    signal logToggled()

    // Where large text needs the room for the actions, these tell their keys only when asked.
    readonly property bool narrow: width < 800 * Look.textScale
    // Whether something else lies over it.
    property bool bare: false
    // Of what lies upon it.
    property real upon: 0
    // Large text makes it no taller than it must.
    implicitHeight: Math.ceil(Math.max(74 * Math.max(1, Look.unit * 0.9),
                                       Math.max(usual.implicitHeight, actions.implicitHeight, upon)
                                       + 14 * Look.unit))

    // As tall as the actions, so that its tool tip appears above those.
    component BarButton: ActionButton {
        id: barButton
        required property real tall
        focusPolicy: Qt.TabFocus // pressed by mouse it leaves Enter to the action
        tip: spoken
        // Why it is disabled: it says so to the pointer, and for a moment when its key is pressed.
        property string reason: ""
        property bool asked: false
        readonly property bool told: visible && reason !== "" && (asked || over.hovered
                                     && contains(mapFromItem(always, over.point.position)))
        function say() { asked = reason !== ""; }
        readonly property int moment: bar.session.length
        onMomentChanged: asked = false // it was about another turn
        onReasonChanged: asked = false // or an earlier moment
        Timer {
            running: barButton.asked
            interval: Look.tipTime
            onTriggered: barButton.asked = false
        }
        height: tall
        Accessible.description: reason
        ToolTip.visible: (hovered || told) && ToolTip.text !== ""
        ToolTip.text: reason !== "" ? reason : tip
        // What is on its way says what the button did when it set out.
        onTipChanged: if (hovered && reason === "" && tip !== "") ToolTip.show(tip, Look.tipTime)
    }
    function sayNoHint() { hint.say(); }
    function sayNoUndo() { undo.say(); }
    // Whoever sets a number means to say it next: Enter does.
    signal numberSet(int row)
    function step(by) {
        numberSet(table.actions.stepAny(by, focused));
    }
    function type(digit) {
        numberSet(table.actions.type(digit, focused));
        typing.restart();
    }
    // What is typed later is another number.
    Timer {
        id: typing
        interval: 1200
        onTriggered: bar.table.actions.endTyping()
    }
    signal phonesWanted()

    // As tall as each that stands in one row: none of them changes with what else can be done.
    ActionButton {
        id: usual
        visible: false
        text: "X"
        key: "X"
        topPadding: Look.whole(Look.large ? 9 : 12)
        bottomPadding: topPadding
    }

    Row {
        id: always
        visible: !bar.bare
        anchors { left: parent.left; leftMargin: Look.whole(12) }
        anchors.verticalCenter: parent.verticalCenter
        spacing: Look.whole(2)
        // A button that is disabled feels no pointer itself.
        HoverHandler { id: over }

        BarButton {
            id: undo
            tall: usual.implicitHeight
            flat: true
            glyph: "undo"
            enabled: bar.session.canUndo
            spoken: qsTr("Undo")
            tip: withRedo(bar.keysTip.arg(spoken).arg("Ctrl+Z"))
            reason: bar.session.noUndo === "" ? "" : withRedo(bar.session.noUndo)
            // That has no button: it would take room from the actions for what is rarely wanted.
            function withRedo(said) {
                //: %1 is what the button Undo does, or why it cannot; %2 are the keys of Redo.
                return bar.session.canRedo ? qsTr("%1\nRedo: %2").arg(said).arg("Ctrl+Shift+Z")
                                           : said;
            }
            onClicked: bar.session.askToUndo()
        }
        BarButton {
            tall: usual.implicitHeight
            flat: true
            glyph: "log"
            key: bar.narrow ? "" : "L"
            tip: bar.keysTip.arg(spoken).arg("L")
            spoken: qsTr("Show or hide the log")
            onClicked: bar.logToggled()
        }
        BarButton {
            id: hint
            tall: usual.implicitHeight
            // Where nobody can ask there is none; it keeps its place between two turns.
            visible: bar.session.hasPeople
            enabled: bar.session.hint.offered || bar.session.hint.asked
            flat: true
            primary: bar.session.hint.asked
            glyph: "hint"
            key: bar.narrow ? "" : "H"
            spoken: bar.session.hint.asked ? qsTr("Hide the hint")
                                           : qsTr("Hint: what a hard bot would do")
            onClicked: bar.session.hint.toggle()
            tip: bar.session.hint.asked ? "" : bar.keysTip.arg(spoken).arg("H, F2")
            reason: bar.session.noHint
        }
        // It shows as soon as it is pressed: held while it is held, else until it is pressed again.
        BarButton {
            tall: usual.implicitHeight
            property bool pressedHere: false
            property bool shown: false // before
            readonly property bool brief: held.running
            // It keeps its place between two turns.
            visible: bar.session.covers
            enabled: bar.session.canPeek
            opacity: enabled ? 1 : 0
            glyph: bar.session.peeking ? "hide" : "peek"
            key: "V"
            spoken: bar.session.peeking ? qsTr("Hide them again") : qsTr("Peek at your own pieces")
            tip: enabled ? spoken : ""
            onPressed: {
                pressedHere = true;
                shown = bar.session.peeking;
                held.restart();
                bar.session.peek(true);
            }
            // By a key or a screen reader it may never have been pressed.
            onClicked: {
                bar.session.peek(pressedHere ? brief && !shown : !bar.session.peeking);
                pressedHere = false;
            }
            onCanceled: { // let go beside the button
                pressedHere = false;
                bar.session.peek(false);
            }
            Timer {
                id: held
                interval: 400
            }
        }
    }

    // A second press by whoever has decided decides nothing for the next.
    readonly property bool guarded: room.guarded && table.actor !== room.decider
    function choose(event) { if (!guarded) session.choose(event); }

    // What was advised is not told to the others by where the focus stays.
    readonly property bool advised: session.hint.asked
    onAdvisedChanged: if (!advised) leaveOpen()
    // Nor is anything meant any more where others come to the screen.
    readonly property bool covers: session.covers
    onCoversChanged: if (preselected() < 0) leaveOpen()
    function leaveOpen() {
        if (session.covers && focused >= 0)
            whole.forceActiveFocus();
    }
    function holdsFocus() {
        return Items.around(Window.activeFocusItem, one => one === bar) !== null;
    }
    FocusOfAll {
        id: whole
        wanted: row.count > 0
        anchors { left: actions.left; top: actions.top; margins: -6 * Look.unit }
        width: actions.childrenRect.width + 12 * Look.unit
        height: actions.childrenRect.height + 12 * Look.unit
        spoken: bar.table.prompt
        onEntered: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    }

    Flow {
        id: actions
        anchors.verticalCenter: parent.verticalCenter
        anchors { left: always.right; right: pace.left; rightMargin: Look.whole(14) }
        anchors.leftMargin: Look.whole(14)
        spacing: Look.whole(8)

        ActionButton {
            // Else what shows the past, or a game to watch, has its place.
            visible: bar.session.phoneMissing && bar.session.live && bar.session.out === ""
            focusPolicy: Qt.TabFocus
            glyph: "phone"
            text: qsTr("Show the code")
            topPadding: usual.topPadding
            bottomPadding: topPadding
            onClicked: bar.phonesWanted()
        }

        // Too many for one row.
        readonly property bool crowded: row.count > 5

        Repeater {
            id: row
            model: bar.table.actions

            Row {
                id: choice
                required property int index
                required property string event
                required property string text
                required property list<string> texts
                required property string spoken
                required property string key
                required property bool primary
                required property bool adjustable
                required property bool canLower
                required property bool canRaise
                spacing: Look.whole(4)

                ActionButton {
                    visible: choice.adjustable
                    glyph: "minus"
                    enabled: choice.canLower
                    spoken: qsTr("Lower the number")
                    height: press.height
                    tip: bar.keysTip.arg(spoken).arg("−")
                    focusPolicy: Qt.NoFocus
                    onClicked: {
                        bar.table.actions.step(choice.index, -1);
                        bar.numberSet(choice.index);
                    }
                }
                Connections {
                    target: bar
                    function onNumberSet(row) {
                        if (row === choice.index)
                            press.forceActiveFocus();
                    }
                }
                ActionButton {
                    id: press
                    enabled: choice.event !== ""
                    within: actions
                    text: choice.text
                    texts: choice.texts
                    key: choice.key === choice.text ? "" : choice.key
                    spoken: choice.spoken
                    topPadding: actions.crowded ? padding : usual.topPadding
                    bottomPadding: topPadding
                    primary: (advised ? hinted : choice.primary)
                             || activeFocus && bar.session.guide === null
                    hinted: bar.session.hint.marked.includes(choice.event)
                    readonly property bool advised: bar.session.hint.marked.length > 0
                    onClicked: bar.choose(choice.event)
                    onActiveFocusChanged: bar.focused = activeFocus ? choice.index : -1
                    // Enter does what is advised, and not something else beside it.
                    onHintedChanged: if (hinted && (bar.session.guide || bar.boardFocused
                                                    || bar.holdsFocus()))
                        forceActiveFocus()
                    Component.onCompleted: {
                        if (bar.session.guide !== null ? hinted
                                                       : choice.index === bar.preselected())
                            forceActiveFocus();
                        else if (bar.session.guide === null && bar.preselected() < 0
                                 && choice.index === 0)
                            whole.forceActiveFocus();
                    }
                    Shortcut {
                        sequence: choice.key
                        autoRepeat: false
                        onActivated: bar.choose(choice.event)
                    }
                }
                ActionButton {
                    visible: choice.adjustable
                    glyph: "plus"
                    enabled: choice.canRaise
                    spoken: qsTr("Raise the number")
                    height: press.height
                    tip: bar.keysTip.arg(spoken).arg("+")
                    focusPolicy: Qt.NoFocus
                    onClicked: {
                        bar.table.actions.step(choice.index, 1);
                        bar.numberSet(choice.index);
                    }
                }
            }
        }
    }

    PaceControl {
        id: pace
        visible: !bar.bare
        anchors { right: parent.right; rightMargin: Look.whole(14) }
        anchors.verticalCenter: parent.verticalCenter
        session: bar.session
        preferences: bar.preferences
    }
}
