import CoreGraphics
import Foundation
import QuartzCore

/// Where the carets, lines and selections of a text are, in the coordinates of its view.
@MainActor struct TextGeometry {
    let manager: NSLayoutManager
    let container: NSTextContainer
    /// The container's upper left corner in the view.
    let origin: CGPoint
    /// For texts that are shown by other characters: from offsets of the text to those of what is shown.
    var shown: (Int) -> Int = { $0 }
    /// And back.
    var real: (Int) -> Int = { $0 }
    /// The width of the caret.
    var caretWidth: CGFloat = 2
    /// How much higher than its line the caret is.
    var caretAddition: CGFloat = 0

    /// The rectangle of the caret at an offset.
    ///
    /// Source: text T119, T120, T224.
    func caret(at offset: Int) -> CGRect {
        guard let caret = manager.layoutCaret(at: shown(offset)) else { return .zero }
        return CGRect(
            x: origin.x + caret.x - caretWidth / 2,
            y: origin.y + caret.line.minY - caretAddition / 2,
            width: caretWidth,
            height: caret.line.height + caretAddition
        )
    }

    /// The line of an offset.
    func line(at offset: Int) -> Range<Int>? {
        manager.layoutLine(at: shown(offset)).map { real($0.lowerBound)..<real($0.upperBound) }
    }

    /// The last caret stop of the line of an offset: before what ends the line.
    func lineEnd(at offset: Int) -> Int? {
        manager.layoutLineEnd(at: shown(offset)).map(real)
    }

    /// Whether the paragraph of an offset runs from right to left.
    func isRightToLeft(at offset: Int) -> Bool { manager.layoutIsRightToLeft(at: shown(offset)) }

    /// The caret stop that is seen beside another one.
    func neighbour(of offset: Int, toRight: Bool) -> Int {
        real(manager.layoutNeighbour(of: shown(offset), toRight: toRight))
    }

    /// The caret stop in the line above or below; nil beyond the first and the last one.
    ///
    /// - Parameters:
    ///   - column: Where the line is entered.
    ///   - distance: How far to go; nil: to the next line.
    func offset(from offset: Int, up: Bool, column: CGFloat, by distance: CGFloat?) -> Int? {
        manager.layoutOffset(
            from: shown(offset),
            up: up,
            x: column - origin.x,
            by: distance
        ).map(real)
    }

    /// The caret stop that is nearest to a point.
    func offset(nearestTo point: CGPoint) -> Int {
        real(
            manager.layoutOffset(
                nearestTo: CGPoint(x: point.x - origin.x, y: point.y - origin.y),
                in: container
            )
        )
    }

    /// The cluster at a point; nil beside the text.
    func cluster(at point: CGPoint) -> Range<Int>? {
        let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        return manager.layoutCluster(at: place, in: container).map {
            real($0.lowerBound)..<real($0.upperBound)
        }
    }

    /// The rectangles that show a range as selected: as high as their lines, to the container's edge where the selection goes on.
    ///
    /// Source: text T225.
    func rects(of range: NSRange) -> [(rect: CGRect, isRightToLeft: Bool)] {
        let start = shown(range.location)
        let end = shown(NSMaxRange(range))
        guard end > start else { return [] }
        return manager.layoutSelection(start..<end).map { part in
            (part.rect.offsetBy(dx: origin.x, dy: origin.y), part.isRightToLeft)
        }
    }
}
