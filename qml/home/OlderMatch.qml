import QtQuick
import Facedown

// A match left before the last one: what, with whom, and when it was played last.
ActionButton {
    id: row

    required property string sentence
    required property string played
    required property int index

    text: sentence
    spoken: qsTr("%1 (%2)", "a game, and when it was last played").arg(sentence).arg(played)
    font.weight: Font.Normal
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    contentItem: Words {
        rightPadding: when.width + 20
        verticalAlignment: Text.AlignVCenter
        text: row.text
        elide: Text.ElideRight
        color: Look.ink
        font: row.font
    }

    Words {
        id: when
        anchors { right: parent.right; rightMargin: row.rightPadding }
        anchors.verticalCenter: parent.verticalCenter
        text: row.played
        color: Look.muted
        font.pixelSize: Look.small
    }
}
