import CoreGraphics
public import Foundation
import QuartzCore

/// A bar of buttons, 44 points high, at the lower edge of a screen as a rule.
///
/// Its background reaches down to the screen's edge.
///
/// Source: uikit U165, U166.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    private let background = BarBackground(frame: .zero)
    private let row = BarBand(frame: .zero)
    private var legacy = BarLegacy()
    private var itemStorage: [UIBarButtonItem] = []
    private lazy var appearances = KeptAppearances<UIToolbarAppearance> { [weak self] in self?.invalidate() }
    private var positionStorage = UIBarPosition.bottom
    private var isStale = true

    // MARK: Making bars

    /// Makes a bar without items, with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar from an archive, with its items.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        items = coder.soundObject(forKey: "UIItems") as? [UIBarButtonItem]
        coder.didInitialize(self, as: UIToolbar.self)
    }

    /// Writes the bar and its items into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let items { coder.encode(items as NSArray, forKey: "UIItems") }
    }

    private func setUp() {
        background.hasLineAbove = true
        addSubview(background)
        addSubview(row)
    }

    /// The object that decides about the position of the bar; held weakly, nil at first.
    open weak var delegate: (any UIToolbarDelegate)?

    /// The position of the bar: the delegate's answer, or at the bottom.
    open var barPosition: UIBarPosition { positionStorage }

    // MARK: Items

    /// The buttons, and space between them, from the leading edge on.
    open var items: [UIBarButtonItem]? {
        get { itemStorage.isEmpty ? nil : itemStorage }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items; if animated, old and new ones fade.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let old = itemStorage.compactMap(\.button).filter { $0.superview === row }
        itemStorage = items ?? []
        invalidate()
        let isSeen = animated && window != nil
        if isSeen { UIView.performWithoutAnimation(layoutIfNeeded) } else { loadIfNeeded() }
        let new = itemStorage.compactMap(\.button).filter { $0.superview === row }
        let gone = old.filter { !new.contains($0) }
        guard isSeen else {
            for button in gone where button.superview === row { button.removeFromSuperview() }
            return
        }
        let arrived = new.filter { !old.contains($0) }
        UIView.performWithoutAnimation { for button in arrived { button.alpha = 0 } }
        UIView.animate(withDuration: BarMetrics.fade) {
            for button in gone { button.alpha = 0 }
            for button in arrived { button.alpha = 1 }
        } completion: { [weak self] _ in
            guard let self else { return }
            let kept = itemStorage.compactMap(\.button)
            for button in gone {
                button.alpha = 1
                if !kept.contains(button), button.superview === row { button.removeFromSuperview() }
            }
        }
    }

    private func invalidate() {
        isStale = true
        setNeedsLayout()
    }

    private func loadIfNeeded() {
        guard isStale else { return }
        isStale = false
        let look = look
        background.show(look.look)
        for item in itemStorage {
            let style = BarButtonStyle(
                appearance: item.style == .done ? look.doneButtonAppearance : look.buttonAppearance,
                metrics: metrics,
                height: bounds.height
            )
            guard let button = BarButtonRow.button(of: item, self, style), button.superview !== row else {
                continue
            }
            row.addSubview(button)
        }
    }

    // MARK: Layout

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
    private var metrics: UIBarMetrics { isCompact ? .compact : .default }

    /// The width given, and 44 points of height; 32 on a phone that lies on its side.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: isCompact ? BarMetrics.compactToolbar : BarMetrics.toolbar)
    }

    /// No intrinsic width, and the height of `sizeThatFits(_:)`.
    open override dynamic var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    override var defaultHugging: LayoutPriorities { LayoutPriorities(horizontal: 250, vertical: 750) }

    /// Places the items; flexible spaces share the width that they leave.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let (above, below) = reach
        background.hasLineAbove = barPosition == .bottom || barPosition == .any
        background.frame = CGRect(
            x: 0,
            y: -above,
            width: bounds.width,
            height: bounds.height + above + below
        )
        row.frame = bounds
        ToolbarLayout.apply(itemStorage.filter { !$0.isHidden }, in: row, safe: safeAreaInsets)
        for item in itemStorage { item.button?.isHidden = item.isHidden }
    }

    /// How far what is behind the bar goes on above and below it, to the edge of the screen.
    private var reach: (above: CGFloat, below: CGFloat) {
        guard let superview else { return (0, 0) }
        let insets = superview.safeAreaInsets
        switch barPosition {
        case .topAttached: return (max(0, min(frame.minY, insets.top)), 0)
        case .top: return (0, 0)
        case .bottom, .any: return (0, max(0, min(superview.bounds.maxY - frame.maxY, insets.bottom)))
        }
    }

    /// Asks the delegate where the bar is.
    open override dynamic func didMoveToWindow() {
        super.didMoveToWindow()
        let asked = delegate?.position(for: self) ?? .any
        positionStorage = asked == .any ? .bottom : asked
        setNeedsLayout()
    }

    /// Loads heights and appearances for the new traits.
    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        invalidate()
    }

    // MARK: Appearances

    /// The appearance of the bar at its usual height.
    ///
    /// The bar keeps a copy, and shows changes of the copy that it gives back.
    open var standardAppearance: UIToolbarAppearance {
        get { appearances.standard(or: UIToolbarAppearance()) }
        set { appearances[.standard] = newValue }
    }

    /// The appearance of the bar at its smaller height; nil for the standard appearance.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances[.compact] }
        set { appearances[.compact] = newValue }
    }

    /// The appearance of the bar while the content above it is scrolled to its end; nil for the standard appearance.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances[.scrollEdge] }
        set { appearances[.scrollEdge] = newValue }
    }

    /// The appearance of the bar at its smaller height while the content above it is scrolled to its end.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances[.compactScrollEdge] }
        set { appearances[.compactScrollEdge] = newValue }
    }

    /// Whether the content above the bar is scrolled to its end; the controller that manages the bar sets it.
    var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { invalidate() } }
    }

    private var look: UIToolbarAppearance {
        if isAtScrollEdge {
            if isCompact, let own = appearances[.compactScrollEdge] { return own }
            if let own = appearances[.scrollEdge] { return own }
        }
        if isCompact, let own = appearances[.compact] { return own }
        if appearances.hasStandard { return standardAppearance }
        let made = UIToolbarAppearance()
        made.look = legacy.applied(to: made.look, barPosition, metrics)
        if let shadow = legacy.shadows[barPosition] ?? legacy.shadows[.any] { made.look.shadowImage = shadow }
        return made
    }

    private func changeLegacy(_ change: (inout BarLegacy) -> Void) {
        change(&legacy)
        invalidate()
    }

    // MARK: Older properties

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
        get { legacy.shinesThrough(metrics) }
        set { changeLegacy { $0.isTranslucent = newValue } }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of what can be touched; the interface's unless set.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// The colour behind the bar; nil for its usual background.
    open var barTintColor: UIColor? {
        get { legacy.barTint }
        set { changeLegacy { $0.barTint = newValue } }
    }

    /// Sets the background image for a position and some bar metrics.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        changeLegacy {
            $0.images[BarLegacy.Key(position: topOrBottom, metrics: barMetrics)] = backgroundImage
        }
    }

    /// The background image for a position and some bar metrics; nil for none.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
        -> UIImage?
    { legacy.images[BarLegacy.Key(position: topOrBottom, metrics: barMetrics)] }

    /// Sets the image in place of the line at the bar's edge.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        changeLegacy { $0.shadows[topOrBottom] = shadowImage }
    }

    /// The image in place of the line at the bar's edge; nil for the line.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        legacy.shadows[topOrBottom]
    }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.toolbars
    }
}

extension UIToolbar: BarItemHost {
    func barItemDidChange(_ item: UIBarItem) { invalidate() }
}
