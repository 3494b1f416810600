import CoreGraphics
import CoreText
public import Foundation
import QuartzCore

/// A control that does something when it is tapped; it shows an image, a title to the right of it, and an image behind both.
///
/// The class body is a table of contents: each member hands over to a collaborator in this folder.
///
/// Source: text T220.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The looks of buttons.
    public enum ButtonType: Int, Sendable {
        /// Nothing of its own.
        case custom = 0
        /// As the system's: the title has the tint colour, and fades under a finger.
        case system = 1
        /// A sign that details are to be had.
        case detailDisclosure = 2
        /// A light sign that information is to be had.
        case infoLight = 3
        /// A dark sign that information is to be had.
        case infoDark = 4
        /// A sign that something can be added.
        case contactAdd = 5
        /// A cross.
        case close = 7

        /// The older name of ``system``.
        public static var roundedRect: ButtonType { .system }
    }

    /// What is shown in each state.
    final var content = ButtonContent()
    /// The views that show it.
    final var parts = ButtonParts()
    private var typeStorage = ButtonType.custom
    private var wasHighlighted = false

    /// Makes a button with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a button from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        typeStorage = ButtonType(rawValue: coder.decodeInteger(forKey: "UIButtonType")) ?? .custom
        ButtonCoding.decode(self, from: coder)
    }

    /// Writes the button into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        ButtonCoding.encode(self, into: coder)
    }

    /// Makes a button of a type.
    @preconcurrency @MainActor public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        typeStorage = buttonType
    }

    /// Makes a button of a type with an action, whose title and image it takes.
    @preconcurrency @MainActor public convenience init(
        type buttonType: ButtonType = .system,
        primaryAction: UIAction?
    ) {
        self.init(frame: .zero, primaryAction: primaryAction)
        typeStorage = buttonType
        setTitle(primaryAction?.title, for: .normal)
        setImage(primaryAction?.image, for: .normal)
    }

    /// The type.
    open var buttonType: ButtonType { typeStorage }

    /// Whether an image grows darker under a finger.
    open var adjustsImageWhenHighlighted = true

    /// Whether an image grows paler while the button cannot be used.
    open var adjustsImageWhenDisabled = true

    /// Whether a light shows under a finger; kept for reading back.
    open var showsTouchWhenHighlighted = false

    /// Whether the shadow of the title lies on the other side under a finger.
    open var reversesTitleShadowWhenHighlighted = false {
        didSet { ButtonLooks.show(self) }
    }

    /// How far the shadow of the title lies from it, in points to the right and down.
    open var titleShadowOffset = CGSize.zero {
        didSet { if titleShadowOffset != oldValue { ButtonLooks.show(self) } }
    }

    /// A tap on a button is the button's, and none for what is around it.
    override func keepsTouches(from gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = gestureRecognizer as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    // MARK: Content by state

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) {
        content.titles[state] = title
        ButtonLooks.show(self)
    }

    /// Sets the title with attributes for a state; it is shown instead of a plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        content.attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
        ButtonLooks.show(self)
    }

    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        content.titleColors[state] = color
        ButtonLooks.show(self)
    }

    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        content.titleShadowColors[state] = color
        ButtonLooks.show(self)
    }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        content.images[state] = image
        ButtonLooks.show(self)
    }

    /// Sets the image behind everything for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        content.backgroundImages[state] = image
        ButtonLooks.show(self)
    }

    /// The title for a state, else the normal one.
    open func title(for state: State) -> String? { content.titles[state] }

    /// The title with attributes for a state, else the normal one.
    open func attributedTitle(for state: State) -> NSAttributedString? { content.attributedTitles[state] }

    /// The title's colour for a state, else the normal one.
    open func titleColor(for state: State) -> UIColor? { content.titleColors[state] }

    /// The colour of the title's shadow for a state, else the normal one.
    open func titleShadowColor(for state: State) -> UIColor? { content.titleShadowColors[state] }

    /// The image for a state, else the normal one.
    open func image(for state: State) -> UIImage? { content.images[state] }

    /// The image behind everything for a state, else the normal one.
    open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages[state] }

    /// The title of the present state.
    open var currentTitle: String? { title(for: state) }

    /// The title with attributes of the present state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The title's colour of the present state; unless set white, and the tint colour of a button of the system.
    open var currentTitleColor: UIColor { ButtonLooks.titleColor(of: self, state) }

    /// The colour of the title's shadow of the present state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The image of the present state.
    open var currentImage: UIImage? { image(for: state) }

    /// The image behind everything of the present state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The label that shows the title; its font may be set.
    ///
    /// It lies in the button while there is a title.
    open var titleLabel: UILabel? { ButtonLooks.titleLabel(of: self) }

    /// The label of a second line; there is none.
    open var subtitleLabel: UILabel? { nil }

    /// The view that shows the image; nil while there is none.
    open var imageView: UIImageView? { parts.image }

    // MARK: Layout

    /// The space around image and title, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { insetsDidChange(contentEdgeInsets != oldValue) }
    }

    /// What the title is moved and narrowed by, in points; the button's own size does not count it.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { insetsDidChange(titleEdgeInsets != oldValue) }
    }

    /// What the image is moved and narrowed by, in points; the button's own size does not count it.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { insetsDidChange(imageEdgeInsets != oldValue) }
    }

    private func insetsDidChange(_ isOther: Bool) {
        guard isOther else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The place of the image behind everything: all of the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The place of image and title: the bounds without the space around.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// The place of the title.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        ButtonLayout.titleRect(of: self, contentRect)
    }

    /// The place of the image.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        ButtonLayout.imageRect(of: self, contentRect)
    }

    /// Places image and title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        ButtonLayout.layOut(self)
    }

    /// The size that holds image and title; of a button without either its present size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        ButtonLayout.hasContent(self) ? ButtonLayout.size(of: self) : bounds.size
    }

    /// The size that holds image and title.
    open override var intrinsicContentSize: CGSize { ButtonLayout.size(of: self) }

    /// Those of the title, in a button as high as its content.
    override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
        guard let title = parts.title else { return nil }
        let text = LabelSizes.baselineOffsets(of: title)
        let around = (ButtonLayout.size(of: self).height - title.intrinsicContentSize.height) / 2
        return (around + text.first, around + text.last)
    }

    // MARK: Changes

    /// Shows what the state shows.
    override func stateDidChange() {
        super.stateDidChange()
        ButtonLooks.show(self)
        ButtonLooks.fade(self, wasHighlighted: wasHighlighted)
        wasHighlighted = isHighlighted
    }

    /// The title of a button of the system takes the colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if buttonType == .system, parts.title != nil { ButtonLooks.show(self) }
    }
}
