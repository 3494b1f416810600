public import Foundation

/// Something that a view does beside its own work, once it is added to it.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that it was added to; kept weakly.
    var view: UIView? { get }

    /// It is about to be added to a view, or taken out of its view.
    func willMove(to view: UIView?)

    /// It was added to a view, or taken out of its view.
    func didMove(to view: UIView?)
}
