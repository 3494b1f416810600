/// A stored property of a structure, reached by its distance from the structure's beginning.
///
/// It takes the place of the key path that it is made from: the path's own walk costs tens of nanoseconds for each access, more than
/// all the rest of writing an evaluated value (benchmarks `evaluate-*`). A test compares the two for every property.
///
/// Invariant: ``offset`` is that of a stored property of the type `Value`, as the path says, so a reference to a `Group` is a
/// reference to a `Value` that many bytes on. All addresses are used inside of the calls that they are passed to.
package struct StoredField<Group, Value>: Sendable {
    /// The same place as the plain way leads to it.
    package let path: WritableKeyPath<Group, Value> & Sendable
    private let offset: Int

    /// Finds a stored property; a computed one, or one behind a reference, is a mistake in our code.
    package init(_ path: WritableKeyPath<Group, Value> & Sendable) {
        guard let offset = MemoryLayout<Group>.offset(of: path) else {
            preconditionFailure("\(path) is no stored property of \(Group.self)")
        }
        self.path = path
        self.offset = offset
    }

    /// Where the property lies in a structure; as long there as the structure.
    @inline(__always)
    package func address(in group: UnsafePointer<Group>) -> UnsafePointer<Value> {
        (UnsafeRawPointer(group) + offset).assumingMemoryBound(to: Value.self)
    }

    /// Changes the property in place.
    @inline(__always)
    package func modify<Result>(_ group: inout Group, _ change: (inout Value) -> Result) -> Result {
        withUnsafeMutablePointer(to: &group) { group in
            change(&(UnsafeMutableRawPointer(group) + offset).assumingMemoryBound(to: Value.self).pointee)
        }
    }
}
