#if AGATE_SHAPING
/// Finds the rules of a layout table that have a space before their last glyph.
struct SpaceContextReader {
    /// A rule's glyphs before and after a space, the nearest ones first, by their places in ``sets``.
    struct Crossing: Hashable {
        let before: [Int]
        let after: [Int]
    }

    /// Where a set of glyphs stands in the table.
    private enum Source: Hashable {
        case glyph(Int)
        case coverage(Int)
        case classes(Int, value: Int)
    }

    private let table: LayoutTable
    private let space: Int
    private let glyphCount: Int
    private(set) var sets: [GlyphSet] = []
    private(set) var crossings: Set<Crossing> = []
    private var known: [Source: Int] = [:]
    private var spaceClasses: [Int: Int] = [:]
    /// How many more rules are looked at: a broken table may have each list hold all others.
    private var rest = 1_000_000

    /// The maximum numbers that are distinguished.
    private static let limit = (crossings: 1024, sets: 256)

    init(_ table: LayoutTable, space: Int, glyphCount: Int) {
        self.table = table
        self.space = space
        self.glyphCount = glyphCount
    }

    /// Whether there is too much to read.
    var isOver: Bool {
        rest <= 0 || crossings.count > Self.limit.crossings || sets.count > Self.limit.sets
    }

    /// Whether rules of a subtable look at more than one glyph.
    static func looksAtNeighbours(_ subtable: LayoutTable.Subtable, _ table: LayoutTable) -> Bool {
        table.isPositioning
            ? [2, 3, 7, 8].contains(subtable.type) : [4, 5, 6, 8].contains(subtable.type)
    }

    /// Reads the rules of a subtable.
    mutating func read(_ subtable: LayoutTable.Subtable) {
        let offset = subtable.offset
        switch (table.isPositioning, subtable.type) {
        case (true, 2): readPairs(offset)
        case (true, 3): readCursive(offset)
        case (true, 7), (false, 5): readContexts(offset, isChained: false)
        case (true, 8), (false, 6): readContexts(offset, isChained: true)
        case (false, 4): readLigatures(offset)
        case (false, 8): readReverseChain(offset)
        default: break
        }
    }

    // MARK: Sequences

    /// Whether the space is in a set.
    private mutating func hasSpace(_ source: Source) -> Bool {
        switch source {
        case .glyph(let glyph): return glyph == space
        case .coverage(let offset): return table.place(of: space, inCoverage: offset) != nil
        case .classes(let offset, let value):
            if let known = spaceClasses[offset] { return known == value }
            let found = table.glyphClass(of: space, offset)
            spaceClasses[offset] = found
            return found == value
        }
    }

    /// Notes what stands around each space of a sequence.
    private mutating func add(_ sequence: [Source]) {
        rest -= 1
        for place in sequence.indices.dropLast() where hasSpace(sequence[place]) {
            let before = sequence[..<place].reversed().map { number(of: $0) }
            let after = sequence[(place + 1)...].map { number(of: $0) }
            crossings.insert(Crossing(before: before, after: after))
        }
    }

    /// The place of a set among ``sets``.
    private mutating func number(of source: Source) -> Int {
        if let number = known[source] { return number }
        guard !isOver else { return 0 }
        var set = GlyphSet(count: glyphCount)
        switch source {
        case .glyph(let glyph): set.insert(glyph...glyph)
        case .coverage(let offset):
            table.forEachStretch(ofCoverage: offset) { glyphs, _ in
                rest -= 1 + glyphs.count / 64
                if rest > 0 { set.insert(glyphs) }
            }
        case .classes(let offset, let value):
            table.forEachStretch(ofClasses: offset) { glyphs, found in
                guard value == 0 || found == value else { return }
                rest -= 1 + glyphs.count / 64
                if rest > 0 { set.insert(glyphs) }
            }
            if value == 0 { set = set.inverted }
        }
        sets.append(set)
        known[source] = sets.count - 1
        return sets.count - 1
    }

    // MARK: Formats

    private mutating func readPairs(_ offset: Int) {
        guard let place = table.place(of: space, inCoverage: offset + table.number(offset + 2)) else {
            return
        }
        let (first, second) = (table.number(offset + 4), table.number(offset + 6))
        let size = 2 * (first.nonzeroBitCount + second.nonzeroBitCount)
        // A pair that has values for its second glyph passes over that one, even if they are 0.
        func counts(_ values: Int) -> Bool {
            second != 0 || stride(from: 0, to: size, by: 2).contains { table.number(values + $0) != 0 }
        }
        switch table.number(offset) {
        case 1:
            let set = offset + table.number(offset + 10 + 2 * place)
            for index in 0..<table.number(set) where !isOver {
                let record = set + 2 + (2 + size) * index
                rest -= 1
                if counts(record + 2) { add([.glyph(space), .glyph(table.number(record))]) }
            }
        case 2:
            let classes = (offset + table.number(offset + 8), offset + table.number(offset + 10))
            let count = table.number(offset + 14)
            let row = offset + 16 + table.glyphClass(of: space, classes.0) * count * size
            for value in 0..<count where !isOver {
                rest -= 1
                if counts(row + value * size) {
                    add([.glyph(space), .classes(classes.1, value: value)])
                }
            }
        default: break
        }
    }

    private mutating func readCursive(_ offset: Int) {
        let coverage = offset + table.number(offset + 2)
        add([.coverage(coverage), .coverage(coverage)])
    }

    private mutating func readLigatures(_ offset: Int) {
        for (glyph, place) in places(inCoverage: offset + table.number(offset + 2)) where !isOver {
            let set = offset + table.number(offset + 6 + 2 * place)
            for index in 0..<table.number(set) where !isOver {
                let ligature = set + table.number(set + 2 + 2 * index)
                let count = max(table.number(ligature + 2) - 1, 0)
                add([.glyph(glyph)] + glyphs(ligature + 4, count: count))
            }
        }
    }

    private mutating func readReverseChain(_ offset: Int) {
        let (before, next) = coverages(offset + 4, from: offset)
        let (after, _) = coverages(next, from: offset)
        add(before.reversed() + [.coverage(offset + table.number(offset + 2))] + after)
    }

    private mutating func readContexts(_ offset: Int, isChained: Bool) {
        switch table.number(offset) {
        case 1: readRulesOfGlyphs(offset, isChained)
        case 2: readRulesOfClasses(offset, isChained)
        case 3:
            if isChained {
                let (before, next) = coverages(offset + 2, from: offset)
                let (input, last) = coverages(next, from: offset)
                let (after, _) = coverages(last, from: offset)
                add(before.reversed() + input + after)
            } else {
                let count = table.number(offset + 2)
                add(
                    (0..<count).map { .coverage(offset + table.number(offset + 6 + 2 * $0)) }
                )
            }
        default: break
        }
    }

    private mutating func readRulesOfGlyphs(_ offset: Int, _ isChained: Bool) {
        for (glyph, place) in places(inCoverage: offset + table.number(offset + 2)) where !isOver {
            let set = table.number(offset + 6 + 2 * place)
            guard set != 0 else { continue }
            readRules(offset + set, first: .glyph(glyph), isChained) { _, number in .glyph(number) }
        }
    }

    /// The glyphs of a coverage table with their places.
    private mutating func places(inCoverage offset: Int) -> [(glyph: Int, place: Int)] {
        var places: [(glyph: Int, place: Int)] = []
        table.forEachStretch(ofCoverage: offset) { glyphs, first in
            rest -= glyphs.count
            guard rest > 0 else { return }
            for (index, glyph) in glyphs.enumerated() { places.append((glyph, first + index)) }
        }
        return places
    }

    private mutating func readRulesOfClasses(_ offset: Int, _ isChained: Bool) {
        // The classes of what stands before, of the input and of what stands behind.
        let places = isChained ? [4, 6, 8] : [4, 4, 4]
        let classes = places.map { offset + table.number(offset + $0) }
        let sets = offset + (isChained ? 10 : 6)
        for value in 0..<table.number(sets) {
            let set = table.number(sets + 2 + 2 * value)
            guard set != 0 else { continue }
            readRules(offset + set, first: .classes(classes[1], value: value), isChained) { part, number in
                .classes(classes[part], value: number)
            }
        }
    }

    /// Reads a list of rules that begin with the same input.
    ///
    /// - Parameter source: Gives the set of a number in a rule: of what stands before (0), of the input (1), of what stands behind (2).
    private mutating func readRules(
        _ set: Int,
        first: Source,
        _ isChained: Bool,
        _ source: (_ part: Int, _ number: Int) -> Source
    ) {
        func numbers(_ offset: Int, _ count: Int, _ part: Int) -> [Source] {
            (0..<min(count, Self.longest)).map { source(part, table.number(offset + 2 * $0)) }
        }
        for index in 0..<table.number(set) where !isOver {
            var offset = set + table.number(set + 2 + 2 * index)
            guard isChained else {
                let count = max(table.number(offset) - 1, 0)
                add([first] + numbers(offset + 4, count, 1))
                continue
            }
            let before = numbers(offset + 2, table.number(offset), 0)
            offset += 2 + 2 * table.number(offset)
            let input = numbers(offset + 2, max(table.number(offset) - 1, 0), 1)
            offset += 2 + 2 * max(table.number(offset) - 1, 0)
            add(before.reversed() + [first] + input + numbers(offset + 2, table.number(offset), 2))
        }
    }

    /// HarfBuzz matches no longer sequences.
    private static let longest = 64

    private func glyphs(_ offset: Int, count: Int) -> [Source] {
        (0..<min(count, Self.longest)).map { .glyph(table.number(offset + 2 * $0)) }
    }

    /// A list of coverage tables, and where it ends.
    private func coverages(_ list: Int, from start: Int) -> (sets: [Source], end: Int) {
        let count = table.number(list)
        let sets = (0..<min(count, Self.longest)).map {
            Source.coverage(start + table.number(list + 2 + 2 * $0))
        }
        return (sets, list + 2 + 2 * count)
    }
}
#endif
