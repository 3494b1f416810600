public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle on the screen that has content and takes part in events; its layer shows the content.
///
/// A view has exactly one layer, made when the view is made, of the class that ``layerClass`` names, and is that layer's delegate.
/// Geometry and appearance are the layer's own. A change of them is animated only inside a block of
/// ``animate(withDuration:animations:)`` and its relatives, since the layer takes the action of each change from the view first.
///
/// The class body is a table of contents: each member hands over to a collaborator in this folder or in
/// `Animation`. All that may be overridden stands in it, because members of extensions cannot be overridden without an Objective-C
/// runtime: that is the length of this file.
///
/// Source: claims S1, S4, S6, S9, 16.31, 16.32.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, @preconcurrency NSCoding {
    /// The layer of the view's own, whatever a subclass makes of ``layer``.
    package final let ownLayer: CALayer

    /// The layer that shows the view; the view is its delegate.
    ///
    /// A subclass may give it the type of its ``layerClass``: `override var layer: CAGradientLayer { super.layer as! CAGradientLayer }`.
    open var layer: CALayer { ownLayer }

    /// The superview's reference to itself.
    @exclusivity(unchecked) final var superviewReference: LivenessToken?
    weak var windowStorage: UIWindow?
    /// Keeps the subviews alive; their order is that of the layers.
    nonisolated(unsafe) final var subviewReferences: [ObjectIdentifier: UIView] = [:]
    /// How many running animations keep touches away.
    nonisolated(unsafe) final var blockingAnimationCount: Int32 = 0
    /// How many changes of active animators have touches look for the view where it is seen.
    nonisolated(unsafe) final var seenAnimationCount: Int32 = 0
    /// Whether the callbacks that precede a move (`willMove(toSuperview:)` and its kin) are running.
    var isLeavingSuperview = false
    /// Whether ``updateProperties()`` is to be called before the next layout, or when the view comes into a window.
    var needsPropertyUpdate = true
    weak var viewController: UIViewController?
    package var tintStorage: UIColor?
    var backgroundStorage: UIColor?
    var gestureStorage: [UIGestureRecognizer]?
    var maskStorage: UIView?
    /// What few views have; nil for most.
    var rareData: RareViewData?
    var interactionStorage: [any UIInteraction]?
    /// What the view knows of constraints, margins and guides; nil until it has to do with any.
    package nonisolated(unsafe) final var layoutState: LayoutState?
    /// What anchors and constraints have of the view; nil until there is one.
    nonisolated(unsafe) final var layoutItemStorage: ConstraintItem?
    /// What subviews and layout have of the view; nil until they need it.
    nonisolated(unsafe) final var livenessTokenStorage: LivenessToken?

    // MARK: Focus and large content

    /// Whether a remote or a keyboard has its focus on the view; never, nothing moves a focus over views.
    open var isFocused: Bool { false }

    /// Whether the view is shown enlarged while it is pressed and texts are very large; false at first.
    ///
    /// A ``UILargeContentViewerInteraction`` of the view, or of one around it, shows it.
    open var showsLargeContentViewer: Bool {
        get { rareData?.largeContent?.isShown ?? false }
        set { makeRareData().setLargeContent { $0.isShown = newValue } }
    }

    /// The title that the large content viewer shows; nil for none.
    open var largeContentTitle: String? {
        get { rareData?.largeContent?.title }
        set { makeRareData().setLargeContent { $0.title = newValue } }
    }

    /// The image that the large content viewer shows; nil for none.
    open var largeContentImage: UIImage? {
        get { rareData?.largeContent?.image }
        set { makeRareData().setLargeContent { $0.image = newValue } }
    }

    /// Whether the image is enlarged in the large content viewer; false at first.
    open var scalesLargeContentImage: Bool {
        get { rareData?.largeContent?.scalesImage ?? false }
        set { makeRareData().setLargeContent { $0.scalesImage = newValue } }
    }

    /// The insets of the image in the large content viewer, in points; they move it by half the difference of opposite edges.
    open var largeContentImageInsets: UIEdgeInsets {
        get { rareData?.largeContent?.insets ?? .zero }
        set { makeRareData().setLargeContent { $0.insets = newValue } }
    }

    // MARK: Making views

    /// The class of the view's layer, `CALayer` unless a subclass overrides it; read once for each view.
    open class var layerClass: AnyClass { CALayer.self }

    /// Makes a view with a frame in its later superview's coordinates.
    public init(frame: CGRect) {
        ownLayer = ViewSetUp.makeLayer(of: Self.layerClass)
        super.init()
        ViewSetUp.finish(self, frame: frame)
    }

    /// Makes a view of size zero at (0, 0).
    @preconcurrency @MainActor public convenience override init() {
        self.init(frame: .zero)
    }

    /// Makes a view from an archive: its geometry, its appearance, its part in layout and events, and its subviews.
    public required init?(coder: NSCoder) {
        ownLayer = ViewSetUp.makeLayer(of: Self.layerClass)
        super.init()
        ViewSetUp.finish(self, frame: .zero)
        ViewCoding.decode(self, from: coder)
        coder.didInitialize(self, as: UIView.self)
    }

    /// Writes the view into an archive: its geometry, its appearance, its part in layout and events, and its subviews.
    open func encode(with coder: NSCoder) { ViewCoding.encode(self, into: coder) }

    deinit {
        livenessTokenStorage?.end()
        ownLayer.leave(freedOwner: self)
        ViewReaper.release(&subviewReferences)
    }

    /// `<UIView: 0x…; frame = (0 0; 100 50); layer = <CALayer: 0x…>>`, with more where it differs from the usual.
    nonisolated open override var description: String { ViewPrinting.description(of: self) }

    // MARK: Geometry

    /// The rectangle in the superview's coordinates; derived from bounds, center and transform.
    open var frame: CGRect {
        get { layer.frame }
        set {
            MainThreadRule.check("UIView.frame")
            let change = KeyValueChange.begin("frame", of: self, from: frame)
            ViewGeometry.resize(self) { layer.frame = newValue }
            change?.end(at: frame)
        }
    }

    /// The rectangle in the view's own coordinates.
    ///
    /// Another origin alone asks for no layout, except of scroll views. Source: uikit U14.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            MainThreadRule.check("UIView.bounds")
            let change = KeyValueChange.begin("bounds", of: self, from: bounds)
            ViewGeometry.resize(self) {
                if newValue.size == layer.bounds.size, !laysOutForOrigin {
                    layer.movingContent { layer.bounds = newValue }
                } else {
                    layer.bounds = newValue
                }
            }
            change?.end(at: bounds)
        }
    }

    /// The location of the anchor point in the superview's coordinates: the layer's position.
    open var center: CGPoint {
        get { layer.position }
        set {
            MainThreadRule.check("UIView.center")
            let change = KeyValueChange.begin("center", of: self, from: center)
            defer { change?.end(at: center) }
            layer.position = newValue
            if layoutState != nil { ViewConstraints.frameDidChange(self) }
        }
    }

    /// The transform about the anchor point, which is the middle; identity at first.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            MainThreadRule.check("UIView.transform")
            let change = KeyValueChange.begin("transform", of: self, from: transform)
            layer.setAffineTransform(newValue)
            change?.end(at: transform)
        }
    }

    /// The transform in space about the anchor point.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the view, in fractions of its size, that `center` and the transform refer to.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Pixels per point of what the view draws; the screen's scale at first.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set {
            layer.contentsScale = newValue
            layer.rasterizationScale = newValue
            setNeedsDisplay()
        }
    }

    /// The parts at the edges that the system covers: what reaches the view of its superview's, and what its controller adds.
    open var safeAreaInsets: UIEdgeInsets { SafeAreas.insets(of: self) }

    /// Called when the safe area has changed; has no effect unless a subclass overrides it.
    open func safeAreaInsetsDidChange() {}

    /// Whether subviews are resized with the view.
    open var autoresizesSubviews = true

    /// The parts of the frame that change with the superview's size; none at first.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue, layoutState != nil { ViewConstraints.maskDidChange(self) } }
    }

    /// Whether the frame, as set by the program and the autoresizing mask, becomes constraints; true at first.
    ///
    /// False leaves it to the constraints; a view that they say nothing of goes to the corner of its superview. Source: uikit U55.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
            ViewConstraints.translationDidChange(self)
        }
    }

    /// The size that fits the view best within a size; by default its present one.
    open dynamic func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the view the size that fits it best; the origin of its frame stays.
    ///
    /// Source: uikit U16.
    open func sizeToFit() { ViewGeometry.sizeToFit(self) }

    /// The size that the content has by nature; -1 where it has none.
    open dynamic var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

    /// The insets of the alignment rectangle, which constraints align, from the frame, in points; zero by default.
    ///
    /// A view with ornaments around its content, such as a shadow or a badge, says here how much room they take. A negative inset says
    /// that the content reaches beyond the frame. Left and right do not follow the way text reads.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints line up, of a frame; without the insets.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: frame.origin.x + insets.left,
            y: frame.origin.y + insets.top,
            width: frame.size.width - insets.left - insets.right,
            height: frame.size.height - insets.top - insets.bottom
        )
    }

    /// The frame of a view whose rectangle for constraints is given; the opposite of ``alignmentRect(forFrame:)``.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.origin.x - insets.left,
            y: alignmentRect.origin.y - insets.top,
            width: alignmentRect.size.width + insets.left + insets.right,
            height: alignmentRect.size.height + insets.top + insets.bottom
        )
    }

    /// Marks the intrinsic content size as changed, so that constraints use the new one.
    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        if layoutState != nil { ViewConstraints.invalidateIntrinsicSize(self) }
    }

    /// The value of a dimension that content does not have.
    public static let noIntrinsicMetric: CGFloat = -1

    // MARK: Constraints

    /// Whether views of the class need ``updateConstraints()`` when they come into a superview; false by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Changes constraints before they are solved; called once in a pass for each view with a pending update, deeper views first.
    ///
    /// An override calls the one of its superclass last.
    open func updateConstraints() {}

    /// Asks for ``updateConstraints()`` in the next pass.
    open func setNeedsUpdateConstraints() { ViewConstraints.setNeedsUpdate(self) }

    /// Whether ``updateConstraints()`` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { layoutState?.needsUpdateConstraints ?? false }

    /// Updates the constraints of the view and all in it that ask for it.
    open func updateConstraintsIfNeeded() { ViewConstraints.updateIfNeeded(self) }

    /// The priority with which the view resists becoming larger than its content, along an axis; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority((layoutState?.hugging ?? defaultHugging)[axis])
    }

    /// Sets how strongly the view keeps from being larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        ViewConstraints.setHugging(priority, axis, of: self)
    }

    /// The priority with which the view resists becoming smaller than its content, along an axis; 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority((layoutState?.resistance ?? .resistance)[axis])
    }

    /// Sets how strongly the view keeps from being smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        ViewConstraints.setResistance(priority, axis, of: self)
    }

    /// The least size, or the largest, that the constraints in the view allow; see ``layoutFittingCompressedSize``.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// The size that the constraints in the view give it when it wishes for a size, at a priority for each axis.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        FittingSize.size(
            of: self,
            targetSize,
            horizontalFittingPriority.rawValue,
            verticalFittingPriority.rawValue
        )
    }

    /// The size for the least size that constraints allow: zero.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// The size for the largest size that constraints allow: 10 000 points.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The view in this one that gives the first baseline; by default this view.
    open var forFirstBaselineLayout: UIView { self }

    /// The view in this one that gives the last baseline; by default this view.
    open var forLastBaselineLayout: UIView { self }

    /// How strongly views of the class hug their content.
    var defaultHugging: LayoutPriorities { .hugging }

    /// How far the baselines of the view's text lie from its top and bottom edges; nil for a view without text.
    var baselineOffsets: (first: CGFloat, last: CGFloat)? {
        ViewConstraints.baselineOffsets(of: self)
    }

    /// The height of content that is broken into lines at a width; nil for content whose height does not depend on it.
    @_spi(UIKitRooms) open func wrappedHeight(forWidth width: CGFloat) -> CGFloat? { nil }

    // MARK: Margins

    /// The margins between the view's edges and its content, in points: those set, or 8 on each side, and the safe area.
    ///
    /// Setting them leaves the safe area out; reading them includes it. Source: uikit U32, U33.
    open var layoutMargins: UIEdgeInsets {
        get { ViewMargins.margins(of: self) }
        set { ViewConstraints.changeMargins(of: self) { ($0.base, $0.directional) = (newValue, nil) } }
    }

    /// The margins by the direction of text, in points; without the safe area.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { ViewConstraints.directionalMargins(of: self) }
        set { ViewConstraints.changeMargins(of: self) { $0.directional = newValue } }
    }

    /// Whether the size is that of a row, which the view's table gives it.
    ///
    /// Source: uikit U66.
    @_spi(UIKitRooms) open var isEncapsulated: Bool { false }

    /// The margins that views of the class have until they are set; nil for those of all views.
    @_spi(UIKitRooms) open var standardMargins: UIEdgeInsets? { nil }

    /// Whether the margins of the superview count where they reach into the view.
    open var preservesSuperviewLayoutMargins: Bool {
        get { layoutState?.margins.preservesSuperview ?? false }
        set { ViewConstraints.changeMargins(of: self) { $0.preservesSuperview = newValue } }
    }

    /// Whether the safe area is added to the margins; true at first.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState?.margins.insetsFromSafeArea ?? true }
        set { ViewConstraints.changeMargins(of: self) { $0.insetsFromSafeArea = newValue } }
    }

    /// Called when the layout margins have changed; has no effect unless a subclass overrides it.
    open func layoutMarginsDidChange() {}

    /// The meaning of the content, which decides whether the view is mirrored where text reads from right to left.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { layoutState?.semanticContent ?? .unspecified }
        set { ViewConstraints.setSemanticContent(newValue, of: self) }
    }

    /// The direction in which the content of the view is laid out, by its semantic content and its traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: ViewTraits.direction(of: self)
        )
    }

    /// The direction in which content of a meaning is laid out: from left to right unless the meaning forces another.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    /// The direction in which content of a meaning is laid out in an interface of a direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    // MARK: Coordinates

    /// A point of the view in another view's coordinates; nil is the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: ViewGeometry.target(view, of: self))
    }

    /// A point of another view in the view's coordinates; nil is the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: ViewGeometry.target(view, of: self))
    }

    /// The smallest rectangle in another view's coordinates around one of the view; nil is the window.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: ViewGeometry.target(view, of: self))
    }

    /// The smallest rectangle in the view's coordinates around one of another view; nil is the window.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: ViewGeometry.target(view, of: self))
    }

    // MARK: The hierarchy

    /// The view that this one is in.
    open var superview: UIView? { superviewStorage }

    /// The views in this one, back to front; layers without a view are left out.
    open var subviews: [UIView] { ViewTree.subviews(of: self) }

    /// The window that the view is in.
    open var window: UIWindow? { windowStorage }

    /// Removes the view from its superview; without one it has no effect.
    open dynamic func removeFromSuperview() { ViewTree.remove(self) }

    /// Adds a view in front of all subviews; it is removed from its former superview.
    open dynamic func addSubview(_ view: UIView) { ViewTree.insert(view, into: self, at: .front) }

    /// Inserts a view at an index of the subviews; an index past the end counts as the end.
    open func insertSubview(_ view: UIView, at index: Int) {
        ViewTree.insert(view, into: self, at: ViewTree.place(of: index, for: view, in: self))
    }

    /// Inserts a view directly behind a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        ViewTree.insert(view, into: self, at: .below(siblingSubview))
    }

    /// Inserts a view directly in front of a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        ViewTree.insert(view, into: self, at: .above(siblingSubview))
    }

    /// Exchanges two subviews; an index that does not exist changes nothing.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        ViewTree.exchange(index1, index2, in: self)
    }

    /// Moves a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { layer.addSublayer(view.layer) }
    }

    /// Moves a subview behind its siblings; a view that is not a subview stays where it is.
    open func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { layer.insertSublayer(view.layer, at: 0) }
    }

    /// Called after a subview was added; has no effect unless a subclass overrides it.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed; has no effect unless a subclass overrides it.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the superview changes; nil for a removal.
    open dynamic func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview has changed.
    open dynamic func didMoveToSuperview() {}

    /// Called before the window changes; nil for a removal.
    open dynamic func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the window has changed.
    open dynamic func didMoveToWindow() {}

    /// Whether the view is another one or lies within it.
    open func isDescendant(of view: UIView) -> Bool { ViewTree.isDescendant(self, of: view) }

    /// The first view of the subtree with a tag, the view itself included.
    open func viewWithTag(_ tag: Int) -> UIView? { ViewTree.view(withTag: tag, in: self) }

    /// A number to find the view by.
    open var tag = 0

    /// Tells that the subviews of a view from an archive are there.
    func subviewsWereRead() {}

    // MARK: Layout

    /// Asks for a layout pass before the next commit.
    open func setNeedsLayout() {
        MainThreadRule.check("UIView.setNeedsLayout()")
        layer.setNeedsLayout()
    }

    // MARK: Updating properties

    /// Called before layout to update the view's properties from the program's data; has no effect unless a subclass overrides it.
    ///
    /// It is called once before the first layout in a window, and after ``setNeedsUpdateProperties()``: superviews before their subviews, and all
    /// of them before any layout. What it reads of observable objects asks for another call when it changes.
    open func updateProperties() {}

    /// Asks for ``updateProperties()`` before the next layout; the view need not be laid out for it.
    open func setNeedsUpdateProperties() { PropertyUpdates.ask(self) }

    /// Calls ``updateProperties()`` at once for the view and its subviews, where an update is pending.
    open func updatePropertiesIfNeeded() { PropertyUpdates.run(in: self) }

    /// Performs a pending layout at once; properties are updated and changed constraints solved first.
    open func layoutIfNeeded() {
        MainThreadRule.check("UIView.layoutIfNeeded()")
        PropertyUpdates.run(in: self)
        if let host = LayoutHost.ifUsed { host.layOut(self) } else { layer.layoutIfNeeded() }
    }

    /// Places the subviews; the default implementation gives those with constraints their frames.
    open dynamic func layoutSubviews() {
        if layoutState?.placesSubviews == true { ViewConstraints.placeSubviews(of: self) }
    }

    // MARK: Drawing and appearance

    /// Draws the view's content; only a class that overrides this has a backing store.
    open func draw(_ rect: CGRect) { layer.noteAbsentDelegateMethod(.draw) }

    /// Draws a part of the view's content onto a page; by default as on the screen.
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }

    /// Asks for drawing before the next commit.
    open func setNeedsDisplay() {
        MainThreadRule.check("UIView.setNeedsDisplay()")
        layer.setNeedsDisplay()
    }

    /// Has the view drawn before the next commit; the rectangle is ignored, the whole view is drawn.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

    /// Whether what lies outside the bounds is cut off.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The colour behind the content; nil, as at first, for none.
    open var backgroundColor: UIColor? {
        get { ViewAppearance.backgroundColor(of: self) }
        set {
            MainThreadRule.check("UIView.backgroundColor")
            backgroundStorage = newValue
            layer.backgroundColor = newValue.map { ViewAppearance.resolved($0, for: self) }
        }
    }

    /// The opacity of the view and its subviews, from 0 to 1; 1 at first.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            MainThreadRule.check("UIView.alpha")
            let change = KeyValueChange.begin("alpha", of: self, from: alpha)
            layer.opacity = Float(newValue)
            change?.end(at: alpha)
        }
    }

    /// Whether the view promises to fill its bounds; kept for reading back.
    open var isOpaque = true

    /// Whether drawing starts on a cleared store; kept for reading back, it always does.
    open var clearsContextBeforeDrawing = true

    /// Whether the view and its subviews are hidden; false at first.
    open var isHidden: Bool {
        get { layer.isHidden || rareData?.hiding != nil }
        set {
            MainThreadRule.check("UIView.isHidden")
            let isOther = newValue != isHidden
            let change = KeyValueChange.begin("hidden", of: self, from: isHidden)
            defer { change?.end(at: isHidden) }
            if !newValue { rareData?.hiding = nil }
            if !isOther || !newValue || superview?.beginHiding(self) != true {
                layer.isHidden = newValue && rareData?.hiding == nil
            }
            guard isOther, LayoutHost.isUsed else { return }
            superviewStorage?.visibilityDidChange(of: self)
        }
    }

    /// The way in which the content fills the bounds; stretched at first.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { ViewAppearance.apply(contentMode, to: layer) }
    }

    /// The view whose opacity cuts out what this one shows.
    open var mask: UIView? {
        get { maskStorage }
        set {
            maskStorage = newValue
            layer.mask = newValue?.layer
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of controls and other things to touch; unless set, the superview's.
    open var tintColor: UIColor! {
        get { ViewAppearance.tintColor(of: self) }
        set { ViewAppearance.setTintColor(newValue, of: self) }
    }

    /// Tells that the user wants text of another size; also when the view comes to a window.
    func contentSizeCategoryDidChange() {}

    /// The traits of the view: its superview's, with what the view overrides.
    ///
    /// Source: uikit U40.
    open var traitCollection: UITraitCollection { ViewTraits.traits(of: self) }

    /// Called when traits have changed, superviews first; has no effect unless a subclass overrides it.
    ///
    /// Dynamic colours that views were given look right already; what a layer was given stays.
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// What the view overrides, and who waits for changes; nil for most.
    package var traitState: TraitState?
    /// The traits that were found last; nil in programs without overrides.
    var traitAnswer: TraitAnswer?

    /// Called when the tint colour has changed; has no effect unless a subclass overrides it.
    open dynamic func tintColorDidChange() {}

    /// Whether the tint colour is grey, as behind an alert.
    ///
    /// Reading it gives the mode in effect: that of the nearest superview where the view has ``TintAdjustmentMode/automatic``.
    ///
    /// Source: uikit U18.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { TintAdjustment.mode(of: self) }
        set { TintAdjustment.set(newValue, of: self) }
    }

    /// A name by which the state of the view is restored; kept for reading back, for programs restore their state themselves.
    open var restorationIdentifier: String? {
        get { rareData?.restorationIdentifier }
        set { makeRareData().restorationIdentifier = newValue }
    }

    // MARK: Snapshots

    /// A view of the same size with a snapshot of this one, which does not change any more.
    ///
    /// - Parameter afterUpdates: Whether the picture waits for changes that have not been shown; otherwise it is what the display shows,
    ///   animations included, and empty for a view that was never shown.
    /// - Returns: nil for a view without a size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view with a snapshot of a part of this one; its part between the caps is stretched when its size changes.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's coordinates.
    ///   - afterUpdates: Whether the picture waits for changes that have not been shown.
    ///   - capInsets: What keeps its size at the edges.
    /// - Returns: nil for an empty part.
    open func resizableSnapshotView(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
        let image = ViewSnapshot.picture(of: self, rect, afterUpdates: afterUpdates)
        return ViewSnapshot.view(of: image, rect.standardized.size, caps: capInsets)
    }

    /// Draws the view and its subviews into the current context, scaled to a rectangle; false without a context.
    ///
    /// - Parameter afterUpdates: Whether changes that have not been shown are drawn; otherwise it is what the display shows.
    /// - Returns: Whether there was something to draw, and a context.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard UIGraphicsGetCurrentContext() != nil,
            let image = ViewSnapshot.picture(of: self, bounds, afterUpdates: afterUpdates)
        else { return false }
        image.draw(in: rect)
        return true
    }

    // MARK: Events

    /// Whether touches reach the view and its subviews; true at first.
    open var isUserInteractionEnabled = true

    /// Whether the view receives more than one touch at a time; false at first.
    open var isMultipleTouchEnabled = false

    /// Whether the view keeps other views from touches while it has one, and gets none while others have.
    open var isExclusiveTouch = false

    /// The deepest view of the subtree under a point, the front one first.
    ///
    /// Views that are hidden, nearly transparent or without user interaction are passed over, with all that is
    /// in them, and so are parts outside the bounds of a view.
    open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        ViewHitTesting.hitTest(point, with: event, in: self)
    }

    /// Whether a point is inside the bounds.
    open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.encloses(point) }

    /// The recognizers that watch the touches of the view.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { gestureStorage }
        set {
            for old in gestureStorage ?? [] { removeGestureRecognizer(old) }
            for new in newValue ?? [] { addGestureRecognizer(new) }
        }
    }

    /// Adds a recognizer, which then follows the touches of the view, and no longer those of another view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureStorage = (gestureStorage ?? []) + [gestureRecognizer]
        gestureRecognizer.attach(to: self)
    }

    /// Removes a recognizer from the view; one of another view is ignored.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureStorage?.removeAll { $0 === gestureRecognizer }
        if gestureStorage?.isEmpty == true { gestureStorage = nil }
        gestureRecognizer.attach(to: nil)
    }

    /// Whether a recognizer of the view may begin.
    open dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The interactions of the view, such as one that shows a menu when it is pressed; empty at first.
    ///
    /// Setting them takes the old ones out first.
    open var interactions: [any UIInteraction] {
        get { interactionStorage ?? [] }
        set {
            for old in interactionStorage ?? [] { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction, taking it from the view that it was in.
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactionStorage = (interactionStorage ?? []) + [interaction]
        interaction.didMove(to: self)
    }

    /// Removes an interaction; one that was not added is ignored.
    open func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = interactionStorage?.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactionStorage?.remove(at: index)
        if interactionStorage?.isEmpty == true { interactionStorage = nil }
        interaction.didMove(to: nil)
    }

    /// Whether touches of this view are none for a recognizer of a view around it: so buttons keep their taps.
    @_spi(UIKitRooms) open func keepsTouches(from gestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: What kinds of views do otherwise

    /// Whether another origin of the bounds asks for layout, as in a view that scrolls; false here.
    ///
    /// Source: uikit U14.
    var laysOutForOrigin: Bool { false }

    /// Whether the view can be in another one; only windows cannot.
    var canHaveSuperview: Bool { true }

    /// Whether the scale of the content is that of the screen, and follows it; true here.
    var followsScaleOfScreen: Bool { true }

    /// Whether the view takes part in events and gestures; false for a control that is disabled.
    var takesPartInGestures: Bool { true }

    /// Whether the view does something by itself when it is touched; here, if it has a recognizer and is no controller's.
    var isTouchTarget: Bool {
        viewController == nil && gestureRecognizers?.contains { $0.isEnabled } ?? false
    }

    /// Whether a drag of the content around the view leaves its touch alone, as that of a control; false here.
    var keepsTouchesFromDrags: Bool { false }

    /// Whether a view somewhere in this one is told of a touch that begins; true here.
    func admits(_ touch: UITouch, with event: UIEvent, to view: UIView) -> Bool { true }

    /// Begins to hide a subview whose place the view gives to others.
    ///
    /// - Returns: Whether the end of an animation hides its layer; false here: then it is hidden at once.
    func beginHiding(_ subview: UIView) -> Bool { false }

    /// A subview was hidden or shown.
    func visibilityDidChange(of subview: UIView) {}

    /// What the system covers of a view that has no superview; nothing here.
    var coveredByScreen: UIEdgeInsets { .zero }

    /// What of the safe area reaches subviews; all of it here.
    func safeAreaForSubviews(_ insets: UIEdgeInsets) -> UIEdgeInsets { insets }

    /// Whether subviews are constrained to the view's content, which is larger or smaller than the view; false here.
    ///
    /// Source: uikit U60.
    var scrollsContent: Bool { false }

    /// The content that subviews are constrained to; nil where ``scrollsContent`` is false.
    var contentGuide: UILayoutGuide? { nil }

    /// The size of that content.
    var scrolledSize: CGSize { .zero }

    /// The solver has found where subviews are.
    func takeSolvedContentSize() {}

    /// The controller of the view, else the superview.
    open override var next: UIResponder? { viewController ?? superview }

    /// Makes the editing view of the subtree give up editing.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { FirstResponder.endEditing(in: self) }

    // MARK: The layer's delegate

    /// Provides the layer's contents instead of drawing them; UIView does not.
    open func display(_ layer: CALayer) { layer.noteAbsentDelegateMethod(.display) }

    /// Draws the layer's content by ``draw(_:)-6j7g6``, with the context current.
    open func draw(_ layer: CALayer, in ctx: CGContext) { ViewAppearance.draw(self, layer, in: ctx) }

    /// Called before the layer is drawn; has no effect unless a subclass overrides it.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Lays the view out when its layer is laid out: updates, then ``layoutSubviews()``.
    open func layoutSublayers(of layer: CALayer) { ViewLayout.layOut(self) }

    /// The action of a change of the layer: `NSNull` outside of animation blocks.
    ///
    /// Inside a block it is an animation for keys that views animate. Where action hooks are installed they
    /// answer instead, and may ask for the answer described here (see ``installActionHook(_:)``).
    ///
    /// Source: claims S8, S10, S11, 16.1, 16.10.
    open dynamic func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ActionHooks.answer(for: self, layer, event) {
            ViewActions.action(for: layer, forKey: event)
        }
    }

    // MARK: Dynamics

    /// The shape that the view collides with under a ``UIDynamicAnimator``: its bounds.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The outline, about the middle of the view, for the shape `path`: none.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: Animation

    /// Runs a block and animates the changes of views in it.
    ///
    /// - Parameters:
    ///   - duration: Seconds; 0 or less changes without animating.
    ///   - delay: Seconds before the animations begin; the old values show meanwhile.
    ///   - options: The curve, repetition and what else is wanted.
    ///   - animations: The changes.
    ///   - completion: Called once, when all animations have ended; whether all of them came to their end.
    open dynamic class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimator.animate(duration, delay, options, .curve(options.curve), animations, completion)
    }

    /// Runs a block and animates the changes of views in it, without delay and options.
    open dynamic class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Runs a block and animates the changes of views in it, without completion.
    open dynamic class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Runs a block and animates the changes of views in it like a damped spring.
    ///
    /// - Parameters:
    ///   - duration: Seconds after which the spring has practically come to rest.
    ///   - delay: Seconds before the animations begin.
    ///   - dampingRatio: 1 comes to rest without swinging; smaller ones swing more.
    ///   - velocity: The speed at the start, in whole distances per second.
    ///   - options: Repetition and what else is wanted; a curve makes no difference.
    ///   - animations: The changes.
    ///   - completion: Called once, when all animations have ended.
    open dynamic class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimator.animate(
            duration,
            delay,
            options,
            .spring(damping: dampingRatio, velocity: velocity, settlingIn: duration),
            animations,
            completion
        )
    }

    /// Runs a block and animates the changes of views in it with a spring given by its duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: The seconds that the movement seems to take; the animations run until the spring rests.
    ///   - bounce: How much it swings: 0 not at all, 1 for ever.
    ///   - initialSpringVelocity: The speed at the start, in whole distances per second.
    ///   - delay: Seconds before the animations begin.
    ///   - options: Repetition and what else is wanted.
    ///   - animations: The changes.
    ///   - completion: Called once, when all animations have ended.
    open class func animate(
        springDuration duration: TimeInterval = 0.5,
        bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let pace = AnimationPace.spring(
            perceptualDuration: duration,
            bounce: bounce,
            velocity: initialSpringVelocity
        )
        ViewAnimator.animate(
            duration > 0 ? pace.settlingDuration ?? duration : duration,
            delay,
            options,
            pace,
            animations,
            completion
        )
    }

    /// Runs a block of keyframes; each changed property gets one animation through its values.
    open class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimator.animateKeyframes(duration, delay, options, animations, completion)
    }

    /// Inside a block of keyframes: the changes that are reached in a part of its time.
    ///
    /// - Parameters:
    ///   - frameStartTime: When the changes begin, 0 to 1 of the whole duration.
    ///   - frameDuration: How long they take, as a fraction of the whole duration.
    ///   - animations: The changes.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        ViewAnimator.addKeyframe(frameStartTime, frameDuration, animations)
    }

    /// Runs a block and shows the change of a view's whole content by a transition.
    open class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewTransition.run(on: view, duration, options, animations, completion)
    }

    /// Replaces a view by another in its superview, or hides the one and shows the other, by a transition.
    open class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewTransition.replace(fromView, by: toView, duration, options, completion)
    }

    /// Makes the animations of the running block repeat.
    open class func modifyAnimations(
        withRepeatCount count: CGFloat,
        autoreverses: Bool,
        animations: () -> Void
    ) {
        ViewAnimator.modify(repeatCount: count, autoreverses: autoreverses, animations)
    }

    /// Runs a block in which nothing is animated.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let state = DisplayState.current
        let wereEnabled = state.animationBlocks.animationsAreEnabled
        state.animationBlocks.animationsAreEnabled = false
        actionsWithoutAnimation()
        state.animationBlocks.animationsAreEnabled = wereEnabled
    }

    /// Lets blocks animate, or keeps them from it.
    open class func setAnimationsEnabled(_ enabled: Bool) {
        DisplayState.current.animationBlocks.animationsAreEnabled = enabled
    }

    /// Whether blocks animate.
    open class var areAnimationsEnabled: Bool { DisplayState.current.animationBlocks.animationsAreEnabled }

    /// The duration of the running block; 0 outside of blocks.
    open class var inheritedAnimationDuration: TimeInterval { UIViewAnimationState.current?.duration ?? 0 }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.view] + super.codedKeys }

    /// A plain view of the nearest class of this library, for a class that has no factory in the safe mode of the runtime.
    @_spi(UIKitRooms) open class func standIn(frame: CGRect) -> UIView { UIView(frame: frame) }

    /// The properties that appearance proxies set on objects of the class, those of superclasses first.
    @_spi(UIKitRooms) open class var appearanceProperties: [AppearanceProperty] { AppearanceProperty.views }

    override var defaultAccessibilityFrame: CGRect {
        window == nil ? .zero : convert(bounds, to: UIScreen.main.coordinateSpace)
    }
}
