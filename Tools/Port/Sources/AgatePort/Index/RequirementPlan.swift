/// Implementations by classes of protocols that not they but their superclasses conform to.
///
/// On Apple's systems a table asks its delegate whether it responds to a selector, and a method of a subclass answers. In Swift the
/// conformance is the superclass's: what it lacks the protocol's default answers, whatever subclasses declare. So the superclass gets a
/// method of its own, which does as the default does, and the subclass overrides that.
struct RequirementPlan: Sendable {
    /// The declarations that classes need for their subclasses' sake, by the classes' names.
    private(set) var declared: [String: [AppleRequirements.Requirement]] = [:]
    /// The full names of methods that override one of those, by the classes' names.
    private(set) var overriding: [String: Set<String>] = [:]
    /// The full names of methods that cannot: in extensions, and where the value of the default is unknown.
    private(set) var hidden: [String: Set<String>] = [:]

    /// Whether there is nothing to do.
    var isEmpty: Bool { declared.isEmpty && hidden.isEmpty }

    init(_ index: SourceIndex) {
        let apple = AppleRequirements.shared
        for name in index.types.keys.sorted() {
            guard index.types[name]?.kind == "class", let members = index.members[name] else { continue }
            let methods = members.filter {
                $0.kind == .function && !$0.isStatic && !$0.isOverride && apple.byName[$0.fullName] != nil
            }
            guard !methods.isEmpty else { continue }
            let above = Self.superclasses(of: name, in: index)
            for method in methods {
                plan(method, of: name, above, index, apple)
            }
        }
    }

    private mutating func plan(
        _ method: IndexedMember,
        of name: String,
        _ above: [String],
        _ index: SourceIndex,
        _ apple: AppleRequirements
    ) {
        guard let requirements = apple.byName[method.fullName] else { return }
        for (place, owner) in above.enumerated().reversed() {
            let protocols = apple.protocols(
                of: index.types[owner]?.inherited.map(SourceIndex.plainName) ?? []
            )
            guard let requirement = requirements.first(where: { protocols.contains($0.owner) }) else {
                continue
            }
            // A class between declares it, or the owner itself: that one is overridden.
            let isDeclared = above[...place].contains { between in
                index.members[between]?.contains { $0.kind == .function && $0.fullName == method.fullName }
                    == true
            }
            if isDeclared,
                !above[...place].contains(where: { overriding[$0]?.contains(method.fullName) == true })
            {
                return
            }
            if method.isInExtension || apple.defaultBody(of: requirement, stand: "") == nil {
                hidden[name, default: []].insert(method.fullName)
                return
            }
            if declared[owner]?.contains(where: { $0.fullName == method.fullName }) != true {
                declared[owner, default: []].append(requirement)
            }
            overriding[name, default: []].insert(method.fullName)
            return
        }
    }

    /// The classes of the module that a class inherits from, the nearest first.
    private static func superclasses(of name: String, in index: SourceIndex) -> [String] {
        var result: [String] = []
        var current = name
        while let next = index.types[current]?.inherited.lazy.compactMap({ index.resolve($0, in: current) })
            .first(where: { index.types[$0]?.kind == "class" }), !result.contains(next), next != name
        {
            result.append(next)
            current = next
        }
        return result
    }
}
