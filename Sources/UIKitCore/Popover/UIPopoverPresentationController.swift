import CoreGraphics
public import Foundation
import QuartzCore

/// Shows a controller in a bubble whose arrow points at a view.
///
/// In a narrow window it is a sheet, unless the delegate's `adaptivePresentationStyle(for:)` says `none`.
///
/// Source: uikit U161.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private lazy var bubble = PopoverBubble(presentedViewController.view)
    private var isStaged = false
    private let watcher = PopoverWatcher()

    /// Makes a presentation of one controller by another as a popover.
    public override init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// The object that decides about the popover and learns of its changes; held weakly.
    public var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }

    /// The directions in which the arrow may point; any at first.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The view that the arrow points at.
    open var sourceView: UIView?
    /// The part of the source view that the arrow points at; null, as at first, for all of it.
    open var sourceRect = CGRect.null
    /// The bar button item that the arrow points at while a bar shows it, in preference to ``sourceView``.
    open var barButtonItem: UIBarButtonItem?
    /// Whether the bubble may lie over what it points at.
    open var canOverlapSourceViewRect = false
    /// The direction in which the arrow points, once the popover is shown.
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// Views beside the bubble that can be touched meanwhile.
    open var passthroughViews: [UIView]?
    /// The colour of the bubble; nil is that of the controller's view.
    open var backgroundColor: UIColor?
    /// The smallest distance of the bubble from the container's edges, in points; 10 at first.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    override func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        traits.horizontalSizeClass == .compact ? .pageSheet : .none
    }

    /// The bubble that carries the presented view, while the popover is shown.
    open override var presentedView: UIView? { isStaged ? bubble : super.presentedView }

    /// The frame of the bubble with its arrow, in the container's coordinates.
    open override var frameOfPresentedViewInContainerView: CGRect { place().frame }

    private func place() -> PopoverPlace {
        let container = containerStorage
        let bounds = container?.bounds ?? .zero
        let safe = container?.safeAreaInsets ?? .zero
        let room = bounds.inset(by: safe).inset(by: popoverLayoutMargins)
        var source = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        if let button = barButtonItem?.button, button.window != nil, let container {
            source = button.convert(button.bounds, to: container)
        } else if let sourceView, let container {
            source = sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
        }
        let wanted = preferredContentSize
        let size = CGSize(
            width: wanted.width > 0 ? wanted.width : PopoverMetrics.defaultSize.width,
            height: wanted.height > 0 ? wanted.height : PopoverMetrics.defaultSize.height
        )
        return PopoverPlace(size: size, source: source, room: room, permitted: permittedArrowDirections)
    }

    /// Adds the bubble to the container, before the animation begins.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        delegate?.prepareForPopoverPresentation(self)
        isStaged = true
        bubble.fill = backgroundColor ?? presentedViewController.view.backgroundColor ?? .systemBackground
        watcher.controller = self
        if let container = containerStorage {
            container.addGestureRecognizer(
                UITapGestureRecognizer(target: watcher, action: Selector("tap:", PopoverWatcher.tap))
            )
            container.lets = { [weak self] point, event in self?.passThrough(point, event) }
        }
        layOut()
    }

    /// Places the bubble beside its source again, unless a transition is running.
    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        if isStaged, presentedViewController.transitionStorage == nil { layOut() }
    }

    private func layOut() {
        let place = place()
        arrowDirection = place.direction
        bubble.show(place)
    }

    @_spi(UIKitRooms) open override func makeAnimator(presenting: Bool) -> (
        any UIViewControllerAnimatedTransitioning
    )? {
        DissolveAnimator(presenting: presenting)
    }

    private func passThrough(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        for view in passthroughViews ?? [] {
            guard let container = containerStorage else { break }
            if let hit = view.hitTest(container.convert(point, to: view), with: event) { return hit }
        }
        return containerStorage
    }
}

/// Lets a touch beside a bubble dismiss it.
@MainActor private final class PopoverWatcher: NSObject {
    weak var controller: UIPopoverPresentationController?

    func tap(_ recognizer: UITapGestureRecognizer) {
        guard let controller, let container = controller.containerStorage,
            controller.presentedViewController.transitionStorage == nil,
            let bubble = controller.presentedView
        else { return }
        if !bubble.frame.encloses(recognizer.location(in: container)) { controller.dismissByUser() }
    }
}

/// The object that decides about a popover and learns of its changes; every method may be left out.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is going to be shown: the last moment to set its properties.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Has no effect; implement it to set source, size and colours before the popover is shown.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// A set of directions that the arrow of a popover can point to.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The raw bits, one for each direction.
    public let rawValue: UInt
    /// Makes a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points up, and the bubble lies below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The arrow points down, and the bubble lies above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// To the left: the bubble lies to the right.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// To the right: the bubble lies to the left.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// The set of all four directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction before the popover is placed.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
