import CoreGraphics
import Foundation
import QuartzCore

/// Draws a field's background image, its text or its placeholder.
@MainActor enum FieldDrawing {
    static func draw(_ field: UITextField) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if field.borderStyle != .roundedRect {
            let image = field.isEnabled ? field.background : field.disabledBackground ?? field.background
            image?.draw(in: field.borderRect(forBounds: field.bounds))
        }
        if field.contents.storage.length > 0 {
            field.drawText(in: FieldLayout.rect(of: field))
        } else if field.contents.placeholder != nil {
            context.saveGState()
            field.drawPlaceholder(in: field.placeholderRect(forBounds: field.bounds))
            context.restoreGState()
        }
    }

    /// Draws the text within a rectangle, scrolled as it is.
    static func drawText(_ field: UITextField, _ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let geometry = field.geometry
        let real = FieldLayout.rect(of: field)
        let origin = CGPoint(
            x: geometry.origin.x + rect.minX - real.minX,
            y: geometry.origin.y + rect.midY - real.midY
        )
        context.saveGState()
        // Glyphs may reach above and below the rectangle, but not out of its sides.
        context.clip(to: rect.insetBy(dx: 0, dy: -field.bounds.height))
        let manager = field.contents.manager
        let glyphs = NSRange(location: 0, length: manager.numberOfGlyphs)
        manager.drawBackground(forGlyphRange: glyphs, at: origin)
        manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
        context.restoreGState()
    }

    /// The placeholder, ready to be laid out.
    static func placeholder(of field: UITextField) -> PlaceholderText {
        let text = NSMutableAttributedString(
            attributedString: field.contents.placeholder ?? OwnAttributedString(string: "")
        )
        var attributes = field.contents.attributes
        attributes[.foregroundColor] = UIColor.placeholderText
        var missing: [(NSAttributedString.Key, Any, NSRange)] = []
        for (key, value) in attributes {
            let whole = NSRange(location: 0, length: text.length)
            text.enumerateAttribute(key, in: whole, options: []) { own, range, _ in
                if own == nil { missing.append((key, value, range)) }
            }
        }
        for (key, value, range) in missing { text.addAttribute(key, value: value, range: range) }
        return PlaceholderText(text)
    }

    static func drawPlaceholder(_ field: UITextField, _ rect: CGRect) {
        guard rect.width > 0 else { return }
        let text = placeholder(of: field)
        let used = text.manager.usedRect(width: rect.width)
        let scale = max(field.contentScaleFactor, 1)
        let y = rect.minY + (((rect.height - used.height) / 2) * scale).rounded() / scale
        let glyphs = NSRange(location: 0, length: text.manager.numberOfGlyphs)
        text.manager.drawBackground(forGlyphRange: glyphs, at: CGPoint(x: rect.minX, y: y))
        text.manager.drawGlyphs(forGlyphRange: glyphs, at: CGPoint(x: rect.minX, y: y))
    }
}

/// A text of one line that is laid out to be measured or drawn once.
@MainActor struct PlaceholderText {
    private let storage: NSTextStorage
    let manager: NSLayoutManager

    init(_ text: NSAttributedString) {
        storage = NSTextStorage(attributedString: text)
        manager = NSLayoutManager()
        let container = NSTextContainer(size: .zero)
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = 1
        container.lineBreakMode = .byTruncatingTail
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }
}

extension NSLayoutManager {
    /// The rectangle of the text at a width of the first container; nil: without a limit.
    func usedRect(width: CGFloat?) -> CGRect {
        guard let container = textContainers.first else { return .zero }
        container.size = CGSize(width: width ?? 0, height: 0)
        return usedRect(for: container)
    }
}
