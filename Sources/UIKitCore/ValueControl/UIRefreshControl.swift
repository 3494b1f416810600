import CoreGraphics
public import Foundation
import QuartzCore

/// A spinner above the content of a scroll view, which a pull brings out: it asks for new content.
///
/// It sends `valueChanged` once as soon as the content is pulled 60 points down, and stays, with the content below it, until ``endRefreshing()``.
///
///     scrollView.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in reload() })
///
/// Source: uikit U105.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl, UnarchivedView {
    private let blades = RefreshBlades()
    private let title = UILabel()
    private var isRefreshingStorage = false
    /// Whether the inset of the scroll view has room for the control.
    private var hasInset = false
    /// Whether the present pull has sent its event.
    private var hasFired = false

    /// Makes a control, whose width the scroll view gives it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a control with a frame of its usual height, for a scroll view's `refreshControl`.
    @preconcurrency @MainActor public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: ControlMetrics.Refresh.height))
    }

    /// Makes a control from an archive, which does not refresh.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.didInitialize(self, as: UIRefreshControl.self)
    }

    private func setUp() {
        tintStorage = nil
        layer.addSublayer(blades.layer)
        title.textAlignment = .center
        title.numberOfLines = 1
        addSubview(title)
        blades.show(progress: 0)
        color()
    }

    // MARK: State

    /// Whether new content is being waited for.
    open var isRefreshing: Bool { isRefreshingStorage }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of the spinner; grey unless set.
    open override var tintColor: UIColor! {
        get { tintStorage ?? .secondaryLabel }
        set {
            super.tintColor = newValue
            color()
        }
    }

    private func color() {
        let shown = ViewAppearance.resolved(tintColor, for: self)
        blades.color(tintStorage == nil ? shown.copy(alpha: 1) ?? shown : shown)
    }

    /// A text below the spinner; nil for none.
    open var attributedTitle: NSAttributedString? {
        didSet {
            title.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// Shows the spinner, as if the content had been pulled; sends no event and does not move the content.
    open func beginRefreshing() {
        guard !isRefreshingStorage else { return }
        start()
        addInset()
    }

    /// Ends refreshing: the spinner disappears, and the content returns to its place.
    open func endRefreshing() {
        guard isRefreshingStorage else { return }
        isRefreshingStorage = false
        hasFired = scrollView?.isDragging ?? false
        guard let scrollView else {
            blades.show(progress: 0)
            return
        }
        let hadInset = hasInset
        if hasInset {
            hasInset = false
            let offset = scrollView.contentOffset
            scrollView.contentInset.top -= ControlMetrics.Refresh.height
            scrollView.setOffset(offset)
        }
        blades.vanish(in: ControlMetrics.Refresh.duration)
        let top = -scrollView.adjustedContentInset.top
        if hadInset, scrollView.contentOffset.y < top, !scrollView.isDragging {
            ScrollMoves.retreat(scrollView, to: CGPoint(x: scrollView.contentOffset.x, y: top))
        }
    }

    private func start() {
        isRefreshingStorage = true
        blades.spin()
        setNeedsLayout()
    }

    // MARK: The scroll view

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    private func addInset() {
        guard !hasInset, let scrollView else { return }
        hasInset = true
        let offset = scrollView.contentOffset
        scrollView.contentInset.top += ControlMetrics.Refresh.height
        scrollView.setOffset(offset)
    }

    /// The content has moved, or the scroll view has another size.
    func follow(_ scrollView: UIScrollView) {
        let height = ControlMetrics.Refresh.height
        let own = hasInset ? height : 0
        let top = scrollView.adjustedContentInset.top - own
        let pulled = -(scrollView.contentOffset.y + top)
        let place = CGRect(
            x: 0,
            y: min(scrollView.contentOffset.y + top, -own),
            width: scrollView.bounds.width,
            height: height
        )
        if frame != place { UIView.performWithoutAnimation { frame = place } }
        guard !isRefreshingStorage else { return }
        if pulled <= 0 { hasFired = false }
        if !blades.isVanishing { blades.show(progress: hasFired ? 0 : pulled / height) }
        guard isEnabled, scrollView.isDragging, pulled >= height, !hasFired else { return }
        hasFired = true
        start()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// A finger leaves the content: it goes back below the spinner if that is spinning.
    func dragEnds() {
        if isRefreshingStorage { addInset() }
    }

    /// The scroll view has another control, or none.
    func leave(_ scrollView: UIScrollView) {
        if hasInset { scrollView.contentInset.top -= ControlMetrics.Refresh.height }
        hasInset = false
        removeFromSuperview()
    }

    /// Spins on where the display has dropped animations.
    open override dynamic func didMoveToWindow() {
        super.didMoveToWindow()
        if isRefreshingStorage, window != nil { blades.spin() }
    }

    /// Shows the spinner in the style of the interface.
    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        color()
    }

    /// The spinner in the middle, and the title below it.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        let text = title.attributedText == nil ? CGSize.zero : title.sizeThatFits(bounds.size)
        let gap = text.height > 0 ? ControlMetrics.Refresh.titleGap : 0
        let whole = RefreshBlades.side + gap + text.height
        let y = (bounds.height - whole) / 2
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        blades.layer.position = CGPoint(x: bounds.midX, y: y + RefreshBlades.side / 2)
        CATransaction.commit()
        title.frame = CGRect(
            x: 0,
            y: y + RefreshBlades.side + gap,
            width: bounds.width,
            height: text.height
        )
    }

    /// Always nil, so that touches reach the scroll view.
    open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
