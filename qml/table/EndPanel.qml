pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// Who has won, why, and how the others came off; and what next.
Item {
    id: end

    required property Controller controller
    required property Session session
    required property GameTable table
    // How far it reaches beyond the table.
    property real below: 0
    // Put aside to look at the table as the match left it.
    property bool looking: false
    // Who has won is not told yet.
    readonly property bool counting: visible && !scores.done
    readonly property bool told: visible && scores.done
    // What was pressed for something else, as this came up, must not begin another game: nothing
    // can be pressed until it has been told who has won, and for a moment after.
    property bool ready: false

    // It is counted once, and not at all when a finished match is opened.
    property bool counted: false
    property bool celebrated: false

    function begin() {
        if (!visible)
            return;
        if (buttons.visible)
            forceActiveFocus();
        if (counted)
            scores.finish();
        else
            scores.begin();
        counted = true;
    }
    onVisibleChanged: begin()
    onToldChanged: if (complete) tell()
    property bool complete: false
    Component.onCompleted: {
        celebrated = counted;
        complete = true;
        begin();
        tell();
    }

    function tell() {
        ready = false;
        glance.stop();
        if (!told)
            return;
        glance.start();
        for (let i = 0; i < champions.count && !celebrated; ++i)
            (champions.itemAt(i) as Winner).celebrate();
        celebrated = true;
    }
    Timer {
        id: glance
        interval: 700
        onTriggered: {
            end.ready = true;
            if (buttons.visible)
                again.forceActiveFocus();
        }
    }

    function hurry(key) {
        if (!key.isAutoRepeat && buttons.visible)
            scores.finish();
    }
    Keys.onReturnPressed: key => hurry(key)
    Keys.onEnterPressed: key => hurry(key)
    // Nor does Tab lead to what is dimmed; of the buttons the first follows on the last.
    Keys.onTabPressed: {}
    Keys.onBacktabPressed: {}
    Shortcut {
        sequence: "Space"
        autoRepeat: false
        enabled: end.visible && !scores.done && buttons.visible
        onActivated: scores.finish()
    }

    Rectangle {
        width: parent.width
        height: parent.height - end.below
        color: Look.veil
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onClicked: if (buttons.visible) scores.finish()
    }

    Rectangle {
        id: panel
        anchors.centerIn: parent
        readonly property bool many: scores.sheet.count > 7
        readonly property bool broad: scores.columns > 3 || scores.sheet.detailed
        readonly property real usual: (many ? 880 : broad ? 680 : 560) * Look.textScale
        width: Math.round(Math.min(parent.width - 40 * Look.unit,
                                   Math.max(usual, buttons.width + 64 * Look.unit)))
        height: Math.round(Math.min(highest, words.height + around))
        readonly property real highest: parent.height - 8 * Look.unit
        // Besides the words.
        readonly property real around: buttons.height + 70 * Look.unit
        radius: 22 * Look.unit
        color: Look.plate
        border { color: Look.mark; width: 2 * Look.unit }

        // With large text all but the buttons is scrolled.
        Flickable {
            id: view
            anchors {
                fill: parent
                topMargin: 28 * Look.unit
                bottomMargin: buttons.height + 42 * Look.unit
            }
            anchors { leftMargin: 32 * Look.unit; rightMargin: 32 * Look.unit }
            contentHeight: words.height
            clip: contentHeight > height + 1
            interactive: clip
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: SteadyBar {
                parent: panel
                anchors { right: parent.right; rightMargin: 10 * Look.unit }
                anchors { top: view.top; bottom: view.bottom }
                policy: view.clip ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            }

            Column {
                id: words
                width: view.width
                spacing: 14 * Look.unit

                // Said when the scores have been counted; the room for it is kept.
                Item {
                    width: parent.width
                    height: Math.max(winners.height, said.height)
                    Words {
                        anchors.centerIn: parent
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        elide: Text.ElideRight
                        visible: !scores.done
                        text: qsTr("The final count")
                        color: Look.ink
                        font { pixelSize: Look.title * 1.6; bold: true }
                    }
                    Row {
                        id: winners
                        readonly property real share: scores.visible || panel.many ? 0.15 : 0.2
                        // The words have the greater part of the width, however many have won.
                        readonly property real most: 0.3 * words.width / end.table.sheet.winners
                        anchors.verticalCenter: parent.verticalCenter
                        opacity: scores.done ? 1 : 0
                        Repeater {
                            id: champions
                            model: end.table.sheet
                            Winner {
                                required property bool won
                                required property int seat
                                visible: won
                                colour: Look.seats[seat]
                                portrait: Math.min(winners.most,
                                                   Math.max(64 * Look.textScale,
                                                            Math.min(end.height * winners.share,
                                                                     170 * Look.unit)))
                            }
                        }
                    }
                    Column {
                        id: said
                        anchors {
                            left: winners.right
                            right: parent.right
                            leftMargin: 20 * Look.unit
                        }
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: 6 * Look.unit
                        opacity: winners.opacity
                        Words {
                            width: parent.width
                            wrapMode: Text.Wrap
                            text: end.table.outcome
                            color: Look.ink
                            // Somewhat smaller rather than with one word alone in a second line.
                            readonly property real fitting: 1.55 * width / full.advanceWidth
                            font.pixelSize: Look.title * (fitting < 1.1 ? 1.6
                                                                        : Math.min(1.6, fitting))
                            font.bold: true
                            TextMetrics {
                                id: full
                                text: end.table.outcome
                                font { pixelSize: Look.title * 1.6; bold: true }
                            }
                            Accessible.role: Accessible.Heading
                            Accessible.name: text
                        }
                        Words {
                            width: parent.width
                            wrapMode: Text.Wrap
                            text: end.table.reason
                            color: Look.ink
                            font.pixelSize: Look.body
                        }
                        Words {
                            width: parent.width
                            wrapMode: Text.Wrap
                            visible: text !== ""
                            text: end.table.story
                            color: Look.muted
                            font.pixelSize: Look.body
                            Accessible.role: Accessible.StaticText
                            Accessible.name: text
                        }
                    }
                }
                Losers {
                    visible: scores.columns === 0
                    width: parent.width
                    sheet: end.table.sheet
                }
                Column {
                    visible: end.table.rounds.length > 0
                    width: parent.width
                    spacing: Look.whole(5)
                    Words {
                        text: qsTr("Round by round")
                        color: Look.muted
                        font.pixelSize: Look.small
                    }
                    Rounds {
                        width: parent.width
                        rounds: end.table.rounds
                        faces: end.table.faces
                    }
                }
                Words {
                    width: parent.width
                    visible: text !== ""
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    opacity: said.opacity
                    text: end.session.outcome
                    color: Look.ink
                    font { pixelSize: Look.body; weight: Font.DemiBold }
                }
                ScoreTable {
                    id: scores
                    visible: columns > 0 && sheet.count > 0
                    width: parent.width
                    sheet: end.table.sheet
                }
                TotalsCourse {
                    // As much as is left of a small window; none where it would be cut.
                    spare: panel.highest - panel.around - scores.y - scores.height - words.spacing
                    most: Math.max(104, 34 * end.table.totals.length)
                    width: parent.width
                    opacity: said.opacity
                    table: end.table
                }
            }
        }
        Flow {
            id: buttons
            // A guided game says itself how it goes on.
            visible: end.session.guide === null
            height: visible ? implicitHeight : 0
            readonly property real inOneRow: {
                let sum = -spacing;
                for (let i = 0; i < children.length; ++i)
                    sum += children[i].width + spacing;
                return sum;
            }
            width: Math.min(Math.ceil(inOneRow), end.width - 104 * Look.unit)
            x: Look.whole(32) // in line with what stands above
            anchors { bottom: parent.bottom; bottomMargin: Look.whole(26) }
            spacing: Look.whole(10)
            enabled: end.ready // each as bright as ever: it is for a moment
            ActionButton {
                within: buttons
                opacity: 1
                id: again
                primary: true
                text: end.session.nextName
                key: "↵"
                // Space skips and pauses: it may come as a replay ends.
                Keys.onSpacePressed: key => key.accepted = true
                onClicked: end.controller.again()
            }
            ActionButton {
                within: buttons
                opacity: 1
                text: qsTr("Review")
                onClicked: end.session.review.begin()
            }
            ActionButton {
                within: buttons
                opacity: 1
                text: qsTr("Replay")
                glyph: "play"
                onClicked: end.session.replaying = true
            }
            ActionButton {
                within: buttons
                opacity: 1
                text: qsTr("Look at the table")
                onClicked: end.looking = true
            }
            ActionButton {
                within: buttons
                opacity: 1
                KeyNavigation.tab: again
                text: end.controller.fromLibrary ? qsTr("Library") : qsTr("Home")
                glyph: end.controller.fromLibrary ? "log" : "home"
                onClicked: end.controller.leavePage()
            }
        }
    }
}
