import CoreGraphics
import Foundation

/// The selection of a text: from one caret stop to another, in UTF-16 units.
struct TextSelection: Equatable {
    var start = 0
    var end = 0
    /// Whether keys that extend the selection move its start.
    var isReversed = false
    /// Where lines above and below are entered, while the caret goes up and down: x in the text's coordinates.
    var column: CGFloat?

    init(start: Int = 0, end: Int = 0, isReversed: Bool = false) {
        self.start = start
        self.end = max(end, start)
        self.isReversed = isReversed
    }

    init(_ range: NSRange) {
        self.init(start: range.location, end: range.location + range.length)
    }

    var range: NSRange { NSRange(location: start, length: end - start) }
    var isEmpty: Bool { start == end }
    /// The end that stays when the selection is extended.
    var anchor: Int { isReversed ? end : start }
    /// The end that moves.
    var focus: Int { isReversed ? start : end }
}
