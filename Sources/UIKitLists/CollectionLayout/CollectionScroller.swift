import CoreGraphics
import UIKitCore

/// A section that scrolls on its own, across the way of the collection.
struct CollectionScroller {
    var section: Int
    /// Where it is seen, in the collection's content.
    var frame: CGRect
    /// The size of what it scrolls.
    var contentSize: CGSize
    /// The distance from one stop to the next, along the way; 0 has no stops.
    var stop: CGFloat
    /// How far the first stop is shifted, so that groups stand in the middle.
    var stopOffset: CGFloat
    /// Whether a flick comes no farther than the next stop.
    var stopsAtNext: Bool
    var isHorizontal: Bool
    var bounces = true
    /// Whether the row begins at its right end.
    private(set) var isMirrored = false

    /// Lets the row begin at its right end.
    mutating func mirror(at frame: CGRect) {
        self.frame = frame
        guard isHorizontal else { return }
        isMirrored = true
        contentSize.width = max(contentSize.width, frame.width)
    }

    /// How far the row's places are from those of the layout, which begin at the frame's right end.
    var mirrorShift: CGFloat { isMirrored ? contentSize.width - frame.width : 0 }

    /// The offset of the scroll view as the layout has it, or the other way round.
    func own(_ offset: CGPoint) -> CGPoint {
        isMirrored ? CGPoint(x: mirrorShift - offset.x, y: offset.y) : offset
    }

    /// How far elements are seen from where they are without an offset.
    func turned(_ offset: CGPoint) -> CGPoint {
        isMirrored ? CGPoint(x: -offset.x, y: offset.y) : offset
    }
}
