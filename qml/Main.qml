pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// The whole of what is seen below the menus: one page at a time, and what went wrong above it.
Rectangle {
    id: main

    property Lobby lobby: null
    property bool logWanted: true

    color: Look.ground
    implicitWidth: 1280
    implicitHeight: 800

    Binding { target: Look; property: "dark"; value: main.lobby ? main.lobby.preferences.dark : true }
    Binding {
        target: Look
        property: "safe"
        value: main.lobby ? main.lobby.preferences.safeColours : false
    }
    Binding {
        target: Look
        property: "travel"
        value: main.lobby ? main.lobby.preferences.travelTime : 0
    }
    Binding {
        target: Look
        property: "reduceMotion"
        value: main.lobby ? main.lobby.preferences.reduceMotion : false
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Look.groundHigh }
            GradientStop { position: 1; color: Look.groundLow }
        }
    }

    Loader {
        anchors.fill: parent
        active: main.lobby !== null && main.lobby.page === Lobby.Home
        sourceComponent: HomePage {
            lobby: main.lobby
            focus: true
        }
        focus: active
    }

    Loader {
        anchors.fill: parent
        active: main.lobby !== null && main.lobby.page === Lobby.SetupPage
        sourceComponent: SetupPage {
            lobby: main.lobby
            focus: true
        }
        focus: active
    }

    Loader {
        anchors.fill: parent
        active: main.lobby !== null && main.lobby.page === Lobby.TablePage
                && main.lobby.session !== null
        sourceComponent: TablePage {
            lobby: main.lobby
            session: main.lobby.session
            logWanted: main.logWanted
            onLogToggled: main.logWanted = !main.logWanted
            focus: true
        }
        focus: active
    }

    Notice {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 12 }
        text: main.lobby ? main.lobby.trouble : ""
        onDismissed: main.lobby.dismissTrouble()
    }
}
