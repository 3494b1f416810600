import Foundation

/// The values that are associated with one object, by the addresses of their keys.
///
/// Unchecked, because the compiler does not see that the lock guards every use of what changes.
package final class AssociatedValues: @unchecked Sendable {
    /// A value as its policy keeps it.
    private enum Kept {
        case strongly(Any)
        case weakly(WeakObject)
    }

    private struct WeakObject {
        weak var object: AnyObject?
    }

    // Both are read and changed with the lock held.
    private let lock = NSLock()
    private var values: [UnsafeRawPointer: Kept] = [:]

    package init() {}

    /// The value under a key.
    func value(_ key: UnsafeRawPointer) -> Any? {
        switch lock.withLock({ values[key] }) {
        case .strongly(let value): value
        case .weakly(let box): box.object
        case nil: nil
        }
    }

    /// Keeps a value under a key; nil takes it away.
    func set(_ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
        let kept = value.map { Self.kept($0, policy) }
        let old = lock.withLock {
            let old = values[key]
            values[key] = kept
            return old
        }
        // What the old value runs when it goes, it runs without the lock.
        withExtendedLifetime(old) {}
    }

    /// Whether nothing is kept.
    var isEmpty: Bool { lock.withLock { values.isEmpty } }

    /// Takes all values away.
    func removeAll() {
        let old = lock.withLock {
            defer { values = [:] }
            return values
        }
        withExtendedLifetime(old) {}
    }

    private static func kept(_ value: Any, _ policy: objc_AssociationPolicy) -> Kept {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
            .weakly(WeakObject(object: value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            .strongly((value as? NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            .strongly(value)
        }
    }
}
