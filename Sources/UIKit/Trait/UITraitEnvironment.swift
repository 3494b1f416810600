public import Foundation
public import QuartzCore

/// An object that has traits and learns when they change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits that hold for the object: those of what it is in, changed by its own overrides.
    var traitCollection: UITraitCollection { get }
    /// The traits are others than they were.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits, to end it by.
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// Calls handlers when some of its traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    /// Calls a closure whenever one of some traits has changed, with the object and its traits before.
    ///
    /// The object keeps the closure as long as it lives itself.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        TraitRegistrations.add(traits, to: self) { environment, previous in
            if let environment = environment as? Self { handler(environment, previous) }
        }
    }

    /// Calls a method of an object, which is not kept, whenever one of some traits has changed.
    ///
    /// The method may take this object and its traits before.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        target: Any,
        action: Selector
    ) -> any UITraitChangeRegistration {
        let isSelf = target as AnyObject === self
        weak let weakTarget: AnyObject? = target as AnyObject
        return TraitRegistrations.add(traits, to: self) { environment, previous in
            guard let target = isSelf ? environment : weakTarget else { return }
            action.perform(on: target, with: [environment, previous])
        }
    }

    /// Calls a method of this object whenever one of some traits has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Ends a registration that this object returned; one of another object is ignored.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        guard let registration = registration as? TraitRegistration else { return }
        (self as? any TraitHolder)?.traitState?.remove(registration)
    }
}

@MainActor enum TraitRegistrations {
    static func add(
        _ traits: [UITrait],
        to object: AnyObject,
        _ call: @escaping (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        guard let holder = object as? any TraitHolder else { return TraitRegistration(traits, call) }
        return holder.makeTraitState().add(traits, call)
    }
}
