pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// What a hard bot would do in one's place, why, how sure it is, and how it weighs the choices.
Rectangle {
    id: panel

    required property Session session
    readonly property Hint hint: session.hint
    readonly property string advice: hint.thinking ? qsTr("Thinking…") : hint.choice
    property real highest: 10000
    // Below the table it is low and wide, with how it weighs the choices beside the rest.
    property bool low: false
    // How much smaller than usual what is said must be to be read as a whole, so far as it may.
    property real fit: 1
    function refit() {
        const room = highest - 28 * Look.unit;
        fit = 1;
        layOut();
        while (fit > 0.6 && (content.height > room || title.truncated)) {
            fit -= 0.05;
            layOut();
        }
    }
    function layOut() {
        for (const part of [weighed, reasons, weighing, parts, content])
            part.forceLayout();
    }
    onHighestChanged: said.restart()
    onLowChanged: said.restart()
    Connections {
        target: panel.hint
        function onChanged() { said.restart(); }
    }
    // Once all of it stands there.
    Timer {
        id: said
        interval: 0
        onTriggered: panel.refit()
    }

    // The board below which it lies keeps its own height.
    implicitHeight: low ? highest : Math.min(highest, content.height + 28 * Look.unit)
    radius: 14 * Look.unit
    color: Look.plate
    border { color: Look.mark; width: 2 * Look.unit }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: hint.spoken

    // Nothing under it can be touched by mistake.
    MouseArea { anchors.fill: parent; hoverEnabled: true }

    Fade {
        over: view
        ground: Look.plate
    }

    Flickable {
        id: view
        anchors { fill: parent; margins: 14 * Look.unit; rightMargin: 10 * Look.unit }
        contentHeight: content.height
        clip: contentHeight > height + 1
        interactive: clip
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: SteadyBar {}

        Column {
            id: content
            width: view.width - 4 * Look.unit
            spacing: 9 * Look.unit

            Item {
                width: parent.width
                height: close.height
                Icon {
                    id: lamp
                    anchors.verticalCenter: parent.verticalCenter
                    name: "hint"
                    size: panel.fit * Look.body * 1.5
                    SequentialAnimation on opacity {
                        running: panel.hint.thinking && panel.visible && !Look.reduceMotion
                        loops: Animation.Infinite
                        alwaysRunToEnd: true
                        NumberAnimation { to: 0.3; duration: 400 }
                        NumberAnimation { to: 1; duration: 400 }
                    }
                }
                Words {
                    id: title
                    anchors { left: lamp.right; leftMargin: 8 * Look.unit; right: close.left }
                    anchors.verticalCenter: parent.verticalCenter
                    text: panel.low ? panel.advice : qsTr("Hint")
                    elide: Text.ElideRight
                    color: panel.low ? Look.mark : Look.muted
                    font.pixelSize: panel.fit * (panel.low ? Look.title : Look.small)
                    font.weight: Font.DemiBold
                }
                ActionButton {
                    id: close
                    anchors.right: parent.right
                    flat: true
                    glyph: "close"
                    key: "Esc"
                    padding: 3 * Look.unit
                    focusPolicy: Qt.NoFocus // Escape does the same, and the focus stays
                    spoken: qsTr("Hide the hint")
                    onClicked: panel.hint.close()
                }
            }
            Grid {
                id: parts
                width: parent.width
                columns: panel.low ? 2 : 1
                columnSpacing: 24 * Look.unit
                spacing: content.spacing
                Column {
                    id: reasons
                    width: panel.low && weighing.visible ? 0.56 * parts.width : parts.width
                    spacing: content.spacing
                    Words {
                        visible: text !== ""
                        width: parent.width
                        text: panel.low ? "" : panel.advice
                        wrapMode: Text.Wrap
                        color: Look.mark
                        font { pixelSize: panel.fit * Look.title; weight: Font.DemiBold }
                    }
                    Words {
                        visible: text !== ""
                        width: parent.width
                        text: panel.hint.reason
                        wrapMode: Text.Wrap
                        color: Look.ink
                        font.pixelSize: panel.fit * Look.body
                    }
                    Words {
                        visible: text !== ""
                        width: parent.width
                        topPadding: 3 * Look.unit
                        text: panel.hint.sureWord
                        wrapMode: Text.Wrap
                        color: Look.ink
                        font { pixelSize: panel.fit * Look.small; weight: Font.DemiBold }
                    }
                }
                Column {
                    id: weighing
                    visible: panel.hint.figures !== "" || choices.count > 0
                    width: panel.low ? 0.44 * parts.width - parts.columnSpacing : parts.width
                    spacing: content.spacing
                    Words {
                        visible: text !== ""
                        width: parent.width
                        topPadding: panel.low ? 0 : 5 * Look.unit
                        text: panel.hint.figures
                        wrapMode: Text.Wrap
                        color: Look.muted
                        font.pixelSize: panel.fit * Look.small
                    }
                    Column {
                        id: weighed
                        visible: choices.count > 0
                        width: parent.width
                        spacing: 6 * Look.unit
                        Repeater {
                            id: choices
                            model: panel.hint.choices
                            Item {
                                id: choice
                                required property string text
                                required property string figure
                                required property bool chosen
                                width: parent ? parent.width : 0
                                height: what.height + (wide ? figure.height : 0)
                                // Large text leaves no words room beside it.
                                readonly property bool wide: figure.implicitWidth > 0.42 * width
                                Words {
                                    id: what
                                    width: parent.width - (choice.wide ? 0 : figure.width
                                                                             + 8 * Look.unit)
                                    text: choice.text
                                    wrapMode: Text.Wrap
                                    color: Look.ink
                                    font.pixelSize: panel.fit * Look.small
                                    font.weight: choice.chosen ? Font.DemiBold : Font.Normal
                                }
                                Words {
                                    id: figure
                                    anchors.right: parent.right
                                    y: choice.wide ? what.height : 0
                                    text: choice.figure
                                    horizontalAlignment: Text.AlignRight
                                    color: Look.ink
                                    font.pixelSize: panel.fit * Look.small
                                    font.weight: choice.chosen ? Font.DemiBold : Font.Normal
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
