import QtQuick

// A drawing from the assets, drawn as large as it is shown, or once for all at a given size.
Image {
    property real drawnAt: width

    sourceSize {
        width: Math.ceil(drawnAt * Screen.devicePixelRatio)
        height: Math.ceil(drawnAt * Screen.devicePixelRatio)
    }
}
