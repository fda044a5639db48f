import QtQuick
import Facedown

// How people at one screen hide from each other: of interest as soon as there are two.
Column {
    id: secrets

    required property Preferences preferences

    Words {
        topPadding: 8 * Look.unit
        text: qsTr("Keeping secrets")
        color: Look.ink
        font { pixelSize: Look.title; weight: Font.DemiBold }
    }
    Column {
        width: parent.width
        spacing: secrets.spacing / 2
        SelectBox {
            id: way
            width: Math.min(secrets.width, Math.ceil(widest))
            model: [qsTr("A curtain when needed"), qsTr("Everything covered until you peek"),
                    qsTr("A curtain before every turn")]
            place: secrets.preferences.sharing
            Accessible.name: qsTr("Keeping secrets")
            onChosen: place => secrets.preferences.sharing = place
        }
        Words {
            width: parent.width
            text: [qsTr("The screen is passed on before decisions that need a secret look. "
                        + "At other times whoever is to act holds V, or presses the eye."),
                   qsTr("Whoever is to act holds V, or presses the eye, to see their own "
                        + "pieces. Best for games with many short turns."),
                   qsTr("The screen is passed on before every player’s turn.")][way.place]
            wrapMode: Text.Wrap
            color: Look.muted
            font.pixelSize: Look.small
        }
    }
}
