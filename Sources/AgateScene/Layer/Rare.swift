/// A group of values that most layers leave at their defaults.
package protocol RareValues: Sendable {
    /// The defaults.
    static var standard: Self { get }
}

/// Rarely used values behind one reference that is absent while all of them have their defaults.
///
/// Copying shares the reference; the first write to a shared one copies it.
package struct Rare<Values: RareValues>: Sendable {
    // Written only through a unique reference, so sharing it between threads is safe.
    @usableFromInline
    final class Storage: @unchecked Sendable {
        @usableFromInline var values: Values

        @usableFromInline
        init(_ values: Values) {
            self.values = values
        }
    }

    @usableFromInline var storage: Storage?

    @inlinable
    package init() {}

    /// The values, defaults where nothing was written.
    @inlinable
    package var values: Values {
        _read {
            if let storage {
                yield storage.values
            } else {
                yield Values.standard
            }
        }
        _modify {
            if storage == nil {
                storage = Storage(Values.standard)
            } else if !isKnownUniquelyReferenced(&storage) {
                storage = Storage(values)
            }
            if let storage {
                yield &storage.values
            } else {
                var scratch = Values.standard
                yield &scratch
            }
        }
    }

    /// Whether something was written.
    @inlinable
    package var isPresent: Bool { storage != nil }
}
