/// The classes of other modules of the same project.
struct OuterClasses: Hashable, Sendable {
    /// The superclass of each, as it is written, by its name.
    private(set) var superclasses: [String: String] = [:]
    /// Those that list members for documents of Interface Builder.
    private(set) var listing: Set<String> = []

    init() {}

    /// The classes of a module.
    init(_ index: SourceIndex) {
        for type in index.types.values where type.kind == "class" {
            superclasses[type.name] = index.superclass(of: type.name) ?? type.inherited.first ?? ""
        }
        listing = Set(index.interfacePlan.lists.keys)
    }

    /// Adds all of others; names that are there stay.
    mutating func merge(_ other: OuterClasses) {
        superclasses.merge(other.superclasses) { first, _ in first }
        listing.formUnion(other.listing)
    }

    /// The classes above a class of another module, the nearest first, and the class itself.
    func lineage(of name: String) -> [String] {
        var result: [String] = []
        var next = name
        while let above = superclasses[next], !result.contains(next) {
            result.append(next)
            next = above
        }
        guard !result.contains(next) else { return result }
        result.append(next)
        while let above = AppleClasses.superclass(of: result[result.count - 1]), !result.contains(above) {
            result.append(above)
        }
        return result
    }
}
