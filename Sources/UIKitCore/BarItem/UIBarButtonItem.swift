public import Foundation
public import QuartzCore

/// A button in a navigation bar or a toolbar, or space between buttons.
///
/// A tap runs its ``primaryAction`` if there is one, and else calls ``action`` on ``target``; without a target, on the first responder
/// in the chain that has the method.
///
/// Source: uikit U166.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// Which of the system's items it is; nil for a program's own.
    private(set) var systemItem: SystemItem?
    weak var groupStorage: UIBarButtonItemGroup?
    var pictures = BarButtonPictures()
    /// The view that shows the item, made by the first bar that does.
    var button: BarButton?

    // MARK: Making items

    /// Makes an item without title and image.
    public override init() { super.init() }

    /// Makes an item from an archive, with its style, width, system item, custom view and tint colour.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        width = CGFloat(coder.decodeDouble(forKey: "UIWidth"))
        if coder.containsValue(forKey: "UISystemItem") {
            systemItem = SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem"))
        }
        // Archives have a style; documents of Interface Builder leave it to the system's item.
        if let systemItem, !coder.containsValue(forKey: "UIStyle"), SystemItemLook(systemItem).isBold {
            style = .done
        }
        customView = coder.soundObject(forKey: "UICustomView") as? UIView
        tintColor = coder.soundObject(forKey: "UITintColor") as? UIColor
        coder.didInitialize(self, as: UIBarButtonItem.self)
    }

    /// Writes the item into an archive; what it does is left out.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIStyle")
        coder.encode(Double(width), forKey: "UIWidth")
        if let systemItem { coder.encode(systemItem.rawValue, forKey: "UISystemItem") }
        if let customView { coder.encode(customView, forKey: "UICustomView") }
        if let tintColor { coder.encode(tintColor, forKey: "UITintColor") }
    }

    /// Makes an item with an image, which calls a method of a target when it is tapped.
    @preconcurrency @MainActor public convenience init(
        image: UIImage?,
        style: Style,
        target: Any?,
        action: Selector?
    ) {
        self.init()
        self.image = image
        setUp(style, target, action)
    }

    /// Makes an item with an image, and another one for bars of less height.
    @preconcurrency @MainActor public convenience init(
        image: UIImage?,
        landscapeImagePhone: UIImage?,
        style: Style,
        target: Any?,
        action: Selector?
    ) {
        self.init()
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        setUp(style, target, action)
    }

    /// Makes an item with a title, which calls a method of a target when it is tapped.
    @preconcurrency @MainActor public convenience init(
        title: String?,
        style: Style,
        target: Any?,
        action: Selector?
    ) {
        self.init()
        self.title = title
        setUp(style, target, action)
    }

    /// Makes one of the system's items, which calls a method of a target when it is tapped.
    @preconcurrency @MainActor public convenience init(
        barButtonSystemItem systemItem: SystemItem,
        target: Any?,
        action: Selector?
    ) {
        self.init()
        self.systemItem = systemItem
        setUp(SystemItemLook(systemItem).isBold ? .done : .plain, target, action)
    }

    /// Makes an item that shows a view, as large as the view.
    ///
    /// Touches are the view's own: nothing is called when the item is touched.
    @preconcurrency @MainActor public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Makes one of the system's items for an action, or a menu.
    @preconcurrency @MainActor public convenience init(
        systemItem: SystemItem,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Makes an item for an action, or a menu; title and image are the action's, unless they are given.
    @preconcurrency @MainActor public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.menu = menu
        self.primaryAction = primaryAction
        takeAction()
        if let title { self.title = title }
        if let image { self.image = image }
    }

    private func setUp(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Makes an empty item of a width in points.
    open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width) }

    /// An empty space in a toolbar that takes the width that the other items leave.
    open class func flexibleSpace() -> Self { space(.flexibleSpace, 0) }

    private class func space(_ kind: SystemItem, _ width: CGFloat) -> Self {
        guard let space = ObjectFactory.make(self) as? Self else {
            fatalError("UIBarButtonItem: init() of \(self) made something else")
        }
        space.systemItem = kind
        space.width = width
        return space
    }

    // MARK: What it is

    /// The emphasis of the item; `plain` at first.
    open var style = Style.plain {
        didSet { if style != oldValue { changed() } }
    }

    /// The width in points; 0, or a number that is not finite, for the width of the content.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { changed() } }
    }

    /// The titles that the item can have later: its width is that of the widest of them and its present one.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { changed() } }
    }

    /// A view that is shown in place of title and image; nil for none.
    open var customView: UIView? {
        didSet { if customView !== oldValue { changed() } }
    }

    /// The method that is called on the target: with the item, and the event.
    open var action: Selector?

    /// Whose method is called; nil asks the responder chain.
    open weak var target: AnyObject?

    /// The action that a tap runs; its title and image become the item's, except for system items.
    open var primaryAction: UIAction? {
        didSet { takeAction() }
    }

    private func takeAction() {
        guard let primaryAction else { return }
        if systemItem == nil {
            title = primaryAction.title
            image = primaryAction.image
        }
        changed()
    }

    /// The menu of the item; a tap opens it if the item has no action, and else a long press does.
    ///
    /// Nil for none.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { changed() } }
    }

    /// The order of the elements in the item's menu.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether the item is switched on; one that is has a disc of its tint behind it.
    open var isSelected = false {
        didSet { if isSelected != oldValue { changed() } }
    }

    /// Whether a touch that runs the primary action switches the item on, or off again.
    open var changesSelectionAsPrimaryAction = false

    /// Whether the item is left out, with the space for it.
    open var isHidden = false {
        didSet { if isHidden != oldValue { changed() } }
    }

    /// Whether a drag that is held over the item triggers it; only read back.
    open var isSpringLoaded = false

    /// Whether changes of a symbol are animated; kept and read back.
    open var isSymbolAnimationEnabled = false

    /// The group that the item is in.
    open var buttonGroup: UIBarButtonItemGroup? { groupStorage }

    /// The colour of the item; nil, as at first, for the bar's tint colour.
    open var tintColor: UIColor? {
        didSet { changed() }
    }

    // MARK: Pictures behind the item

    /// Sets the background image of the item for a state, stretched by its cap insets.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        pictures.set(backgroundImage, .background, state, nil, barMetrics)
        changed()
    }

    /// The background image of the item for a state; nil for none.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        pictures.image(.background, state, nil, barMetrics)
    }

    /// Sets the background image of the item for a state and a style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        style: Style,
        barMetrics: UIBarMetrics
    ) {
        pictures.set(backgroundImage, .background, state, style, barMetrics)
        changed()
    }

    /// The background image of the item for a state and a style; nil for none.
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics)
        -> UIImage?
    { pictures.image(.background, state, style, barMetrics) }

    /// Moves the background image downward for some bar metrics, in points.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        pictures.backgroundShift[barMetrics] = adjustment
        changed()
    }

    /// The distance by which the background image is moved downward for some bar metrics, in points; 0 at first.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        pictures.backgroundShift[barMetrics] ?? 0
    }

    /// Moves the title by an offset in points, for some bar metrics.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        pictures.titleShift[barMetrics] = adjustment
        changed()
    }

    /// The offset of the title in points, for some bar metrics; zero at first.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        pictures.titleShift[barMetrics] ?? .zero
    }

    /// Sets the background image of the item as a back button.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        pictures.set(backgroundImage, .back, state, nil, barMetrics)
        changed()
    }

    /// The background image of the item as a back button; nil for none.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        pictures.image(.back, state, nil, barMetrics)
    }

    /// Moves the title of the item as a back button, in points.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        pictures.backTitleShift[barMetrics] = adjustment
        changed()
    }

    /// The offset of the title while the item is a back button, in points; zero at first.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        pictures.backTitleShift[barMetrics] ?? .zero
    }

    /// Moves the background image of the item as a back button downward, in points.
    open func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat,
        for barMetrics: UIBarMetrics
    ) {
        pictures.backBackgroundShift[barMetrics] = adjustment
        changed()
    }

    /// The distance by which the background image is moved downward while the item is a back button, in points; 0 at first.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        pictures.backBackgroundShift[barMetrics] ?? 0
    }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.barButtonItem] + super.codedKeys }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.barButtonItems
    }
}
