import Foundation
import QuartzCore

/// A target and the method to call.
@MainActor struct TargetAction {
    private weak var object: AnyObject?
    private let value: Any?
    let action: Selector

    /// Objects are not kept alive.
    init(target: Any?, action: Selector) {
        let isObject = target.map { Mirror(reflecting: $0).displayStyle == .class } ?? false
        object = isObject ? target.map { $0 as AnyObject } : nil
        value = isObject ? nil : target
        self.action = action
    }

    var target: Any? { object ?? value }

    func matches(target other: Any?, action otherAction: Selector?) -> Bool {
        if let otherAction, otherAction != action { return false }
        guard let other else { return true }
        return object === (other as AnyObject)
    }

    /// Whether the target is this very object; never so of values, and of objects that are gone.
    func isObject(_ other: Any) -> Bool { object != nil && object === (other as AnyObject) }

    func perform(arguments: [Any]) {
        if let target { action.perform(on: target, with: arguments) }
    }

    func perform(sender: Any, event: UIEvent?) {
        if let target { action.perform(on: target, with: [sender, event]) }
    }
}
