public import CoreGraphics
import Foundation
import QuartzCore

/// One of the rectangles that show a selection: of one line, and of one stretch in it where directions are mixed.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Makes an empty rectangle; subclasses override its properties.
    public override init() {
        super.init()
    }

    /// The rectangle, in the coordinates of the text's view.
    open var rect: CGRect { .zero }

    /// The writing direction of the text in the rectangle; `natural` unless a subclass overrides it.
    open var writingDirection: NSWritingDirection { .natural }

    /// Whether the start of the selection lies in this rectangle; false unless a subclass overrides it.
    open var containsStart: Bool { false }

    /// Whether the end of the selection lies in this rectangle; false unless a subclass overrides it.
    open var containsEnd: Bool { false }

    /// Whether the text in it runs from top to bottom.
    open var isVertical: Bool { false }
}

/// A rectangle of a selection in a text of ours.
final class TextSelectionPart: UITextSelectionRect {
    private let place: CGRect
    private let direction: NSWritingDirection
    private let isFirst: Bool
    private let isLast: Bool

    init(_ rect: CGRect, _ direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
        place = rect
        self.direction = direction
        isFirst = containsStart
        isLast = containsEnd
        super.init()
    }

    override var rect: CGRect { place }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}
