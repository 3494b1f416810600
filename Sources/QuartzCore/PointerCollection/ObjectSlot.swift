import Foundation

/// A place for one object, held as options say.
struct ObjectSlot {
    private var strong: AnyObject?
    private weak var weakly: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        if options.isWeak {
            weakly = object
        } else if options.contains(.copyIn), let copying = object as? any NSCopying {
            strong = copying.copy(with: nil) as AnyObject
        } else {
            strong = object
        }
    }

    /// The object; nil if no strong reference to it was left.
    var object: AnyObject? { strong ?? weakly }

    /// The hash of an object, under options.
    static func hash(of object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
        if !options.isByPointer, let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }

    /// Whether two objects count as the same one, under options.
    static func isSame(_ a: AnyObject, _ b: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
        if a === b { return true }
        guard !options.isByPointer, let a = a as? NSObject else { return false }
        return a.isEqual(b)
    }
}
