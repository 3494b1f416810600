import AgateText
import CoreGraphics
import Foundation

/// A line in its place in a container.
struct FlowLine {
    let line: TextLine
    /// The units of the line, from the paragraph's start.
    let range: Range<Int>
    /// The rectangle that the line takes, in the container's coordinates.
    var rect: CGRect
    /// The part of it that has text, with the padding at both ends.
    var used: CGRect
    /// Where the left end of the line's glyphs is on the baseline.
    var start: CGPoint
    let container: Int
    let end: LineEnd.Reason
    /// The units that have given way to a token.
    let truncated: Range<Int>?
    let isRightToLeft: Bool

    /// The line so much further down.
    func moved(by distance: CGFloat) -> FlowLine {
        guard distance != 0 else { return self }
        var line = self
        line.rect.origin.y += distance
        line.used.origin.y += distance
        line.start.y += distance
        return line
    }
}

/// Where the next line goes.
struct FlowPlace: Equatable {
    /// The place of the container; the number of containers when all are full.
    var container = 0
    /// The top of the next line.
    var y = 0.0
    /// How many lines the container has.
    var lineCount = 0
}
