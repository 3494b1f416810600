import CoreGraphics
public import Foundation

/// The object that gives the item at a point and learns of the end.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// The item at a point of the view; nil for none.
    ///
    /// Left out: the innermost view there that ``UIView/showsLargeContentViewer`` says so of.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?

    /// The finger has left while an item was shown, or none; the program does what a tap on it would do.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    )

    /// The controller over which the item is shown.
    ///
    /// Left out: the view's window.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// The innermost view at the point that is shown enlarged.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { interaction.item(at: point) }

    /// Has no effect; implement it to perform the action of the item on which the touch ended.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}

    /// The controller of the view, else that of its window.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        var next: UIResponder? = interaction.view
        while let responder = next {
            if let controller = responder as? UIViewController { return controller }
            next = responder.next
        }
        return interaction.view?.window?.rootViewController ?? UIViewController()
    }
}
