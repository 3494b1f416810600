public import Foundation

/// A class that has methods of its own which programs call by their names in Objective-C.
package protocol ClassMethodTable: AnyObject {
    /// Calls a method of the class without arguments.
    ///
    /// - Returns: What it gives; nil for a name that the class has not.
    static func callClassMethod(named name: String) -> AnyObject?
    /// Whether the class has a method of a name.
    static func hasClassMethod(named name: String) -> Bool
}

/// The methods of objects that Objective-C gives classes, too.
extension NSObject {
    /// Whether the class itself has the method that a selector names, as `UIApplication` has `sharedApplication`.
    ///
    /// A method that a program declares for a class is found by the selector that carries it.
    public class func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        if let table = self as? any ClassMethodTable.Type, table.hasClassMethod(named: aSelector.name) {
            return true
        }
        return aSelector.isMethod(of: self)
    }

    /// Whether objects of the class have the method that a selector names.
    ///
    /// The answer is that of ``Foundation/NSObjectProtocol/responds(to:)``, for a class without an object.
    public class func instancesRespond(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        guard let lister = self as? any MethodLister.Type else {
            return aSelector.isMethod(ofObjectsOf: self)
        }
        return lister.implementedMethods.contains(aSelector.name)
            || aSelector.isMethod(ofObjectsOf: self) && !aSelector.isOfProtocol
    }

    /// Calls a method of the class at once.
    ///
    /// - Returns: The return value of the method, if it is an object; the thread keeps it until it performs another method.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        performed(aSelector, [])
    }

    /// Calls a method of the class with an argument at once.
    ///
    /// - Returns: The return value of the method, if it is an object; the thread keeps it until it performs another method.
    @discardableResult
    public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        performed(aSelector, [object])
    }

    private class func performed(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        let own = (self as? any ClassMethodTable.Type)?.callClassMethod(named: selector.name)
        guard let object = own ?? (selector.perform(on: self, with: arguments) as? NSObject) else {
            return nil
        }
        Thread.current.threadDictionary["Agate.performed"] = object
        return Unmanaged.passUnretained(object)
    }
}
