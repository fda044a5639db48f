pragma Singleton
import QtQuick
import Facedown

// Colours, sizes and times that all pages share.
QtObject {
    property Preferences preferences: null
    property bool dark: preferences ? preferences.dark : true
    property bool safe: preferences ? preferences.safeColours : false
    property int cloth: preferences ? preferences.cloth : Preferences.Classic
    property bool reduceMotion: preferences ? preferences.reduceMotion : false
    // Whether what bots say is shown.
    property bool talking: preferences ? preferences.botsTalk
                                         && preferences.pace !== Preferences.Instant : true
    // Whether a key was the last that was pressed, not the mouse.
    property bool keyed: false
    // Where in the window the pointer was last seen.
    property point pointer
    property int travel: preferences ? preferences.travelTime : 340
    property int second: preferences ? preferences.second : 1000

    readonly property FontMetrics metrics: FontMetrics {}
    // How many pixels of the screen a pixel has: asked of the window once, because the screen keeps
    // a list of all who ask it.
    property real pixelRatio: 1
    // A pixel of a window of the usual size: what is measured in it grows with the window.
    property real unit: 1
    // How much larger the window is than the smallest, in which there is room for 1.5.
    property real room: 1
    readonly property real most: 1.5 * Math.max(1, room) / unit
    // So many units in whole pixels: a line of a fraction is broader here and there, and what is
    // rounded is drawn in parts, between which a line would be seen.
    function whole(units) { return Math.max(1, Math.round(units * unit)); }
    // What is rounded is turned by this, which nobody sees, where all is shown smaller: unturned
    // the software renderer would draw it in parts, with lines between them.
    property real turn: 0
    // How small text may be, compared with the usual.
    property real leastText: 0.9 * Math.min(1, preferences ? preferences.textSize / 100 : 1)
    // How much narrower than a page the window is, as beside the rules: all is shown smaller there,
    // and text makes up for it, so far as nothing has to give way to it.
    property real narrowed: 1
    readonly property real asked: metrics.height / 16
    readonly property real systemScale: Math.max(leastText, Math.min(most, Math.max(
        asked, Math.min(largeFrom, asked / narrowed))))
    readonly property real textScale: systemScale * unit
    // From this on text is so large that other things give way to it.
    readonly property real largeFrom: 1.2
    readonly property bool large: systemScale > largeFrom
    // From this width on what is read may stand beside the table.
    readonly property real wideFrom: Math.max(1100, 1060 * textScale)
    readonly property real tiny: 11 * textScale
    readonly property real small: 13 * textScale
    readonly property real body: 15 * textScale
    readonly property real title: 20 * textScale
    readonly property real huge: 44 * textScale
    // How large a portrait is where there is room.
    readonly property real portrait: 66 * textScale

    // The cloth on the table, by its name in the settings: in the light, everywhere, at the edge.
    readonly property list<color> groundsHigh: dark ? ["#31525c", "#345440", "#5a3f50"]
                                                    : ["#e4eeea", "#e9f0dd", "#f4e9ed"]
    readonly property list<color> grounds: dark ? ["#1f343c", "#213629", "#382633"]
                                                : ["#d3e2dd", "#dfe8d0", "#ecdde3"]
    readonly property list<color> groundsLow: dark ? ["#152329", "#16251b", "#261820"]
                                                   : ["#c9dbd5", "#d2dec0", "#e4d2da"]
    readonly property color groundHigh: groundsHigh[cloth]
    readonly property color ground: grounds[cloth]
    readonly property color groundLow: groundsLow[cloth]
    readonly property color rim: dark ? "#4a3626" : "#a8977a"
    readonly property color bar: dark ? "#111d23" : "#f8f4ea"
    readonly property color plate: dark ? "#13222a" : "#fbf8f0"
    readonly property color plateLine: dark ? "#35505b" : "#c9bfa9"
    readonly property color button: dark ? "#2c4853" : "#ffffff"
    readonly property color buttonOver: dark ? "#375966" : "#f3ead7"
    readonly property color field: dark ? ground : "#ffffff"
    readonly property color ink: dark ? "#f4ecdc" : "#1e2d35"
    readonly property color muted: dark ? "#b3c3c6" : "#4e5d64"
    readonly property color accent: "#f2b84b"
    readonly property color accentOver: "#ffcb68"
    readonly property color accentInk: "#241a05"
    // Frames what is to act: gold on the dark table; the same hue, deeper, on the light one.
    readonly property color mark: dark ? "#f2b84b" : "#864e00"
    readonly property color danger: dark ? "#ffa896" : "#a32a12"
    readonly property color success: dark ? "#7fdc9a" : "#1c6a38"
    // Lies over a card that may not be played.
    readonly property color dimmed: dark ? "#90101a2c" : "#90b8b0a0"
    // What dims the table while something else counts: black, so that all keeps its hue; over the
    // light one, which black makes muddy, the cloth's own night.
    readonly property color dusk: dark ? "#58000000" : Qt.hsva(ground.hsvHue, 0.6, 0.29, 0.31)
    readonly property color veil: dark ? "#a0000000" : Qt.hsva(ground.hsvHue, 0.6, 0.24, 0.52)

    // How dark a shadow is: on light ground less would be missed, and more is hard.
    readonly property real shadow: dark ? 0.65 : 0.38

    readonly property string inkSuffix: dark ? "" : "-ink"

    // Of each seat, in its order.
    readonly property list<color> bright: [
        "#ff7042", "#6fdccd", "#c8b2fc", "#4ca3ea", "#f7cf45", "#ec76a8",
        "#8fa6b1", "#d59a6a", "#a9c23c", "#ff9fae", "#cfd2ff", "#55c386"
    ]
    readonly property list<color> deep: [
        "#992606", "#074c43", "#5a2f88", "#00619b", "#7c5d00", "#960e5a",
        "#46596a", "#5f3608", "#4b5e00", "#7a1230", "#24379e", "#00562c"
    ]
    // The same for colour-blind eyes.
    readonly property list<color> safeBright: [
        "#f0802a", "#2fc09a", "#dd94bd", "#56b4e9", "#f0e442", "#93a8ff",
        "#56b4e9", "#f0e442", "#93a8ff", "#f0802a", "#2fc09a", "#dd94bd"
    ]
    readonly property list<color> safeDeep: [
        "#853500", "#004f3a", "#6e2a52", "#00527a", "#5f5700", "#26389c",
        "#00527a", "#5f5700", "#26389c", "#853500", "#004f3a", "#6e2a52"
    ]
    readonly property list<color> seats: safe ? (dark ? safeBright : safeDeep)
                                               : (dark ? bright : deep)
    // Where the drawings in the colours that are set lie, below a game's folder.
    readonly property string palette: safe ? "safe/" : ""

    // Times in milliseconds; with reduced motion everything is a short fade.
    // A tip that nobody asked for any more must not stay over the table.
    readonly property int tipTime: 5000
    readonly property int moveTime: reduceMotion ? 0 : travel
    readonly property int fadeTime: travel === 0 ? 0 : 140
    readonly property int flipTime: reduceMotion ? 0 : travel * 1.3
}
