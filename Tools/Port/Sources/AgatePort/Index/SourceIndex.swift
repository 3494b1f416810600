/// The declarations of a module that rules for one file read of others.
///
/// Indexes of files are merged into the module's; the result depends on neither order nor number of the parts.
public struct SourceIndex: Hashable, Sendable {
    /// The types, by name.
    public private(set) var types: [String: IndexedType] = [:]
    /// The members, by their owners.
    public private(set) var members: [String: [IndexedMember]] = [:]
    /// The fallbacks with `??` of calls of optional requirements, by full name: texts of constants.
    public private(set) var fallbacks: [String: Set<String>] = [:]
    /// Whether the sources query objects for methods somewhere, so that classes have to list theirs.
    public private(set) var asksForMethods = false
    /// Selectors that stand side by side.
    public private(set) var pairs: Set<ExchangedPair> = []
    /// Whether the module exchanges what methods do.
    public private(set) var isExchanging = false
    /// Whether the sources set properties by their names.
    public private(set) var setsKeys = false
    /// The names in the documents of Interface Builder that belong to the sources.
    public private(set) var documents = InterfaceNames()
    /// Classes of other modules of the same project; not part of the text of an index.
    private(set) var outer = OuterClasses()
    /// Whether some optional requirement has a value.
    public private(set) var hasOptionalValues = false
    /// The members by name, for calls on values whose type no one sees.
    private var byName: [String: [IndexedMember]] = [:]
    /// Names of members that extensions declare and something overrides, as far as names tell.
    private(set) var dispatchedNames: Set<String> = []
    /// Types that have overrides in extensions, as far as names tell.
    private(set) var forwardOwners: Set<String> = []
    private var overrideNames: Set<String> = []
    private var extensionNames: Set<String> = []
    /// The requirements that subclasses implement of protocols that their superclasses conform to; computed at the first use.
    private var plan = ComputedOnce<RequirementPlan>()
    /// The lists of members that documents of Interface Builder name; computed at the first use.
    private var interface = ComputedOnce<InterfacePlan>()
    /// The types by the last part of their names.
    private var byLastPart: [String: [String]] = [:]

    /// Makes an empty index.
    public init() {}

    /// Adds a type; one that is there already gets what this one inherits too.
    public mutating func add(_ type: IndexedType) {
        forgetPlans()
        if var known = types[type.name] {
            for name in type.inherited where !known.inherited.contains(name) { known.inherited.append(name) }
            if known.kind == "extension" { known.kind = type.kind }
            if known.objectiveCName.isEmpty { known.objectiveCName = type.objectiveCName }
            known.isPrivate = known.isPrivate || type.isPrivate
            types[type.name] = known
        } else {
            types[type.name] = type
            byLastPart[lastPart(of: type.name), default: []].append(type.name)
        }
    }

    /// Adds a member.
    public mutating func add(_ member: IndexedMember) {
        forgetPlans()
        members[member.owner, default: []].append(member)
        byName[member.name, default: []].append(member)
        if member.isOptional, !member.type.isEmpty { hasOptionalValues = true }
        if member.isOverride {
            overrideNames.insert(member.name)
            if member.isInExtension { forwardOwners.insert(member.owner) }
        } else if member.isInExtension {
            extensionNames.insert(member.name)
        } else {
            return
        }
        if overrideNames.contains(member.name), extensionNames.contains(member.name) {
            dispatchedNames.insert(member.name)
        }
    }

    /// Adds a constant that a call of an optional requirement falls back to.
    public mutating func addFallback(_ text: String, of fullName: String) {
        fallbacks[fullName, default: []].insert(text)
    }

    private mutating func forgetPlans() {
        plan = ComputedOnce()
        interface = ComputedOnce()
    }

    /// Notes that the sources set properties by their names.
    mutating func noteKeys() {
        setsKeys = true
        interface = ComputedOnce()
    }

    /// Adds what documents of Interface Builder name.
    public mutating func add(_ names: InterfaceNames) {
        documents.merge(names)
        interface = ComputedOnce()
    }

    /// Tells of the classes of other modules that the module's may derive from.
    mutating func add(_ outer: OuterClasses) {
        self.outer.merge(outer)
        interface = ComputedOnce()
    }

    /// Notes that the sources query objects for methods.
    mutating func noteAsking() { asksForMethods = true }

    /// Adds two selectors that stand side by side.
    public mutating func add(_ pair: ExchangedPair) { pairs.insert(pair) }

    /// Notes that the module exchanges what methods do.
    public mutating func noteExchange() { isExchanging = true }

    /// Adds all of another index.
    public mutating func merge(_ other: SourceIndex) {
        for name in other.types.keys.sorted() { if let type = other.types[name] { add(type) } }
        for owner in other.members.keys.sorted() { for member in other.members[owner] ?? [] { add(member) } }
        asksForMethods = asksForMethods || other.asksForMethods
        pairs.formUnion(other.pairs)
        isExchanging = isExchanging || other.isExchanging
        if other.setsKeys { noteKeys() }
        if !other.documents.isEmpty { add(other.documents) }
        for (name, texts) in other.fallbacks { fallbacks[name, default: []].formUnion(texts) }
    }

    // MARK: Looking up

    /// The implementations by subclasses of protocols that their superclasses conform to.
    var requirementPlan: RequirementPlan { plan.value { RequirementPlan(self) } }

    /// The lists of members that documents of Interface Builder name.
    var interfacePlan: InterfacePlan { interface.value { InterfacePlan(self) } }

    /// The full name of a type that is named within others.
    ///
    /// - Parameters:
    ///   - name: As it is written, perhaps with outer types, generic arguments or a question mark.
    ///   - scope: The full name of the type in which it is written; empty at the top.
    public func resolve(_ name: String, in scope: String = "") -> String? {
        let plain = Self.plainName(name)
        var outer = scope
        while true {
            let candidate = outer.isEmpty ? plain : "\(outer).\(plain)"
            if types[candidate] != nil { return candidate }
            if outer.isEmpty { break }
            outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
        }
        let others = byLastPart[lastPart(of: plain)] ?? []
        return others.count == 1 && !plain.contains(".") ? others[0] : nil
    }

    /// A type's name and those of all its superclasses and protocols that the module declares.
    public func lineage(of name: String) -> [String] {
        var result: [String] = []
        var waiting = [name]
        while let next = waiting.popLast() {
            guard let full = resolve(next), !result.contains(full) else { continue }
            result.append(full)
            waiting += (types[full]?.inherited ?? []).reversed()
        }
        return result
    }

    /// The members of a name that a type has or inherits within the module.
    public func members(named name: String, of type: String) -> [IndexedMember] {
        lineage(of: type).flatMap { (members[$0] ?? []).filter { $0.name == name } }
    }

    /// All members of a name in the module.
    public func members(named name: String) -> [IndexedMember] { byName[name] ?? [] }

    /// Whether a class is a layer: one of Apple's, or one of the module that inherits from such.
    public func isLayer(_ name: String) -> Bool {
        inheritedNames(of: name).contains { $0.hasPrefix("CA") && $0.hasSuffix("Layer") }
    }

    /// A type's name and all that it inherits from, as far as the module says; Apple's names among them.
    public func inheritedNames(of name: String) -> Set<String> {
        var seen: Set<String> = []
        var waiting = [name]
        while let next = waiting.popLast() {
            let full = resolve(next) ?? Self.plainName(next)
            guard seen.insert(full).inserted else { continue }
            waiting += types[full]?.inherited ?? []
        }
        return seen
    }

    /// A name without generic arguments, optionality, `any` and `some`.
    static func plainName(_ name: String) -> String {
        var plain = Substring(name)
        for word in ["any ", "some "] where plain.hasPrefix(word) { plain = plain.dropFirst(word.count) }
        while let last = plain.last, "?! ".contains(last) { plain = plain.dropLast() }
        if let start = plain.firstIndex(of: "<") { plain = plain[..<start] }
        return String(plain)
    }

    private func lastPart(of name: String) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }

    /// Whether two indexes say the same; what only makes looking up fast does not count.
    public static func == (a: SourceIndex, b: SourceIndex) -> Bool { a.encoded() == b.encoded() }

    /// Hashes what it says.
    public func hash(into hasher: inout Hasher) { hasher.combine(encoded()) }
}
