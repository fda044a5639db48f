pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// How the chances of a game that is over went, and what cost most. A line shows the table as
// it was then, from where one sits.
Rectangle {
    id: panel

    required property Session session
    readonly property Review review: session.review
    // Where large text leaves room for few decisions, the players go without their names, and what
    // is said of the decisions stands below them.
    readonly property bool low: height < 450 * Look.textScale

    // Where one begins to read: with the first decision, of which there is none at first.
    readonly property bool done: review.judged === review.total
    function begin() { (done && decisions.itemAt(0) || told).forceActiveFocus(); }
    onDoneChanged: if (done && told.activeFocus) begin()
    onVisibleChanged: if (visible) begin()
    Component.onCompleted: begin()

    color: Look.bar
    Rectangle { width: 1; height: parent.height; color: Look.plateLine }

    Words {
        id: heading
        anchors { left: parent.left; right: close.left; top: parent.top; margins: 16 * Look.unit }
        text: qsTr("Review")
        color: Look.ink
        font { pixelSize: Look.body; bold: true }
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    ActionButton {
        id: close
        anchors {
            right: parent.right
            rightMargin: 8 * Look.unit
            verticalCenter: heading.verticalCenter
        }
        flat: true
        glyph: "close"
        padding: 3 * Look.unit
        spoken: qsTr("Close the review")
        onClicked: panel.review.close()
    }

    Item {
        id: above
        x: 16 * Look.unit
        y: heading.y + heading.height + 8 * Look.unit
        height: course.fixed ? course.height + 8 * Look.unit : 0
    }
    Column {
        id: course
        // Where it leaves little room for decisions it is scrolled with them.
        readonly property bool fixed: !panel.low && panel.height - above.y - height
                                                    > 200 * Look.textScale
        parent: fixed ? above : within
        width: panel.width - 32 * Look.unit
        spacing: 8 * Look.unit
        Words {
            width: parent.width
            text: qsTr("Chances of winning")
            wrapMode: Text.Wrap
            color: Look.muted
            font { pixelSize: Look.tiny; bold: true }
        }
        Item {
            width: parent.width
            height: Math.min(120 * Look.textScale, Math.max(90, panel.height * 0.2))
            Course {
                anchors { fill: parent; leftMargin: figures.width + 6 * Look.unit }
                levels: [0, 50, 100]
                totals: panel.review.chances
                rounds: panel.review.total + 1
                marks: panel.review.marks
                foremost: panel.review.only
                current: panel.session.live ? -1 : panel.review.placeOf(panel.session.moment)
                // Below it stands who has which line; faces at their ends would not stand where
                // these end, which most do at 0.
                endSize: 0
            }
            Item {
                id: figures
                width: childrenRect.width
                height: parent.height
                Repeater {
                    model: panel.review.scale
                    Words {
                        required property int index
                        required property string modelData
                        // Beside its line, at the edges within the panel.
                        y: index * (figures.height - height) / 2
                        text: modelData
                        color: Look.muted
                        font.pixelSize: Look.tiny
                    }
                }
            }
        }
        // Who has which line; pressed, only that player's decisions are listed and marked.
        Flow {
            width: parent.width
            spacing: 4 * Look.unit
            Repeater {
                model: panel.review.names
                PressButton {
                    id: player
                    required property int index
                    required property string modelData
                    readonly property bool chosen: panel.review.only === index
                    padding: 3 * Look.unit
                    rightPadding: (panel.low ? 3 : 8) * Look.unit
                    opacity: panel.review.only < 0 || chosen ? 1 : 0.55
                    Accessible.role: Accessible.CheckBox
                    Accessible.name: qsTr("Only %1’s decisions").arg(modelData)
                    Accessible.checkable: true
                    Accessible.checked: chosen
                    onClicked: panel.review.only = chosen ? -1 : index
                    tip: chosen ? qsTr("Everybody’s decisions") : Accessible.name

                    background: Rectangle {
                        radius: height / 2
                        color: player.hovered ? Look.buttonOver
                             : player.chosen ? Look.button : "transparent"
                        border.color: player.activeFocus ? Look.ink
                                    : player.chosen ? Look.mark : Look.plateLine
                        border.width: player.activeFocus || player.chosen ? 2 : 1
                    }
                    contentItem: Row {
                        spacing: 5 * Look.unit
                        Drawing {
                            width: 22 * Look.textScale
                            height: width
                            source: "qrc:/assets/" + panel.review.faces[player.index] + ".svg"
                        }
                        Rectangle {
                            anchors.verticalCenter: parent.verticalCenter
                            width: 14 * Look.textScale
                            height: 3 * Look.textScale
                            radius: height / 2
                            color: Look.seats[player.index]
                        }
                        Words {
                            visible: !panel.low
                            anchors.verticalCenter: parent.verticalCenter
                            text: player.modelData
                            color: Look.ink
                            font { pixelSize: Look.tiny; weight: Font.DemiBold }
                        }
                    }
                }
            }
        }
        Rectangle {
            visible: !panel.done
            width: parent.width
            height: 6 * Look.unit
            radius: 3 * Look.unit
            color: Look.plateLine
            Rectangle {
                width: parent.width * panel.review.judged / Math.max(1, panel.review.total)
                height: parent.height
                radius: 3 * Look.unit
                color: Look.mark
            }
        }
        Words {
            id: told
            parent: panel.low ? lines : course
            width: parent.width
            leftPadding: panel.low ? above.x - lines.x : 0
            text: !panel.done
                  ? qsTr("A hard bot is looking through the game…")
                  : panel.review.count > 0
                    ? qsTr("The costliest decisions (the dots), with the chance of winning as "
                           + "that player saw it. The lines are scaled to 100% together.")
                    : qsTr("No decision cost anybody much.")
            wrapMode: Text.Wrap
            color: Look.muted
            font.pixelSize: Look.small
            Accessible.focusable: true
            FocusFrame { visible: told.activeFocus }
        }
    }

    Flickable {
        id: page
        y: above.y + above.height
        width: panel.width
        height: panel.height - y - 8 * Look.unit
        contentHeight: lines.y + lines.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: SteadyBar {}

        function reveal(line) {
            const place = lines.y + line.y;
            contentY = Math.max(place + line.height - height, Math.min(contentY, place));
        }

        Item {
            id: within
            x: above.x
            height: course.fixed ? 0 : course.height + 8 * Look.unit
        }
        Column {
            id: lines
            x: 10 * Look.unit
            y: within.height
            width: panel.width - 26 * Look.unit
            spacing: 4 * Look.unit
            Repeater {
                id: decisions
                model: panel.review
                Line {}
            }
        }
    }

    component Line: PressButton {
        id: line

        required property int index
        required property int moment
        required property int seat
        required property int player
        required property string name
        required property string made
        required property string better
        required property string reason
        required property string when
        readonly property string instead: qsTr("Better: %1").arg(better)
        readonly property bool shown: !panel.session.live && panel.session.moment === moment

        width: lines.width
        padding: 6 * Look.unit
        leftPadding: 24 * Look.unit
        Accessible.role: Accessible.ListItem
        Accessible.name: when + "\n" + name + "\n" + made + "\n" + instead + "\n" + reason
        onActiveFocusChanged: if (activeFocus) page.reveal(line)
        Keys.onUpPressed: decisions.itemAt(index - 1)?.forceActiveFocus(Qt.BacktabFocusReason)
        Keys.onDownPressed: decisions.itemAt(index + 1)?.forceActiveFocus(Qt.TabFocusReason)
        onClicked: panel.session.lookBackAt(player, moment)

        background: Rectangle {
            radius: 6 * Look.unit
            color: line.shown ? Look.button : "transparent"
            border {
                color: line.activeFocus ? Look.ink : Look.plateLine
                width: line.activeFocus ? 2 : line.hovered ? 1 : 0
            }
        }
        contentItem: Column {
            spacing: 2 * Look.unit
            Words {
                width: parent.width
                visible: text !== ""
                text: line.when
                wrapMode: Text.Wrap
                color: Look.muted
                font.pixelSize: Look.tiny
            }
            Words {
                width: parent.width
                //: A player and what that player did.
                text: qsTr("%1: %2", "a player's decision").arg(line.name).arg(line.made)
                wrapMode: Text.Wrap
                color: Look.ink
                font.pixelSize: Look.small
            }
            Words {
                width: parent.width
                text: line.instead
                wrapMode: Text.Wrap
                color: Look.mark
                font { pixelSize: Look.small; weight: Font.DemiBold }
            }
            Words {
                visible: text !== ""
                width: parent.width
                text: line.reason
                wrapMode: Text.Wrap
                color: Look.muted
                font.pixelSize: Look.tiny
            }
        }
        Drawing {
            x: 1
            y: line.topPadding + (1.25 * Look.small - height) / 2
            width: 20 * Look.unit
            height: width
            source: "qrc:/assets/" + panel.session.table.faces[line.seat] + ".svg"
        }
    }
}
