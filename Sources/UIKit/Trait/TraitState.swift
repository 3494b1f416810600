import Foundation

/// What a view or controller overrides of its traits, and who waits for changes of them.
@MainActor final class TraitState {
    var overrides = TraitOverrides()
    /// Light or dark, which counts more than what the overrides say of it; unspecified leaves it to them.
    ///
    /// Source: uikit U40.
    var style = UIUserInterfaceStyle.unspecified
    private(set) var registrations: [TraitRegistration] = []
    /// The last answer of ``resolved(from:)``, and what it was made of.
    private var known: (parent: UITraitCollection, traits: UITraitCollection)?

    /// The traits of the parent with the overrides.
    func resolved(from parent: UITraitCollection) -> UITraitCollection {
        guard !overrides.values.isEmpty || style != .unspecified else { return parent }
        if let known, known.parent === parent { return known.traits }
        var values = parent.values
        values.merge(overrides.values.specified)
        if style != .unspecified { values[UITraitUserInterfaceStyle.self] = style }
        let made = UITraitCollection(values)
        known = (parent, made)
        return made
    }

    func forget() { known = nil }

    func add(_ traits: [UITrait], _ call: @escaping (AnyObject, UITraitCollection) -> Void)
        -> TraitRegistration
    {
        let made = TraitRegistration(traits, call)
        registrations.append(made)
        return made
    }

    func remove(_ registration: TraitRegistration) { registrations.removeAll { $0 === registration } }

    /// Calls those who wait for one of the traits that have changed.
    func tell(_ environment: AnyObject, _ previous: UITraitCollection, _ changed: Set<ObjectIdentifier>) {
        for registration in registrations
        where registration.traits.contains(where: { changed.contains(ObjectIdentifier($0)) }) {
            registration.call(environment, previous)
        }
    }
}

/// A registration for changes of some traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let call: (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ call: @escaping (AnyObject, UITraitCollection) -> Void) {
        (self.traits, self.call) = (traits, call)
    }

    /// The registration itself.
    func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What keeps traits of its own.
@MainActor protocol TraitHolder: AnyObject {
    var traitState: TraitState? { get set }
}

extension TraitHolder {
    func makeTraitState() -> TraitState {
        if let traitState { return traitState }
        let made = TraitState()
        traitState = made
        return made
    }
}
