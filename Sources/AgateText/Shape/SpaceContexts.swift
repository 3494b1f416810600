#if AGATE_SHAPING
/// Which glyphs a face's rules look at on both sides of a space.
///
/// A rule that looks across a space has it in its sequence of glyphs. Where no rule has the glyphs of both sides there, a word after the
/// space is shaped as it is alone, and so is the one before. All rules count, whatever feature they are of.
final class SpaceContexts: Sendable {
    /// Rules that want the same glyphs right beside the space.
    private struct Group {
        let after: Int
        /// Nil where the rules begin with the space.
        let before: Int?
        var crossings: [SpaceContextReader.Crossing]
    }

    private let groups: [Group]
    /// The sets of each group: right behind the space and, or -1, right before it.
    private let nearest: [(after: Int32, before: Int32)]
    /// For each glyph the sets of the rules that it is in, a bit for each, in as many words as that takes.
    private let memberships: [UInt64]
    private let wordsOfGlyph: Int
    private let space: Int
    /// Whether there are more contexts than are distinguished: then no words stay apart.
    let isUnknown: Bool

    /// Reads the tables of a face.
    ///
    /// - Parameters:
    ///   - space: The glyph of U+0020.
    ///   - skipping: The flags of rules that pass over the space.
    init(_ tables: [LayoutTable], space: Int, glyphCount: Int, skipping: Int) {
        var sets: [GlyphSet] = []
        var groups: [SpaceContextReader.Crossing: Group] = [:]
        var isUnknown = false
        for table in tables {
            var reader = SpaceContextReader(table, space: space, glyphCount: glyphCount)
            table.forEachSubtable { subtable in
                // Rules that pass over bases or ligatures may look further than to the neighbour of the space.
                let isLoose =
                    subtable.flags & 6 != 0 && SpaceContextReader.looksAtNeighbours(subtable, table)
                let count = reader.crossings.count
                reader.read(subtable)
                isUnknown =
                    reader.isOver
                    || isLoose && (subtable.flags & skipping != 0 || reader.crossings.count > count)
                return !isUnknown
            }
            if isUnknown { break }
            let first = sets.count
            sets += reader.sets
            for crossing in reader.crossings {
                let moved = SpaceContextReader.Crossing(
                    before: crossing.before.map { $0 + first },
                    after: crossing.after.map { $0 + first }
                )
                let nearest = SpaceContextReader.Crossing(
                    before: Array(moved.before.prefix(1)),
                    after: Array(moved.after.prefix(1))
                )
                groups[
                    nearest,
                    default: Group(after: moved.after[0], before: moved.before.first, crossings: [])
                ]
                .crossings.append(moved)
            }
        }
        self.groups = Array(groups.values)
        nearest = self.groups.map { (Int32($0.after), Int32($0.before ?? -1)) }
        self.space = space
        self.isUnknown = isUnknown
        let wordsOfGlyph = (sets.count + 63) / 64
        self.wordsOfGlyph = wordsOfGlyph
        var memberships = [UInt64](repeating: 0, count: isUnknown ? 0 : glyphCount * wordsOfGlyph)
        for (index, set) in sets.enumerated() where !isUnknown {
            set.forEach { memberships[$0 * wordsOfGlyph + index >> 6] |= 1 << UInt64(index & 63) }
        }
        self.memberships = memberships
    }

    private func isMember(_ glyph: Int, of set: Int) -> Bool {
        let place = glyph * wordsOfGlyph + set >> 6
        return place < memberships.count && memberships[place] >> UInt64(set & 63) & 1 != 0
    }

    /// Whether no rule looks at a word and at the one before, which ends with a space.
    func areSeparate(_ first: ShapedWord, _ second: ShapedWord) -> Bool {
        guard !isUnknown, first.plainEnd > 0, second.plainStart > 0 else { return false }
        let next = Int(second.glyphs[0].glyph)
        let last = first.plainEnd > 1 ? Int(first.glyphs[first.glyphs.count - 2].glyph) : -1
        return memberships.withUnsafeBufferPointer { memberships in
            nearest.withUnsafeBufferPointer { nearest in
                let words = wordsOfGlyph
                guard (max(next, last) + 1) * words <= memberships.count else { return false }
                func isMember(_ glyph: Int, _ set: Int) -> Bool {
                    memberships[glyph * words + set >> 6] >> UInt64(set & 63) & 1 != 0
                }
                for index in nearest.indices {
                    let (after, before) = (Int(nearest[index].after), Int(nearest[index].before))
                    guard isMember(next, after) else { continue }
                    if before >= 0, last >= 0, !isMember(last, before) { continue }
                    let isReached = groups[index].crossings.contains {
                        reaches($0, back: first) && reaches($0, on: second)
                    }
                    if isReached { return false }
                }
                return true
            }
        }
    }

    /// Whether a rule may match what stands before the space at the end of a word; the word is the first one, or follows a space.
    private func reaches(_ crossing: SpaceContextReader.Crossing, back word: ShapedWord) -> Bool {
        var place = word.glyphs.count - 2
        for set in crossing.before {
            if place < 0 { return isMember(space, of: set) }
            // A glyph that is not plain may have been another one when the rule was tried.
            if place < word.glyphs.count - word.plainEnd { return true }
            guard isMember(Int(word.glyphs[place].glyph), of: set) else { return false }
            place -= 1
        }
        return true
    }

    /// Whether a rule may match the beginning of a word and what follows it.
    private func reaches(_ crossing: SpaceContextReader.Crossing, on word: ShapedWord) -> Bool {
        var place = 0
        for set in crossing.after {
            if place >= word.plainStart { return true }
            guard isMember(Int(word.glyphs[place].glyph), of: set) else { return false }
            place += 1
        }
        return true
    }
}
#endif
