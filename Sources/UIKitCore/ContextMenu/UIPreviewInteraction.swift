import CoreGraphics
public import Foundation

/// The object that learns of presses on a view that grow firmer.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// Whether a preview may begin; true by default.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool

    /// The progress of the preview, from 0 to 1; when it has ended, the preview is shown.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdatePreviewTransition transitionProgress: CGFloat,
        ended: Bool
    )

    /// The progress from the preview to its content, from 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool
    )

    /// The press has ended before the preview was shown.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    /// True by default: each press may begin a preview.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }

    /// Has no effect; implement it to show how far the press has come.
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
    /// The view on which presses are followed; held weakly.
    open private(set) weak var view: UIView?
    /// The object that learns how far a press has come; held weakly, nil at first.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// Makes an interaction for presses on a view.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// The location of the press; the origin, since no display here measures force.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

    /// Ends the press that is followed; has no effect, since no display here measures force.
    open func cancel() {}
}
