import AgateTiming
public import Foundation
public import QuartzCore

/// Brings layers into their states, with the animations of the transitions between them.
///
///     let controller = CAStateController(layer: package.rootLayer)
///     controller.setState(package.rootLayer.state(withName: "On"), of: package.rootLayer)
///
/// A state's values are set on the model, and what it does not set is as it was before the first state. For a value that changes, the
/// animation of the transition's element for that layer and key path runs from the presented value to the new one; without one the change
/// is at once. The class exists on Apple's systems, where it is private. It is for one thread.
///
/// Source: documents K52-K55.
open class CAStateController: NSObject {
    /// The root of the tree that the controller is for.
    public let layer: CALayer
    /// The object that the controller calls about changes; it is not kept alive.
    open weak var delegate: (any CAStateControllerDelegate)?

    /// The present states of layers, and the values before them.
    private var situations: [ObjectIdentifier: Situation] = [:]

    private final class Situation {
        let layer: CALayer
        var state: CAState?
        /// The values of the base state, of what the state has changed.
        var base: [StateSlot: (layer: CALayer, value: Any?)] = [:]
        /// The keys of animations of the last transitions.
        var running: [StateSlot: String] = [:]
        /// Further changes by the state, undone when it is left.
        var undo: [() -> Void] = []

        init(_ layer: CALayer) {
            self.layer = layer
        }
    }

    /// Makes a controller of a tree; nothing is set yet.
    public init(layer: CALayer) {
        self.layer = layer
        super.init()
    }

    /// The state that a layer is in; nil for the base state.
    open func state(of layer: CALayer) -> CAState? { situations[ObjectIdentifier(layer)]?.state }

    /// Sets the initial states of all layers of a tree that have one.
    ///
    /// - Parameter transitionSpeed: As in ``setState(_:of:transitionSpeed:)``; at once by default.
    open func setInitialStatesOf(_ layer: CALayer, transitionSpeed: Float = 0) {
        var open = [layer]
        while let next = open.popLast() {
            if let initial = next.states?.first(where: \.isInitial) {
                setState(initial, of: next, transitionSpeed: transitionSpeed)
            }
            open += (next.sublayers ?? []).reversed()
        }
    }

    /// Brings a layer into one of its states.
    ///
    /// - Parameters:
    ///   - state: The state; nil for the base state. One that is not enabled changes nothing.
    ///   - layer: The layer whose state it is.
    ///   - transitionSpeed: How fast the transition runs; 0, and what is not above 0, changes at once.
    open func setState(_ state: CAState?, of layer: CALayer, transitionSpeed: Float = 1) {
        guard state?.isEnabled != false else { return }
        let situation = situations[ObjectIdentifier(layer)] ?? Situation(layer)
        situations[ObjectIdentifier(layer)] = situation
        let old = situation.state
        guard old !== state else { return }
        let chain = state.map { StateChain(of: $0, among: layer.states ?? [$0]) }
        let changes = changes(to: chain, situation)
        let transition =
            transitionSpeed > 0
            ? Self.transition(from: old?.name, to: state?.name, among: layer.stateTransitions ?? []) : nil
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for undo in situation.undo.reversed() { undo() }
        situation.undo = []
        for change in changes {
            if let key = situation.running.removeValue(forKey: change.slot) {
                change.layer.removeAnimation(forKey: key)
            }
            change.layer.setValue(change.new, forKeyPath: change.slot.keyPath)
        }
        for element in chain?.elements ?? [] { perform(element, situation) }
        situation.state = state
        if let transition { run(transition, changes, situation, speed: transitionSpeed) }
        CATransaction.commit()
        delegate?.stateController(self, didSetStateOf: layer)
    }

    /// Cancels what is scheduled: nothing is, because delays of states are kept for reading back alone.
    open func cancelTimers() {}

    // MARK: Values

    /// A value that changes with a state.
    private struct Change {
        var layer: CALayer
        var slot: StateSlot
        /// The value that the display shows before.
        var presented: Any?
        var new: Any?
    }

    private func changes(to chain: StateChain?, _ situation: Situation) -> [Change] {
        var wanted: [StateSlot: (layer: CALayer, value: Any?)] = [:]
        var order: [StateSlot] = []
        for case let setter as CAStateSetValue in chain?.elements ?? [] {
            guard let target = setter.target, let keyPath = setter.keyPath else { continue }
            let slot = StateSlot(target, keyPath)
            if wanted.updateValue((target, setter.value), forKey: slot) == nil { order.append(slot) }
        }
        // Values that only the old state sets return to their earlier ones.
        let returning = situation.base.keys.filter { wanted[$0] == nil }
            .sorted { $0.keyPath < $1.keyPath }
        var changes: [Change] = []
        for slot in returning {
            guard let base = situation.base.removeValue(forKey: slot) else { continue }
            add(base.layer, slot, base.value, to: &changes)
        }
        for slot in order {
            guard let (layer, value) = wanted[slot] else { continue }
            if situation.base[slot] == nil {
                situation.base[slot] = (layer, layer.value(forKeyPath: slot.keyPath))
            }
            add(layer, slot, value is NSNull ? nil : value, to: &changes)
        }
        return changes
    }

    private func add(_ layer: CALayer, _ slot: StateSlot, _ value: Any?, to changes: inout [Change]) {
        let current = layer.value(forKeyPath: slot.keyPath)
        guard (animatableValue(from: current) ?? .none) != (animatableValue(from: value) ?? .none) else {
            return
        }
        let presented = layer.presentation()?.value(forKeyPath: slot.keyPath) ?? current
        changes.append(Change(layer: layer, slot: slot, presented: presented, new: value))
    }

    // MARK: Elements that set no value

    private func perform(_ element: CAStateElement, _ situation: Situation) {
        guard let target = element.target else { return }
        switch element {
        case let element as CAStateAddAnimation:
            guard let animation = element.animation, let key = element.key else { return }
            target.add(animation, forKey: key)
            situation.undo.append { target.removeAnimation(forKey: key) }
        case let element as CAStateRemoveAnimation:
            guard let key = element.key, let animation = target.animation(forKey: key) else { return }
            target.removeAnimation(forKey: key)
            situation.undo.append { target.add(animation, forKey: key) }
        case let element as CAStateAddElement:
            insert(element.object, element.keyPath, target, situation)
        case let element as CAStateRemoveElement:
            remove(element.object, element.keyPath, target, situation)
        default: break
        }
    }

    private func insert(_ object: Any?, _ keyPath: String?, _ target: CALayer, _ situation: Situation) {
        switch (keyPath, object) {
        case ("sublayers", let layer as CALayer):
            target.addSublayer(layer)
            situation.undo.append { layer.removeFromSuperlayer() }
        case ("filters", let filter as LayerFilter):
            let filters = target.filters
            target.filters = (filters ?? []) + [filter]
            situation.undo.append { target.filters = filters }
        default: break
        }
    }

    private func remove(_ object: Any?, _ keyPath: String?, _ target: CALayer, _ situation: Situation) {
        switch (keyPath, object) {
        case ("sublayers", let layer as CALayer):
            guard let index = target.sublayers?.firstIndex(where: { $0 === layer }) else { return }
            layer.removeFromSuperlayer()
            situation.undo.append { target.insertSublayer(layer, at: UInt32(index)) }
        case ("filters", let filter as LayerFilter):
            let filters = target.filters
            target.filters = filters?.filter { ($0 as? LayerFilter)?.name != filter.name }
            situation.undo.append { target.filters = filters }
        default: break
        }
    }

    // MARK: Transitions

    /// The transition between two states.
    ///
    /// GUESS caml-transition-choice: the exact pair, then from any, then to any, then from any to any; the base state is only met by `*`.
    private static func transition(
        from old: String?,
        to new: String?,
        among transitions: [CAStateTransition]
    ) -> CAStateTransition? {
        let pairs: [(String?, String?)] = [(old, new), ("*", new), (old, "*"), ("*", "*")]
        for case let (from?, to?) in pairs {
            if let found = transitions.first(where: { $0.fromState == from && $0.toState == to }) {
                return found
            }
        }
        return nil
    }

    /// Adds the animations of a transition to what has changed.
    ///
    /// GUESS caml-transition-own-values: key frames with values of their own, and basic animations with both ends of their own, play whether
    /// something has changed or not; the ends of a basic animation of something that has changed are what is shown and the new value.
    private func run(
        _ transition: CAStateTransition,
        _ changes: [Change],
        _ situation: Situation,
        speed: Float
    ) {
        let watch = TransitionWatch(self, transition)
        let changed = Dictionary(changes.map { ($0.slot, $0) }) { first, _ in first }
        var added: [(CALayer, CAAnimation, String, StateSlot)] = []
        for element in transition.elements where element.isEnabled {
            guard let target = element.target, let keyPath = element.keyPath,
                let animation = element.animation?.copy() as? CAAnimation
            else { continue }
            let slot = StateSlot(target, keyPath)
            let keyframes = animation as? CAKeyframeAnimation
            let hasOwnValues = keyframes.map { $0.values != nil || $0.path != nil } ?? false
            if !hasOwnValues {
                if let change = changed[slot] {
                    prepare(animation, for: change)
                } else {
                    guard let basic = animation as? CABasicAnimation, basic.fromValue != nil,
                        basic.toValue != nil
                    else { continue }
                    if basic.keyPath == nil { basic.keyPath = keyPath }
                }
            }
            if element.duration > 0 { animation.duration = element.duration }
            if !(animation.duration > 0) { animation.duration = 0.25 }
            if element.beginTime != 0 {
                animation.beginTime =
                    target.convertTime(CACurrentMediaTime(), from: nil) + element.beginTime / Double(speed)
            }
            animation.speed *= speed
            if animation.fillMode == .removed { animation.fillMode = .backwards }
            added.append((target, animation, element.key ?? keyPath, slot))
        }
        guard !added.isEmpty else { return }
        delegate?.stateController(self, transitionDidStart: transition, speed: speed)
        watch.remaining = added.count
        for (target, animation, key, slot) in added {
            animation.delegate = watch
            target.add(animation, forKey: key)
            situation.running[slot] = key
        }
    }

    private func prepare(_ animation: CAAnimation, for change: Change) {
        guard let basic = animation as? CABasicAnimation else { return }
        basic.keyPath = change.slot.keyPath
        basic.fromValue = change.presented
        basic.toValue = change.new
        basic.byValue = nil
    }
}

/// Counts the animations of a transition that still run.
private final class TransitionWatch: CAAnimationDelegate {
    private weak var controller: CAStateController?
    private let transition: CAStateTransition
    var remaining = 0
    private var isComplete = true

    init(_ controller: CAStateController, _ transition: CAStateTransition) {
        self.controller = controller
        self.transition = transition
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        remaining -= 1
        isComplete = isComplete && flag
        guard remaining == 0, let controller else { return }
        controller.delegate?.stateController(controller, transitionDidStop: transition, completed: isComplete)
    }
}
