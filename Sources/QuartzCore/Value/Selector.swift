/// The name of a method, with the method itself where it is known.
///
/// Swift on Linux has no Objective-C runtime: `#selector(step(_:))` becomes
/// `Selector("step:", ClockController.step)`, a name that carries an unapplied method reference. A selector
/// made of a string alone can be compared and printed, but nothing is called through it. `agate port` writes
/// selectors so.
public struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible, @unchecked Sendable {
    // The closure is only called on the thread that delivers the event, as the target's own methods are.
    /// The name in Objective-C's form, such as `step:` or `tableView:didSelectRowAt:`.
    public let name: String
    private let call: ((Any, [Any?]) -> Any?)?
    private let isTarget: ((Any) -> Bool)?
    private let isTargetClass: ((Any.Type) -> Bool)?
    /// Whether the method is a requirement of a protocol.
    package let isOfProtocol: Bool

    /// Makes a name without a method.
    public init(_ name: String) {
        self.name = name
        call = nil
        isTarget = nil
        isTargetClass = nil
        isOfProtocol = false
    }

    /// Makes a name without a method.
    public init(stringLiteral name: String) {
        self.init(name)
    }

    /// Makes a selector for a method without arguments.
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        self.name = name
        call = { target, _ in (target as? Target).map { method($0)() } }
        isTarget = { $0 is Target }
        isTargetClass = { $0 is Target.Type }
        isOfProtocol = !(Target.self is AnyClass)
    }

    /// Makes a selector for a method with one argument; an argument of another type calls nothing.
    public init<Target, A, Result>(_ name: String, _ method: @escaping (Target) -> (A) -> Result) {
        self.name = name
        call = { target, arguments in
            guard let target = target as? Target, let first = Self.argument(arguments.first ?? nil, A.self)
            else {
                return nil
            }
            return method(target)(first)
        }
        isTarget = { $0 is Target }
        isTargetClass = { $0 is Target.Type }
        isOfProtocol = !(Target.self is AnyClass)
    }

    /// Makes a selector for a method with two arguments; arguments of other types call nothing.
    public init<Target, A, B, Result>(_ name: String, _ method: @escaping (Target) -> (A, B) -> Result) {
        self.name = name
        call = { target, arguments in
            guard arguments.count > 1, let target = target as? Target,
                let first = Self.argument(arguments[0], A.self),
                let second = Self.argument(arguments[1], B.self)
            else { return nil }
            return method(target)(first, second)
        }
        isTarget = { $0 is Target }
        isTargetClass = { $0 is Target.Type }
        isOfProtocol = !(Target.self is AnyClass)
    }

    /// Makes a selector for a method with three arguments; arguments of other types call nothing.
    public init<Target, A, B, C, Result>(_ name: String, _ method: @escaping (Target) -> (A, B, C) -> Result)
    {
        self.name = name
        call = { target, arguments in
            guard arguments.count > 2, let target = target as? Target,
                let first = Self.argument(arguments[0], A.self),
                let second = Self.argument(arguments[1], B.self),
                let third = Self.argument(arguments[2], C.self)
            else { return nil }
            return method(target)(first, second, third)
        }
        isTarget = { $0 is Target }
        isTargetClass = { $0 is Target.Type }
        isOfProtocol = !(Target.self is AnyClass)
    }

    /// Makes a selector for a method that is exchanged with another and never called by its name, with any number of arguments.
    public init<Function>(_ name: String, exchanged method: Function) {
        self.name = name
        call = { _, _ in nil }
        isTarget = nil
        isTargetClass = nil
        isOfProtocol = false
    }

    /// Makes a selector for one of several methods of a name: that of the class that a target is of.
    init(_ name: String, choices: [Selector]) {
        self.name = name
        isOfProtocol = choices.contains { $0.isOfProtocol }
        guard !choices.isEmpty else {
            call = nil
            isTarget = nil
            isTargetClass = nil
            return
        }
        call = { target, arguments in
            choices.first { $0.isMethod(of: target) }?.perform(on: target, with: arguments)
        }
        isTarget = { target in choices.contains { $0.isMethod(of: target) } }
        isTargetClass = { type in choices.contains { $0.isMethod(ofObjectsOf: type) } }
    }

    /// An argument as the type that a method takes; one that is there is not taken for an optional, if the method takes anything.
    private static func argument<A>(_ value: Any?, _ type: A.Type) -> A? {
        if let value { value as? A } else { value as? A }
    }

    /// Calls the method on a target; without a method, or with a target of another class, nothing happens.
    ///
    /// - Returns: The return value of the method; nil if nothing is called.
    @discardableResult
    package func perform(on target: Any, with arguments: [Any?] = []) -> Any? {
        call?(target, arguments)
    }

    /// Whether a method goes with the name.
    var carriesMethod: Bool { call != nil }

    /// Whether a target is of the type whose method this carries.
    package func isMethod(of target: Any) -> Bool { isTarget?(target) ?? false }

    /// Whether objects of a class are of the type whose method this carries.
    package func isMethod(ofObjectsOf type: Any.Type) -> Bool { isTargetClass?(type) ?? false }

    /// Whether two selectors have the same name.
    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

    /// Feeds the name to a hasher, by which alone selectors are equal.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    /// The name of the selector, as ``name`` has it.
    public var description: String { name }
}
