import CoreGraphics
public import Foundation
import QuartzCore

/// A row of dots, one for each page; the present one is bright.
///
/// A tap on either half turns a page.
///
/// Source: uikit U133, U134.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The backgrounds that the dots can have.
    public enum BackgroundStyle: Int, Sendable {
        /// The background that suits the way of use; none here.
        case automatic = 0
        /// A pale capsule behind the dots.
        case prominent = 1
        /// No background, even while a finger is on the control.
        case minimal = 2
    }

    /// The ways in which the user uses the control.
    public enum InteractionState: Int, Sendable {
        /// The user does not touch the control.
        case none = 0
        /// The user taps the control to move by one page.
        case discrete = 1
        /// The user drags along the dots.
        case continuous = 2
    }

    private var dots: [UIImageView] = []
    private var images: [Int: UIImage] = [:]
    private var shownPage = 0

    /// Makes a control without pages, with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control from an archive, with its number of pages and its page.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        numberOfPages = coder.decodeInteger(forKey: "UINumberOfPages")
        currentPage = coder.decodeInteger(forKey: "UICurrentPage")
        coder.didInitialize(self, as: UIPageControl.self)
    }

    /// Writes the view, its number of pages and the present one into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(numberOfPages, forKey: "UINumberOfPages")
        coder.encode(currentPage, forKey: "UICurrentPage")
    }

    // MARK: Pages

    /// The number of dots; negative numbers count as 0.
    ///
    /// At most 10 000 are drawn.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPageStorage = min(currentPageStorage, max(0, numberOfPages - 1))
            shownPage = currentPageStorage
            invalidateIntrinsicContentSize()
            draw()
        }
    }

    private var currentPageStorage = 0

    /// The number of the present page, kept within the pages; setting it sends no event.
    open var currentPage: Int {
        get { currentPageStorage }
        set {
            currentPageStorage = min(max(0, newValue), max(0, numberOfPages - 1))
            updateCurrentPageDisplay()
        }
    }

    /// Whether a single page has no dot.
    open var hidesForSinglePage = false { didSet { draw() } }

    /// Whether a tap leaves the dots as they are until ``updateCurrentPageDisplay()``; false at first.
    open var defersCurrentPageDisplay = false

    /// Shows the current page where ``defersCurrentPageDisplay`` has kept the dots as they were.
    open func updateCurrentPageDisplay() {
        shownPage = currentPageStorage
        draw()
    }

    // MARK: Looks

    /// The colour of the dots; nil is pale white.
    open var pageIndicatorTintColor: UIColor? { didSet { draw() } }
    /// The colour of the present page's dot; nil is white.
    open var currentPageIndicatorTintColor: UIColor? { didSet { draw() } }
    /// The background of the dots; `automatic` at first, which is none.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { draw() } }
    /// The way in which the user uses the control at present; `none` without a touch.
    open var interactionState: InteractionState { isTracking ? .discrete : .none }
    /// Whether a drag along the dots turns pages; kept for reading back, taps do.
    open var allowsContinuousInteraction = true
    /// The image of all dots, drawn in their colours; nil for a disc.
    open var preferredIndicatorImage: UIImage? { didSet { draw() } }

    /// The image that was set for a page's dot; nil for a dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets an image of its own for a page's dot; nil removes it.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard page >= 0, page < numberOfPages else { return }
        images[page] = image
        draw()
    }

    /// The size that a number of dots needs.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let metrics = ControlMetrics.Page.self
        let count = CGFloat(min(max(0, pageCount), 10_000))
        return CGSize(width: count * metrics.pitch + 2 * metrics.margin, height: metrics.height)
    }

    /// The size that the dots need, in points.
    open override dynamic var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// The size that the dots need, in points, whatever is offered.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Places the dots in the middle of the bounds.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        draw()
    }

    private func draw() {
        let metrics = ControlMetrics.Page.self
        let count = hidesForSinglePage && numberOfPages == 1 ? 0 : min(numberOfPages, 10_000)
        UIView.performWithoutAnimation {
            while dots.count > count { dots.removeLast().removeFromSuperview() }
            while dots.count < count {
                let dot = UIImageView(frame: .zero)
                dot.layer.cornerRadius = metrics.dot / 2
                addSubview(dot)
                dots.append(dot)
            }
            let start = bounds.midX - CGFloat(count - 1) * metrics.pitch / 2
            for (index, dot) in dots.enumerated() {
                let color =
                    index == shownPage
                    ? currentPageIndicatorTintColor ?? .white
                    : pageIndicatorTintColor ?? UIColor(white: 1, alpha: metrics.paleness)
                let image = images[index] ?? preferredIndicatorImage
                let size = image?.size ?? CGSize(width: metrics.dot, height: metrics.dot)
                dot.bounds = CGRect(origin: .zero, size: size)
                dot.center = CGPoint(x: start + CGFloat(index) * metrics.pitch, y: bounds.midY)
                dot.image = image?.withRenderingMode(.alwaysTemplate)
                dot.tintColor = color
                dot.backgroundColor = image == nil ? color : nil
            }
            layer.backgroundColor =
                backgroundStyle == .prominent
                ? UIColor(white: 0.5, alpha: 0.25).cgColor : backgroundColor?.cgColor
            layer.cornerRadius = backgroundStyle == .prominent ? bounds.height / 2 : 0
        }
    }

    // MARK: Fingers

    override var triggersOnTouchUp: Bool { false }

    @_spi(UIKitRooms) open override func keepsTouches(from gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer is UITapGestureRecognizer
    }

    /// A tap on the right half shows the next page, one on the left half the page before.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let step = touch.location(in: self).x < bounds.midX ? -1 : 1
        let page = min(max(0, currentPageStorage + step), max(0, numberOfPages - 1))
        guard page != currentPageStorage else { return }
        currentPageStorage = page
        if !defersCurrentPageDisplay { updateCurrentPageDisplay() }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.pageControl] + super.codedKeys }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.pageControls
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        super.accessibilityDefaults.element(
            value: "page \(currentPage + 1) of \(numberOfPages)",
            traits: .adjustable
        )
    }
}
