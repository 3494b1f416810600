import CoreGraphics
import AgateText
import CoreText
public import Foundation

// Without a current context of UIKit's nothing is drawn, and measures are the same.
//
// Source: text T172 to T178.

extension NSAttributedString {
    /// The size of the text, broken into lines at hard breaks alone, in points and not rounded.
    ///
    /// An empty text is as high as a line of 12 points of Helvetica.
    ///
    /// GUESS empty-size: 0 wide, and as high as a line. Source: text T173.
    public func size() -> CGSize {
        guard length > 0 else { return CGSize(width: 0, height: StringDrawing.standardFont.lineHeight) }
        return StringLayout(self).size(within: .infinity)
    }

    /// Draws the text with the upper left corner of its first line at a point; only hard breaks begin new lines.
    public func draw(at point: CGPoint) {
        guard length > 0 else { return }
        StringLayout(self).draw(at: point)
    }

    /// Draws the text into a rectangle, from its top on; lines that do not fit in its height are left out, but the first one.
    ///
    /// GUESS draw-in-clip: what reaches out of the rectangle sideways is not cut off. Source: text T176.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text into a rectangle, or as one line whose baseline begins at the rectangle's origin.
    ///
    /// - Parameters:
    ///   - rect: The room. Lengths that are 0, less or huge are no limit.
    ///   - options: Whether there are several lines from the top on, and what happens to the last one.
    ///   - context: The smallest scale of the text; it receives the scale and the rectangle of the drawn text.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) {
        guard length > 0, !rect.isNull else { return }
        let lines = StringLayout(
            self,
            in: rect.size,
            options,
            smallest: context?.minimumScaleFactor ?? 0
        )
        StringDrawing.report(lines, options, rect, to: context)
        if options.contains(.usesLineFragmentOrigin) {
            lines.draw(at: rect.origin)
        } else {
            lines.draw(baselineAt: rect.origin)
        }
    }

    /// The rectangle of the drawn text, in points and not rounded.
    ///
    /// - Parameters:
    ///   - size: The room. Lengths that are 0, less or huge are no limit.
    ///   - options: Without `usesLineFragmentOrigin` the rectangle is that of one line, from the left end of its baseline, y downwards.
    ///   - context: How much smaller the text may be.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        guard length > 0 else {
            return CGRect(x: 0, y: 0, width: 0, height: StringDrawing.standardFont.lineHeight)
        }
        let lines = StringLayout(self, in: size, options, smallest: context?.minimumScaleFactor ?? 0)
        StringDrawing.report(lines, options, CGRect(origin: .zero, size: size), to: context)
        return StringDrawing.bounds(lines, options, CGRect(origin: .zero, size: size))
    }
}

/// What the functions that measure and draw strings have in common.
enum StringDrawing {
    /// The font of text that has none.
    static let standardFont = CTFont(FontLibrary.shared.fontOrDefault(named: "Helvetica", size: 12))

    /// A string with attributes.
    static func attributed(
        _ string: String,
        _ attributes: [NSAttributedString.Key: Any]?
    ) -> NSAttributedString {
        OwnAttributedString(string: string, attributes: attributes)
    }

    /// The rectangle of lines that are drawn into another one.
    ///
    /// Source: text T174.
    static func bounds(_ lines: StringLayout, _ options: NSStringDrawingOptions, _ rect: CGRect) -> CGRect {
        if options.contains(.usesDeviceMetrics) { return lines.imageBounds(options) }
        let size = lines.size(within: options.contains(.usesLineFragmentOrigin) ? rect.width : 0)
        if options.contains(.usesLineFragmentOrigin) { return CGRect(origin: .zero, size: size) }
        guard let line = lines.layout.lines.first else { return .zero }
        return CGRect(
            x: 0,
            y: -line.line.metrics.descent,
            width: size.width,
            height: line.line.metrics.height
        )
    }

    /// Tells a context what was done.
    static func report(
        _ lines: StringLayout,
        _ options: NSStringDrawingOptions,
        _ rect: CGRect,
        to context: NSStringDrawingContext?
    ) {
        guard let context else { return }
        context.actualScaleFactor = lines.scale
        context.totalBounds = bounds(lines, options, rect).offsetBy(dx: rect.minX, dy: rect.minY)
    }
}

extension StringLayout {
    /// The rectangle around the ink: from the room's upper left corner, or from the left end of the first line's baseline; y downwards.
    func imageBounds(_ options: NSStringDrawingOptions) -> CGRect {
        let hasLines = options.contains(.usesLineFragmentOrigin)
        var box = CGRect.null
        for line in layout.lines {
            let bounds = line.line.imageBounds
            guard !bounds.isNull else { continue }
            let baseline = hasLines ? line.baseline : 0
            box = box.union(
                CGRect(
                    x: bounds.minX + line.x,
                    y: baseline - bounds.maxY,
                    width: bounds.width,
                    height: bounds.height
                )
            )
        }
        return box.isNull ? .zero : box
    }
}
