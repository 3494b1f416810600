import Foundation

/// A position between two characters of a text; its form is up to the text that made it.
///
/// Fields and views of this module count UTF-16 units from the start of the text. Others subclass it.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Makes a position that belongs to no text; subclasses say where they stand.
    public override init() {
        super.init()
    }
}

/// A place in a text of ours: so many UTF-16 units after its start.
final class TextOffset: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? TextOffset)?.offset == offset
    }

    nonisolated override var hash: Int { offset.hashValue }

    nonisolated override var description: String { "offset \(offset)" }
}
