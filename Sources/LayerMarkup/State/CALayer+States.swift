import Foundation
public import QuartzCore

extension CALayer {
    /// The states of the layer; nil for none.
    ///
    /// They are archived with it, being values under a key of key-value coding, and shared by copies of the layer.
    public var states: [CAState]? {
        get {
            guard let states = value(forKey: "states") as? [CAState], !states.isEmpty else { return nil }
            let top = topmostLayer
            for state in states { for element in state.elements { element.resolve(in: top) } }
            return states
        }
        set { setValue(newValue?.isEmpty == true ? nil : newValue, forKey: "states") }
    }

    /// The transitions between the layer's states; nil changes states at once.
    public var stateTransitions: [CAStateTransition]? {
        get {
            guard let transitions = value(forKey: "stateTransitions") as? [CAStateTransition],
                !transitions.isEmpty
            else { return nil }
            let top = topmostLayer
            for transition in transitions { for element in transition.elements { element.resolve(in: top) } }
            return transitions
        }
        set { setValue(newValue?.isEmpty == true ? nil : newValue, forKey: "stateTransitions") }
    }

    /// The first state with a name; nil where there is none.
    public func state(withName name: String) -> CAState? { states?.first { $0.name == name } }

    /// Adds a state behind the others.
    public func addState(_ state: CAState) {
        states = (states ?? []) + [state]
    }

    /// Removes a state from the layer's states; nothing happens if it is not among them.
    public func removeState(_ state: CAState) {
        states = states?.filter { $0 !== state }
    }

    /// Adds a transition behind the others.
    func addStateTransition(_ transition: CAStateTransition) {
        stateTransitions = (stateTransitions ?? []) + [transition]
    }

    /// The root of the tree that the layer is in.
    private var topmostLayer: CALayer {
        var layer = self
        while let parent = layer.superlayer { layer = parent }
        return layer
    }
}
