pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// Who has won, and why; and what next.
Item {
    id: end

    required property Lobby lobby
    required property Session session
    required property GameTable table
    // Put aside to look at the table as the match left it.
    property bool looking: false
    // Who has won is not told yet.
    readonly property bool counting: visible && !scores.done

    // It is counted once, and not at all when a finished match is opened.
    property bool counted: false

    function begin() {
        if (!visible)
            return;
        if (counted)
            scores.finish();
        else
            scores.begin();
        counted = true;
        if (buttons.visible)
            again.forceActiveFocus();
    }
    onVisibleChanged: begin()
    Component.onCompleted: {
        counted = visible;
        begin();
    }

    Shortcut {
        sequence: "Space"
        autoRepeat: false
        enabled: end.visible && !scores.done && buttons.visible
        onActivated: scores.finish()
    }

    Rectangle { anchors.fill: parent; color: Look.veil }
    MouseArea { anchors.fill: parent; hoverEnabled: true }

    Rectangle {
        anchors.centerIn: parent
        readonly property real usual: (scores.columns > 3 ? 680 : 440) * Look.textScale
        width: Math.min(parent.width - 40, Math.max(usual, buttons.width + 64))
        height: Math.min(parent.height - 8, words.height + buttons.height + 70)
        radius: 22
        color: Look.plate
        border { color: Look.mark; width: 2 }

        // With large text all but the buttons is scrolled.
        Flickable {
            id: view
            anchors { fill: parent; topMargin: 28; bottomMargin: buttons.height + 42 }
            anchors { leftMargin: 32; rightMargin: 32 }
            contentHeight: words.height
            clip: contentHeight > height + 1
            interactive: clip
            boundsBehavior: Flickable.StopAtBounds

            Column {
                id: words
                width: view.width
                spacing: 14

                // Said when the scores have been counted; the room for it is kept.
                Item {
                    width: parent.width
                    height: said.height
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
                    Grid {
                        id: said
                        anchors.horizontalCenter: parent.horizontalCenter
                        columns: scores.visible ? 2 : 1
                        spacing: scores.visible ? 14 : 6
                        horizontalItemAlignment: Grid.AlignHCenter
                        verticalItemAlignment: Grid.AlignVCenter
                        opacity: scores.done ? 1 : 0

                        Icon {
                            visible: !scores.visible
                            name: "crown"
                            size: 48 * Look.textScale
                        }
                        Row {
                            id: winners
                            spacing: 4
                            Repeater {
                                model: end.table.seats
                                Drawing {
                                    required property bool won
                                    required property string face
                                    visible: won
                                    width: (scores.visible ? 46 : 96) * Look.textScale
                                    height: width
                                    source: won ? "qrc:/assets/" + face + ".svg" : ""
                                }
                            }
                        }
                        Words {
                            width: Math.min(implicitWidth, words.width
                                            - (scores.visible ? winners.width + said.spacing : 0))
                            horizontalAlignment: Text.AlignHCenter
                            wrapMode: Text.Wrap
                            text: end.table.outcome
                            color: Look.ink
                            font { pixelSize: Look.title * 1.6; bold: true }
                            Accessible.role: Accessible.Heading
                            Accessible.name: text
                        }
                    }
                }
                Words {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    opacity: said.opacity
                    text: end.table.reason
                    color: Look.muted
                    font.pixelSize: Look.body
                }
                ScoreTable {
                    id: scores
                    visible: columns > 0 && sheet.count > 0
                    width: parent.width
                    sheet: end.table.sheet
                }
                TotalsChart {
                    visible: end.table.totals.length > 0 && end.table.totals[0].length > 2
                    width: parent.width
                    height: 104 * Look.textScale
                    opacity: said.opacity
                    totals: end.table.totals
                    colours: Look.seats
                    zeroLine: Look.plateLine
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
            width: Math.min(inOneRow, end.width - 104)
            anchors { horizontalCenter: parent.horizontalCenter }
            anchors { bottom: parent.bottom; bottomMargin: 26 }
            spacing: 10
            ActionButton {
                id: again
                primary: true
                text: qsTr("Play again")
                key: "↵"
                onClicked: end.lobby.again()
            }
            ActionButton {
                text: qsTr("Review")
                onClicked: {
                    end.session.review.begin();
                    end.looking = true;
                }
            }
            ActionButton {
                text: qsTr("Replay")
                glyph: "play"
                onClicked: end.session.replaying = true
            }
            ActionButton {
                text: qsTr("Look at the table")
                onClicked: end.looking = true
            }
            ActionButton {
                text: qsTr("Home")
                glyph: "home"
                onClicked: end.lobby.home()
            }
        }
    }
}
