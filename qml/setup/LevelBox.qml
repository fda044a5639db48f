pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// A choice among the levels of bots: a button that opens a list.
ComboBox {
    id: box

    required property Setup setup
    // The level that is set, and what is said instead of its name.
    property string level: ""
    property string caption: place >= 0 ? setup.levelNames[place] : ""
    readonly property int place: Array.from(setup.levels).indexOf(level)
    signal chosen(string level)

    model: setup.levelNames
    currentIndex: place
    // New names, in another language, would select the first of them.
    onModelChanged: keepPlace()
    padding: 7
    leftPadding: 14
    rightPadding: 14 + Look.body
    font { pixelSize: Look.body; weight: Font.DemiBold }
    onActivated: index => {
        chosen(setup.levels[index]);
        keepPlace();
    }
    function keepPlace() {
        currentIndex = Qt.binding(() => place);
    }
    Accessible.name: caption
    Keys.onReturnPressed: event => {
        if (popup.visible)
            event.accepted = false;
        else
            popup.open();
    }

    FontMetrics {
        id: metrics
        font { pixelSize: 100; weight: Font.DemiBold }
    }
    // How wide it is for the longest of all, so that nothing moves with the level.
    readonly property real longest: Math.max(...Array.from(setup.levelNames,
                                                           name => metrics.advanceWidth(name)))
    readonly property real widest: longest * font.pixelSize / 100 + leftPadding + rightPadding

    contentItem: Words {
        text: box.caption
        verticalAlignment: Text.AlignVCenter
        color: Look.ink
        font { pixelSize: Look.body; weight: Font.DemiBold }
    }
    indicator: Icon {
        x: box.width - width - 8
        y: (box.height - height) / 2
        name: "down"
        size: Look.body
    }
    background: Rectangle {
        radius: 10
        color: box.hovered || box.pressed ? Look.buttonOver : Look.button
        border.color: Look.plateLine
        Rectangle {
            visible: box.activeFocus
            anchors { fill: parent; margins: -3 }
            radius: 12
            color: "transparent"
            border { color: Look.ink; width: 2 }
        }
    }
    delegate: ItemDelegate {
        id: line
        required property int index
        required property string modelData
        width: ListView.view.width
        padding: 8
        highlighted: box.highlightedIndex === index
        contentItem: Words {
            text: line.modelData
            color: Look.ink
            font { pixelSize: Look.body; bold: box.currentIndex === line.index }
        }
        background: Rectangle {
            radius: 6
            color: line.highlighted ? Look.buttonOver : "transparent"
        }
    }
    popup: Popup {
        y: box.height + 2
        width: box.width
        padding: 4
        contentItem: ListView {
            implicitHeight: contentHeight
            model: box.popup.visible ? box.delegateModel : null
            currentIndex: box.highlightedIndex
        }
        background: Rectangle {
            radius: 10
            color: Look.plate
            border.color: Look.mark
        }
    }
}
