import Foundation

/// A range of a text between two positions; subclasses have the positions.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Makes a range that belongs to no text; subclasses say what they span.
    public override init() {
        super.init()
    }

    /// Whether there is nothing between the places: true here.
    open var isEmpty: Bool { true }

    /// The position at which the range begins; one of no text unless a subclass overrides it.
    open var start: UITextPosition { UITextPosition() }

    /// The position at which the range ends; one of no text unless a subclass overrides it.
    open var end: UITextPosition { UITextPosition() }
}

/// A stretch of a text of ours, in UTF-16 units.
final class TextOffsetRange: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(range.location + range.length) }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? TextOffsetRange)?.range == range
    }

    nonisolated override var hash: Int { range.location ^ range.length << 20 }

    nonisolated override var description: String { "offsets \(range.location)..<\(NSMaxRange(range))" }
}
