import QtQuick
import Facedown

// What is scrolled half out of sight fades into the ground that it lies on, instead of being cut:
// one sees that there is more.
Rectangle {
    id: fade

    required property Flickable over
    required property color ground
    // At the upper edge instead of the lower one.
    property bool above: false

    visible: above ? !over.atYBeginning : !over.atYEnd
    x: over.x
    y: over.y + (above ? 0 : over.height - height)
    z: 1
    width: over.width
    height: 1.6 * Look.body
    rotation: above ? 180 : 0
    gradient: Gradient {
        GradientStop { position: 0; color: Qt.alpha(fade.ground, 0) }
        GradientStop { position: 0.8; color: fade.ground }
    }
}
