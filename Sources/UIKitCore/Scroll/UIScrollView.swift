import CoreGraphics
public import Foundation
import QuartzCore

/// A view of content that can be larger than the view: fingers scroll the content, which rolls on, springs back at its edges, and can
/// be zoomed.
///
/// The offset is the origin of the bounds, so subviews lie in the content's coordinates. Motion is a function of the display's time: the
/// same touches give the same offsets in every run.
///
/// Source: uikit U90 to U103.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegating {
    package var drag: ScrollDrag?
    package var flight: ScrollFlight?
    var zoom: ScrollZoom?
    /// The scale on its way back between its limits.
    var zoomBounce: ScrollZoom.Bounce?
    var wheel: ScrollWheel?
    /// The insets with the safe area that the offset was adjusted to last.
    private var seenInsets = UIEdgeInsets.zero
    var indicators: ScrollIndicators?
    /// A bar of a container that follows the offset.
    package var barObserver: (() -> Void)?
    /// How much less high the bar above is than where the content begins: it grows again as the content comes down.
    package private(set) final var barCollapse: CGFloat = 0
    private final var isBarMoving = false
    /// Whether the offset is set by what moves the content, and ends none of it.
    private final var isOffsetGiven = false
    /// Whether the size of the content changes with the scale: the offset follows at once.
    final var isChangingZoom = false
    /// Whether a finger has stopped content in flight and is still down.
    var hasCaught = false
    var isTrackingStorage = false
    var panStorage: ScrollPanGestureRecognizer?
    var pinchStorage: UIPinchGestureRecognizer?

    // MARK: Making scroll views

    /// Makes a scroll view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a scroll view from an archive: its content's size, its offset and insets, and how it scrolls and zooms.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        ScrollCoding.decode(self, from: coder)
        coder.didInitialize(self, as: UIScrollView.self)
    }

    /// Writes the view, its content's size, its offset and insets, and how it scrolls and zooms into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        ScrollCoding.encode(self, into: coder)
    }

    private func setUp() {
        clipsToBounds = true
        let pan = ScrollPanGestureRecognizer(self)
        pan.addTarget(self, action: Selector("scrollPan:", UIScrollView.followPan))
        panStorage = pan
        addGestureRecognizer(pan)
    }

    private func followPan(_ pan: UIPanGestureRecognizer) { ScrollMoves.pan(self, pan) }

    private func followPinch(_ pinch: UIPinchGestureRecognizer) { ScrollZoom.pinch(self, pinch) }

    /// What ``ScrollViewDelegating/delegate`` keeps, whatever a subclass calls its type.
    package weak var scrollDelegate: (any UIScrollViewDelegate)? {
        didSet { updatePinch() }
    }

    /// A program sets the delegate.
    @_spi(UIKitRooms) open func takeDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        scrollDelegate = delegate
    }

    // MARK: Content

    /// The size of the content.
    ///
    /// Content that becomes shorter than the offset allows is moved back, unless a finger or an animation moves it. A size with a
    /// number that is not finite is reported in the diagnostics, and the last one stays.
    open var contentSize = CGSize.zero {
        willSet { willChangeValue(forKey: "contentSize", from: contentSize) }
        didSet {
            defer { didChangeValue(forKey: "contentSize", to: contentSize) }
            if !contentSize.width.isFinite || !contentSize.height.isFinite {
                Mistakes.tell(of: contentSize, for: "contentSize", of: self)
                contentSize = oldValue
            }
            guard contentSize != oldValue else { return }
            indicators?.place(self)
            extentDidChange()
        }
    }

    /// Whether the view looks after its offset itself when its content or its size changes.
    @_spi(UIKitRooms) open var managesOffset: Bool { false }

    /// The content or the view has another size: which axes scroll may be others, and the offset may be beyond the end.
    private func extentDidChange() {
        if adjustedContentInset != seenInsets { insetsDidChange() }
        if !managesOffset { ScrollMoves.keepInRange(self) }
    }

    /// All of the content, for constraints: those between it and the content decide on ``contentSize``.
    ///
    /// Constraints between the edges of the scroll view itself and its content do so too.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

    /// The guide of the visible part of the content, for constraints; it moves with the offset.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

    /// The point of the content at the upper left corner of the bounds.
    ///
    /// Setting it tells the delegate at once.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard isOffsetGiven else { return ScrollMoves.move(self, to: newValue, animated: false) }
            bounds.origin = newValue
        }
    }

    /// Moves the content to an offset; animated, it takes 0.3 s and calls the delegate at each step and at the end.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        ScrollMoves.move(self, to: contentOffset, animated: animated)
    }

    /// Room around the content, in points; it may be negative.
    ///
    /// Content that springs back comes to rest at the new edges. Insets with a number that is not finite are reported in the
    /// diagnostics, and the last ones stay.
    open var contentInset = UIEdgeInsets.zero {
        willSet { willChangeValue(forKey: "contentInset", from: contentInset) }
        didSet {
            defer { didChangeValue(forKey: "contentInset", to: contentInset) }
            if !contentInset.isFinite {
                Mistakes.tell(of: contentInset, for: "contentInset", of: self)
                contentInset = oldValue
            }
            if contentInset != oldValue { insetsDidChange() }
        }
    }

    /// Room around the content, with what safe areas add to it.
    open var adjustedContentInset: UIEdgeInsets {
        var insets = contentInset
        let more = adjustment(bySafeArea: safeAreaInsets)
        insets.top += more.top
        insets.left += more.left
        insets.bottom += more.bottom
        insets.right += more.right
        return insets
    }

    /// What a safe area adds to the insets.
    final func adjustment(bySafeArea safe: UIEdgeInsets) -> UIEdgeInsets {
        // Safe areas come of programs too (`additionalSafeAreaInsets`).
        guard safe != .zero, safe.isFinite else { return .zero }
        let scrolls = (
            x: contentSize.width > bounds.width || alwaysBounceHorizontal,
            y: contentSize.height > bounds.height || alwaysBounceVertical
        )
        let adjusts: (x: Bool, y: Bool) =
            switch contentInsetAdjustmentBehavior {
            case .never: (false, false)
            case .always: (true, true)
            case .scrollableAxes: scrolls
            case .automatic: (scrolls.x, scrolls.y || ContentScrollViews.isBelowBars(self))
            }
        return UIEdgeInsets(
            top: adjusts.y ? safe.top : 0,
            left: adjusts.x ? safe.left : 0,
            bottom: adjusts.y ? safe.bottom : 0,
            right: adjusts.x ? safe.right : 0
        )
    }

    /// When safe areas add to the insets.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if adjustedContentInset != seenInsets { insetsDidChange() } }
    }

    /// Called when the insets of safe areas have changed; calls the delegate.
    open func adjustedContentInsetDidChange() { delegate?.scrollViewDidChangeAdjustedContentInset(self) }

    /// Takes over insets that have changed and were not seen yet, as while the view is laid out for the first time.
    package final func takeInsets() {
        if adjustedContentInset != seenInsets { insetsDidChange() }
    }

    private func insetsDidChange() {
        // Content that was at its upper edge stays there.
        let insets = adjustedContentInset
        let isAtTop = contentOffset.y == -seenInsets.top && drag == nil && flight == nil && !isBarMoving
        seenInsets = insets
        if isAtTop { setOffset(CGPoint(x: contentOffset.x, y: -insets.top)) }
        ScrollMoves.edgesDidMove(self)
        SafeAreas.mayHaveChanged(in: self)
        indicators?.place(self)
        adjustedContentInsetDidChange()
    }

    /// The bar above gives way to the content, or covers more of it: the insets follow, and the content stays where it is.
    ///
    /// - Parameters:
    ///   - collapse: How much less high the bar is than when nothing is scrolled.
    ///   - change: Gives the controller its safe area.
    package func follow(barCollapse collapse: CGFloat, _ change: () -> Void) {
        isBarMoving = true
        change()
        isBarMoving = false
        // Insets without the safe area do not follow.
        barCollapse = adjustedContentInset.top > contentInset.top ? collapse : 0
    }

    /// Keeps content that was at its top edge there when another part of the view becomes covered, and calls the delegate for changed
    /// insets.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if adjustedContentInset != seenInsets { insetsDidChange() } else { indicators?.place(self) }
    }

    /// Moves the content as little as is needed to see a part of it.
    ///
    /// The part below the insets, such as under a bar or a keyboard, does not count as visible. Rectangles with numbers that are not
    /// finite are ignored. Source: uikit U98.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
        let (geometry, insets, size) = (ScrollGeometry(self), adjustedContentInset, bounds.size)
        func minimum(_ offset: CGFloat, _ start: CGFloat, _ end: CGFloat, _ seen: ClosedRange<CGFloat>)
            -> CGFloat
        {
            if start < offset + seen.lowerBound { return start - seen.lowerBound }
            if end > offset + seen.upperBound { return min(start - seen.lowerBound, end - seen.upperBound) }
            return offset
        }
        let offset = CGPoint(
            x: minimum(
                contentOffset.x,
                rect.minX,
                rect.maxX,
                insets.left...max(insets.left, size.width - insets.right)
            ),
            y: minimum(
                contentOffset.y,
                rect.minY,
                rect.maxY,
                insets.top...max(insets.top, size.height - insets.bottom)
            )
        )
        setContentOffset(geometry.clamped(offset), animated: animated)
    }

    /// The rectangle of the content that is seen; its origin is the offset.
    ///
    /// A rectangle with a number that is not finite is reported in the diagnostics, and the last one stays.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            guard newValue.isFinite else {
                return Mistakes.tell(of: newValue, for: "bounds", of: self)
            }
            let old = super.bounds
            if newValue.origin == old.origin {
                super.bounds = newValue
            } else {
                let change = KeyValueChange.begin("contentOffset", of: self, from: old.origin)
                super.bounds = newValue
                change?.end(at: newValue.origin)
                offsetDidChange()
            }
            if newValue.size != old.size { extentDidChange() }
        }
    }

    /// The rectangle in the superview's coordinates; with another size the offset stays within the content.
    ///
    /// A rectangle with a number that is not finite is reported in the diagnostics, and the last one stays.
    open override var frame: CGRect {
        get { super.frame }
        set {
            guard newValue.isFinite else {
                return Mistakes.tell(of: newValue, for: "frame", of: self)
            }
            let old = super.bounds.size
            super.frame = newValue
            if super.bounds.size != old { extentDidChange() }
        }
    }

    /// Gives the content an offset, without an end to what moves it.
    package func setOffset(_ offset: CGPoint) {
        guard offset != bounds.origin else { return }
        // By way of the property, which subclasses may override to see the content move.
        let outer = isOffsetGiven
        isOffsetGiven = true
        contentOffset = offset
        isOffsetGiven = outer
    }

    /// An offset on whole pixels.
    package func onPixels(_ offset: CGPoint) -> CGPoint {
        let scale = max(contentScaleFactor, 1)
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    /// The spinner that a pull of the content brings out; nil is none.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.leave(self)
            guard let refreshControl else { return }
            insertSubview(refreshControl, at: 0)
            refreshControl.follow(self)
        }
    }

    /// Places the refresh control and other parts that follow the edges.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        refreshControl?.follow(self)
    }

    private func offsetDidChange() {
        barObserver?()
        indicators?.place(self)
        refreshControl?.follow(self)
        setNeedsLayout()
        delegate?.scrollViewDidScroll(self)
    }

    // MARK: Dragging

    /// Whether the user can scroll the content; true at first.
    open var isScrollEnabled = true {
        didSet { panStorage?.isEnabled = isScrollEnabled }
    }

    /// Whether a drag keeps to the direction in which it begins.
    open var isDirectionalLockEnabled = false
    /// Whether content comes to rest at multiples of the view's size; false at first.
    open var isPagingEnabled = false
    /// Whether content moves beyond its edges and springs back; true at first.
    open var bounces = true
    /// Whether content that fits springs too, vertically.
    open var alwaysBounceVertical = false {
        didSet { if adjustedContentInset != seenInsets { insetsDidChange() } }
    }
    /// Whether content that fits springs too, horizontally.
    open var alwaysBounceHorizontal = false {
        didSet { if adjustedContentInset != seenInsets { insetsDidChange() } }
    }
    /// The rate at which content slows down after a drag; `normal` at first.
    open var decelerationRate = DecelerationRate.normal
    /// The way in which dragging dismisses the keyboard; `none` at first.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// The size of the visible part of the content: that of the view without the insets of bars and of the program.
    open var visibleSize: CGSize {
        let insets = adjustedContentInset
        return CGSize(
            width: max(bounds.width - insets.left - insets.right, 0),
            height: max(bounds.height - insets.top - insets.bottom, 0)
        )
    }

    /// Whether the content moves to an offset that it was animated to.
    open var isScrollAnimating: Bool { flight?.reason == .animation }

    /// Runs a closure that changes the offset, and shows the indicators meanwhile, as for a scroll by the user.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        ScrollIndicators.show(self)
        changes()
        ScrollIndicators.hide(self)
    }
    /// Whether the Home key scrolls to the top, as a tap on the status bar does where there is one.
    open var scrollsToTop = true

    /// Whether a finger is down, if only to find out what it does.
    open var isTracking: Bool { isTrackingStorage }
    /// Whether the user drags the content.
    open var isDragging: Bool { drag != nil }
    /// Whether the content moves on after a drag.
    open var isDecelerating: Bool { flight?.reason == .deceleration }

    /// The recognizer of the drags that scroll the content.
    open var panGestureRecognizer: UIPanGestureRecognizer {
        if let panStorage { return panStorage }
        preconditionFailure("a scroll view has made its recognizer")
    }

    /// The offset at which content comes to rest after a drag, from the proposed one; the delegate is called after it.
    ///
    /// - Parameter velocity: How fast the content is, in points per millisecond.
    @_spi(UIKitRooms) open func settledOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// Ends an animation or movement at the present offset, and moves the content back into its range.
    open func stopScrollingAndZooming() {
        ScrollMoves.stop(self)
        setOffset(ScrollGeometry(self).clamped(contentOffset))
    }

    // MARK: Touches of the content

    /// Whether content gets a touch only when it cannot be a drag any more, after 0.15 s at most; true at first.
    open var delaysContentTouches = true
    /// Whether content loses its touch to a drag.
    open var canCancelContentTouches = true

    /// Whether a view in the content receives touches; true by default.
    ///
    /// Recognizers receive them in any case.
    ///
    /// Called once for each touch, before the view receives it, and on the innermost of nested scroll views first.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }

    /// Whether a view in the content loses its touch to a drag; true unless it is a control.
    ///
    /// Tables and collections take touches from controls too. Source: uikit U101.
    open dynamic func touchesShouldCancel(in view: UIView) -> Bool {
        takesTouchesOfControls || !view.keepsTouchesFromDrags
    }

    /// Whether a drag that starts on a control of the content scrolls.
    @_spi(UIKitRooms) open var takesTouchesOfControls: Bool { false }

    // MARK: Indicators

    /// Whether an indicator shows the vertical place of the visible part; true at first.
    open var showsVerticalScrollIndicator = true {
        didSet { if !showsVerticalScrollIndicator { indicators?.vertical.alpha = 0 } }
    }
    /// Whether an indicator shows the horizontal place of the visible part; true at first.
    open var showsHorizontalScrollIndicator = true {
        didSet { if !showsHorizontalScrollIndicator { indicators?.horizontal.alpha = 0 } }
    }
    /// The look of the scroll indicators; `default` at first.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicators?.place(self) }
    }
    /// The insets of the vertical indicator from the view's edges, in points; zero at first.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators?.place(self) }
    }
    /// The insets of the horizontal indicator from the view's edges, in points; zero at first.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators?.place(self) }
    }
    /// Room around both bars; reads as that of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether safe areas add to the room around the bars.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators?.place(self) }
    }

    /// Shows the indicators and lets them fade again.
    open func flashScrollIndicators() {
        ScrollIndicators.show(self)
        ScrollIndicators.hide(self)
    }

    // MARK: Zooming

    /// The smallest zoom scale that the user can reach; 1 at first.
    ///
    /// Zooming needs a greatest scale above it.
    open var minimumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
    /// The greatest zoom scale that the user can reach; 1 at first.
    ///
    /// Zooming is off unless it is above the smallest.
    open var maximumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
    /// Whether zooming goes beyond its limits and springs back; true at first.
    open var bouncesZoom = true

    /// The scale of the view that the delegate names; 1 without one.
    open var zoomScale: CGFloat {
        get {
            guard let transform = delegate?.viewForZooming(in: self)?.transform else { return 1 }
            return hypot(transform.a, transform.b)
        }
        set { ScrollZoom.set(newValue, of: self, animated: false) }
    }

    /// Zooms around the middle of the visible part; the scale is kept within its limits.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        ScrollZoom.set(scale, of: self, animated: animated)
    }

    /// Zooms so that a part of the zoomed view, in its own coordinates, fills the visible part.
    open func zoom(to rect: CGRect, animated: Bool) { ScrollZoom.show(rect, of: self, animated: animated) }

    /// Whether the user zooms the content with two fingers.
    open var isZooming: Bool { zoom != nil }
    /// Whether the scale springs back, after fingers have left it beyond its limits.
    open var isZoomBouncing: Bool { zoomBounce != nil }

    /// The recognizer of the two fingers that zoom; nil while zooming is off.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinchStorage }

    private func updatePinch() {
        let zooms = maximumZoomScale > minimumZoomScale && delegate != nil
        guard zooms != (pinchStorage != nil) else { return }
        if let pinchStorage { removeGestureRecognizer(pinchStorage) }
        pinchStorage = nil
        guard zooms else { return }
        isMultipleTouchEnabled = true
        let pinch = UIPinchGestureRecognizer()
        pinch.addTarget(self, action: Selector("scrollPinch:", UIScrollView.followPinch))
        pinchStorage = pinch
        addGestureRecognizer(pinch)
    }

    // MARK: What other views do otherwise

    override var laysOutForOrigin: Bool { true }

    override var isTouchTarget: Bool { false }

    override func admits(_ touch: UITouch, with event: UIEvent, to view: UIView) -> Bool {
        touchesShouldBegin([touch], with: event, in: view)
    }

    /// GUESS scroll-safe-area: the room that a scroll view leaves at its edges keeps its content out of what is covered there, so content has
    /// the other edges alone, wherever it is scrolled to.
    override func safeAreaForSubviews(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        let taken = adjustment(bySafeArea: insets)
        return UIEdgeInsets(
            top: insets.top - taken.top,
            left: insets.left - taken.left,
            bottom: insets.bottom - taken.bottom,
            right: insets.right - taken.right
        )
    }

    override var scrollsContent: Bool { true }

    override var contentGuide: UILayoutGuide? { contentLayoutGuide }

    override var scrolledSize: CGSize { contentSize }

    override func takeSolvedContentSize() { ScrollGuides.takeContentSize(self) }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.scrollView] + super.codedKeys }
}
