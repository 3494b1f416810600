public import Foundation

extension NSObjectProtocol {
    /// Whether the object has the method that a selector names.
    ///
    /// A class that lists its methods, ``MethodLister``, answers by the list for what the program declares. Else the result says whether the object
    /// is one of the class of the method that the selector carries, or conforms to its protocol: then a requirement that has a default counts,
    /// whether the object's class implements it or not, and a selector made of a string is answered by false.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        guard let lister = type(of: self) as? any MethodLister.Type else {
            return aSelector.isMethod(of: self)
        }
        return lister.implementedMethods.contains(aSelector.name)
            || aSelector.isMethod(of: self) && !aSelector.isOfProtocol
    }

    /// The object that gets the calls that this one does not respond to; nil here, and never called: methods are called on this object alone.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObject {
    /// Calls a method of the object at once.
    ///
    /// - Returns: The return value of the method, if it is an object; the thread keeps it until it performs another method.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performed(aSelector, []) }

    /// Calls a method of the object with an argument at once.
    ///
    /// - Returns: The return value of the method, if it is an object; the thread keeps it until it performs another method.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        performed(aSelector, [object])
    }

    /// Calls a method of the object with two arguments at once.
    ///
    /// - Returns: The return value of the method, if it is an object; the thread keeps it until it performs another method.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<
        AnyObject
    >! {
        performed(aSelector, [object1, object2])
    }

    private func performed(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let object = selector?.perform(on: self, with: arguments) as? NSObject else { return nil }
        // Objective-C's pools would keep it a while.
        Thread.current.threadDictionary["Agate.performed"] = object
        return Unmanaged.passUnretained(object)
    }
}
