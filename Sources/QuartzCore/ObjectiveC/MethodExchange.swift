import Foundation
import Synchronization

/// A method of a class, which another may take the place of: what `class_getInstanceMethod` finds.
///
/// There is no runtime that could find methods by name. A selector that carries its method, as `agate port` writes them, is one; and the
/// tool makes the methods of programs that are exchanged with Apple's ask whether they are, which is what these functions decide.
public struct Method: Hashable, Sendable {
    let selector: Selector
}

/// The implementation of a method.
public struct IMP: Hashable, Sendable {
    let selector: Selector
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The method that a selector carries; nil for a selector made of a string.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    name.carriesMethod ? Method(selector: name) : nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The method of a class itself that a selector carries; nil for a selector made of a string.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    name.carriesMethod ? Method(selector: name) : nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a method.
public func method_getName(_ method: Method) -> Selector { method.selector }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The implementation of a method.
public func method_getImplementation(_ method: Method) -> IMP { IMP(selector: method.selector) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The implementation of the named method of a class; nil for a selector made of a string.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    name.carriesMethod ? IMP(selector: name) : nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The encoded types of a method's arguments; always nil, since Swift methods have none.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has each of two methods do what the other did; done twice, all is as before.
public func method_exchangeImplementations(_ method1: Method, _ method2: Method) {
    ExchangedMethods.toggle(method1.selector, method2.selector)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has a method do what another does; given what it did itself, it does that again.
///
/// - Returns: The implementation before.
@discardableResult
public func method_setImplementation(_ method: Method, _ imp: IMP) -> IMP {
    ExchangedMethods.set(method.selector, to: imp.selector)
    return IMP(selector: method.selector)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has the method of a class that has a name do what another does.
///
/// - Returns: The implementation before.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?,
    _ name: Selector,
    _ imp: IMP,
    _ types: UnsafePointer<CChar>?
) -> IMP? {
    ExchangedMethods.set(name, to: imp.selector)
    return name.carriesMethod ? IMP(selector: name) : nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds no method, as the class has one of the name: programs exchange the two then.
///
/// - Returns: False.
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?,
    _ name: Selector,
    _ imp: IMP,
    _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// The pairs of methods whose implementations are exchanged.
///
/// A method that a program exchanges with one of Apple's is written by `agate port` as a replacement of that one, which first asks here
/// and calls the original where the two are not exchanged.
public enum ExchangedMethods {
    private static let pairs = Mutex<Set<Set<String>>>([])
    /// Whether there are pairs: read before the lock is taken, for most programs have none and ask at each call.
    private static let hasPairs = Atomic<Bool>(false)

    /// Whether any are exchanged.
    package static var isAny: Bool { hasPairs.load(ordering: .acquiring) }

    /// Whether a call of a method is to do what another does, by their names for Objective-C: whether the two are exchanged, and the call
    /// does not come from ``original(_:_:)``.
    public static func contains(_ original: String, _ other: String) -> Bool {
        isAny && pairs.withLock { $0.contains([original, other]) } && !takesOriginal(original)
    }

    /// Whether a call of a method comes from ``original(_:_:)``, which then counts for it alone.
    public static func takesOriginal(_ name: String) -> Bool {
        guard originalCalls.load(ordering: .relaxed) > 0, wanted == name else { return false }
        wanted = nil
        return true
    }

    /// Calls a method that may be exchanged and has it do what it did originally.
    ///
    /// A replacement calls the original by its name; a closure in it, or another method, calls this.
    ///
    /// - Parameters:
    ///   - name: The name of the original for Objective-C.
    ///   - call: A call that comes to the original. What the original calls itself is not meant.
    @discardableResult
    public static func original<Result>(_ name: String, _ call: @autoclosure () throws -> Result) rethrows
        -> Result
    {
        let outer = wanted
        wanted = name
        originalCalls.add(1, ordering: .relaxed)
        defer {
            originalCalls.subtract(1, ordering: .relaxed)
            wanted = outer
        }
        return try call()
    }

    /// How many calls of originals there are now, on all threads: methods that are called often ask nothing else while there are none.
    private static let originalCalls = Atomic<Int>(0)

    /// The method whose next call on this thread is to do what it did originally.
    private static var wanted: String? {
        get { Thread.current.threadDictionary["Agate.originalMethod"] as? String }
        set { Thread.current.threadDictionary["Agate.originalMethod"] = newValue }
    }

    static func toggle(_ a: Selector, _ b: Selector) {
        guard a != b else { return }
        change { $0.formSymmetricDifference([[a.name, b.name]]) }
    }

    static func set(_ a: Selector, to b: Selector) {
        change { pairs in
            if a == b {
                pairs = pairs.filter { !$0.contains(a.name) }
            } else {
                pairs.insert([a.name, b.name])
            }
        }
    }

    private static func change(_ body: (inout Set<Set<String>>) -> Void) {
        pairs.withLock { pairs in
            body(&pairs)
            hasPairs.store(!pairs.isEmpty, ordering: .releasing)
        }
    }
}
