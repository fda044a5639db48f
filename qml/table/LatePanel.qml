import QtQuick

// A panel that is not made before it is first wanted; from then on it is kept.
Loader {
    required property url file
    // The properties that it is made with.
    required property var given
    // Whether it was wanted from the beginning.
    property bool atOnce: false

    function make() {
        if (visible && status === Loader.Null)
            setSource(file, given);
    }
    onVisibleChanged: make()
    Component.onCompleted: {
        atOnce = visible;
        make();
    }
}
