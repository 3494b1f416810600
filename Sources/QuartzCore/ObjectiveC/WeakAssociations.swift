import Foundation

/// The associated values of objects that have no place for them, beside those objects.
///
/// Nothing tells that such an object is gone: its values go when values of another one are made, at the latest when there are as many
/// objects again as were there at the last look (GUESS associated: later than Apple's).
///
/// Unchecked, because the compiler does not see that the lock guards every use of what changes.
package final class WeakAssociations: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        let values: AssociatedValues
    }

    /// Those of all objects.
    package static let shared = WeakAssociations()

    // All are read and changed with the lock held.
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var nextSweep = 16

    /// How many objects there are entries of.
    package var count: Int { lock.withLock { entries.count } }

    /// The values of an object; nil while there are none.
    func values(of object: AnyObject) -> AssociatedValues? {
        lock.withLock {
            let entry = entries[ObjectIdentifier(object)]
            return entry?.object === object ? entry?.values : nil
        }
    }

    /// The values of an object, made if there are none.
    func makeValues(of object: AnyObject) -> AssociatedValues {
        var gone: [Entry] = []
        let values = lock.withLock { () -> AssociatedValues in
            let key = ObjectIdentifier(object)
            if let entry = entries[key] {
                if entry.object === object { return entry.values }
                // Another object lay at this address.
                gone.append(entry)
            }
            if entries.count >= nextSweep { gone += sweep() }
            let values = AssociatedValues()
            entries[key] = Entry(object: object, values: values)
            return values
        }
        withExtendedLifetime(gone) {}
        return values
    }

    /// Takes the entries of objects that are gone out.
    private func sweep() -> [Entry] {
        let gone = entries.filter { $0.value.object == nil }
        for key in gone.keys { entries[key] = nil }
        nextSweep = max(16, entries.count * 2)
        return Array(gone.values)
    }
}
