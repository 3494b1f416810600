public import Foundation

/// An object that each thread has for itself, or none.
///
/// The thread's slot owns what is in it: an object that ``keep(_:)`` puts there is freed when the thread ends, one that
/// ``withValue(_:_:)`` puts there is taken out again when the closure is done. Reading takes no lock.
///
/// Each of these uses up one of the process's keys, for ever: they are constants of types.
///
/// Public, since the bodies of `@inlinable package` functions go into other modules in builds for testing alone (CONTRIBUTING.md).
public struct ThreadSpecific<Value: AnyObject>: Sendable {
    @usableFromInline let key: pthread_key_t

    /// Makes storage that has nothing on any thread.
    package init() {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key) { raw in
            guard let raw else { return }
            let object = Unmanaged<AnyObject>.fromOpaque(raw).takeRetainedValue()
            (object as? any ThreadEndObserver)?.threadEnded()
        }
        precondition(failure == 0, "need a key for what threads have of their own")
        self.key = key
    }

    /// The value of the calling thread.
    @inlinable
    public var value: Value? {
        pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Puts an object into the slot of the calling thread, which is empty, until the thread ends.
    ///
    /// - Returns: The object.
    package func keep(_ value: Value) -> Value {
        pthread_setspecific(key, UnsafeRawPointer(Unmanaged.passRetained(value).toOpaque()))
        return value
    }

    /// Calls a closure in which the calling thread has another object, or none.
    ///
    /// What it had before it has again afterwards.
    package func withValue<Result>(_ value: Value?, _ body: () throws -> Result) rethrows -> Result {
        let outer = pthread_getspecific(key)
        pthread_setspecific(key, value.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) })
        defer {
            let inner = pthread_getspecific(key)
            pthread_setspecific(key, outer)
            if let inner { Unmanaged<AnyObject>.fromOpaque(inner).release() }
        }
        return try body()
    }
}

/// An object that is called when the thread ends that has it in a ``ThreadSpecific``.
package protocol ThreadEndObserver: AnyObject {
    /// The thread is ending, and lets the object go after this; what it has in other such storage may be gone.
    func threadEnded()
}
