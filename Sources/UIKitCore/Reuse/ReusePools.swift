import CoreGraphics
import Foundation

/// What the views of a list are registered as, and those that wait to be used again.
///
/// A view is found by a kind (cells, headers …) and an identifier. Waiting views come out last in, first out.
///
/// Source: uikit U140.
@MainActor package struct ReusePools<View: UIView> {
    /// Which pool a view belongs to.
    package struct Key: Hashable, Sendable {
        /// What the view is for: the name of a kind of supplementary views; empty for cells.
        package var kind: String
        /// The name under which it is registered.
        package var identifier: String

        package init(kind: String = "", identifier: String) {
            self.kind = kind
            self.identifier = identifier
        }
    }

    private var classes: [Key: View.Type] = [:]
    private var nibs: [Key: UINib] = [:]
    private var waiting: [Key: [View]] = [:]
    /// How many views were ever made.
    package private(set) var madeCount = 0

    package init() {}

    /// Registers a class under a key, in place of what was registered; nil takes the registration away.
    ///
    /// A class that is none of the views that the pools are for stops the program.
    package mutating func register(_ viewClass: AnyClass?, for key: Key) {
        nibs[key] = nil
        waiting[key] = nil
        guard let viewClass else {
            classes[key] = nil
            return
        }
        guard let type = viewClass as? View.Type else {
            fatalError("\(viewClass) cannot be registered for '\(key.identifier)': it is no \(View.self)")
        }
        classes[key] = type
    }

    /// Registers a nib under a key; making a view of it stops with the nib's message.
    package mutating func register(_ nib: UINib?, for key: Key) {
        classes[key] = nil
        waiting[key] = nil
        nibs[key] = nib
    }

    /// Whether there is something to make views with.
    package func isRegistered(_ key: Key) -> Bool { classes[key] != nil || nibs[key] != nil }

    /// A view that waits.
    package mutating func takeWaiting(_ key: Key) -> View? { waiting[key]?.popLast() }

    /// A new view of the registered class, made by a function that knows its initialiser; nil without a registration.
    package mutating func make(_ key: Key, by initialize: (View.Type) -> View) -> View? {
        if let nib = nibs[key] {
            madeCount += 1
            return nib.view(for: key.identifier)
        }
        guard let type = classes[key] else { return nil }
        madeCount += 1
        return initialize(type)
    }

    /// Takes back a view that is no longer shown; one of another class than the registered is let go.
    package mutating func put(_ view: View, _ key: Key) {
        if let registered = classes[key], type(of: view) != registered { return }
        waiting[key, default: []].append(view)
    }

    /// Lets go of the views that wait.
    package mutating func removeWaiting() { waiting.removeAll() }
}
