import Foundation
import QuartzCore

/// A target and the method to call.
@MainActor struct TargetAction {
    private weak var object: AnyObject?
    private let value: Any?
    let action: Selector

    /// The target that a program means: none where it gives a function.
    ///
    /// In the closure of a stored property's value there is no object yet: `self` is the method of that name of `NSObject`, a
    /// function. UIKit keeps no such target, and the action goes up the responder chain.
    static func meant(_ target: Any?) -> Any? {
        guard let target, Mirror(reflecting: target).displayStyle == nil else { return target }
        return "\(type(of: target))".contains("->") ? nil : target
    }

    /// Objects are not kept alive; a function is no target.
    init(target: Any?, action: Selector) {
        let target = Self.meant(target)
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
        if let target { Self.perform(action, on: target, from: sender, event) }
    }

    /// Calls a method of a target; a selector without a method for it is reported once.
    static func perform(_ action: Selector, on target: Any, from sender: Any?, _ event: UIEvent?) {
        let action = NamedActions.resolved(action, for: target)
        guard action.perform(on: target, with: [sender, event]) == nil, !action.isMethod(of: target) else {
            return
        }
        let (name, type) = (action.name, type(of: target))
        let source = sender.map { "\(Swift.type(of: $0))" } ?? "the program"
        Mistakes.tell(
            "\(source) sends \(name) to \(type), and nothing is called: the selector carries no method of that class. Write Selector(\"\(name)\", \(type).METHOD), as `agate port` does.",
            once: "selector \(name) of \(type)"
        )
    }
}
