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

    /// What makes views of a key.
    private enum Maker {
        case type(View.Type)
        case nib(UINib)
        /// A cell or reusable view that a storyboard has drawn in its list.
        case prototype(@MainActor () -> View?)
    }

    private var makers: [Key: Maker] = [:]
    private var waiting: [Key: [View]] = [:]
    /// How many views were ever made.
    package private(set) var madeCount = 0

    package init() {}

    /// Registers a class under a key, in place of what was registered; nil takes the registration away.
    ///
    /// A class that is none of the views that the pools are for stops the program.
    package mutating func register(_ viewClass: AnyClass?, for key: Key) {
        waiting[key] = nil
        guard let viewClass else {
            makers[key] = nil
            return
        }
        guard let type = viewClass as? View.Type else {
            fatalError("\(viewClass) cannot be registered for '\(key.identifier)': it is no \(View.self)")
        }
        makers[key] = .type(type)
    }

    /// Registers a nib under a key; nil takes the registration away.
    package mutating func register(_ nib: UINib?, for key: Key) {
        waiting[key] = nil
        makers[key] = nib.map { .nib($0) }
    }

    /// Registers what makes the views of a prototype that a storyboard has drawn in the list.
    ///
    /// - Parameter make: Makes another one; nil where the document is bad.
    package mutating func registerPrototype(for key: Key, _ make: @escaping @MainActor () -> View?) {
        waiting[key] = nil
        makers[key] = .prototype(make)
    }

    /// Whether there is something to make views with.
    package func isRegistered(_ key: Key) -> Bool { makers[key] != nil }

    /// Whether views are made of a nib, whose own identifier has to be that of the key.
    package func hasNib(_ key: Key) -> Bool {
        if case .nib = makers[key] { true } else { false }
    }

    /// A view that waits.
    package mutating func takeWaiting(_ key: Key) -> View? { waiting[key]?.popLast() }

    /// A new view of the registered class, made by a function that knows its initialiser; nil without a registration.
    package mutating func make(_ key: Key, by initialize: (View.Type) -> View) -> View? {
        guard let maker = makers[key] else { return nil }
        madeCount += 1
        return switch maker {
        case .type(let type): initialize(type)
        case .nib(let nib): nib.view(for: key.identifier)
        case .prototype(let make): make()
        }
    }

    /// Takes back a view that is no longer shown; one of another class than the registered is let go.
    package mutating func put(_ view: View, _ key: Key) {
        if case .type(let registered) = makers[key], type(of: view) != registered { return }
        waiting[key, default: []].append(view)
    }

    /// Lets go of the views that wait.
    package mutating func removeWaiting() { waiting.removeAll() }
}
