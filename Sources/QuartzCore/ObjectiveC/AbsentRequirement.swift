import Foundation

/// Calls of optional requirements, as `agate port` writes them: a requirement without an implementation has no value.
///
/// Protocols of Swift have no optional requirements. What a ported protocol has in their place is a default that says, before it returns,
/// that it was called; the call then has no value, whatever the default returned.
public enum AbsentRequirement {
    /// The key of the mark in a thread's dictionary.
    private static let mark = "Agate.absentRequirement"

    /// The value of a call of a requirement; nil if its default was called, or there is nothing to call.
    @discardableResult
    public static func call<Value>(_ call: @autoclosure () -> Value?) -> Value? {
        let thread = Thread.current.threadDictionary
        let outer = thread[mark]
        thread[mark] = nil
        let value = call()
        let isAbsent = thread[mark] != nil
        thread[mark] = outer
        return isAbsent ? nil : value
    }

    /// A method of an object, nil if its class lists its methods and leaves that one out: what a test for a requirement's presence asks.
    ///
    /// - Parameters:
    ///   - method: The method; nil if there is no object.
    ///   - name: The name of the requirement in Objective-C.
    ///   - object: The object that may implement it.
    public static func method<Method>(_ method: Method?, _ name: String, of object: Any?) -> Method? {
        guard let method, let object else { return nil }
        guard let lister = type(of: object) as? any MethodLister.Type else { return method }
        return lister.implementedMethods.contains(name) ? method : nil
    }

    /// The return value of such a default; callers do not use it.
    public static func value<Value>(_ value: Value) -> Value {
        Thread.current.threadDictionary[mark] = true
        return value
    }

    /// The return value of a default whose type has no value that stands for none: one of zeros, which ``call(_:)`` discards.
    ///
    /// A class, a protocol of classes or a type of plain numbers has such a value; of others the program stops, as it would on Apple's
    /// systems where a call insists on a requirement that has no implementation.
    public static func value<Value>(of type: Value.Type = Value.self) -> Value {
        Thread.current.threadDictionary[mark] = true
        let isReference = type is AnyClass || MemoryLayout<Value>.size <= 2 * MemoryLayout<Int>.size
        precondition(
            isReference || _isPOD(type),
            "nothing implements an optional requirement that returns \(type)"
        )
        return withUnsafeTemporaryAllocation(
            byteCount: max(MemoryLayout<Value>.stride, 1),
            alignment: MemoryLayout<Value>.alignment
        ) { bytes in
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            return bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Value.self).move()
        }
    }
}
