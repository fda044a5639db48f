pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// For those who watch: bots that play alone are looked at with any eyes, and whoever is out of a
// game that goes on sees the rest of it faster, or begins another.
Row {
    id: bar

    required property Controller controller
    required property Session session
    // How much room there is.
    property real room: 0
    readonly property bool out: session.out !== ""
    readonly property bool botsAlone: !session.hasPeople && !session.finished

    spacing: Look.whole(10)

    Words {
        visible: bar.out
        width: Math.min(implicitWidth,
                        bar.room - fast.implicitWidth - again.implicitWidth - 2 * bar.spacing)
        anchors.verticalCenter: parent.verticalCenter
        text: bar.session.out
        wrapMode: Text.Wrap
        maximumLineCount: 2
        fontSizeMode: Text.Fit
        minimumPixelSize: Look.tiny
        height: Math.min(implicitHeight, fast.implicitHeight + 8 * Look.unit)
        color: Look.ink
        font { pixelSize: Look.body; weight: Font.DemiBold }
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    ActionButton {
        id: fast
        visible: bar.out
        anchors.verticalCenter: parent.verticalCenter
        glyph: "skip"
        primary: true
        text: bar.session.fast ? qsTr("At the usual pace") : qsTr("Watch fast")
        texts: [qsTr("At the usual pace"), qsTr("Watch fast")]
        function takeFocus() { if (visible) forceActiveFocus(); }
        onVisibleChanged: takeFocus()
        Component.onCompleted: takeFocus()
        onClicked: bar.session.fast = !bar.session.fast
    }
    ActionButton {
        id: again
        visible: bar.out
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("New game")
        onClicked: bar.controller.again()
    }
    SelectBox {
        visible: bar.botsAlone
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(bar.room, Math.ceil(widest) + 5 * Look.body)
        model: bar.session.eyeNames
        place: bar.session.viewer
        caption: place < count ? qsTr("View: %1").arg(textAt(place)) : ""
        onChosen: place => bar.session.viewer = place
    }
}
