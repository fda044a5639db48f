pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// How everybody fared and how they play: each person, and the bots of each level; and how far they
// have climbed on the ladder of bots.
FocusScope {
    id: page

    required property Controller controller
    readonly property StatisticsModel statistics: controller.statistics
    readonly property bool style: statistics.view === StatisticsModel.Style
    readonly property bool ladder: statistics.view === StatisticsModel.Ladder
    readonly property bool climbing: ladder && controller.ladder.invitation !== ""
    // The first column is the widest, of results the one with the bars the next.
    readonly property real room: list.width - 26 * Look.unit
    function columnWidth(column) {
        if (style)
            return room * (column === 0 ? 0.22 : column === 1 ? 0.08
                                        : 0.7 / (statistics.columnNames.length - 2));
        return room * (column === 0 ? 0.26 : column === 3 ? 0.14 : 0.1);
    }

    // All headings are as large as the longest word of them lets them be.
    FontMetrics {
        id: metrics
        font { pixelSize: 100; weight: Font.DemiBold }
    }
    readonly property real headingSize: Math.max(Look.tiny * 0.9, Math.min(Look.small,
        ...Array.from(statistics.columnNames, (name, column) => {
            const longest = Math.max(...name.split(" ").map(word => metrics.advanceWidth(word)));
            return (columnWidth(column) - 12 * Look.unit) * 100 / longest;
        })))

    Component.onCompleted: (ladder ? rungs : list).forceActiveFocus()

    Shortcut { sequence: "Escape"; onActivated: page.controller.leavePage() }

    PageHead {
        id: heading
        controller: page.controller
        title: qsTr("Statistics")
        rest: views.width + (exporting.visible ? exporting.width : 0) + 34 * Look.unit

        Row {
            id: views
            anchors { left: heading.name.right; leftMargin: 24 * Look.unit }
            spacing: 6 * Look.unit
            ActionButton {
                text: qsTr("Results")
                primary: !page.style && !page.ladder
                onClicked: page.statistics.view = StatisticsModel.Results
            }
            ActionButton {
                text: qsTr("Style of play")
                primary: page.style
                onClicked: page.statistics.view = StatisticsModel.Style
            }
            ActionButton {
                text: qsTr("Ladder")
                glyph: "trophy"
                primary: page.ladder
                onClicked: {
                    page.statistics.view = StatisticsModel.Ladder;
                    rungs.forceActiveFocus();
                }
            }
        }
        ActionButton {
            id: exporting
            anchors.right: parent.right
            visible: !page.ladder
            enabled: list.count > 0
            text: qsTr("Export as CSV…")
            onClicked: page.statistics.chooseExport()
        }
    }

    Row {
        id: filters
        anchors { left: heading.left; top: heading.bottom; topMargin: 14 * Look.unit }
        spacing: 10 * Look.unit

        SelectBox {
            width: Math.ceil(widest)
            model: page.statistics.gameNames
            place: page.statistics.game
            onChosen: place => page.statistics.game = place
        }
        SelectBox {
            visible: page.ladder
            width: Math.ceil(widest)
            model: page.controller.ladder.people
            place: page.controller.ladder.person
            onChosen: place => page.controller.ladder.person = place
        }
        Words {
            visible: page.ladder
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: page.controller.ladder.progress
            color: Look.muted
            font.pixelSize: Look.body
        }
        SelectBox {
            visible: !page.ladder
            width: Math.ceil(widest)
            model: page.statistics.playersNames
            place: page.statistics.players
            onChosen: place => page.statistics.players = place
        }
        SelectBox {
            visible: !page.ladder
            width: Math.ceil(widest)
            model: page.statistics.levelNames
            place: page.statistics.level
            onChosen: place => page.statistics.level = place
        }
    }

    Rectangle {
        anchors { left: heading.left; right: heading.right; top: filters.bottom }
        anchors { bottom: page.ladder ? next.top : notes.top; topMargin: 12 * Look.unit }
        anchors.bottomMargin: 12
        radius: 14 * Look.unit
        color: Look.plate
        border.color: Look.plateLine

        Row {
            id: headings
            visible: !page.ladder
            x: 14
            y: 10
            Repeater {
                model: page.statistics.columnNames
                Words {
                    required property int index
                    required property string modelData
                    width: page.columnWidth(index)
                    leftPadding: 6 * Look.unit
                    rightPadding: 6 * Look.unit
                    y: headings.height - height
                    text: modelData
                    wrapMode: Text.WordWrap
                    horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
                    color: Look.muted
                    font { pixelSize: page.headingSize; weight: Font.DemiBold }
                }
            }
        }

        Ladder {
            id: rungs
            visible: page.ladder
            anchors { fill: parent; margins: 8 * Look.unit }
            ladder: page.controller.ladder
            onChosen: page.controller.climb()
        }

        // With a role of its own it would hide its rows from a screen reader.
        ListView {
            id: list
            visible: !page.ladder
            anchors { left: parent.left; right: parent.right; top: headings.bottom }
            anchors { bottom: parent.bottom; margins: 8 * Look.unit; topMargin: 6 * Look.unit }
            focus: true
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: 0
            model: page.statistics
            ScrollBar.vertical: ScrollBar {}

            delegate: Rectangle {
                id: row

                required property int index
                required property list<string> cells
                required property real share
                required property real par
                required property string spoken

                width: list.width - 14 * Look.unit
                height: Math.ceil(Math.max(Look.body * 2.2, told.height + 8 * Look.unit))
                radius: 8 * Look.unit
                color: activeFocus ? Look.buttonOver : "transparent"
                border { color: activeFocus ? Look.mark : "transparent"; width: 2 * Look.unit }
                Accessible.role: Accessible.ListItem
                Accessible.name: spoken
                Accessible.focusable: true

                // The wins, and where par is: what that means is said to who points there.
                Item {
                    visible: !page.style
                    x: 0.46 * page.room + 18 * Look.unit
                    width: 0.14 * page.room - 18 * Look.unit
                    height: row.height
                    HoverHandler { id: pointer }
                    ToolTip.visible: pointer.hovered
                    ToolTip.delay: 400
                    ToolTip.timeout: Look.tipTime
                    ToolTip.text: page.statistics.parNote
                    Rectangle {
                        y: parent.height - 7 * Look.unit
                        width: parent.width
                        height: 4 * Look.unit
                        radius: 2 * Look.unit
                        color: Look.plateLine
                        Rectangle {
                            width: parent.width * row.share
                            height: parent.height
                            radius: 2 * Look.unit
                            color: row.share >= row.par ? Look.success : Look.danger
                        }
                        Rectangle {
                            x: parent.width * row.par - 1
                            y: -3
                            width: 2 * Look.unit
                            height: 10 * Look.unit
                            color: Look.ink
                        }
                    }
                }
                Row {
                    id: told
                    x: 6
                    Repeater {
                        model: row.cells
                        Words {
                            required property int index
                            required property string modelData
                            width: page.columnWidth(index)
                            y: lineCount > 1 ? (row.height - height) / 2
                                             : Math.round(row.height / 2 + Look.small * 0.39)
                                               - baselineOffset
                                               - (index === 3 && !page.style ? 3 : 0)
                            wrapMode: index === 0 ? Text.Wrap : Text.NoWrap
                            maximumLineCount: 2
                            leftPadding: 6 * Look.unit
                            rightPadding: 6 * Look.unit
                            text: modelData === "" ? "–" : modelData
                            elide: Text.ElideRight
                            horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
                            color: index === 4 && !page.style ? Look.muted : Look.ink
                            font.pixelSize: Look.small * 1.08
                            font.weight: index === 0 ? Font.DemiBold : Font.Normal
                        }
                    }
                }
            }
        }

        Words {
            anchors.centerIn: parent
            width: parent.width * 0.7
            visible: !page.ladder && list.count === 0 && page.statistics.known
            text: qsTr("No finished games found.")
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            color: Look.muted
            font.pixelSize: Look.title
        }
    }

    // What the columns mean.
    Flow {
        id: notes
        anchors { left: heading.left; right: heading.right; bottom: parent.bottom }
        anchors.bottomMargin: visible ? 18 : 0
        visible: !page.ladder
        height: visible ? implicitHeight : 0
        spacing: 4 * Look.unit
        Repeater {
            model: page.statistics.notes
            Words {
                required property string modelData
                width: Math.min(implicitWidth, notes.width)
                rightPadding: 10 * Look.unit
                text: modelData
                wrapMode: Text.Wrap
                color: Look.muted
                font.pixelSize: Look.small
            }
        }
    }

    // How one climbs, and the next rung.
    Item {
        id: next
        anchors { left: heading.left; right: heading.right; bottom: parent.bottom }
        anchors.bottomMargin: 18 * Look.unit
        visible: page.ladder
        height: Math.max(climb.height, rule.height)

        Words {
            id: rule
            anchors { left: parent.left; right: climb.left; rightMargin: 20 * Look.unit }
            anchors.verticalCenter: parent.verticalCenter
            text: page.controller.ladder.note
            wrapMode: Text.Wrap
            color: Look.muted
            font.pixelSize: Look.small
        }
        ActionButton {
            id: climb
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            visible: page.climbing
            primary: true
            text: page.controller.ladder.invitation
            glyph: "play"
            key: "↵"
            onClicked: page.controller.climb()
        }
    }
}
