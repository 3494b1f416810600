import AgateDocuments
import Foundation
import QuartzCore

// Source: documents K74.

extension ArchiveReader {
    /// The animation that an object in Apple's form is; nil for an object of another class.
    func appleAnimation(_ entries: ArchiveEntries) -> CAAnimation? {
        guard let found = entries.classes.lazy.compactMap({ ClassNames.animation($0) }).first else {
            return nil
        }
        if ClassNames.animation(entries.className) == nil {
            note(.approximated, "unknown class \(entries.className)")
        }
        let animation = found.agateInstance()
        for (key, archived) in entries.list where key != "delegate" {
            guard PropertyTypes.ofAnimation(key) != nil || key == "filter" else {
                note(.dropped, "value \(key) of \(entries.className)")
                continue
            }
            guard let value = value(of: archived), !(value is NSNull) else { continue }
            if key == "animations" {
                (animation as? CAAnimationGroup)?.animations = (value as? [Any])?.compactMap {
                    $0 as? CAAnimation
                }
                continue
            }
            if let list = value as? [Any], !countKeyframes(list.count) { return animation }
            if key == "valueFunction", let name = value as? String {
                animation.setValue(CAValueFunction(name: CAValueFunctionName(rawValue: name)), forKey: key)
            } else {
                animation.setValue(value, forKey: key)
            }
        }
        return animation
    }

    /// A state, a transition or a part of one, in Apple's form; nil for an object of another class.
    func applePart(_ entries: ArchiveEntries) -> Any? {
        func flag(_ key: String) -> Bool? { number(entries, key).map { $0 != 0 } }
        func animation() -> CAAnimation? { entries["animation"].flatMap { value(of: $0) as? CAAnimation } }
        func target() -> CALayer? {
            guard case .object(let place)? = entries["target"] else { return nil }
            return layer(place)
        }
        switch ClassNames.stateClass(entries.className) {
        case "State":
            let state = CAState()
            state.name = text(entries, "name")
            state.basedOn = text(entries, "basedOn")
            state.isInitial = flag("initial") ?? false
            state.isLocked = flag("locked") ?? false
            state.isEnabled = flag("enabled") ?? true
            state.nextDelay = number(entries, "nextDelay") ?? 0
            state.previousDelay = number(entries, "previousDelay") ?? 0
            state.elements = (entries["elements"].map { list(of: $0) } ?? []).compactMap {
                $0 as? CAStateElement
            }
            return state
        case "StateSetValue":
            let element = CAStateSetValue()
            (element.target, element.keyPath) = (target(), text(entries, "keyPath"))
            element.value = entries["value"].flatMap { value(of: $0) }
            return element
        case "StateAddAnimation":
            let element = CAStateAddAnimation()
            (element.target, element.key, element.animation) = (target(), text(entries, "key"), animation())
            return element
        case "StateRemoveAnimation":
            let element = CAStateRemoveAnimation()
            (element.target, element.key) = (target(), text(entries, "key"))
            return element
        case "StateTransition":
            let transition = CAStateTransition()
            (transition.fromState, transition.toState) = (
                text(entries, "fromState"), text(entries, "toState")
            )
            transition.elements = (entries["elements"].map { list(of: $0) } ?? []).compactMap {
                $0 as? CAStateTransitionElement
            }
            return transition
        case "StateTransitionElement":
            let element = CAStateTransitionElement()
            (element.target, element.animation) = (target(), animation())
            element.key = text(entries, "key") ?? (element.animation as? CAPropertyAnimation)?.keyPath
            element.beginTime = number(entries, "beginTime") ?? 0
            element.duration = number(entries, "duration") ?? 0
            element.isEnabled = flag("enabled") ?? true
            return element
        default: return nil
        }
    }
}
