/// A group of values that most layers leave at their defaults.
public protocol RareValues: Sendable {
    /// The defaults, in a storage that is never freed.
    static var standard: CopyOnWriteBox<Self> { get }
}

/// Rarely used values behind one reference that is absent while all of them have their defaults.
///
/// Copying shares the reference; the first write to a shared one copies it. Reading goes through an address,
/// because what is read may be large and `_read` copies what it yields.
///
/// Public, since the bodies of `@inlinable package` functions go into other modules in builds for testing alone (CONTRIBUTING.md).
public struct CopyOnWriteBox<Values: RareValues>: Sendable {
    @usableFromInline
    final class Storage: ManagedBuffer<Void, Values> {
        deinit {
            _ = withUnsafeMutablePointerToElements { $0.deinitialize(count: 1) }
        }
    }

    // Written only through a unique reference, so sharing it between threads is safe.
    @usableFromInline nonisolated(unsafe) var storage: Storage?

    /// The defaults, without a storage.
    @inlinable
    public init() {}

    /// Values in a storage of their own, even if they are the defaults.
    package init(_ values: Values) {
        storage = Self.makeStorage(values)
    }

    @usableFromInline
    static func makeStorage(_ values: Values) -> Storage {
        let made = unsafeDowncast(Storage.create(minimumCapacity: 1) { _ in }, to: Storage.self)
        made.withUnsafeMutablePointerToElements { $0.initialize(to: values) }
        return made
    }

    /// Where the values lie in a storage: good inside of a function that holds it.
    ///
    /// No retain and no release: this is an addition to its address.
    @inlinable
    static func place(in storage: Storage) -> UnsafePointer<Values> {
        storage.withUnsafeMutablePointerToElements { UnsafePointer($0) }
    }

    /// The values, defaults where nothing was written.
    @inlinable
    public var values: Values {
        unsafeAddress {
            if let storage { return Self.place(in: storage) }
            return Self.place(in: Values.standard.storage.unsafelyUnwrapped)
        }
        _modify {
            if storage == nil {
                storage = Self.makeStorage(Values.standard.values)
            } else if !isKnownUniquelyReferenced(&storage) {
                storage = Self.makeStorage(values)
            }
            let place = storage?.withUnsafeMutablePointerToElements { $0 }
            yield &place.unsafelyUnwrapped.pointee
        }
    }

    /// Runs a closure with where the values lie, which are neither copied nor counted.
    @inline(__always)
    func withAddress<Result>(_ body: (UnsafePointer<Values>) -> Result) -> Result {
        withExtendedLifetime(storage) {
            body(Self.place(in: storage ?? Values.standard.storage.unsafelyUnwrapped))
        }
    }

    /// Whether both are the same storage: a copy to which nothing was written since.
    package func isSame(as other: CopyOnWriteBox) -> Bool { storage === other.storage }

    /// Whether something was written.
    @inlinable
    public var isPresent: Bool { storage != nil }
}
