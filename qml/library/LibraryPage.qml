pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// Every game that was played: to be found, replayed or gone on with.
FocusScope {
    id: page

    required property Controller controller
    readonly property Library library: controller.library
    // How wide the columns are, in their order; the players' have what is left.
    readonly property real room: list.width - 26 * Look.unit
    readonly property list<real> columns: [
        144 * Look.textScale, 104 * Look.textScale,
        room - 324 * Look.textScale - room * 0.27, room * 0.27, 76 * Look.textScale
    ]
    readonly property bool chosen: list.currentItem !== null
    readonly property bool finished: chosen && (list.currentItem as LibraryRow).over

    function openChosen() {
        if (chosen)
            controller.openStored(list.currentIndex);
    }

    Component.onCompleted: list.forceActiveFocus()

    Shortcut {
        sequence: "Escape"
        onActivated: {
            if (page.library.search === "")
                return page.controller.leavePage();
            page.library.search = "";
            list.forceActiveFocus();
        }
    }
    Shortcut { sequence: "Ctrl+F"; onActivated: search.forceActiveFocus() }
    Shortcut {
        sequence: "Ctrl+Z"
        enabled: page.library.removed !== ""
        onActivated: page.library.putBack()
    }

    PageHead {
        id: heading
        controller: page.controller
        title: qsTr("Library")

        Words {
            anchors { left: heading.name.right; leftMargin: 16 * Look.unit }
            anchors { right: statistics.left; rightMargin: 16 * Look.unit }
            anchors.baseline: heading.name.baseline
            elide: Text.ElideRight
            text: page.library.importing || page.library.summary
            color: Look.muted
            font.pixelSize: Look.body
            Accessible.role: page.library.importing ? Accessible.AlertMessage
                                                    : Accessible.StaticText
            Accessible.name: page.library.importingSpoken || page.library.summary
        }
        ActionButton {
            id: statistics
            anchors { right: importing.left; rightMargin: 10 * Look.unit }
            text: qsTr("Statistics")
            onClicked: page.controller.openStatistics()
        }
        ActionButton {
            id: importing
            anchors.right: parent.right
            text: qsTr("Import…")
            onClicked: page.library.chooseImport()
        }
    }

    Item {
        id: filters
        anchors {
            left: heading.left
            right: heading.right
            top: heading.bottom
            topMargin: 14 * Look.unit
        }
        height: search.height

        TextBox {
            id: search
            anchors { left: parent.left; right: games.left; rightMargin: 10 * Look.unit }
            placeholderText: qsTr("Search players, games or dates")
            Accessible.name: placeholderText
            text: page.library.search
            onTextEdited: page.library.search = text
            Keys.onDownPressed: list.forceActiveFocus()
            onAccepted: list.forceActiveFocus()
        }
        SelectBox {
            id: games
            anchors { right: results.left; rightMargin: 10 * Look.unit }
            width: Math.ceil(widest)
            height: search.height
            model: page.library.gameNames
            place: page.library.game
            onChosen: place => page.library.game = place
        }
        SelectBox {
            id: results
            anchors.right: parent.right
            width: Math.ceil(widest)
            height: search.height
            model: page.library.resultNames
            place: page.library.result
            onChosen: place => page.library.result = place
        }
    }

    Rectangle {
        anchors { left: heading.left; right: heading.right; top: filters.bottom; bottom: bar.top }
        anchors { topMargin: 12 * Look.unit; bottomMargin: 12 * Look.unit }
        radius: 14 * Look.unit
        color: Look.plate
        border.color: Look.plateLine

        Row {
            id: headings
            x: 14
            y: 6
            Repeater {
                model: page.library.columnNames
                PressButton {
                    id: column
                    required property int index
                    required property string modelData
                    readonly property bool sorts: page.library.order === index
                    width: page.columns[index]
                    padding: 6 * Look.unit
                    focusPolicy: Qt.TabFocus
                    text: modelData
                    Accessible.role: Accessible.ColumnHeader
                    Accessible.name: qsTr("Sort by: %1").arg(modelData)
                    onClicked: page.library.sortBy(index)
                    font { pixelSize: Look.small; weight: Font.DemiBold }
                    contentItem: Words {
                        text: column.text
                        elide: Text.ElideRight
                        rightPadding: way.size
                        horizontalAlignment: column.index === 4 ? Text.AlignRight : Text.AlignLeft
                        color: column.sorts || column.hovered ? Look.ink : Look.muted
                        font: column.font
                    }
                    TextMetrics {
                        id: label
                        text: column.text
                        font: column.font
                    }
                    Icon {
                        id: way
                        readonly property real end: column.width - column.padding - width
                        visible: column.sorts
                        x: column.index === 4 ? end
                                              : Math.min(column.padding + label.width + 2, end)
                        anchors.verticalCenter: parent.verticalCenter
                        name: "down"
                        rotation: page.library.rising ? 180 : 0
                        size: visible ? Look.small : 0
                    }
                    background: Rectangle {
                        radius: 6 * Look.unit
                        color: "transparent"
                        border {
                            color: column.activeFocus ? Look.ink : "transparent"
                            width: 2 * Look.unit
                        }
                    }
                }
            }
        }

        // With a role of its own it would hide its rows from a screen reader.
        ListView {
            id: list
            anchors { left: parent.left; right: parent.right; top: headings.bottom }
            anchors { bottom: parent.bottom; margins: 8 * Look.unit; topMargin: 2 * Look.unit }
            focus: true
            activeFocusOnTab: activeFocus || count > 0
            // What has the focus is in sight, wherever the wheel has led.
            onActiveFocusChanged: if (activeFocus)
                positionViewAtIndex(currentIndex, ListView.Contain)
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: 0
            model: page.library

            readonly property int perPage: currentItem === null ? 1
                                          : Math.max(1, Math.floor(height / currentItem.height) - 1)
            // Where there are games, one is chosen: at first the one that was opened last.
            property bool begun: false
            Connections {
                target: page.library
                function onImported(sentence, alone) {
                    list.begun = list.begun && !alone;
                    list.forceActiveFocus();
                }
                function onFound() {
                    if (list.begun)
                        return;
                    const row = page.library.openedRow();
                    list.begun = row >= 0;
                    list.moveTo(row);
                }
            }
            onCountChanged: if (currentIndex < 0) moveTo(0)
            function moveTo(row) {
                currentIndex = Math.max(0, Math.min(count - 1, row));
            }
            Keys.onPressed: event => {
                switch (event.key) {
                case Qt.Key_PageUp: moveTo(currentIndex - perPage); break;
                case Qt.Key_PageDown: moveTo(currentIndex + perPage); break;
                case Qt.Key_Home: moveTo(0); break;
                case Qt.Key_End: moveTo(count - 1); break;
                // A key held down deletes one game, and opens it once.
                case Qt.Key_Delete:
                    if (!event.isAutoRepeat)
                        page.library.remove(currentIndex);
                    break;
                case Qt.Key_Return:
                case Qt.Key_Enter:
                    if (!event.isAutoRepeat)
                        page.openChosen();
                    break;
                default: return;
                }
                event.accepted = true;
            }

            delegate: LibraryRow {
                width: list.width - 14 * Look.unit
                columns: page.columns
                tall: page.columns[2] < 300 * Look.textScale
                onClicked: list.currentIndex = index
                onOpened: {
                    list.currentIndex = index;
                    page.openChosen();
                }
            }
            ScrollBar.vertical: SteadyBar {}
        }

        Words {
            anchors.centerIn: parent
            width: parent.width * 0.7
            visible: list.count === 0 && page.library.summary !== ""
            text: page.library.search !== "" || page.library.game > 0 || page.library.result > 0
                  ? qsTr("No games found.")
                  : qsTr("Every game you play is kept here.")
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            color: Look.muted
            font.pixelSize: Look.title
        }
    }

    Item {
        id: bar
        anchors { left: heading.left; right: heading.right; bottom: parent.bottom }
        anchors.bottomMargin: 18 * Look.unit
        height: open.height

        Row {
            id: actions
            spacing: 10 * Look.unit
            ActionButton {
                id: open
                primary: true
                enabled: page.chosen
                text: page.finished ? qsTr("Replay") : qsTr("Continue")
                glyph: "play"
                key: "↵"
                onClicked: page.openChosen()
            }
            ActionButton {
                enabled: page.chosen
                text: qsTr("Export…")
                onClicked: page.library.chooseExport(list.currentIndex)
            }
            ActionButton {
                enabled: page.chosen
                text: qsTr("Delete")
                onClicked: {
                    page.library.remove(list.currentIndex);
                    list.forceActiveFocus(); // so that what is pressed next deletes no other
                }
            }
        }
        Words {
            anchors {
                left: actions.right
                right: putBack.left
                leftMargin: 20 * Look.unit
                rightMargin: 12 * Look.unit
            }
            anchors.verticalCenter: parent.verticalCenter
            text: page.library.removed
            horizontalAlignment: Text.AlignRight
            elide: Text.ElideRight
            wrapMode: Text.Wrap
            maximumLineCount: 2
            color: Look.muted
            font.pixelSize: Look.small
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        ActionButton {
            id: putBack
            visible: page.library.removed !== ""
            anchors.right: parent.right
            glyph: "undo"
            text: qsTr("Undo")
            onClicked: page.library.putBack()
        }
    }
}
