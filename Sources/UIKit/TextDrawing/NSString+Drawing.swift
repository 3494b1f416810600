import CoreGraphics
public import Foundation

extension NSString {
    /// The size of the text in attributes, broken into lines at hard breaks alone, in points and not rounded.
    ///
    /// Source: text T173.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        guard length > 0 else {
            let font = attrs?[.font] as? UIFont ?? StringDrawing.standardFont
            return CGSize(width: 0, height: font.lineHeight)
        }
        return StringDrawing.attributed(description, attrs).size()
    }

    /// Draws the text with the upper left corner of its first line at a point; only hard breaks begin new lines.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing.attributed(description, attrs).draw(at: point)
    }

    /// Draws the text into a rectangle, from its top on; lines that do not fit in its height are left out, but the first one.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing.attributed(description, attrs).draw(in: rect)
    }

    /// Draws the text into a rectangle, or as one line whose baseline begins at the rectangle's origin.
    ///
    /// See `NSAttributedString.draw(with:options:context:)`.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StringDrawing.attributed(description, attributes).draw(with: rect, options: options, context: context)
    }

    /// The rectangle of the drawn text, in points and not rounded.
    ///
    /// See `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        guard length > 0 else {
            return CGRect(origin: .zero, size: self.size(withAttributes: attributes))
        }
        return StringDrawing.attributed(description, attributes).boundingRect(
            with: size,
            options: options,
            context: context
        )
    }
}
