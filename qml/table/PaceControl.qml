import QtQuick
import QtQuick.Controls.Basic
import Facedown

// How fast the table goes on, from relaxed to instant; a pause, and a way past what is shown.
Row {
    id: control

    required property Session session
    required property Preferences preferences

    spacing: Look.whole(4)

    ActionButton {
        flat: true
        // What was played is replayed; what is being played goes on or waits.
        readonly property bool past: !control.session.live || control.session.table.over
        readonly property bool still: control.session.still
        glyph: still ? "play" : "pause"
        spoken: !still ? qsTr("Pause") : past ? qsTr("Replay") : qsTr("Resume")
        anchors.verticalCenter: parent.verticalCenter
        onClicked: control.session.still = !still
        tip: spoken
        // What is on its way says what it did when it set out.
        onSpokenChanged: if (hovered) ToolTip.show(spoken, Look.tipTime)
    }
    ActionButton {
        flat: true
        glyph: "skip"
        spoken: qsTr("Skip")
        anchors.verticalCenter: parent.verticalCenter
        onClicked: control.session.skip()
        tip: qsTr("Skip (Space)")
    }
    FontMetrics {
        id: metrics
        font: word.font
    }
    Column {
        id: pace
        readonly property list<string> paces: [qsTr("relaxed"), qsTr("normal"), qsTr("fast"),
                                               qsTr("instant")]
        // Whatever it says, nothing beside it moves; large text needs its room for the actions.
        readonly property list<real> lengths: Array.from([...paces, qsTr("paused")],
                                                         text => metrics.advanceWidth(text))
        width: Math.ceil(Math.max(92 * Look.unit * (0.8 + 0.2 * Look.systemScale), ...lengths))
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2 * Look.unit
        Words {
            id: word
            anchors.horizontalCenter: parent.horizontalCenter
            text: control.session.paused ? qsTr("paused") : pace.paces[slider.value]
            color: control.session.paused ? Look.mark : Look.muted
            font.pixelSize: Look.tiny
        }
        SlideBar {
            id: slider
            anchors.horizontalCenter: parent.horizontalCenter
            width: pace.width
            from: 0
            to: 3
            stepSize: 1
            snapMode: Slider.SnapAlways
            value: control.preferences.pace
            onMoved: control.preferences.pace = value
            Accessible.name: qsTr("Pace")
        }
    }
}
