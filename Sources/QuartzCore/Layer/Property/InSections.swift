import CAgateThreads

/// An object whose stored values are touched in sections of the thread that made it.
protocol SectionOwner: AnyObject {
    /// The thread that made it.
    var owner: UInt32 { get }
}

extension CALayer: SectionOwner {}

/// A stored value of an object that several threads may know: each of them reads and writes it whole.
///
/// The value before, a program's object perhaps, is let go outside of the section.
///
/// Source: claims 17.8.
@propertyWrapper
struct InSections<Value> {
    /// The value as it is stored, for an object that only the caller still holds.
    var unguarded: Value

    init(wrappedValue: Value) {
        unguarded = wrappedValue
    }

    @available(*, unavailable, message: "the value belongs to an object")
    var wrappedValue: Value {
        get { unguarded }
        // swift-format-ignore
        nonmutating set {}
    }

    static subscript<Object: SectionOwner>(
        _enclosingInstance object: Object,
        wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, InSections>
    ) -> Value {
        @inline(__always) get { section(of: object.owner) { object[keyPath: storage].unguarded } }
        @inline(__always) set {
            var value = newValue
            section(of: object.owner) { swap(&object[keyPath: storage].unguarded, &value) }
            withExtendedLifetime(value) {}
        }
    }
}
