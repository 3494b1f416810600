import AgateDocuments
import Foundation
import QuartzCore

extension LayerOutput {
    /// Writes the states of a layer and the transitions between them.
    mutating func writeStates(of layer: CALayer) {
        if let states = layer.states {
            values.output.begin("states")
            for state in states { write(state) }
            values.output.end()
        }
        if let transitions = layer.stateTransitions {
            values.output.begin("stateTransitions")
            for transition in transitions { write(transition) }
            values.output.end()
        }
    }

    private mutating func write(_ state: CAState) {
        values.output.begin("LKState")
        if let name = state.name { values.output.attribute("name", name) }
        if let base = state.basedOn { values.output.attribute("basedOn", base) }
        if !state.isEnabled { values.output.attribute("enabled", "0") }
        if state.isInitial { values.output.attribute("initial", "1") }
        if state.isLocked { values.output.attribute("locked", "1") }
        if state.nextDelay != 0 { values.output.attribute("nextDelay", MarkupNumber.text(state.nextDelay)) }
        if state.previousDelay != 0 {
            values.output.attribute("previousDelay", MarkupNumber.text(state.previousDelay))
        }
        values.output.begin("elements")
        for element in state.elements { write(element) }
        values.output.end()
        values.output.end()
    }

    private mutating func write(_ element: CAStateElement) {
        guard let id = element.target.flatMap({ ids.id(of: $0) }) else {
            return values.note(.dropped, "state element without a target in the tree")
        }
        switch element {
        case let element as CAStateSetValue:
            begin("LKStateSetValue", id, keyPath: element.keyPath)
            values.property("value", element.value)
        case let element as CAStateAddAnimation:
            begin("LKStateAddAnimation", id, key: element.key)
            if let animation = element.animation { write(animation, key: nil, depth: 0) }
        case let element as CAStateRemoveAnimation:
            begin("LKStateRemoveAnimation", id, key: element.key)
        case let element as CAStateAddElement:
            begin("LKStateAddElement", id, keyPath: element.keyPath)
            writeObject(element.object)
        case let element as CAStateRemoveElement:
            begin("LKStateRemoveElement", id, keyPath: element.keyPath)
            writeObject(element.object)
        default: return values.note(.dropped, "state element of the program")
        }
        values.output.end()
    }

    private mutating func begin(_ name: String, _ target: String, key: String? = nil, keyPath: String? = nil)
    {
        values.output.begin(name)
        if let key { values.output.attribute("key", key) }
        if let keyPath { values.output.attribute("keyPath", keyPath) }
        values.output.attribute("targetId", target)
    }

    private mutating func writeObject(_ object: Any?) {
        switch object {
        case let filter as LayerFilter:
            values.output.begin("object")
            values.filter(filter)
            values.output.end()
        case let layer as CALayer:
            if let id = ids.id(of: layer) {
                values.output.empty("object", ["object": id])
            } else {
                values.note(.dropped, "layer that a state adds")
            }
        case nil: break
        default: values.note(.dropped, "object that a state adds")
        }
    }

    private mutating func write(_ transition: CAStateTransition) {
        values.output.begin("LKStateTransition")
        if let name = transition.fromState { values.output.attribute("fromState", name) }
        if let name = transition.toState { values.output.attribute("toState", name) }
        values.output.begin("elements")
        for element in transition.elements {
            guard let id = element.target.flatMap({ ids.id(of: $0) }) else {
                values.note(.dropped, "transition element without a target in the tree")
                continue
            }
            values.output.begin("LKStateTransitionElement")
            if element.beginTime != 0 {
                values.output.attribute("beginTime", MarkupNumber.text(element.beginTime))
            }
            if element.duration != 0 {
                values.output.attribute("duration", MarkupNumber.text(element.duration))
            }
            if !element.isEnabled { values.output.attribute("enabled", "0") }
            if let key = element.key { values.output.attribute("key", key) }
            values.output.attribute("targetId", id)
            if let animation = element.animation { write(animation, key: nil, depth: 0) }
            values.output.end()
        }
        values.output.end()
        values.output.end()
    }
}
