/// A class that lists the methods that it declares, as `agate port` has classes do where a program asks objects for methods.
///
/// There is no Objective-C runtime that could tell which optional requirements of its protocols a class implements. A class that derives from one that
/// lists adds its own methods to those of its superclass.
public protocol MethodLister: AnyObject {
    /// The names of the methods in Objective-C: `scroll:to:` of `scroll(_:to:)`.
    static var implementedMethods: Set<String> { get }
}
