import QtQuick

// A drawing from the assets, drawn as large as it is shown, or once for all at a given size.
Image {
    property real drawnAt: width

    readonly property real side: Math.ceil(drawnAt * Look.pixelRatio)

    // At once: each change of the one or the other would draw it anew. (The lint of Qt 6.4 takes
    // the size for one of real numbers.)
    sourceSize: Qt.size(side, side) // qmllint disable
}
