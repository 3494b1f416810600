public import Foundation

/// Whether an object is the same as one of a class and a protocol together, if that is there: Swift compares no such optionals itself.
///
/// Other comparisons are Swift's.
@_disfavoredOverload
public func == (a: NSObject, b: NSObject?) -> Bool {
    guard let b else { return false }
    return a.isEqual(b)
}

/// Whether an object is another one than one of a class and a protocol together, or that is not there.
@_disfavoredOverload
public func != (a: NSObject, b: NSObject?) -> Bool {
    guard let b else { return true }
    return !a.isEqual(b)
}
