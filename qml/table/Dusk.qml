import QtQuick
import Facedown

// Dims the table while something else counts, without an edge where the rest of the window begins.
Rectangle {
    id: dusk

    required property color shade
    readonly property real soft: Math.min(0.5, 30 * Look.unit / Math.max(1, height))

    gradient: Gradient {
        GradientStop { position: 0; color: Qt.alpha(dusk.shade, 0) }
        GradientStop { position: dusk.soft; color: dusk.shade }
        GradientStop { position: 1 - dusk.soft; color: dusk.shade }
        GradientStop { position: 1; color: Qt.alpha(dusk.shade, 0) }
    }
}
