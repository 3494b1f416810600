import CoreGraphics
public import CoreText
public import Foundation
import QuartzCore

/// A view that shows text.
///
/// The text is laid out again when it or the label's size changes, and drawn again also for a change of colour; moving a label, or
/// fading it, draws nothing.
///
/// The class body is a table of contents: each member hands over to a collaborator in this folder.
///
/// Source: text T200 to T212.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// The values that are set for the label's text.
    final var content = LabelContent()
    /// The lines of the present text, as far as they are known.
    final var typesetter = LabelTypesetter()

    /// Makes a label without text, with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        LabelSetUp.finish(self)
    }

    /// Makes a label from an archive, with its text and attributes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        LabelSetUp.finish(self)
        ViewCoding.decodeInteraction(of: self, from: coder)
        LabelCoding.decode(self, from: coder)
        coder.didInitialize(self, as: UILabel.self)
    }

    /// Writes the label into an archive, with its text and attributes.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        LabelCoding.encode(self, into: coder)
    }

    // MARK: Text

    /// The text; of an attributed one its characters.
    open var text: String? {
        get { content.string }
        set {
            let change = KeyValueChange.begin("text", of: self, from: text)
            LabelChange.text(of: self, newValue)
            change?.end(at: text)
        }
    }

    /// The text with attributes; of a plain one with the label's font, colour, alignment and shadow.
    ///
    /// The label's alignment and line break mode become those of the first paragraph's style, if there is one. Characters without a font or
    /// a colour are shown in the label's.
    open var attributedText: NSAttributedString? {
        get { content.attributedText }
        set {
            let change = KeyValueChange.begin("attributedText", of: self, from: attributedText)
            LabelChange.attributedText(of: self, newValue)
            change?.end(at: attributedText)
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The font; set, it becomes that of all of the text.
    ///
    /// Nil is the system font at 17 points.
    open var font: UIFont! {
        get { content.font }
        set { LabelChange.font(of: self, newValue ?? LabelContent.standardFont) }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour; set, it becomes that of all of the text.
    ///
    /// Nil is the system's colour of labels.
    open var textColor: UIColor! {
        get { content.textColor }
        set { LabelChange.textColor(of: self, newValue ?? .label) }
    }

    /// The alignment of the lines; setting it changes all paragraphs of the text.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { LabelChange.paragraphs(of: self, \.alignment, \.alignment, newValue) }
    }

    /// The treatment of text that does not fit; setting it changes all paragraphs of the text.
    ///
    /// Several lines break between words but for `byCharWrapping`; only the last one is truncated.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { LabelChange.paragraphs(of: self, \.lineBreakMode, \.lineBreakMode, newValue) }
    }

    /// The strategies for line breaking beside the mode; setting them changes all paragraphs of the text.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { content.lineBreakStrategy }
        set { LabelChange.paragraphs(of: self, \.lineBreakStrategy, \.lineBreakStrategy, newValue) }
    }

    /// The maximum number of lines; 1 at first, and 0 for as many as fit.
    open var numberOfLines: Int {
        get { content.numberOfLines }
        set { LabelChange.layout(of: self, \.numberOfLines, max(newValue, 0)) }
    }

    // MARK: Looks

    /// The colour of a copy of the text behind it; nil for none.
    open var shadowColor: UIColor? {
        get { content.shadowColor }
        set { LabelChange.look(of: self, \.shadowColor, newValue) }
    }

    /// The offset of the shadow from the text, in points to the right and down.
    open var shadowOffset: CGSize {
        get { content.shadowOffset }
        set { LabelChange.look(of: self, \.shadowOffset, newValue) }
    }

    /// The colour of the text while the label is highlighted; nil: as ever.
    open var highlightedTextColor: UIColor? {
        get { content.highlightedTextColor }
        set { LabelChange.look(of: self, \.highlightedTextColor, newValue) }
    }

    /// Whether the text is shown in its other colour.
    open var isHighlighted: Bool {
        get { content.isHighlighted }
        set { LabelChange.look(of: self, \.isHighlighted, newValue) }
    }

    /// Whether the text is shown in full strength.
    ///
    /// GUESS disabled-look: a label that is not enabled is drawn at half the alpha. Source: text T211.
    open var isEnabled: Bool {
        get { content.isEnabled }
        set { LabelChange.look(of: self, \.isEnabled, newValue) }
    }

    /// The mixing of the label with a vibrant material behind it; only read back.
    open var preferredVibrancy = UILabelVibrancy.automatic

    /// Whether a pointer that rests on truncated text shows all of it; kept for reading back.
    open var showsExpansionTextWhenTruncated = false

    // MARK: Fitting

    /// Whether text that does not fit is drawn smaller, down to ``minimumScaleFactor``.
    open var adjustsFontSizeToFitWidth: Bool {
        get { content.adjustsFontSizeToFitWidth }
        set { LabelChange.drawing(of: self, \.adjustsFontSizeToFitWidth, newValue) }
    }

    /// The smallest factor by which text may be scaled down to fit; 0 and 1 leave it as it is.
    open var minimumScaleFactor: CGFloat {
        get { content.minimumScaleFactor }
        set { LabelChange.drawing(of: self, \.minimumScaleFactor, newValue) }
    }

    /// The vertical place of text that is drawn smaller than its font.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { content.baselineAdjustment }
        set { LabelChange.drawing(of: self, \.baselineAdjustment, newValue) }
    }

    /// Whether letters of a single line are moved together, up to a twentieth of their size, where that saves it from being truncated.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { content.allowsTightening }
        set { LabelChange.drawing(of: self, \.allowsTightening, newValue) }
    }

    /// The width at which ``intrinsicContentSize`` breaks lines, in points; 0, as at first, breaks at line ends of the text alone.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether fonts of styles of texts and fonts scaled by `UIFontMetrics` follow the user's category of sizes.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { LabelChange.sizeCategory(of: self) } }
    }

    // MARK: Sizes

    /// The size of the text within a width; the height makes no difference.
    ///
    /// Both are rounded up to pixels. A single line is as wide as it is, whatever the width.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        LabelSizes.size(of: self, width: size.width)
    }

    /// The size of the text within ``preferredMaxLayoutWidth``.
    open override dynamic var intrinsicContentSize: CGSize {
        LabelSizes.size(of: self, width: preferredMaxLayoutWidth)
    }

    /// The height of several lines; they break at the width that constraints give the label.
    @_spi(UIKitRooms) open override func wrappedHeight(forWidth width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
        return LabelSizes.size(of: self, width: width).height
    }

    /// Labels hug their height a little more than other views.
    ///
    /// Source: uikit U53.
    override var defaultHugging: LayoutPriorities {
        LayoutPriorities(horizontal: 250, vertical: 251)
    }

    /// The font's ascender below the top, its descender above the bottom.
    override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
        LabelSizes.baselineOffsets(of: self)
    }

    /// The rectangle of the text's lines in some bounds, with a maximum number of lines; 0 for as many as fit.
    ///
    /// A subclass may give another rectangle, whose size the label's own size follows.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        LabelSizes.textRect(of: self, bounds, numberOfLines)
    }

    // MARK: Drawing

    /// Draws the text by ``drawText(in:)``, cut off at the bounds.
    open override func draw(_ rect: CGRect) { LabelDrawing.withinBounds(of: self) { drawText(in: bounds) } }

    /// Draws the text into a rectangle of the current context, vertically in the middle; a subclass may draw it into another one.
    ///
    /// The rectangle may lie anywhere; what does not fit is not cut off. Without a context nothing is drawn.
    open func drawText(in rect: CGRect) { LabelDrawing.draw(self, in: rect) }

    /// Follows the user's category of sizes.
    override func contentSizeCategoryDidChange() {
        super.contentSizeCategoryDidChange()
        LabelChange.sizeCategory(of: self)
    }

    /// Follows the category that the user has chosen while the label was on no screen.
    open override dynamic func didMoveToWindow() {
        super.didMoveToWindow()
        LabelChange.sizeCategory(of: self)
    }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.label] + super.codedKeys }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.labels
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        super.accessibilityDefaults.element(label: text, traits: .staticText)
    }
}

/// What happens to every new label.
@MainActor enum LabelSetUp {
    static func finish(_ label: UILabel) {
        label.isUserInteractionEnabled = false
        label.isOpaque = false
        label.contentMode = .redraw
    }
}
