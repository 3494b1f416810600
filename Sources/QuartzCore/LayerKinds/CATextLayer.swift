import AgateScene
import AgateTiming
public import CoreGraphics
public import Foundation

/// A layer that draws a string.
///
/// The text stands at the top of the bounds, without padding, and is drawn at the layer's ``CALayer/contentsScale``: of 1 it is
/// coarse on a display that has more pixels to a point. A change of the text, of its look or of the size of the bounds asks for
/// a new drawing.
///
/// ``fontSize`` and ``foregroundColor`` animate without the client: while they do, the text is drawn anew for each frame, wherever
/// that is made. A subclass that overrides ``draw(in:)`` is called for each frame instead.
///
/// Contents that the client sets show in place of the text until the next display.
///
/// Source: claims 15.3, text T180 to T191.
open class CATextLayer: CALayer {
    typealias State = TextValues

    /// Makes a text layer without a string.
    public override init() {
        super.init()
        becomePristineKind()
    }

    /// Makes a shadow copy of a layer, as the system does for presentation layers.
    public override init(layer: Any) {
        super.init(layer: layer)
        becomePristineKind()
    }

    /// Reads an archived layer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override class var pristineKind: LayerKind { .text(CopyOnWriteBox()) }

    /// The text: a `String` or an `NSAttributedString`, which is copied; nothing else is drawn.
    ///
    /// Characters of an attributed string without a font are set in Helvetica of 12 points, and those without a colour are black.
    open var string: Any? {
        get { clientValue(from: state.string) }
        set { setObject(newValue, .string, \State.string) }
    }

    /// The font: a name, a `CTFont`, `UIFont` or `CGFont`, whose size does not count; not used by attributed strings.
    ///
    /// Helvetica by default, and for a name that no font has.
    open var font: CFTypeRef? {
        get { clientValue(from: state.font).map { $0 as AnyObject } }
        set { setObject(newValue, .font, \State.font) }
    }

    /// The size of the font, in points; not used by attributed strings.
    ///
    /// Animatable.
    open var fontSize: CGFloat {
        get { state.fontSize }
        set { changeKind(.fontSize, \State.fontSize, newValue) }
    }

    /// The colour of the text; not used by attributed strings.
    ///
    /// Animatable.
    open var foregroundColor: CGColor? {
        get { state.foregroundColor }
        set { changeKind(.foregroundColor, \State.foregroundColor, newValue) }
    }

    /// Whether lines are broken at the width of the bounds; otherwise they end at line terminators alone.
    open var isWrapped: Bool {
        get { state.isWrapped }
        set { changeKind(.isWrapped, \State.isWrapped, newValue) }
    }

    /// The place of "…" in a line that is too wide: without wrapping in each line, and with it in the last one that fits.
    ///
    /// Names that are not known cut nothing.
    open var truncationMode: CATextLayerTruncationMode {
        get { CATextLayerTruncationMode(rawValue: state.truncationMode) }
        set { changeKind(.truncationMode, \State.truncationMode, newValue.rawValue) }
    }

    /// The alignment of lines, but for paragraphs of an attributed string with a style of their own; unknown names are kept, and are natural.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { CATextLayerAlignmentMode(rawValue: state.alignmentMode) }
        set { changeKind(.alignmentMode, \State.alignmentMode, newValue.rawValue) }
    }

    /// Whether glyphs are placed on whole pixels from left to right.
    open var allowsFontSubpixelQuantization: Bool {
        get { state.allowsFontSubpixelQuantization }
        set { changeKind(.allowsFontSubpixelQuantization, \State.allowsFontSubpixelQuantization, newValue) }
    }

    /// A change of the text or of its look asks for a new drawing.
    open override class func needsDisplay(forKey key: String) -> Bool {
        EngineProperty(key: key)?.row.owners == LayerKinds(.text) || super.needsDisplay(forKey: key)
    }

    /// Draws the text into a context, laid out in ``CALayer/bounds``; truncation, alignment and wrapping as the layer says.
    open override func draw(in ctx: CGContext) {
        let drawing = TextLayerDrawing(self)
        drawing.draw(in: ctx, bounds: bounds, isFlipped: contentsAreFlipped())
        note(drawing)
        if DiagnosticsState.isOn { TextWatch.drawn(self) }
    }

    /// Draws the text, or whatever a subclass or the delegate draws instead.
    open override func display() {
        section { _ = values.kind.edit(State.self) { $0.redrawer = nil } }
        super.display()
    }

    /// The size of the text without wrapping, in whole points; zero without a string.
    open override func preferredFrameSize() -> CGSize {
        TextLayerDrawing(self).naturalSize
    }

    var state: State { values.kind.values(State.self) }

    private func setObject(
        _ object: Any?,
        _ property: EngineProperty,
        _ field: WritableKeyPath<TextValues, AnimatableValue>
    ) {
        let value: AnimatableValue =
            switch object {
            case nil, is NSNull: .none
            case let text as String: .string(text)
            // Copied, so that changes of a mutable string do not get past the setter.
            case let text as NSAttributedString: .object(OpaqueValue(text.copy() as AnyObject))
            case let object?: .object(OpaqueValue(object as AnyObject))
            }
        changeKind(property, field, value)
    }
}

/// The place at which text that does not fit is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a truncation mode is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the truncation mode in archives, documents and key-value coding, such as `middle`.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nowhere: what does not fit is left out.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The beginning of the line is replaced by an ellipsis.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The end of the line is replaced by an ellipsis.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The middle of the line is replaced by an ellipsis.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of lines of text.
public struct CATextLayerAlignmentMode: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of an alignment is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the alignment in archives, documents and key-value coding, such as `justified`.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// As the language is written.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Lines begin at the minimum x.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Lines end at the maximum x.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Lines are centred between the left and the right edge.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Lines reach from edge to edge, but for the last one of a paragraph.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
