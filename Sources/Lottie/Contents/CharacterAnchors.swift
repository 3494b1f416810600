import AgateDocuments
import CoreGraphics

/// About which places the characters of a text turn and grow.
///
/// Source: reality Q4.9.
struct CharacterAnchors {
    /// The values that characters with a common anchor share: the middle of their baseline and their reach.
    struct Group: Equatable {
        /// The middle of the baseline.
        var middle: SIMD2<Double>
        /// Half the width, and how far it reaches above the middle.
        var reach: SIMD2<Double>
    }

    private let groups: [Group]

    /// Finds the groups.
    ///
    /// GUESS lottie-anchor-reach: alignments count the ascent up and down from the baseline.
    ///
    /// GUESS lottie-anchor-all: the group of all characters reaches from the first line to the last, wherever the box is.
    ///
    /// - Parameter ascent: From the top of a line to its baseline.
    init(_ characters: [TextCharacter], _ grouping: LottieTextContent.AnchorGrouping, ascent: Double) {
        guard grouping != .character else {
            groups = characters.map { Group(middle: $0.middle, reach: SIMD2($0.width / 2, ascent)) }
            return
        }
        var groups: [Group] = []
        groups.reserveCapacity(characters.count)
        var start = 0
        while start < characters.count {
            var end = start + 1
            while end < characters.count, Self.belongs(end, to: start, characters, grouping) { end += 1 }
            let group = Self.group(characters[start..<end], ascent)
            groups += repeatElement(group, count: end - start)
            start = end
        }
        self.groups = groups
    }

    private static func belongs(
        _ index: Int,
        to start: Int,
        _ characters: [TextCharacter],
        _ grouping: LottieTextContent.AnchorGrouping
    ) -> Bool {
        switch grouping {
        case .character: false
        case .word:
            characters[index].line == characters[start].line
                && (characters[index].isSpace || !characters[index - 1].isSpace)
        case .line: characters[index].line == characters[start].line
        case .all: true
        }
    }

    /// The group of characters; spaces at their ends do not count.
    private static func group(_ characters: ArraySlice<TextCharacter>, _ ascent: Double) -> Group {
        var (left, right) = (Double.infinity, -Double.infinity)
        var (top, bottom) = (Double.infinity, -Double.infinity)
        func add(_ character: TextCharacter) {
            (left, right) = (min(left, character.origin.x), max(right, character.origin.x + character.width))
            (top, bottom) = (min(top, character.origin.y), max(bottom, character.origin.y))
        }
        for character in characters where !character.isSpace { add(character) }
        if left > right { characters.forEach(add) }
        return Group(
            middle: SIMD2((left + right) / 2, (top + bottom) / 2),
            reach: SIMD2((right - left) / 2, ascent + (bottom - top) / 2)
        )
    }

    subscript(_ index: Int) -> Group { groups[index] }
}
