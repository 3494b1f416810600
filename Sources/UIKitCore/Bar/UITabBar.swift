import CoreGraphics
public import Foundation
import QuartzCore

/// A bar of tabs at the lower edge of a screen, one of which is selected.
///
/// The row of tabs is 49 points high, 32 on a phone that lies on its side, where titles stand beside pictures. `sizeThatFits` adds
/// what the screen covers below.
///
/// Source: uikit U167.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The positions of the tabs in the bar.
    public enum ItemPositioning: Int, Sendable {
        /// The positions that suit the width: tabs share narrow bars, and stand in the middle of wide ones.
        case automatic = 0
        /// The tabs share the whole width.
        case fill = 1
        /// The tabs stand in the middle, with a width and spaces of their own.
        case centered = 2
    }

    private let background = BarBackground(frame: .zero)
    private let row = BarBand(frame: .zero)
    private var legacy = BarLegacy()
    private var itemStorage: [UITabBarItem] = []
    private var buttons: [TabButton] = []
    private lazy var appearances = KeptAppearances<UITabBarAppearance> { [weak self] in self?.invalidate() }
    private var isStale = true

    // MARK: Making bars

    /// Makes a bar without tabs, with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar from an archive, with its tabs and the selected one.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        items = coder.soundObject(forKey: "UIItems") as? [UITabBarItem]
        let index = coder.containsValue(forKey: "UISelected") ? coder.decodeInteger(forKey: "UISelected") : -1
        if itemStorage.indices.contains(index) { selectedItem = itemStorage[index] }
        coder.didInitialize(self, as: UITabBar.self)
    }

    /// Writes the bar, its tabs and which is selected into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let items { coder.encode(items as NSArray, forKey: "UIItems") }
        if let index = itemStorage.firstIndex(where: { $0 === selectedItem }) {
            coder.encode(index, forKey: "UISelected")
        }
    }

    private func setUp() {
        background.hasLineAbove = true
        addSubview(background)
        addSubview(row)
    }

    /// The object that learns of selections and rearrangements; held weakly, nil at first.
    open weak var delegate: (any UITabBarDelegate)?

    // MARK: Tabs

    /// The tabs, from the leading edge on.
    open var items: [UITabBarItem]? {
        get { itemStorage.isEmpty ? nil : itemStorage }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the tabs, with a fade if animated.
    ///
    /// If the selected tab is not among them, no tab is selected.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        var new: [UITabBarItem] = []
        for item in items ?? [] where !new.contains(where: { $0 === item }) { new.append(item) }
        for item in itemStorage where item.host === self { item.host = nil }
        itemStorage = new
        for item in new { item.host = self }
        if let selectedItem, !new.contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
        for button in buttons { button.removeFromSuperview() }
        buttons = new.map { item in
            let button = TabButton(item)
            button.onTouch = { [weak self] in self?.touch($0) }
            row.addSubview(button)
            return button
        }
        invalidate()
        guard animated, window != nil else { return }
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            for button in buttons { button.alpha = 0 }
        }
        UIView.animate(withDuration: BarMetrics.fade) { for button in self.buttons { button.alpha = 1 } }
    }

    /// The selected tab; nil at first.
    ///
    /// Setting it calls no delegate.
    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { invalidate() } }
    }

    /// Whether a touch may select a tab; a tab bar controller asks its delegate.
    package var shouldSelect: ((UITabBarItem) -> Bool)?
    /// The further effect of a tap on a tab: a tab bar controller returns a closure that runs after the delegate's call.
    package var willSelect: ((UITabBarItem) -> (() -> Void))?

    private func touch(_ item: UITabBarItem) {
        guard shouldSelect?(item) ?? true else { return }
        let select = willSelect?(item)
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
        select?()
    }

    private func invalidate() {
        isStale = true
        setNeedsLayout()
    }

    // MARK: Arranging by the user

    private var customizedItems: [UITabBarItem]?

    /// Begins arranging by the user.
    ///
    /// There is no screen for it: the delegate's methods are called, and the tabs stay.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        guard customizedItems == nil else { return }
        delegate?.tabBar(self, willBeginCustomizing: items)
        customizedItems = items
        delegate?.tabBar(self, didBeginCustomizing: items)
    }

    /// Ends arranging by the user.
    ///
    /// - Returns: Whether the tabs have changed: never.
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool {
        guard customizedItems != nil else { return false }
        delegate?.tabBar(self, willEndCustomizing: itemStorage, changed: false)
        customizedItems = nil
        delegate?.tabBar(self, didEndCustomizing: itemStorage, changed: false)
        return false
    }

    /// Whether the user is rearranging the tabs.
    open var isCustomizing: Bool { customizedItems != nil }

    /// Whether a drag that is held over a tab selects it; only read back.
    open var isSpringLoaded = false

    // MARK: Layout

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
    private var rowHeight: CGFloat { isCompact ? BarMetrics.compactTabBar : BarMetrics.tabBar }

    /// The width given, and the height of the row with what the screen covers below.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight + safeAreaInsets.bottom)
    }

    /// No intrinsic width, and the height of `sizeThatFits(_:)`.
    open override dynamic var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    override var defaultHugging: LayoutPriorities { LayoutPriorities(horizontal: 250, vertical: 750) }

    /// The height that the screen covers below is part of the bar's own.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Places the buttons of the tabs in the bar's bounds.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        let look = look
        if isStale {
            isStale = false
            background.show(look.look)
            let arrangement = arrangement
            for button in buttons {
                button.show(
                    TabStyle(
                        appearance: look,
                        arrangement: arrangement,
                        isSelected: button.item === selectedItem,
                        plainColor: legacyColor
                    )
                )
            }
        }
        background.frame = bounds
        row.frame = CGRect(
            x: 0,
            y: 0,
            width: bounds.width,
            height: max(bounds.height - min(safeAreaInsets.bottom, bounds.height), 0)
        )
        layOutTabs(look)
    }

    /// The arrangement of tabs: beside each other in bars that are less high, or wide.
    private var arrangement: UITabBarItemAppearance.Style {
        if isCompact { return .compactInline }
        let isWide =
            traitCollection.horizontalSizeClass == .regular && traitCollection.userInterfaceIdiom == .pad
        return isWide ? .inline : .stacked
    }

    private func layOutTabs(_ look: UITabBarAppearance) {
        let asked = look.stackedItemPositioning == .automatic ? itemPositioning : look.stackedItemPositioning
        let isWide = traitCollection.horizontalSizeClass == .regular && bounds.width >= 600
        let isCentered = asked == .centered || asked == .automatic && isWide
        let own = look.stackedItemWidth > 0 ? look.stackedItemWidth : itemWidth
        let gap = look.stackedItemSpacing > 0 ? look.stackedItemSpacing : itemSpacing
        let frames = TabLayout.frames(
            count: buttons.count,
            in: row.bounds,
            safe: safeAreaInsets,
            isCentered: isCentered,
            width: own,
            spacing: gap,
            scale: max(traitCollection.displayScale, 1)
        )
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (button, frame) in zip(buttons, frames) {
            var frame = frame
            if isMirrored { frame.origin.x = bounds.width - frame.maxX }
            button.frame = frame
        }
    }

    /// Loads heights and colours for the new traits.
    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        invalidate()
    }

    /// Gives the selected tab the new tint colour.
    open override dynamic func tintColorDidChange() {
        super.tintColorDidChange()
        invalidate()
    }

    // MARK: Appearances

    /// The appearance of the bar.
    ///
    /// The bar keeps a copy, and shows changes of the copy that it gives back.
    open var standardAppearance: UITabBarAppearance {
        get { appearances.standard(or: UITabBarAppearance()) }
        set { appearances[.standard] = newValue }
    }

    /// The appearance of the bar while the content above it is scrolled to its end; nil for the standard appearance without a
    /// background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances[.scrollEdge] }
        set { appearances[.scrollEdge] = newValue }
    }

    /// Whether the content above the bar is scrolled to its end; the controller that manages the bar sets it.
    var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { invalidate() } }
    }

    private var look: UITabBarAppearance {
        let standard =
            selectedItem?.standardAppearance ?? (appearances.hasStandard ? standardAppearance : legacyLook)
        guard isAtScrollEdge else { return standard }
        if let own = selectedItem?.scrollEdgeAppearance ?? appearances[.scrollEdge] { return own }
        let made = UITabBarAppearance(barAppearance: standard)
        made.configureWithTransparentBackground()
        return made
    }

    private var legacyLook: UITabBarAppearance {
        let made = UITabBarAppearance()
        made.look = legacy.applied(to: made.look, .bottom, .default)
        made.selectionIndicatorImage = selectionIndicatorImage
        return made
    }

    private var legacyColor: UIColor? { appearances.hasStandard ? nil : unselectedItemTintColor }

    private func changeLegacy(_ change: (inout BarLegacy) -> Void) {
        change(&legacy)
        invalidate()
    }

    // MARK: Older properties

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of the selected tab; the interface's unless set.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// The colour behind the bar; nil for its usual background.
    open var barTintColor: UIColor? {
        get { legacy.barTint }
        set { changeLegacy { $0.barTint = newValue } }
    }

    /// The colour of tabs that are not selected; nil for grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { invalidate() }
    }

    /// The colour of the selected tab: an older name of ``tintColor``.
    open var selectedImageTintColor: UIColor? {
        get { tintStorage }
        set { tintColor = newValue }
    }

    /// The image behind the bar; nil for none.
    open var backgroundImage: UIImage? {
        get { legacy.images[Self.legacyKey] }
        set { changeLegacy { $0.images[Self.legacyKey] = newValue } }
    }

    private static let legacyKey = BarLegacy.Key(position: .any, metrics: .default)

    /// The image behind the selected tab; nil for none.
    open var selectionIndicatorImage: UIImage? {
        didSet { invalidate() }
    }

    /// The image in place of the line above the bar; used only together with a background image.
    open var shadowImage: UIImage? {
        get { legacy.shadows[.any] }
        set { changeLegacy { $0.shadows[.any] = newValue } }
    }

    /// The positions of the tabs: over the whole width, or in the middle; `automatic` at first.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { if itemPositioning != oldValue { setNeedsLayout() } }
    }

    /// The width of tabs in the middle, in points; 0 for the usual one.
    open var itemWidth: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// The space between tabs in the middle, in points; 0 for the usual one.
    open var itemSpacing: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// Whether the bar is dark whatever the interface is.
    open var barStyle: UIBarStyle {
        get { legacy.style }
        set {
            changeLegacy { $0.style = newValue }
            let style: UIUserInterfaceStyle = newValue == .default ? .unspecified : .dark
            for part in [background, row] { part.overrideUserInterfaceStyle = style }
        }
    }

    /// Whether content below shines through the bar.
    open var isTranslucent: Bool {
        get { legacy.shinesThrough(.default) }
        set { changeLegacy { $0.isTranslucent = newValue } }
    }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.tabBar] + super.codedKeys }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.tabBars
    }
}

extension UITabBar: BarItemHost {
    func barItemDidChange(_ item: UIBarItem) { invalidate() }
}
