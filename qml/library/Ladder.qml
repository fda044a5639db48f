pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// The ladder of bots, the highest above, and who stands on which rung.
ListView {
    id: rungs

    required property LadderModel ladder
    // The next rung is to be played.
    signal chosen()

    clip: true
    focus: true
    spacing: 2 * Look.unit
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: 0
    model: ladder
    onVisibleChanged: toNext()
    onCountChanged: toNext()
    onHeightChanged: toNext()
    function toNext() {
        if (visible && count > 0) {
            currentIndex = Math.max(0, ladder.nextRow);
            positionViewAtIndex(currentIndex, ListView.Center);
        }
    }
    Connections {
        target: rungs.ladder
        function onChanged() { rungs.toNext(); }
    }
    // Only the next rung can be climbed: from any other row Enter leads there.
    function enter(event) {
        if (event.isAutoRepeat)
            return;
        if (currentIndex === Math.max(0, ladder.nextRow))
            chosen();
        else
            toNext();
    }
    Keys.onReturnPressed: event => enter(event)
    Keys.onEnterPressed: event => enter(event)
    ScrollBar.vertical: ScrollBar {}

    delegate: Rectangle {
        id: rung

        required property int index
        required property int number
        required property string name
        required property string face
        required property string character
        required property bool climbed
        required property string here
        required property string spoken
        readonly property bool next: index === rungs.ladder.nextRow

        width: rungs.width - 14 * Look.unit
        // They grow into a tall window, so far as they stay rows, and a small one has them all.
        height: Math.min(Look.body * 4.6, Math.max(Math.ceil(Look.body * 2.4),
                         Math.floor(rungs.height / rungs.count) - rungs.spacing))
        radius: 8 * Look.unit
        color: next ? Look.buttonOver : "transparent"
        border { color: next || activeFocus ? Look.mark : "transparent"; width: 2 * Look.unit }
        Accessible.role: Accessible.ListItem
        Accessible.name: spoken
        Accessible.focusable: true

        Words {
            id: number
            x: 8
            width: 2 * Look.body
            anchors.verticalCenter: parent.verticalCenter
            text: rung.number
            horizontalAlignment: Text.AlignRight
            color: Look.muted
            font { pixelSize: Look.body; weight: Font.DemiBold }
        }
        Drawing {
            id: portrait
            anchors {
                left: number.right
                leftMargin: 14 * Look.unit
                verticalCenter: parent.verticalCenter
            }
            width: rung.height - 6 * Look.unit
            height: width
            source: "qrc:/assets/" + rung.face + ".svg"
        }
        Words {
            id: name
            anchors {
                left: portrait.right
                leftMargin: 12 * Look.unit
                verticalCenter: parent.verticalCenter
            }
            width: 0.16 * rungs.width
            text: rung.name
            elide: Text.ElideRight
            color: Look.ink
            font { pixelSize: Look.body; weight: Font.DemiBold }
        }
        Words {
            id: character
            anchors {
                left: name.right
                leftMargin: 12 * Look.unit
                verticalCenter: parent.verticalCenter
            }
            width: 0.24 * rungs.width
            text: rung.character
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Look.small
            elide: Text.ElideRight
            color: Look.muted
            font.pixelSize: Look.body
        }
        Icon {
            id: crown
            anchors {
                left: character.right
                leftMargin: 12 * Look.unit
                verticalCenter: parent.verticalCenter
            }
            visible: rung.climbed
            name: "crown"
        }
        Words {
            anchors {
                left: crown.right
                right: parent.right
                leftMargin: 12 * Look.unit
                rightMargin: 12 * Look.unit
            }
            anchors.verticalCenter: parent.verticalCenter
            text: rung.here
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignRight
            color: Look.ink
            font.pixelSize: Look.body
        }
    }
}
