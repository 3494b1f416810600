import AgateDocuments
import Foundation
import QuartzCore

// Source: documents K50-K53.

extension MarkupBuilder {
    /// Gives a layer its states, or the transitions between them.
    func readStates(_ list: MarkupElement, of layer: CALayer) throws(CAMLError) {
        var states: [CAState] = []
        var transitions: [CAStateTransition] = []
        for element in list.children {
            switch ClassNames.stateClass(element.name) {
            case "State":
                try countState()
                states.append(try readState(element))
            case "StateTransition":
                try countState()
                transitions.append(try readTransition(element))
            default: note(.dropped, "unknown element \(element.name.excerpt)", at: element)
            }
        }
        if !states.isEmpty { layer.states = (layer.states ?? []) + states }
        if !transitions.isEmpty { layer.stateTransitions = (layer.stateTransitions ?? []) + transitions }
        if list.name == "states" { checkBases(of: layer.states ?? [], list) }
    }

    private func checkBases(of states: [CAState], _ list: MarkupElement) {
        let names = Set(states.compactMap(\.name))
        if states.contains(where: { $0.basedOn.map { !names.contains($0) } ?? false }) {
            note(.approximated, "state based on an unknown one", at: list)
        }
        if StateChain.haveCircle(states) { note(.approximated, "states based on one another", at: list) }
    }

    private func readState(_ element: MarkupElement) throws(CAMLError) -> CAState {
        let state = CAState()
        for (key, text) in element.attributes {
            switch key {
            case "name": state.name = text
            case "basedOn": state.basedOn = text
            case "initial": state.isInitial = flag(key, text, element) ?? false
            case "locked": state.isLocked = flag(key, text, element) ?? false
            case "enabled": state.isEnabled = flag(key, text, element) ?? true
            case "nextDelay": state.nextDelay = number(key, text, element) ?? 0
            case "previousDelay": state.previousDelay = number(key, text, element) ?? 0
            case "id", "final": break
            default:
                if !PropertyTypes.isEditors(key) {
                    note(.info, "attribute \(key.excerpt) of a state", at: element)
                }
            }
        }
        // Their list, or the elements without one.
        for child in element.children {
            if child.name == "elements" {
                for inner in child.children { try readElement(inner, of: state) }
            } else {
                try readElement(child, of: state)
            }
        }
        return state
    }

    private func readElement(_ element: MarkupElement, of state: CAState) throws(CAMLError) {
        let made: CAStateElement
        switch ClassNames.stateClass(element.name) {
        // GUESS caml-state-property: a property is set like a value of a key path.
        case "StateSetValue", "StateSetProperty":
            guard
                let property = element.child("value") ?? (element.attribute("value") == nil ? nil : element),
                let keyPath = element.attribute("keyPath") ?? element.attribute("key")
            else { return note(.dropped, "state element without a value", at: element) }
            let setter = CAStateSetValue()
            setter.keyPath = keyPath
            noteKeyPath(keyPath, at: element)
            setter.value = try value(of: property, expecting: PropertyTypes.ofKeyPath(keyPath))
            guard setter.value != nil else { return }
            made = setter
        case "StateAddAnimation":
            let adder = CAStateAddAnimation()
            if let inner = element.child("animation") { adder.animation = try readAnimation(inner, depth: 0) }
            adder.key =
                element.attribute("key") ?? element.child("animation")?.attribute("key")
                ?? (adder.animation as? CAPropertyAnimation)?.keyPath
            made = adder
        case "StateRemoveAnimation":
            let remover = CAStateRemoveAnimation()
            remover.key = element.attribute("key")
            made = remover
        case "StateAddElement":
            let adder = CAStateAddElement()
            adder.keyPath = element.attribute("keyPath")
            adder.object = try readObject(element)
            made = adder
        case "StateRemoveElement":
            let remover = CAStateRemoveElement()
            remover.keyPath = element.attribute("keyPath")
            remover.object = try readObject(element)
            made = remover
        default: return note(.dropped, "unknown element \(element.name.excerpt)", at: element)
        }
        noteAttributes(
            of: element,
            besides: ["targetId", "keyPath", "key", "value", "type", "id", "final", "opacity"]
        )
        guard let target = target(of: element) else { return }
        made.target = target
        state.addElement(made)
    }

    private func readObject(_ element: MarkupElement) throws(CAMLError) -> Any? {
        guard let holder = element.child("object") ?? element.child("value") else { return nil }
        guard let inner = holder.children.first(where: { _ in true }) else {
            // One that is there already, by its id.
            return holder.attribute("object").flatMap { byID[$0] }
        }
        return try object(MarkupValue(element: inner) ?? .null, at: inner)
    }

    private func readTransition(_ element: MarkupElement) throws(CAMLError) -> CAStateTransition {
        let transition = CAStateTransition()
        transition.fromState = element.attribute("fromState")
        transition.toState = element.attribute("toState")
        noteAttributes(of: element, besides: ["fromState", "toState", "id", "final"])
        let list = element.child("elements") ?? element
        for inner in list.children where ClassNames.stateClass(inner.name) == "StateTransitionElement" {
            noteAttributes(
                of: inner,
                besides: ["targetId", "keyPath", "key", "beginTime", "duration", "enabled", "id", "final"]
            )
            guard let target = target(of: inner) else { continue }
            let part = CAStateTransitionElement()
            part.target = target
            if let animation = inner.child("animation") {
                part.animation = try readAnimation(animation, depth: 0)
            }
            part.key =
                inner.attribute("key") ?? inner.attribute("keyPath")
                ?? (part.animation as? CAPropertyAnimation)?.keyPath
            if let text = inner.attribute("beginTime") {
                part.beginTime = number("beginTime", text, inner) ?? 0
            }
            if let text = inner.attribute("duration") { part.duration = number("duration", text, inner) ?? 0 }
            if let text = inner.attribute("enabled") { part.isEnabled = flag("enabled", text, inner) ?? true }
            transition.elements.append(part)
        }
        return transition
    }

    /// The layer that an element speaks of.
    ///
    /// GUESS caml-doubled-ids: the first layer of an id counts.
    private func target(of element: MarkupElement) -> CALayer? {
        guard let id = element.attribute("targetId"), let layer = byID[id] else {
            note(.dropped, "unknown target \((element.attribute("targetId") ?? "").excerpt)", at: element)
            return nil
        }
        return layer
    }

    private func noteAttributes(of element: MarkupElement, besides known: Set<String>) {
        for (key, _) in element.attributes where !known.contains(key) { noteAttribute(key, at: element) }
    }

    private func flag(_ key: String, _ text: String, _ element: MarkupElement) -> Bool? {
        let flag = MarkupNumber.boolean(text)
        if flag == nil { note(.dropped, "value of \(key)", at: element) }
        return flag
    }

    private func number(_ key: String, _ text: String, _ element: MarkupElement) -> Double? {
        let number = MarkupNumber.parse(text)
        if number == nil { note(.dropped, "value of \(key)", at: element) }
        return number
    }
}
