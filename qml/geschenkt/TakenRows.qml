import QtQuick
import Facedown
import Facedown.geschenkt

// How the cards that have been taken lie before the seats, all seats' but the nearest's equally
// large, and after them, where all are counted, their chips in stacks of five: in a row, or then in
// two lines where they are larger so. A run overlaps, so that its numbers are seen; what costs by
// itself always stands apart. Lengths are in cards' widths.
QtObject {
    id: rows

    required property Ring ring
    required property GeschenktTable table
    required property bool counting

    readonly property real overlap: 0.37
    readonly property real apart: 1.1
    readonly property real lineStep: 1.04
    readonly property real gap: 0.15 // to the chips
    readonly property real chip: 0.5
    // From stack to stack, and after the first few where there are many, in chips.
    readonly property real step: 1.06
    readonly property real leastStep: 0.5
    readonly property int few: 2

    readonly property var taken: table.rows
    readonly property var chips: counting ? table.chips : []
    readonly property var stacks: chips.map(chips => Math.ceil(chips / 5))
    readonly property var lengths: taken.map((runs, seat) => lengthOf(runs) + heapOf(seat))
    readonly property var halves: taken.map((runs, seat) => halved(runs, heapOf(seat)))

    // Two lines may take much of the middle where nothing else lies, but nothing of another seat.
    readonly property real room: Math.min(ring.middle.height * 0.5, ring.leastBelow,
                                          ring.middle.height - 2.2 * Look.title)
    readonly property real into: counting ? Math.min(0, ring.leastBelow) : 0 // a bubble below
    readonly property real inOne: widthOf(ring.otherRow + into, lengths)
    readonly property real inTwo: widthOf((ring.otherRow + room) / (1 + lineStep),
                                          halves.map(half => half.length))
    readonly property bool parted: counting && inTwo > inOne * 1.1
    readonly property real cardWidth: parted ? inTwo : inOne
    readonly property real cardHeight: cardWidth * 1.4

    // Of each seat in pixels how wide its cards lie, from where on its stacks and how many, and how
    // far down.
    readonly property var spots: taken.map((runs, seat) => spot(runs, seat))
    // How far down the lowest lies that is not at the sides.
    readonly property real end: ring.middle.y - ring.otherRow
        + Math.max(...spots.filter((_, seat) => seat !== table.bottom).map(spot => spot.floor))

    // Where a run begins after these, and how long they are.
    function reach(runs) {
        return runs.reduce((sum, run) => sum + apart + (run - 1) * overlap, 0);
    }
    function lengthOf(runs) { return runs.length > 0 ? reach(runs) + 1 - apart : 0; }
    function heapOf(seat) {
        const steps = (stacks[seat] ?? 0) - 1;
        return steps < 0 ? 0 : gap + chip * (1 + Math.min(few, steps) * step
                                               + Math.max(0, steps - few) * leastStep);
    }
    // How many runs are in the first of two lines so that the longer is shortest; chips lie with
    // some of them.
    function halved(runs, heap) {
        let best = { runs: runs.length, length: lengthOf(runs) + heap };
        for (let many = 1; many < runs.length; ++many) {
            const length = Math.max(lengthOf(runs.slice(0, many)),
                                    lengthOf(runs.slice(many)) + heap);
            if (length < best.length)
                best = { runs: many, length: length };
        }
        return best;
    }
    function widthOf(height, lengths) {
        const longest = Math.max(1, ...lengths.filter((_, seat) => seat !== table.bottom));
        return Math.min(height / 1.4, ring.narrowestRow / longest);
    }
    function spot(runs, seat) {
        const isHalved = parted && lengths[seat] * cardWidth > ring.narrowestRow + 1;
        const above = isHalved ? halves[seat].runs : 0;
        const first = cardWidth * lengthOf(runs.slice(0, above));
        const last = cardWidth * lengthOf(runs.slice(above));
        const line = isHalved ? cardHeight * lineStep : 0;
        return {
            above: above,
            reach: reach(runs.slice(0, above)),
            cards: Math.max(first, last),
            chips: last > 0 ? last + gap * cardWidth : 0,
            stacks: stacks[seat] ?? 0,
            floor: line + cardHeight
        };
    }
    // Where a card lies from the first on: along its line in cards' widths, and on which line.
    function placeOf(seat, group, place) {
        const along = (place - group) * overlap + group * apart;
        const seats = spots[seat];
        return seats && seats.above > 0 && group >= seats.above
            ? Qt.point(along - seats.reach, lineStep) : Qt.point(along, 0);
    }
}
