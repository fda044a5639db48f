import QtQuick
import QtTest
import Facedown

Item {
    width: 400
    height: 200

    ActionButton {
        id: button
        text: "Bid 3"
        key: "B"
        focus: true
    }
    SelectBox {
        id: box
        y: 100
        model: ["One game"]
        place: 0
    }
    SignalSpy {
        id: clicked
        target: button
        signalName: "clicked"
    }

    TestCase {
        name: "ActionButton"
        when: windowShown

        function init() {
            button.enabled = true;
            clicked.clear();
        }
        function texts(item) {
            let found = item.visible && item.text !== undefined ? [item.text] : [];
            for (let i = 0; i < item.children.length; ++i)
                found = found.concat(texts(item.children[i]));
            return found;
        }

        function test_clicking() {
            mouseClick(button);
            compare(clicked.count, 1);
            button.enabled = false;
            mouseClick(button);
            compare(clicked.count, 1);
        }

        function test_keys_data() {
            return [{ tag: "return", key: Qt.Key_Return }, { tag: "enter", key: Qt.Key_Enter },
                    { tag: "space", key: Qt.Key_Space }];
        }
        function test_keys(row) {
            button.forceActiveFocus();
            keyClick(row.key);
            compare(clicked.count, 1);
        }

        function test_itSaysWhatItDoesAndByWhichKey() {
            const all = texts(button.contentItem);
            verify(all.includes("Bid 3"));
            verify(all.includes("B"));
            compare(button.Accessible.name, "Bid 3");
            compare(button.Accessible.role, Accessible.Button);
            verify(button.width >= button.contentItem.implicitWidth);
            button.key = "";
            verify(!texts(button.contentItem).includes("B"));
            button.key = "B";
        }

        // While Enter presses another: the button keeps its width.
        function test_withoutItsKeyTheTextStandsInTheMiddle() {
            button.key = "↵";
            const words = findWords(button.contentItem);
            const middle = () => words.mapToItem(button, words.width / 2, 0).x;
            button.forceActiveFocus();
            const width = button.width;
            verify(middle() < width / 2 - 5);
            box.forceActiveFocus();
            compare(button.width, width);
            fuzzyCompare(middle(), width / 2, 1);
            button.key = "B";
        }
        function findWords(item) {
            if (item.text === "Bid 3" && item.font !== undefined && item.glyph === undefined)
                return item;
            return Array.from(item.children).reduce((found, child) => found || findWords(child),
                                                    null);
        }

        // Side by side they are one row, however large text and window are.
        function test_aBoxIsAsHighAsAButton() {
            for (const text of [0.9, 1, 1.5])
                for (const unit of [1, 1.2, 1.5, 1.75, 3]) {
                    Look.leastText = text;
                    Look.unit = unit;
                    compare(box.height, button.height, `text ${text}, unit ${unit}`);
                }
            Look.leastText = 0.9;
            Look.unit = 1;
        }
    }
}
