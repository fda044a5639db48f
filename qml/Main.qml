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
    property real guideHeight: 0
    // As high as what a guided game says may become: text grows by the room, and that by it.
    readonly property real highestGuide: guideHeight > 0 ? 145 : 0
    readonly property real shrunk:
        Math.max(0.3, Math.min(1, width / smallest.width, height / smallest.height))
    // Beside the table where there is room; over it, when asked for, where there is not.
    readonly property bool wide: sheet.width >= Look.wideFrom
    property bool logBeside: true
    property bool logOver: false
    readonly property bool logWanted: wide ? logBeside : logOver
    function toggleLog() {
        logOver = !wide && !logOver;
        logBeside = wide ? !logBeside : logBeside;
    }

    color: Look.ground
    implicitWidth: 1280
    implicitHeight: 800

    Binding {
        target: Look
        property: "dark"
        value: main.preferences ? main.preferences.dark : true
    }
    Binding {
        target: Look
        property: "safe"
        value: main.preferences ? main.preferences.safeColours : false
    }
    Binding {
        target: Look
        property: "cloth"
        value: main.preferences ? main.preferences.cloth : Preferences.Classic
    }
    Binding {
        target: Look
        property: "unit"
        readonly property real room: Math.min(main.width / 1280, main.height / 800)
        value: Math.max(1, Math.min(3, room))
    }
    Binding {
        target: Look.metrics
        property: "font"
        value: main.textFont
    }
    Binding {
        target: Look
        property: "leastText"
        value: 0.9 * Math.min(1, main.preferences ? main.preferences.textSize / 100 : 1)
    }
    Binding {
        target: Look
        property: "room"
        value: Math.min(main.width / main.smallest.width,
                        main.height / (main.smallestTable.height + main.highestGuide))
    }
    Binding {
        target: Look
        property: "travel"
        value: main.preferences ? main.preferences.travelTime : 0
    }
    Binding {
        target: Look
        property: "second"
        value: main.preferences ? main.preferences.second : 0
    }
    Binding {
        target: Look
        property: "reduceMotion"
        value: main.preferences ? main.preferences.reduceMotion : false
    }

    Binding {
        target: Look
        property: "talking"
        value: main.preferences !== null && main.preferences.botsTalk
               && main.preferences.pace !== Preferences.Instant
    }

    Tip {}

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

    Item {
        id: sheet
        width: main.width / main.shrunk
        height: main.height / main.shrunk
        scale: main.shrunk
        transformOrigin: Item.TopLeft

        // A page is made when it is shown, by a model of one or none: with a bound component a
        // Loader refuses to do so on Qt 6.4.
        Repeater {
            model: main.page === Controller.Home ? 1 : 0
            HomePage {
                anchors.fill: sheet
                controller: main.controller
                focus: true
            }
        }

        Repeater {
            model: main.page === Controller.SetupPage ? 1 : 0
            SetupPage {
                anchors.fill: sheet
                controller: main.controller
                focus: true
            }
        }

        Repeater {
            model: main.page === Controller.LibraryPage ? 1 : 0
            LibraryPage {
                anchors.fill: sheet
                controller: main.controller
                focus: true
            }
        }

        Repeater {
            model: main.page === Controller.StatisticsPage ? 1 : 0
            StatisticsPage {
                anchors.fill: sheet
                controller: main.controller
                focus: true
            }
        }

        Repeater {
            model: main.session !== null ? [main.session] : []
            TablePage {
                required property Session modelData
                anchors.fill: sheet
                controller: main.controller
                session: modelData
                logWanted: main.logWanted
                onGuideHeightChanged: main.guideHeight = guideHeight
                Component.onDestruction: main.guideHeight = 0
                onLogToggled: main.toggleLog()
                focus: true
            }
        }

        Notice {
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 12 }
            text: main.controller ? main.controller.error : ""
            onDismissed: main.controller.dismissError()
        }
    }
}
