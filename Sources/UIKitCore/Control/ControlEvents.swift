import Foundation
import QuartzCore

/// What a control calls for some events.
@MainActor struct ControlHandler {
    enum Kind {
        case target(TargetAction, isChain: Bool)
        case action(UIAction)
    }

    let kind: Kind
    var events: UIControl.Event

    var action: UIAction? {
        if case .action(let action) = kind { return action }
        return nil
    }

    var target: Any? {
        if case .target(let target, _) = kind { return target.target }
        return nil
    }

    var selector: Selector? {
        if case .target(let target, _) = kind { return target.action }
        return nil
    }

    /// Whether it is what adding this target and method would make.
    func isSame(target other: Any?, action otherAction: Selector) -> Bool {
        guard case .target(let own, let isChain) = kind, own.action == otherAction else { return false }
        guard let other else { return isChain }
        return !isChain && own.isObject(other)
    }

    func matches(target: Any?, action: Selector?) -> Bool {
        if case .target(let own, _) = kind { return own.matches(target: target, action: action) }
        return false
    }
}

/// Calls what waits for a control's events.
@MainActor enum ControlEvents {
    static func send(_ events: UIControl.Event, of control: UIControl, _ event: UIEvent?) {
        // Handlers may add and remove handlers.
        for handler in control.handlers where !handler.events.isDisjoint(with: events) {
            switch handler.kind {
            case .action(let action):
                control.sendAction(action)
            case .target(let target, let isChain):
                if let receiver = target.target {
                    control.sendAction(target.action, to: receiver, for: event)
                } else if isChain {
                    control.sendAction(target.action, to: nil, for: event)
                }
            }
        }
    }

    static func remove(
        _ events: UIControl.Event,
        of control: UIControl,
        where isMeant: (ControlHandler) -> Bool
    ) {
        control.handlers = control.handlers.compactMap { handler in
            guard isMeant(handler) else { return handler }
            var rest = handler
            rest.events.subtract(events)
            return rest.events.isEmpty ? nil : rest
        }
    }
}
