/// A type that a module declares.
public struct IndexedType: Hashable, Sendable {
    /// `class`, `struct`, `enum`, `protocol` or `actor`.
    public var kind: String
    /// Its name with its outer types.
    public var name: String
    /// The types in its inheritance clauses, extensions' included.
    public var inherited: [String] = []
    /// The name that `@objc(name)` gives a class, else empty.
    public var objectiveCName = ""
    /// Whether a class is seen by its own file alone.
    public var isPrivate = false
}
