import CoreGraphics
public import Foundation
import QuartzCore

/// A bar at the top of a screen, with a title, a back button and other items; it shows the top item of a stack.
///
/// Its row is 44 points high, 32 on a phone that lies on its side; a prompt adds 30, a large title 52. `sizeThatFits` says how high
/// it wants to be. A bar that is less high than that lets go of the large title first.
///
/// Source: uikit U165.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    private(set) lazy var parts = NavigationBarParts(self)
    var legacy = BarLegacy()
    /// Whether the standard appearance, set or changed, counts more than what older properties say.
    private lazy var appearances = KeptAppearances<UINavigationBarAppearance> { [weak self] in
        self?.parts.reload()
    }
    private var positionStorage = UIBarPosition.top

    // MARK: Making bars

    /// Makes a bar without items, with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        parts.setUp()
    }

    /// Makes a bar from an archive, with its items and whether it prefers large titles.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        parts.setUp()
        prefersLargeTitles = coder.decodeBool(forKey: "UIPrefersLargeTitles")
        items = coder.soundObject(forKey: "UIItems") as? [UINavigationItem]
        coder.didInitialize(self, as: UINavigationBar.self)
    }

    /// Writes the bar and its items into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(prefersLargeTitles, forKey: "UIPrefersLargeTitles")
        if let items { coder.encode(items as NSArray, forKey: "UIItems") }
    }

    /// The object that decides about items and learns of them; held weakly, nil at first.
    open weak var delegate: (any UINavigationBarDelegate)?

    /// The position of the bar: the delegate's answer, or at the top.
    open var barPosition: UIBarPosition { positionStorage }

    // MARK: Items

    private(set) var stack: [UINavigationItem] = []

    /// The items, the shown one last; nil for none.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item at the top of the stack, which the bar shows; nil for none.
    open var topItem: UINavigationItem? { stack.last }

    /// The item below the top one, to which the back button leads; nil for none.
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

    /// Pushes an item onto the stack, if the delegate allows it; an item that is in the stack already stays where it is.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard !stack.contains(where: { $0 === item }),
            delegate?.navigationBar(self, shouldPush: item) ?? true
        else { return }
        change(to: stack + [item], isPush: true, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.navigationBar(self, didPush: item)
        }
    }

    /// Pops the top item off the stack, if the delegate allows it, and returns it.
    ///
    /// - Returns: The item, nil if there was none or it stays.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
            return nil
        }
        change(to: Array(stack.dropLast()), isPush: false, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.navigationBar(self, didPop: item)
        }
        return item
    }

    /// Sets all items without calling the delegate.
    ///
    /// With animation the change looks like a pop if the new top item was among the old ones, else like a push.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        var new: [UINavigationItem] = []
        for item in items ?? [] where !new.contains(where: { $0 === item }) { new.append(item) }
        let top = new.last
        let isPush = top.map { item in !stack.contains { $0 === item } } ?? false
        change(to: new, isPush: isPush, animated: animated) {}
    }

    private func change(
        to items: [UINavigationItem],
        isPush: Bool,
        animated: Bool,
        completion: @escaping () -> Void
    ) {
        for item in stack where item.bar === self { item.bar = nil }
        stack = items
        for item in items { item.bar = self }
        parts.show(isPush: isPush, animated: animated && window != nil, completion: completion)
        invalidateIntrinsicContentSize()
    }

    // MARK: For the controller that manages the bar

    /// What a touch on the way back does; nil pops the top item.
    ///
    /// A navigation controller pops its controller.
    package var backHandler: (() -> Void)?
    /// The bar wants another height: its items, or a prompt, have changed.
    package var heightDidChange: (() -> Void)?
    /// How much the bar shows the appearance for content that is not scrolled, 0 to 1.
    package var scrollEdge: CGFloat = 0 {
        didSet { if scrollEdge != oldValue { parts.scrollEdgeDidChange() } }
    }

    /// The closure that runs when the animator that changes the items has ended.
    var pendingTransition: (() -> Void)?

    /// The animator that changes the items is done.
    package func finishTransition() {
        let pending = pendingTransition
        pendingTransition = nil
        pending?()
    }

    /// A touch on the way back.
    func goBack() {
        if let action = topItem?.backAction { return action.perform(sender: topItem) }
        if let backHandler { backHandler() } else { popItem(animated: true) }
    }

    func itemDidChange(_ item: UINavigationItem, animated: Bool, height: Bool) {
        parts.itemDidChange(item, animated: animated)
        if height, item === topItem {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            heightDidChange?()
        }
    }

    // MARK: Large titles

    /// Whether titles are large, where their items allow it; false at first.
    open var prefersLargeTitles = false {
        didSet {
            guard prefersLargeTitles != oldValue else { return }
            parts.reload()
            invalidateIntrinsicContentSize()
            heightDidChange?()
        }
    }

    /// Whether the top item's title is large.
    var showsLargeTitle: Bool { showsLargeTitle(stack) }

    /// Whether the title of the top one of some items would be large.
    private func showsLargeTitle(_ items: [UINavigationItem]) -> Bool {
        guard prefersLargeTitles, !isCompact, let top = items.last, top.titleView == nil || top.title != nil
        else { return false }
        for item in items.reversed() {
            switch item.largeTitleDisplayMode {
            case .automatic: continue
            case .always: return true
            case .never, .inline: return false
            }
        }
        return true
    }

    /// How high the bar would be with some items.
    package func height(with items: [UINavigationItem]) -> CGFloat {
        let top = items.last
        return rowHeight + (top?.prompt == nil ? 0 : BarMetrics.prompt)
            + (showsLargeTitle(items) ? BarMetrics.largeTitle : 0)
            + (top?.searchBar == nil ? 0 : BarMetrics.search)
    }

    // MARK: Sizes

    var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// The height of the row of buttons and title.
    var rowHeight: CGFloat { isCompact ? BarMetrics.compactRow : BarMetrics.navigationRow }

    /// The height without large title and search: what never gives way.
    package var baseHeight: CGFloat { rowHeight + (topItem?.prompt == nil ? 0 : BarMetrics.prompt) }

    /// The height that the large title adds.
    var largeTitleHeight: CGFloat { showsLargeTitle ? BarMetrics.largeTitle : 0 }

    /// The height that the field of a search adds.
    package var searchHeight: CGFloat { topItem?.searchBar == nil ? 0 : BarMetrics.search }

    /// The metrics that pictures are chosen by.
    var metrics: UIBarMetrics {
        let hasPrompt = topItem?.prompt != nil
        return isCompact ? hasPrompt ? .compactPrompt : .compact : hasPrompt ? .defaultPrompt : .default
    }

    /// The width given, and the height that the row, a prompt, a large title and the field of a search need.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: baseHeight + largeTitleHeight + searchHeight)
    }

    /// No intrinsic width, and the height of `sizeThatFits(_:)`.
    open override dynamic var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    override var defaultHugging: LayoutPriorities { LayoutPriorities(horizontal: 250, vertical: 750) }

    /// Places the background, the row of the bar and its large title.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut()
    }

    /// Asks the delegate where the bar is.
    open override dynamic func didMoveToWindow() {
        super.didMoveToWindow()
        let asked = delegate?.position(for: self) ?? .any
        positionStorage = asked == .any ? .top : asked
        setNeedsLayout()
    }

    /// Loads heights and appearances for the new traits.
    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        parts.reload()
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass {
            invalidateIntrinsicContentSize()
            heightDidChange?()
        }
    }

    // MARK: Appearances

    /// The appearance of the bar at its usual height.
    ///
    /// The bar keeps a copy, and shows changes of the copy that it gives back.
    ///
    /// A standard appearance that was set or changed counts more than ``barTintColor``, ``titleTextAttributes`` and the other older properties.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard(or: UINavigationBarAppearance()) }
        set { appearances[.standard] = newValue }
    }

    /// The appearance of the bar at its smaller height; nil for the standard appearance.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances[.compact] }
        set { appearances[.compact] = newValue }
    }

    /// The appearance of the bar while no content is scrolled below it; nil for the standard appearance without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.scrollEdge] }
        set { appearances[.scrollEdge] = newValue }
    }

    /// The appearance of the bar at its smaller height while no content is scrolled below it.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.compactScrollEdge] }
        set { appearances[.compactScrollEdge] = newValue }
    }

    /// How the bar looks for an item while content is scrolled below it.
    func standardLook(for item: UINavigationItem?) -> UINavigationBarAppearance {
        if isCompact,
            let own = item?.appearances[.compact] ?? item?.appearances[.standard] ?? appearances[.compact]
        {
            return own
        }
        if let own = item?.appearances[.standard] { return own }
        return appearances.hasStandard ? standardAppearance : NavigationBarLook.legacy(legacy, self)
    }

    /// How the bar looks for an item while nothing is scrolled below it.
    func scrollEdgeLook(for item: UINavigationItem?) -> UINavigationBarAppearance {
        if isCompact, let own = item?.appearances[.compactScrollEdge] ?? appearances[.compactScrollEdge] {
            return own
        }
        if let own = item?.appearances[.scrollEdge] ?? appearances[.scrollEdge] { return own }
        return NavigationBarLook.clear(standardLook(for: item))
    }

    /// How titles and buttons look for an item just now.
    func look(for item: UINavigationItem?) -> UINavigationBarAppearance {
        scrollEdge > 0.5 ? scrollEdgeLook(for: item) : standardLook(for: item)
    }

    func backIndicator(_ look: UINavigationBarAppearance) -> UIImage {
        look.indicator ?? legacy.backIndicator ?? BarPictures.backIndicator
    }

    /// How far older properties move the title downwards.
    var titleShift: CGFloat { legacy.titleShift[metrics] ?? legacy.titleShift[.default] ?? 0 }

    private func changeLegacy(_ change: (inout BarLegacy) -> Void) {
        change(&legacy)
        parts.reload()
    }

    // MARK: Older properties

    /// Whether the bar is dark whatever the interface is.
    open var barStyle: UIBarStyle {
        get { legacy.style }
        set {
            changeLegacy { $0.style = newValue }
            parts.styleDidChange()
        }
    }

    /// Whether content below shines through the bar; true unless set, or unless the background image has no transparency.
    open var isTranslucent: Bool {
        get { legacy.shinesThrough(metrics) }
        set { changeLegacy { $0.isTranslucent = newValue } }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of what can be touched; the interface's unless set.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// The colour behind the bar while content is scrolled below it; nil for its usual background.
    open var barTintColor: UIColor? {
        get { legacy.barTint }
        set { changeLegacy { $0.barTint = newValue } }
    }

    /// Sets the background image for a position and some bar metrics.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        changeLegacy {
            $0.images[BarLegacy.Key(position: barPosition, metrics: barMetrics)] = backgroundImage
        }
    }

    /// The background image for a position and some bar metrics; nil for none.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.images[BarLegacy.Key(position: barPosition, metrics: barMetrics)]
    }

    /// Sets the image behind the bar for some bar metrics; nil for none.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    /// The image behind the bar for some bar metrics; nil for none.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    /// The image in place of the line below the bar; used only together with a background image.
    open var shadowImage: UIImage? {
        get { legacy.shadows[.any] }
        set { changeLegacy { $0.shadows[.any] = newValue } }
    }

    /// The text attributes of titles; nil for the usual ones.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.titleAttributes }
        set { changeLegacy { $0.titleAttributes = newValue } }
    }

    /// The text attributes of large titles; nil for the usual ones.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.largeTitleAttributes }
        set { changeLegacy { $0.largeTitleAttributes = newValue } }
    }

    /// Moves titles downward for some bar metrics, in points; a negative number moves them up.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        changeLegacy { $0.titleShift[barMetrics] = adjustment }
    }

    /// The distance by which titles are moved downward for some bar metrics, in points; 0 at first.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacy.titleShift[barMetrics] ?? 0
    }

    /// The image of the back button's arrow; nil for the system's.
    open var backIndicatorImage: UIImage? {
        get { legacy.backIndicator }
        set { changeLegacy { $0.backIndicator = newValue } }
    }

    /// The mask for a title that moves behind the arrow; only read back, such titles fade.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { legacy.backMask }
        set { legacy.backMask = newValue }
    }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.navigationBars
    }
}
