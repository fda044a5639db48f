import Facedown

// A choice among the levels of bots.
SelectBox {
    required property Setup setup
    property string level: ""
    signal levelChosen(string level)

    model: setup.levelNames
    place: Array.from(setup.levels).indexOf(level)
    onChosen: place => levelChosen(setup.levels[place])
}
