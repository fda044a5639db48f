pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// A choice among a few words: a button that opens a list.
ComboBox {
    id: box

    // Which of the words is set, and what is said on the button.
    property int place: -1
    property string caption: place >= 0 && place < count ? textAt(place) : ""
    signal chosen(int place)

    focusPolicy: Qt.TabFocus // chosen by mouse it leaves Enter what it means
    currentIndex: place
    // New words, in another language, would select the first of them.
    onModelChanged: keepPlace()
    // As high as a button beside it.
    padding: Look.whole(7)
    implicitHeight: Math.ceil(Math.max(contentItem.implicitHeight, 1.3 * font.pixelSize))
                    + 2 * padding
    leftPadding: 14 * Look.unit
    rightPadding: 14 * Look.unit + Look.body
    font { pixelSize: Look.body; weight: Font.DemiBold }
    onActivated: index => {
        chosen(index);
        keepPlace();
    }
    function keepPlace() {
        currentIndex = Qt.binding(() => place);
    }
    Accessible.name: caption
    function open(key) {
        key.accepted = !popup.visible;
        if (key.accepted)
            popup.open();
    }
    Keys.onReturnPressed: key => open(key)
    Keys.onEnterPressed: key => open(key)

    FontMetrics {
        id: metrics
        font { pixelSize: 100; weight: Font.DemiBold }
    }
    // How wide it is for the longest of all, so that nothing moves with what is set.
    readonly property list<real> lengths: Array.from(model, word => metrics.advanceWidth(word))
    readonly property real longest: Math.max(...lengths)
    readonly property real widest: longest * font.pixelSize / 100 + leftPadding + rightPadding

    contentItem: Words {
        text: box.caption
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Look.tiny
        color: Look.ink
        font { pixelSize: Look.body; weight: Font.DemiBold }
    }
    indicator: Icon {
        x: box.width - width - 8 * Look.unit
        y: (box.height - height) / 2
        name: "down"
        size: Look.body
    }
    background: Rectangle {
        rotation: Look.turn
        radius: 10 * Look.unit
        color: box.hovered || box.pressed ? Look.buttonOver : Look.button
        border { color: Look.plateLine; width: Look.unit }
        FocusFrame { visible: box.activeFocus }
    }
    delegate: ItemDelegate {
        id: line
        required property int index
        required property string modelData
        width: ListView.view.width
        padding: 8 * Look.unit
        highlighted: box.highlightedIndex === index
        contentItem: Words {
            text: line.modelData
            color: Look.ink
            font { pixelSize: Look.body; bold: box.currentIndex === line.index }
        }
        background: Rectangle {
            radius: 6 * Look.unit
            color: line.highlighted ? Look.buttonOver : "transparent"
        }
    }
    // While the list is open its keys are for it, whatever had the focus before.
    property Item before: null
    popup: Popup {
        onAboutToShow: {
            box.before = box.activeFocus ? null : box.Window.activeFocusItem;
            box.forceActiveFocus();
        }
        onClosed: if (box.before !== null) box.before.forceActiveFocus()
        y: box.height + 2 * Look.unit
        width: box.width
        padding: 4 * Look.unit
        contentItem: ListView {
            implicitHeight: contentHeight
            model: box.popup.visible ? box.delegateModel : null
            currentIndex: box.highlightedIndex
        }
        background: Rectangle {
            radius: 10 * Look.unit
            color: Look.plate
            border { color: Look.mark; width: Look.unit }
        }
    }
}
