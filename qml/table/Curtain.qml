import QtQuick
import Facedown

// Between two people at one screen: nothing is to be seen until the next one asks for it.
Rectangle {
    id: curtain

    required property Session session

    color: Look.ground
    onVisibleChanged: if (visible) open.forceActiveFocus()
    Component.onCompleted: if (visible) open.forceActiveFocus()

    // Nothing behind can be touched.
    MouseArea { anchors.fill: parent; hoverEnabled: true }

    Column {
        anchors.centerIn: parent
        spacing: 26
        width: parent.width * 0.7

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: "hide"
            size: 96 * Look.textScale
        }
        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: qsTr("Pass the screen to %1").arg(curtain.session.curtainFor)
            color: Look.ink
            font { pixelSize: Look.title * 1.6; bold: true }
        }
        ActionButton {
            id: open
            anchors.horizontalCenter: parent.horizontalCenter
            large: true
            primary: true
            text: qsTr("I’m %1: show the table").arg(curtain.session.curtainFor)
            key: "↵"
            onClicked: curtain.session.openCurtain()
        }
    }
}
