public import Foundation

extension NSObject {
    /// Makes an object of a class that only the program's run tells, by the class's own `init()`.
    ///
    /// This is an addition of this library. Where Objective-C finds initialisers by name, `type.init()` may be written of any class; Swift
    /// wants a `required` one for it. `agate port` writes this in its place.
    public class func agateInstance() -> Self {
        guard let made = ObjectFactory.make(self) as? Self else {
            preconditionFailure("init() of \(self) made an object of another class")
        }
        return made
    }
}
