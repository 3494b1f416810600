public import Foundation

/// Objects that are made of a class which only the program's run tells: all of Apple's classes are such.
///
/// This is an addition of this library. A protocol of a program that asks for `init()` and is given to one of Apple's classes inherits from
/// this one after `agate port`: `init()` would have to be `required` there.
public protocol AgateInstance {
    /// Makes an object by the class's own `init()`.
    static func agateInstance() -> Self
}

extension AgateInstance {
    /// Begins an initialiser of a protocol's extension with an object that is made already.
    public init(agateInstance made: Self) { self = made }
}

extension NSObject: AgateInstance {}

extension NSObject {
    /// Gives an object that was made by an initialiser of one of Apple's classes as one of this class.
    ///
    /// `agate port` writes `agateInstance(UIColor(white: w, alpha: a))` for `self.init(white: w, alpha: a)` in an extension of `UIColor`: the
    /// class on which it is called must be that class. For a subclass, whose initialiser nothing finds here, the program ends with a message.
    public class func agateInstance<Made: NSObject>(_ object: Made) -> Self {
        guard let made = object as? Self else { preconditionFailure(refusal(of: Made.self)) }
        return made
    }

    /// Gives an object that was made by an initialiser of one of Apple's classes as one of this class; nil where the initialiser gave none.
    public class func agateInstance<Made: NSObject>(_ object: Made?) -> Self? {
        guard let object else { return nil }
        guard let made = object as? Self else { preconditionFailure(refusal(of: Made.self)) }
        return made
    }

    private static func refusal(of made: NSObject.Type) -> String {
        "agate: \(self) is made by an initialiser of \(made), which finds no initialiser of a subclass here: make the object by its class"
    }
}
