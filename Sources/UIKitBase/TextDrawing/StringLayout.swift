import AgateText
import CoreGraphics
import CoreText
import Foundation

/// The lines of a string that is measured or drawn by itself.
///
/// Source: text T172 to T177.
struct StringLayout {
    let layout: TextLayout
    let looks: [TextAppearance]
    /// The factor by which the text is scaled down from its fonts.
    let scale: CGFloat

    /// Lengths from here on are as good as unlimited, in points.
    private static let unlimited: CGFloat = 1e6

    /// A length that limits; infinite for none.
    private static func limit(_ length: CGFloat) -> CGFloat {
        length > 0 && length < unlimited ? length : .infinity
    }

    /// Lays a string out as it is: only hard breaks begin new lines.
    init(_ string: NSAttributedString, usesFontLeading: Bool = false) {
        let read = Self.read(string, usesFontLeading: usesFontLeading)
        var room = TextLayout.Room()
        room.alwaysHasLine = true
        layout = TextLayout(read.content, in: room)
        looks = read.looks
        scale = 1
    }

    /// Lays a string out in a rectangle of a size; lengths that are 0, less or huge are no limit.
    init(_ string: NSAttributedString, in size: CGSize, _ options: NSStringDrawingOptions, smallest: CGFloat)
    {
        var room = TextLayout.Room(width: Self.limit(size.width), height: Self.limit(size.height))
        room.alwaysHasLine = true
        if !options.contains(.usesLineFragmentOrigin) {
            room.lineLimit = 1
            if smallest <= 0 || smallest >= 1 { room.width = .infinity }
            room.height = .infinity
            room.lineBreakMode = .byClipping
        } else if options.contains(.truncatesLastVisibleLine) {
            room.truncation = .end
            room.lineBreakMode = .byWordWrapping
        }
        let usesFontLeading = options.contains(.usesFontLeading)
        func attempt(_ scale: CGFloat) -> (layout: TextLayout, looks: [TextAppearance]) {
            let text = scale == 1 ? string : string.scalingFonts(by: scale)
            let read = Self.read(text, usesFontLeading: usesFontLeading)
            return (TextLayout(read.content, in: room), read.looks)
        }
        var best = attempt(1)
        var scale: CGFloat = 1
        if smallest > 0, smallest < 1, !best.layout.fits(room.width) {
            (best, scale) = (attempt(smallest), smallest)
            if best.layout.fits(room.width) {
                var high: CGFloat = 1
                while high - scale > 1e-4 {
                    let middle = (scale + high) / 2
                    let next = attempt(middle)
                    if next.layout.fits(room.width) {
                        (best, scale) = (next, middle)
                    } else {
                        high = middle
                    }
                }
            }
        }
        (layout, looks) = best
        self.scale = scale
    }

    private static func read(_ string: NSAttributedString, usesFontLeading: Bool) -> AttributedContent {
        var options = AttributedContent.Options()
        options.lineHeightRule = .uiKit(usesFontLeading: usesFontLeading)
        options.linkColor = UIColor.systemBlue.cgColor
        return AttributedContent(string, options)
    }

    /// The size of all lines, white space at their ends included, within a width.
    func size(within width: CGFloat) -> CGSize {
        layout.size(within: Self.limit(width))
    }

    // MARK: Drawing

    /// Draws the lines into the current context, if there is one, with the upper left corner of the first at a point.
    func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), point.x.isFinite, point.y.isFinite else { return }
        painter(context).draw(layout, at: point, in: context)
    }

    /// Draws the first line with the left end of its baseline at a point.
    func draw(baselineAt point: CGPoint) {
        guard let line = layout.lines.first else { return }
        draw(at: CGPoint(x: point.x, y: point.y - line.baseline))
    }

    private func painter(_ context: CGContext) -> TextPainter {
        var painter = TextPainter(looks: looks, isFlipped: true)
        let matrix = context.ctm
        painter.pixelScale = (matrix.b * matrix.b + matrix.d * matrix.d).squareRoot()
        return painter
    }
}
