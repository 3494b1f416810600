public import Foundation

/// A behaviour that can be added to a view, such as showing a menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that it was added to; kept weakly.
    var view: UIView? { get }

    /// Called before the interaction is added to a view, or removed; nil for a removal.
    func willMove(to view: UIView?)

    /// Called after the interaction was added to a view, or removed; nil for a removal.
    func didMove(to view: UIView?)
}
