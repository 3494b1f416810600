package import AgateText
package import CoreGraphics
package import CoreText
import Foundation

// What Core Text reads of UIKit's values without knowing their classes.

extension UIColor: ColorSource {
    package var colorForText: CGColor { cgColor }
}

extension NSShadow: ShadowSource {
    /// The shadow; nil for one without a colour.
    ///
    /// A number that is not finite counts as 0.
    package var shadowLook: TextAppearance.Shadow? {
        let color: CGColor
        switch shadowColor {
        case let value as UIColor: color = value.cgColor
        case let value as CGColor: color = value
        default: return nil
        }
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return TextAppearance.Shadow(
            offset: CGSize(width: finite(shadowOffset.width), height: finite(shadowOffset.height)),
            blur: max(finite(shadowBlurRadius), 0),
            color: color
        )
    }
}

extension NSTextAttachment: InlineBoxSource {
    package var isForAttachmentCharacter: Bool { true }

    package func inlineBox(at offset: Int) -> InlineBox {
        let bounds = finiteBounds(at: offset)
        return InlineBox(
            ascent: max(bounds.maxY, 0),
            descent: max(-bounds.minY, 0),
            width: bounds.width + 2 * padding
        )
    }

    package func drawInlineBox(_ rect: CGRect, isFlipped: Bool, at offset: Int, in context: CGContext) {
        let bounds = finiteBounds(at: offset)
        guard bounds.width > 0, bounds.height > 0,
            let image = image(forBounds: bounds, textContainer: nil, characterIndex: offset)
        else { return }
        // The box reaches to the baseline on both sides; the picture may not.
        let baseline = isFlipped ? rect.maxY - max(-bounds.minY, 0) : rect.minY + max(-bounds.minY, 0)
        let x = rect.minX + padding + bounds.minX
        context.saveGState()
        UIGraphicsPushContext(context)
        if isFlipped {
            image.draw(
                in: CGRect(x: x, y: baseline - bounds.maxY, width: bounds.width, height: bounds.height)
            )
        } else {
            context.translateBy(x: x, y: baseline + bounds.maxY)
            context.scaleBy(x: 1, y: -1)
            image.draw(in: CGRect(origin: .zero, size: bounds.size))
        }
        UIGraphicsPopContext()
        context.restoreGState()
    }

    /// The place of the image; a number that is not finite counts as 0.
    private func finiteBounds(at offset: Int) -> CGRect {
        let bounds = attachmentBounds(
            for: nil,
            proposedLineFragment: .zero,
            glyphPosition: .zero,
            characterIndex: offset
        )
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return CGRect(
            x: finite(bounds.origin.x),
            y: finite(bounds.origin.y),
            width: max(finite(bounds.size.width), 0),
            height: max(finite(bounds.size.height), 0)
        )
    }

    private var padding: CGFloat { lineLayoutPadding.isFinite ? max(lineLayoutPadding, 0) : 0 }
}
