pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// The whole of what is seen below the menus: one page at a time, and what went wrong above it.
Rectangle {
    id: main

    property Controller controller: null
    readonly property Preferences preferences: controller ? controller.preferences : null
    readonly property Session session: controller ? controller.session : null
    readonly property int page: controller ? controller.page : -1
    // What the program's text is set in.
    property font textFont
    // All has its place from this size on; in less room it is shown smaller.
    readonly property size smallestTable: Qt.size(960, 570)
    readonly property size smallest:
        Qt.size(smallestTable.width, smallestTable.height + guideHeight)
    readonly property real guideHeight: table.guideHeight
    // As high as what a guided game says may become: text grows by the room, and that by it.
    readonly property real highestGuide: guideHeight > 0 ? 145 : 0
    readonly property real narrowed: Math.max(0.3, Math.min(1, width / smallest.width))
    readonly property real usual: Math.max(0.3, Math.min(narrowed, height / smallest.height))
    readonly property real shrunk:
        Math.max(0.3, Math.min(usual, (height - told) / smallest.height))
    // What is left to what went wrong, which covers nothing.
    readonly property real told: notice.visible ? notice.height + 24 : 0
    TableRoom {
        id: table
        wide: main.width / main.usual >= Look.wideFrom
    }
    property alias logBeside: table.logBeside
    property alias logOver: table.logOver
    property alias guardTime: table.guardTime
    property bool keysElsewhere: false // with what is open beside
    readonly property color around: table.around
    readonly property alias logWanted: table.logWanted
    function toggleLog() {
        table.toggleLog();
    }

    color: Look.ground
    implicitWidth: 1280
    implicitHeight: 800

    Binding {
        target: Items
        property: "keysElsewhere"
        value: main.keysElsewhere
    }
    Binding {
        target: Look
        property: "preferences"
        value: main.preferences
    }
    Binding {
        target: Look
        property: "pixelRatio"
        value: main.Screen.devicePixelRatio
    }
    Binding {
        target: Look
        property: "narrowed"
        value: main.narrowed
    }
    Binding {
        target: Look
        property: "unit"
        // Large text needs what a somewhat larger window has.
        readonly property real usual: Look.metrics.height > Look.largeFrom * 16 ? 800 : 650
        readonly property real room: Math.min(main.width / 1280, main.height / usual)
        value: Math.max(1, Math.min(3.2, room))
    }
    Binding {
        target: Look
        property: "turn"
        value: main.shrunk < 1 ? 0.001 : 0
    }
    Binding {
        target: Look.metrics
        property: "font"
        value: main.textFont
    }
    Binding {
        target: Look
        property: "room"
        value: Math.min(main.width / main.smallest.width,
                        main.height / (main.smallestTable.height + main.highestGuide))
    }

    // A click once too often on what led to a page or a game was not meant for it.
    function guard() { if (guardTime > 0) arriving.restart(); }
    onPageChanged: guard()
    onSessionChanged: guard()
    Timer {
        id: arriving
        interval: main.guardTime / 2
    }
    MouseArea {
        anchors.fill: parent
        z: 1
        enabled: arriving.running && main.guardTime > 0
    }

    Tip {}

    // Keys that lead somewhere: others are pressed by who plays by mouse, too.
    readonly property list<int> leading: [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down,
                                          Qt.Key_Tab, Qt.Key_Backtab, Qt.Key_Return, Qt.Key_Enter]
    Keys.onReleased: key => { if (leading.includes(key.key)) Look.keyed = true; }
    // Told after all that lies here, which can thus tell whether it has moved or they.
    HoverHandler { onPointChanged: Look.pointer = point.scenePosition }
    // Above all that would keep a press for itself.
    Item {
        anchors.fill: parent
        z: 2
        PointHandler {
            acceptedButtons: Qt.AllButtons
            onActiveChanged: if (active) Look.keyed = false
        }
    }

    Shortcut {
        sequence: "M"
        autoRepeat: false
        enabled: main.preferences !== null
        onActivated: main.preferences.muted = !main.preferences.muted
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Look.groundHigh }
            GradientStop { position: 1; color: Look.dark ? Look.groundLow : Look.ground }
        }
    }

    // A page is read when it is first shown: at the start only the first.
    component Page: Item {
        id: page
        required property string file
        // Whose page it is; none while another is shown.
        required property QtObject subject
        property Item content: null
        anchors.fill: parent
        onSubjectChanged: {
            if (content !== null) {
                content.visible = false;
                content.destroy();
                content = null;
            }
            if (subject === null)
                return;
            const properties = {
                controller: main.controller,
                focus: true,
                width: Qt.binding(() => page.width),
                height: Qt.binding(() => page.height)
            };
            if (subject === main.session)
                Object.assign(properties, { session: subject, room: table });
            const component = Qt.createComponent(file);
            if (component.status === Component.Error)
                console.error(component.errorString());
            content = component.createObject(page, properties) as Item;
        }
    }

    Item {
        id: sheet
        width: main.width / main.shrunk
        height: (main.height - main.told) / main.shrunk
        scale: main.shrunk
        transformOrigin: Item.TopLeft

        Page {
            file: "home/HomePage.qml"
            subject: main.page === Controller.Home ? main.controller : null
        }
        Page {
            file: "setup/SetupPage.qml"
            subject: main.page === Controller.SetupPage ? main.controller : null
        }
        Page {
            file: "library/LibraryPage.qml"
            subject: main.page === Controller.LibraryPage ? main.controller : null
        }
        Page {
            file: "library/StatisticsPage.qml"
            subject: main.page === Controller.StatisticsPage ? main.controller : null
        }
        Page {
            file: "table/TablePage.qml"
            subject: main.session
        }
    }

    AskNote {
        id: done
        room: main.width
        anchors { horizontalCenter: parent.horizontalCenter; bottom: notice.top }
        anchors.bottomMargin: 70 * Look.unit
        z: 1
        Connections {
            target: main.controller
            function onSaid(sentence) { done.say(sentence); }
        }
    }

    Notice {
        id: notice
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 12 }
        text: main.controller ? main.controller.error : ""
        onDismissed: main.controller.dismissError()
    }
}
