import AgatePixels
import AgateScene
import AgateText
import AgateTiming
import CoreGraphics
import CoreText
import Foundation

/// The text of a text layer with all that decides how it is drawn: a value that needs no layer.
///
/// Source: text T181 to T190.
struct TextLayerDrawing: @unchecked Sendable {
    // `@unchecked`: an attributed string is an immutable copy.

    private enum Text {
        case none
        case plain(String)
        case attributed(NSAttributedString)
    }

    private let text: Text
    private let font: FontInstance
    let fontSize: CGFloat
    let color: CGColor?
    private let isWrapped: Bool
    private let truncation: TruncationKind?
    private let alignment: ParagraphStyle.Alignment
    private let usesWholePixels: Bool

    /// Reads a layer.
    init(_ layer: CATextLayer) {
        let values = layer.state
        switch values.string {
        case .string(let string): text = .plain(string)
        case .object(let object):
            text = (object.object as? NSAttributedString).map { .attributed($0) } ?? .none
        default: text = .none
        }
        font = Self.font(values.font)
        fontSize = values.fontSize
        color = values.foregroundColor
        isWrapped = values.isWrapped
        truncation = Self.truncation(CATextLayerTruncationMode(rawValue: values.truncationMode))
        alignment = Self.alignment(CATextLayerAlignmentMode(rawValue: values.alignmentMode))
        usesWholePixels = values.allowsFontSubpixelQuantization
    }

    private static func font(_ value: AnimatableValue) -> FontInstance {
        let size = FontInstance.standardSize
        switch value {
        case .string(let name): return FontLibrary.shared.fontOrDefault(named: name, size: size)
        case .object(let object):
            if let font = object.object as? CTFont { return font.instance }
            if let font = object.object as? CGFont { return font.instance }
        default: break
        }
        return FontLibrary.shared.fontOrDefault(named: "Helvetica", size: size)
    }

    private static func truncation(_ mode: CATextLayerTruncationMode) -> TruncationKind? {
        switch mode {
        case .start: .start
        case .middle: .middle
        case .end: .end
        default: nil
        }
    }

    private static func alignment(_ mode: CATextLayerAlignmentMode) -> ParagraphStyle.Alignment {
        switch mode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }

    // MARK: Layout

    /// The text in a size and a colour.
    private func content(_ fontSize: CGFloat, _ color: CGColor?) -> AttributedContent? {
        switch text {
        case .none: return nil
        case .plain(let string):
            let size = fontSize.isFinite && fontSize > 0 ? Double(fontSize) : 0
            guard size > 0, !string.isEmpty else { return nil }
            var options = AttributedContent.Options(font: font.with(size: size))
            options.lineHeightRule = .uiKit(usesFontLeading: true)
            options.color = color
            return AttributedContent(string, options)
        case .attributed(let string):
            var options = AttributedContent.Options()
            options.lineHeightRule = .uiKit(usesFontLeading: true)
            return AttributedContent(string, options)
        }
    }

    private func layout(_ content: TextContent, in size: CGSize) -> TextLayout {
        var room = TextLayout.Room(width: size.width, height: size.height)
        room.naturalAlignment = alignment
        room.keepsCutLine = true
        if isWrapped {
            room.lineBreakMode = .byWordWrapping
            if let truncation {
                room.truncation = truncation
                room.keepsCutLine = false
                room.alwaysHasLine = true
            }
        } else {
            switch truncation {
            case nil: room.lineBreakMode = .byClipping
            case .start: room.lineBreakMode = .byTruncatingHead
            case .middle: room.lineBreakMode = .byTruncatingMiddle
            case .end: room.lineBreakMode = .byTruncatingTail
            }
        }
        return TextLayout(content, in: room)
    }

    /// The size without wrapping, in whole points.
    var naturalSize: CGSize {
        guard let content = content(fontSize, color) else { return .zero }
        var room = TextLayout.Room()
        room.lineBreakMode = .byClipping
        let layout = TextLayout(content.content, in: room)
        return CGSize(
            width: (layout.widthWithSpace - 1e-6).rounded(.up),
            height: (layout.height - 1e-6).rounded(.up)
        )
    }

    // MARK: Drawing

    /// Draws the text as it is.
    ///
    /// - Parameter isFlipped: Whether the upper edge of the bounds is where y is least.
    func draw(in context: CGContext, bounds: CGRect, isFlipped: Bool) {
        draw(fontSize, color, in: context, bounds: bounds, isFlipped: isFlipped)
    }

    private func draw(
        _ fontSize: CGFloat,
        _ color: CGColor?,
        in context: CGContext,
        bounds: CGRect,
        isFlipped: Bool
    ) {
        guard bounds.width > 0, bounds.height > 0, let content = content(fontSize, color) else { return }
        let layout = layout(content.content, in: bounds.size)
        var painter = TextPainter(looks: content.looks, isFlipped: isFlipped)
        painter.usesWholePixels = usesWholePixels
        let origin = CGPoint(x: bounds.minX, y: isFlipped ? bounds.minY : bounds.maxY)
        painter.draw(layout, at: origin, in: context)
    }

    /// The object that draws the text for other sizes and colours, into contents like those of the layer.
    func redrawer(bounds: CGRect, scale: CGFloat, isFlipped: Bool) -> TextRedrawer {
        TextRedrawer(fontSize: fontSize, color: color) { fontSize, color in
            LayerDrawing.image(bounds: bounds, scale: scale, isFlipped: isFlipped) { context in
                draw(fontSize, color, in: context, bounds: bounds, isFlipped: isFlipped)
            }
        }
    }
}

extension CATextLayer {
    /// Whether the render side draws the text while its size or colour animates.
    final var isDrawnWhileItAnimates: Bool { !ClassTraits.of(type(of: self)).contains(.draws) }

    /// Has the render side draw the text while its size or colour animates.
    final func note(_ drawing: TextLayerDrawing) {
        guard isDrawnWhileItAnimates else { return }
        let redrawer = drawing.redrawer(
            bounds: bounds,
            scale: contentsScale,
            isFlipped: contentsAreFlipped()
        )
        section { _ = values.kind.edit(State.self) { $0.redrawer = redrawer } }
    }
}
