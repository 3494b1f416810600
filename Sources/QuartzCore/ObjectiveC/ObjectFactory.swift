import AgateRuntime
import Foundation

/// Makes objects of classes that are known only at run time, by their `init()`.
///
/// `init()` of `NSObject` is not `required`, so Swift does not call it on such a class.
package enum ObjectFactory {
    /// A new object of a class; in the safe mode one of the nearest class that has a factory.
    package static func make(_ type: NSObject.Type) -> NSObject {
        let made = slots.flatMap { slots in
            RuntimeABI.value { () throws(AbiMismatch) in try slots.make(type, byInitializer: 0) }
        }
        return made ?? OwnClasses.make(type) as? NSObject
            ?? ClassFactories.maker(of: type, ObjectMaker.self)?.make() ?? NSObject()
    }

    /// Two words of a subclass that overrides nothing differ from those of `NSObject`: its `init()`, and a method that Foundation keeps to
    /// itself.
    private static let slots = RuntimeABI.value { () throws(AbiMismatch) in
        let slots = try InitializerSlots(
            base: ClassWords(of: NSObject.self),
            empty: ClassWords(of: EmptyObjectProbe.self),
            count: 2
        )
        let made = try slots.make(ObjectProbe.self as NSObject.Type, byInitializer: 0)
        try InitializerSlots.check((made as? ObjectProbe)?.isMade == true, "init() made something else")
        return slots
    }
}

/// An object that overrides nothing.
private final class EmptyObjectProbe: NSObject {}

/// An object that knows that its initialiser was called.
private final class ObjectProbe: NSObject {
    private(set) var isMade = false

    override init() {
        super.init()
        isMade = true
    }
}

/// Makes objects of a class by `init()`.
struct ObjectMaker {
    let make: () -> NSObject
}
