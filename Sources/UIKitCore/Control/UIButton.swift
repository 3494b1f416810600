import CoreGraphics
import CoreText
public import Foundation
public import QuartzCore

/// A control that runs an action when it is tapped, with an image, a title to the right of it, and a background image.
///
/// The class body is a table of contents: each member hands over to a collaborator in this folder.
///
/// Source: text T220.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The types that a button can be made with, each with a look.
    public enum ButtonType: Int, Sendable {
        /// A button without a look of its own.
        case custom = 0
        /// As the system's: the title has the tint colour, and fades under a finger.
        case system = 1
        /// A sign that details are to be had.
        case detailDisclosure = 2
        /// A light sign that information is to be had.
        case infoLight = 3
        /// A dark sign that information is to be had.
        case infoDark = 4
        /// A plus in a circle, for adding something.
        case contactAdd = 5
        /// A cross in a disc, for closing something.
        case close = 7

        /// The former name of ``system``.
        public static var roundedRect: ButtonType { .system }
    }

    /// The content for each state.
    final var content = ButtonContent()
    /// The views that show it.
    final var parts = ButtonParts()
    private var typeStorage = ButtonType.custom
    private var wasHighlighted = false
    /// What shows the configuration; nil while there is none.
    final var configured: ConfiguredButton?
    private var needsConfigurationUpdate = false
    private var isUpdatingConfiguration = false
    /// Whether a change of the intrinsic size after that still has to be reported.
    private var comparesSizes = false
    private var hoverStorage: UIHoverGestureRecognizer?

    /// Makes a button of the type `custom` with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a button from an archive, with its type and its content for each state.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        typeStorage = ButtonType(rawValue: coder.decodeInteger(forKey: "UIButtonType")) ?? .custom
        ButtonCoding.decode(self, from: coder)
        // Archives have the image of the type among those of the states.
        if coder is any InterfaceSource { ButtonLooks.showTypeImage(self) }
        coder.didInitialize(self, as: UIButton.self)
    }

    /// Writes the button into an archive, with its type and its content for each state.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        ButtonCoding.encode(self, into: coder)
    }

    /// Makes a button of a type with an empty frame.
    @preconcurrency @MainActor public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        typeStorage = buttonType
        ButtonLooks.showTypeImage(self)
    }

    /// Makes a button with a configuration and an action, whose title and image fill those that the configuration lacks.
    @preconcurrency @MainActor public convenience init(
        configuration: Configuration,
        primaryAction: UIAction? = nil
    ) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// Makes a button with a frame and an action, with the action's title and image.
    @preconcurrency @MainActor public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(type: .system, primaryAction: primaryAction)
        self.frame = frame
    }

    /// Makes a button of the type `system` with an image, which calls a method when it is tapped.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        guard let made = ObjectFactory.make(self) as? Self else { fatalError("\(self) has no init()") }
        made.typeStorage = .system
        made.setImage(image, for: .normal)
        if let action { made.addTarget(target, action: action, for: .touchUpInside) }
        return made
    }

    /// Makes a button of a type with an action, with the action's title and image.
    @preconcurrency @MainActor public convenience init(
        type buttonType: ButtonType = .system,
        primaryAction: UIAction?
    ) {
        self.init(frame: .zero)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
        typeStorage = buttonType
        ButtonLooks.showTypeImage(self)
        setTitle(primaryAction?.title, for: .normal)
        if let image = primaryAction?.image { setImage(image, for: .normal) }
    }

    /// The type that the button was made with.
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

    /// The offset of the title's shadow, in points to the right and down; zero at first.
    open var titleShadowOffset = CGSize.zero {
        didSet { if titleShadowOffset != oldValue { ButtonLooks.show(self) } }
    }

    // MARK: Configuration

    /// The configuration of the button; nil for the titles, images and colours that are set for states.
    ///
    /// Titles and images of states are shown where the configuration has none.
    open var configuration: Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            if configuration == nil {
                configured?.remove()
                configured = nil
                ButtonLooks.show(self)
            }
            guard !isUpdatingConfiguration else { return }
            setNeedsUpdateConfiguration()
        }
    }

    /// Is run before the button is shown in another state; it may change the configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether colours follow the state; false leaves that to ``updateConfiguration()`` and the handler.
    open var automaticallyUpdatesConfiguration = true {
        didSet { if automaticallyUpdatesConfiguration != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Marks the configuration as out of date; it is updated before the next layout.
    open func setNeedsUpdateConfiguration() {
        guard configuration != nil || configurationUpdateHandler != nil else { return }
        needsConfigurationUpdate = true
        comparesSizes = false
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The same where only the state or the tint has changed: the superview hears of it once the button's natural size has changed by it.
    ///
    /// Source: reality Q5.2.
    private func setNeedsUpdateLooks() {
        guard configuration != nil || configurationUpdateHandler != nil else { return }
        if !needsConfigurationUpdate { comparesSizes = configured != nil }
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Updates the configuration for the present state; the default implementation calls ``configurationUpdateHandler``.
    ///
    /// An override changes ``configuration``; it is called before the button is shown in another state.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// Brings what is shown up to date with the configuration.
    final func updateConfigurationIfNeeded() {
        guard !isUpdatingConfiguration,
            needsConfigurationUpdate || configuration != nil && configured == nil
        else { return }
        needsConfigurationUpdate = false
        let oldSize = comparesSizes ? configured?.size(within: .infinity) : nil
        comparesSizes = false
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
        defer {
            if let oldSize, configured?.size(within: .infinity) != oldSize {
                invalidateIntrinsicContentSize()
            }
        }
        guard let configuration else { return }
        let shown = configured ?? ConfiguredButton(self, configuration)
        if configured == nil {
            configured = shown
            ButtonLooks.show(self)
            needsConfigurationUpdate = false
        }
        UIView.performWithoutAnimation {
            shown.show(automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration)
        }
    }

    /// The meaning of the button, which can change its look; `normal` at first.
    open var role = Role.normal {
        didSet {
            guard role != oldValue else { return }
            setNeedsUpdateConfiguration()
            ButtonLooks.show(self)
        }
    }

    /// The menu that a touch opens if ``UIControl/showsMenuAsPrimaryAction`` is set, and a long press otherwise.
    open var menu: UIMenu? {
        didSet {
            guard menu !== oldValue else { return }
            isContextMenuInteractionEnabled = menu != nil
            ButtonMenus.showSelection(of: self)
            setNeedsUpdateConfiguration()
        }
    }

    /// The order of the elements in the button's menu; `automatic` at first, which is from top to bottom.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether a tap selects the button, or the choice in its menu becomes its title.
    ///
    /// Without a menu each tap changes ``UIControl/isSelected``. With a menu that is the primary action one of its elements is
    /// chosen at a time, and the button shows that one's title.
    open var changesSelectionAsPrimaryAction = false {
        didSet {
            guard changesSelectionAsPrimaryAction != oldValue else { return }
            ButtonMenus.showSelection(of: self)
            setNeedsUpdateConfiguration()
        }
    }

    /// The menu of the button, where it has one.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        let configuration = UIContextMenuConfiguration(
            identifier: nil,
            previewProvider: nil,
            actionProvider: { _ in menu }
        )
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    // MARK: Pointers

    /// Whether a pointer is over the button; followed from the first use of the property on.
    open var isHovered: Bool {
        if hoverStorage == nil {
            let hover = UIHoverGestureRecognizer()
            hoverStorage = hover
            addGestureRecognizer(hover)
            hover.addTarget(self, action: Selector("hover:", UIButton.followHover))
        }
        return hoverStorage?.state == .began || hoverStorage?.state == .changed
    }

    private func followHover(_ hover: UIHoverGestureRecognizer) { setNeedsUpdateConfiguration() }

    /// Whether the button is pressed by a pointer and its menu stays open; false, menus here need no holding.
    open var isHeld: Bool { false }

    /// Whether the pointer's shape follows the button; see ``pointerStyleProvider``.
    open var isPointerInteractionEnabled = false {
        didSet {
            if isPointerInteractionEnabled != oldValue {
                ButtonPointer.enable(isPointerInteractionEnabled, self)
            }
        }
    }

    /// Gives the shape of the pointer over a button: from the button, the effect and the shape that are proposed.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// A closure that gives the style of the pointer over the button; nil for the proposed style.
    open var pointerStyleProvider: PointerStyleProvider?

    /// Whether a drag that is held over the button taps it; only read back.
    open var isSpringLoaded = false

    /// Whether images grow with the user's size of text; kept for reading back, symbols follow it by their configuration.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    /// A tap selects the button, where that is its primary action.
    open override func sendActions(for controlEvents: Event) {
        ButtonMenus.willSend(controlEvents, self)
        super.sendActions(for: controlEvents)
    }

    /// A tap on a button is the button's, and none for what is around it.
    @_spi(UIKitRooms) open override func keepsTouches(from gestureRecognizer: UIGestureRecognizer) -> Bool {
        (gestureRecognizer as? UITapGestureRecognizer)?.isPlain ?? false
    }

    // MARK: Content by state

    /// Sets the title for a state; nil removes it, and the title of the normal state is used.
    open func setTitle(_ title: String?, for state: State) {
        content.titles[state] = title
        ButtonLooks.show(self)
    }

    /// Sets a title with attributes for a state; it is shown in place of a plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        content.attributedTitles[state] = title.map { OwnAttributedString.copy(of: $0) }
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

    /// Sets the image for a state; nil removes it, and the image of the normal state is used.
    open func setImage(_ image: UIImage?, for state: State) {
        content.images[state] = image
        ButtonLooks.show(self)
    }

    /// Sets the image behind everything for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        content.backgroundImages[state] = image
        ButtonLooks.show(self)
    }

    /// Sets the size and weight of an image that is a symbol for a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: State
    ) {
        content.symbolConfigurations[state] = configuration
        ButtonLooks.show(self)
    }

    /// The size and weight of a symbol for a state, else the normal one.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        content.symbolConfigurations[state]
    }

    /// The size and weight of a symbol of the present state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
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

    /// The title that the button shows in its present state; nil for none.
    open var currentTitle: String? { title(for: state) }

    /// The title with attributes of the present state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The title's colour of the present state; unless set white, and the tint colour of a button of the system.
    open var currentTitleColor: UIColor { ButtonLooks.titleColor(of: self, state) }

    /// The colour of the title's shadow of the present state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The image that the button shows in its present state; nil for none.
    open var currentImage: UIImage? { image(for: state) }

    /// The image behind everything of the present state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The label that shows the title; its font may be set.
    ///
    /// It lies in the button while there is a title.
    open var titleLabel: UILabel? {
        updateConfigurationIfNeeded()
        return configured?.title ?? ButtonLooks.titleLabel(of: self)
    }

    /// The label of the line below the title; nil without a configuration that has a subtitle.
    open var subtitleLabel: UILabel? {
        updateConfigurationIfNeeded()
        return configured?.configuration.subtitle == nil ? nil : configured?.subtitle
    }

    /// The view that shows the image; nil while there is none.
    open var imageView: UIImageView? {
        updateConfigurationIfNeeded()
        if let configured { return configured.image.image == nil ? nil : configured.image }
        return parts.image
    }

    // MARK: Layout

    /// The space around image and title, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { insetsDidChange(contentEdgeInsets != oldValue) }
    }

    /// Insets that move and narrow the title, in points; the button's own size does not count them.
    ///
    /// Zero at first.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { insetsDidChange(titleEdgeInsets != oldValue) }
    }

    /// Insets that move and narrow the image, in points; the button's own size does not count them.
    ///
    /// Zero at first.
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

    /// The rectangle of the title for a content rectangle, both in the button's coordinates.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        ButtonLayout.titleRect(of: self, contentRect)
    }

    /// The rectangle of the image for a content rectangle, both in the button's coordinates.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        ButtonLayout.imageRect(of: self, contentRect)
    }

    /// Places the image and the title in the button's bounds, after an update of its configuration.
    open override dynamic func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        if let configured { configured.layOut() } else { ButtonLayout.layOut(self) }
    }

    /// The size that holds image and title; of a button without either its present size.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if let configured { return configured.size(within: size.width > 0 ? size.width : .infinity) }
        return ButtonLayout.hasContent(self) ? ButtonLayout.size(of: self) : bounds.size
    }

    /// The size that holds image and title.
    open override dynamic var intrinsicContentSize: CGSize {
        updateConfigurationIfNeeded()
        return configured?.size(within: .infinity) ?? ButtonLayout.size(of: self)
    }

    /// Titles of a configuration are broken into lines.
    @_spi(UIKitRooms) open override func wrappedHeight(forWidth width: CGFloat) -> CGFloat? {
        updateConfigurationIfNeeded()
        return configured?.size(within: width).height
    }

    /// Those of the title, in a button as high as its content.
    override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
        updateConfigurationIfNeeded()
        if let configured { return configured.baselines }
        guard let title = parts.title else { return nil }
        let text = LabelSizes.baselineOffsets(of: title)
        let around = (ButtonLayout.size(of: self).height - title.intrinsicContentSize.height) / 2
        return (around + text.first, around + text.last)
    }

    // MARK: Changes

    /// Shows what the state shows.
    @_spi(UIKitRooms) open override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateLooks()
        ButtonLooks.show(self, isOfState: true)
        ButtonLooks.fade(self, wasHighlighted: wasHighlighted)
        wasHighlighted = isHighlighted
    }

    /// Gives the title of a system button the new tint colour.
    open override dynamic func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateLooks()
        if buttonType == .system, parts.title != nil { ButtonLooks.show(self, isOfState: true) }
    }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.button] + super.codedKeys }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.buttons
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        super.accessibilityDefaults.element(label: configuration?.title ?? currentTitle, traits: .button)
    }
}
