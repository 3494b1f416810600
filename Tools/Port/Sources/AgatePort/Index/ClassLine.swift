/// Classes and what they inherit from, Apple's among them.
extension SourceIndex {
    /// The superclass of a class, as far as the module or Apple's names tell.
    func superclass(of name: String) -> String? {
        let full = resolve(name) ?? Self.plainName(name)
        guard let type = types[full], type.kind == "class" else {
            return AppleClasses.superclass(of: lastName(full))
        }
        for inherited in type.inherited {
            if let own = resolve(inherited, in: full), own != full, types[own]?.kind == "class" { return own }
            let apples = lastName(Self.plainName(inherited))
            if AppleClasses.contains(apples) { return apples }
        }
        return nil
    }

    /// The classes above a class, the nearest first.
    func superclasses(of name: String) -> [String] {
        var result: [String] = []
        var next = superclass(of: name)
        while let found = next, found != name, !result.contains(found) {
            result.append(found)
            next = superclass(of: found)
        }
        return result
    }

    /// The member of an extension of a superclass that a member overrides; nil if it overrides one that a class declares.
    func overridden(by member: IndexedMember) -> IndexedMember? {
        for owner in superclasses(of: member.owner) {
            let named = (members[owner] ?? []).filter { $0.isSame(as: member) }
            guard let found = named.first(where: { !$0.isOverride }) else { continue }
            return found.isInExtension ? found : nil
        }
        return nil
    }

    /// The overrides of a member of an extension, in subclasses before their superclasses.
    func overrides(of member: IndexedMember) -> [IndexedMember] {
        guard member.isInExtension, !member.isOverride else { return [] }
        let found = members(named: member.name).filter {
            $0.isOverride && $0.isSame(as: member) && overridden(by: $0)?.owner == member.owner
        }
        let depths = found.map { (superclasses(of: $0.owner).count, $0) }
        return depths.sorted { ($1.0, $0.1.owner) < ($0.0, $1.1.owner) }.map(\.1)
    }

    /// Overrides in extensions of a class that it declares itself here.
    func forwarded(to owner: String) -> [IndexedMember] {
        (members[owner] ?? []).filter {
            $0.isOverride && $0.isInExtension && !$0.forward.isEmpty && overridden(by: $0) == nil
        }
    }

    /// Overrides in extensions of Apple's classes of a member that one of those declares, in subclasses before their superclasses.
    ///
    /// - Parameter owner: The class that declares the member.
    func appleOverrides(of fullName: String, declaredBy owner: String) -> [IndexedMember] {
        let name = String(fullName.prefix { $0 != "(" })
        let found = members(named: name).filter {
            $0.fullName == fullName && $0.isOverride && $0.isInExtension && !$0.isStatic
                && types[$0.owner]?.kind != "class"
                && ReplaceableMethods.owner(of: fullName, among: [$0.owner] + superclasses(of: $0.owner))
                    == owner
        }
        let depths = found.map { (superclasses(of: $0.owner).count, $0) }
        return depths.sorted { ($1.0, $0.1.owner) < ($0.0, $1.1.owner) }.map(\.1)
    }

    private func lastName(_ name: String) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }
}

extension IndexedMember {
    /// Whether two members have the same name and labels.
    func isSame(as other: IndexedMember) -> Bool {
        kind == other.kind && name == other.name && labels == other.labels && isStatic == other.isStatic
    }
}
