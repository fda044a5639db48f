import QtQuick
import Facedown

// How a challenge came out: a skull that stops everything, or a flower that opens.
Item {
    id: verdict

    required property SkullTable table
    readonly property bool shown: table.verdict !== SkullTable.None
    // What was shown stays while it fades.
    property bool success: false
    property int tribe: -1
    property string words: ""
    function keep() {
        if (table.verdict === SkullTable.None)
            return;
        success = table.verdict === SkullTable.Success;
        tribe = success ? table.challenger : table.skullOwner;
        words = table.verdictText;
    }
    Connections {
        target: verdict.table
        function onShown() { verdict.keep(); }
    }
    Component.onCompleted: keep()

    opacity: shown ? 1 : 0
    visible: opacity > 0
    Behavior on opacity { NumberAnimation { duration: Look.fadeTime } }

    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width, contents.width + 48)
        height: contents.height + 32
        radius: 20
        color: Look.plate
        border { color: verdict.success ? Look.success : Look.danger; width: 3 }

        Column {
            id: contents
            anchors.centerIn: parent
            spacing: 8
            Drawing {
                id: picture
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.max(60, Math.min(140, verdict.height * 0.55))
                height: width
                drawnAt: 180
                source: verdict.tribe < 0 ? ""
                        : "qrc:/assets/skull/" + Look.palette + "disc-"
                          + (verdict.success ? "flower-" : "skull-")
                          + verdict.tribe + ".svg"
                scale: verdict.shown ? 1 : 0.3
                rotation: verdict.shown || !verdict.success ? 0 : -120
                Behavior on scale {
                    NumberAnimation { duration: Look.flipTime * 1.4; easing.type: Easing.OutBack }
                }
                Behavior on rotation {
                    NumberAnimation { duration: Look.flipTime * 1.6; easing.type: Easing.OutCubic }
                }
            }
            Words {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, verdict.width - 60)
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: verdict.words
                color: verdict.success ? Look.success : Look.danger
                font { pixelSize: Look.title; bold: true }
            }
        }
    }
}
