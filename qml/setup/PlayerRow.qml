pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// One player: portrait, name, and whether a person or a bot plays.
FocusScope {
    id: row

    required property Setup setup
    required property int index
    required property string name
    required property string face
    required property bool bot
    required property string level
    required property string temper
    required property string temperNote
    required property bool phone
    signal named()

    implicitHeight: field.implicitHeight + 6 * Look.unit
    // What has the focus is in sight.
    onActiveFocusChanged: if (activeFocus)
        (ListView.view as ListView).positionViewAtIndex(index, ListView.Contain)

    PressButton {
        id: portrait
        width: Math.round(Math.min(row.height - 4 * Look.unit, Look.portrait * 1.3))
        height: width
        anchors.verticalCenter: parent.verticalCenter
        x: 4
        Accessible.name: qsTr("%1’s portrait; press for the next one").arg(row.name)
        Accessible.description: row.temperNote
        tip: row.temperNote
        onClicked: row.setup.nextFace(row.index)
        contentItem: Drawing { source: "qrc:/assets/" + row.face + ".svg" }
        background: Rectangle {
            radius: width / 2
            color: "transparent"
            visible: portrait.activeFocus || portrait.hovered
            border { color: Look.mark; width: 2 * Look.unit }
        }
    }
    TextBox {
        id: field
        anchors { left: portrait.right; right: kinds.left; rightMargin: Look.whole(10) }
        anchors.leftMargin: Look.whole(10)
        anchors.verticalCenter: parent.verticalCenter
        text: row.name
        maximumLength: row.setup.longestName
        // What does not fit is not let in, which is not to happen without a word.
        readonly property string fullNote: activeFocus && length >= maximumLength
            ? qsTr("A name has at most %1 letters").arg(maximumLength) : ""
        ToolTip.visible: fullNote !== ""
        ToolTip.text: fullNote
        rightPadding: temperWord.beside ? temperWord.width + 14 * Look.unit : 7
        Accessible.name: qsTr("Player %1’s name").arg(row.index + 1)
        Accessible.description: fullNote || row.temper
        onTextEdited: row.setup.noteName(row.index, text)
        onEditingFinished: {
            row.setup.rename(row.index, text);
            text = Qt.binding(() => row.name); // which need not have changed
        }
        onAccepted: row.named()
        // The temper that goes with the portrait.
        Words {
            id: temperWord
            // The name comes first where there is little room: then it stands below, or nowhere.
            readonly property bool beside: text !== "" && field.width
                                           > field.contentWidth + implicitWidth + 30 * Look.unit
            visible: beside || row.height > field.height + 2 * height + 4 * Look.unit
            x: beside ? field.width - width - 9 * Look.unit : field.leftPadding
            y: beside ? (field.height - height) / 2 : field.height
            text: row.temper
            color: Look.muted
            font.pixelSize: Look.small
        }
    }
    // Where words would leave a name too little room, glyphs say who plays.
    readonly property real rest: width - portrait.width - level.widest - human.words - machine.words
    readonly property bool terse: rest < 22 * Look.body
    component Kind: ActionButton {
        id: kind
        required property string said
        readonly property real words: measured.advanceWidth
        text: row.terse ? "" : said
        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        focusPolicy: Qt.TabFocus // Enter goes on meaning what it meant
        tip: row.terse ? said : ""
        TextMetrics {
            id: measured
            font: kind.font
            text: kind.said
        }
    }
    Row {
        id: kinds
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: Look.whole(6)

        Kind {
            id: human
            said: qsTr("Human")
            glyph: "person"
            primary: !row.bot && !row.phone
            spoken: qsTr("%1 is human").arg(row.name)
            onClicked: row.setup.setBot(row.index, false)
        }
        Kind {
            id: machine
            said: qsTr("Bot")
            glyph: "bot"
            primary: row.bot
            spoken: qsTr("%1 is a bot").arg(row.name)
            onClicked: row.setup.setBot(row.index, true)
        }
        // Of a bot its level, of a person where they hold their hand; what is not there keeps its
        // room, so that nothing jumps.
        Item {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(Math.ceil(level.widest),
                            row.setup.phonesOffered ? phone.implicitWidth : 0)
            height: level.height

            LevelBox {
                id: level
                opacity: row.bot ? 1 : 0
                enabled: row.bot
                width: parent.width
                setup: row.setup
                level: row.level
                Accessible.name: qsTr("%1’s level").arg(row.name)
                onLevelChosen: level => row.setup.setLevel(row.index, level)
            }
            ActionButton {
                id: phone
                visible: row.setup.phonesOffered && !row.bot
                width: parent.width
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Phone", "a person plays on a phone")
                focusPolicy: Qt.TabFocus
                glyph: "phone"
                primary: row.phone
                spoken: qsTr("%1 plays on a phone").arg(row.name)
                tip: qsTr("On a phone in the same network. The code to scan is shown when the "
                          + "game starts.")
                onClicked: {
                    if (row.phone)
                        row.setup.setBot(row.index, false);
                    else
                        row.setup.setPhone(row.index);
                }
            }
        }
    }
}
