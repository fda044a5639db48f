import QtQuick
import QtQuick.Controls.Basic
import Facedown

// How fast the table goes on, from relaxed to instant; a pause, and a way past what is shown.
Row {
    id: control

    required property Session session
    required property Preferences preferences

    spacing: 4

    ActionButton {
        flat: true
        glyph: control.session.paused ? "play" : "pause"
        spoken: control.session.paused ? qsTr("Resume") : qsTr("Pause")
        anchors.verticalCenter: parent.verticalCenter
        onClicked: control.session.paused = !control.session.paused
        ToolTip.visible: hovered
        ToolTip.delay: 400
        ToolTip.text: spoken
    }
    ActionButton {
        flat: true
        glyph: "skip"
        spoken: qsTr("Skip")
        anchors.verticalCenter: parent.verticalCenter
        onClicked: control.session.skip()
        ToolTip.visible: hovered
        ToolTip.delay: 400
        ToolTip.text: qsTr("Skip (space)")
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter
        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            text: control.session.paused ? qsTr("paused")
                  : [qsTr("relaxed"), qsTr("normal"), qsTr("fast"), qsTr("instant")][slider.value]
            color: control.session.paused ? Look.mark : Look.muted
            font.pixelSize: Look.tiny
        }
        Slider {
            id: slider
            width: 92
            implicitHeight: 24
            from: 0
            to: 3
            stepSize: 1
            snapMode: Slider.SnapAlways
            value: control.preferences.pace
            onMoved: control.preferences.pace = value
            Accessible.name: qsTr("Pace")
            // Ctrl with an arrow looks back, also where there is nothing to look back at.
            Keys.onPressed: event => event.accepted = (event.modifiers & Qt.ControlModifier) !== 0
            background: Rectangle {
                x: slider.leftPadding
                y: slider.topPadding + slider.availableHeight / 2 - 2
                width: slider.availableWidth
                height: 4
                radius: 2
                color: Look.plateLine
            }
            handle: Rectangle {
                x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
                y: slider.topPadding + slider.availableHeight / 2 - height / 2
                width: 18
                height: 18
                radius: 9
                color: Look.ink
                border { color: slider.activeFocus ? Look.mark : "transparent"; width: 3 }
            }
        }
    }
}
