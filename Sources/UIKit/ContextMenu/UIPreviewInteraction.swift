import CoreGraphics
public import Foundation

/// What hears of presses on a view that grow firmer.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// Whether a preview may begin.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool

    /// The preview is so far, from 0 to 1; at its end it is shown.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdatePreviewTransition transitionProgress: CGFloat,
        ended: Bool
    )

    /// The way from the preview to the thing itself is so far, from 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool
    )

    /// The press has ended before.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    /// Lets every preview begin.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }

    /// Does nothing.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool
    ) {}
}

/// Follows how firmly a finger presses on a view.
///
/// No host tells of force (`forceTouchCapability` is `.unavailable`), and where there is none, as on all devices since 2019, no interaction ever
/// begins.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    /// The view that is pressed.
    open private(set) weak var view: UIView?
    /// What hears of presses.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// Follows presses on a view.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Where the finger is; the origin while none presses.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

    /// Ends an interaction that goes on.
    open func cancel() {}
}
