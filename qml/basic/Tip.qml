import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Facedown

// Gives the tool tip that all items share the look of the rest.
Item {
    id: tip

    readonly property T.ToolTip shared: T.ToolTip.toolTip
    // What it points at may go first.
    Component.onDestruction: shared.parent = null

    // The shared tip has the text of the moment when the pointer came.
    Connections {
        target: tip.shared.parent?.ToolTip ?? null
        function onTextChanged() { tip.shared.text = tip.shared.parent.ToolTip.text; }
    }

    Binding {
        target: tip.shared
        property: "background"
        value: Rectangle {
            radius: 8 * Look.unit
            color: Look.plate
            border { color: Look.mark; width: Look.unit }
        }
    }
    Binding {
        target: tip.shared
        property: "contentItem"
        value: Words {
            text: tip.shared.text
            wrapMode: Text.Wrap
            color: Look.ink
            font.pixelSize: Look.small
        }
    }
    Binding {
        target: tip.shared
        property: "y"
        value: -tip.shared.implicitHeight - 3
               - ((tip.shared.parent as PressButton)?.tipRise ?? 0)
    }
    Binding {
        target: tip.shared
        property: "width"
        value: Math.min(tip.shared.implicitWidth, 340 * Look.textScale)
    }
}
