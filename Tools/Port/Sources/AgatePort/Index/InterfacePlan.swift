/// The members that classes list for documents of Interface Builder (P29).
///
/// Nothing can look a member up by its name at run time. A class lists those with an attribute of Interface Builder; those that documents of the project name, for
/// Swift 3 marked members of objects by itself; and, where sources set properties by their names, those with `@objc`.
struct InterfacePlan: Sendable {
    /// How a class comes to a list.
    enum Base: Sendable {
        /// It adds to its superclass's.
        case inherited
        /// It derives from `NSObject`, and no class above it lists.
        case object
        /// It derives from a class that no source declares, which is taken for one of UIKit's.
        case unknown
    }

    /// The members of each class that lists, in the order of their names.
    private(set) var lists: [String: [IndexedMember]] = [:]
    /// The lists' bases, by class.
    private(set) var bases: [String: Base] = [:]
    /// Members that extensions give classes of other modules, by those.
    private(set) var extensions: [String: [IndexedMember]] = [:]
    /// Members that nothing can be connected with though their attributes say so, by class: with the reason.
    private(set) var refused: [String: [(member: IndexedMember, reason: String)]] = [:]

    /// Whether there is nothing to do.
    var isEmpty: Bool { lists.isEmpty && extensions.isEmpty && refused.isEmpty }

    /// Classes of UIKit whose own list subclasses add to, and that no other such class is above.
    static let roots: Set = [
        "NSLayoutConstraint", "UIBarItem", "UICollectionViewLayout", "UIGestureRecognizer",
        "UINavigationItem",
        "UIPercentDrivenInteractiveTransition", "UIPresentationController", "UIResponder",
        "UIStoryboardSegue",
    ]

    init(_ index: SourceIndex) {
        let keys = Self.keys(in: index)
        // Those of other modules' classes may be of any object.
        let allKeys = index.documents.keys.values.reduce(index.documents.innerKeys) { $0.union($1) }
        for name in index.types.keys.sorted() {
            guard let type = index.types[name], let members = index.members[name] else { continue }
            let isClass = type.kind == "class"
            guard isClass || type.kind == "extension" else { continue }
            let isApples = !isClass && AppleClasses.contains(name)
            var list: [String: IndexedMember] = [:]
            let named = isApples ? allKeys : keys[name]
            for member in members where Self.wants(member, named, index) {
                if let reason = Self.reason(against: member) {
                    if member.interface != nil { refused[name, default: []].append((member, reason)) }
                } else if isClass || isApples || member.interface != nil {
                    list["\(member.kind) \(member.objectiveCName)"] = member
                }
            }
            guard !list.isEmpty else { continue }
            // Properties come first.
            let sorted = list.sorted { ($1.value.kind.rawValue, $0.key) < ($0.value.kind.rawValue, $1.key) }
                .map(\.value)
            if isClass { lists[name] = sorted } else { extensions[name] = sorted }
        }
        for name in lists.keys.sorted() {
            if let base = base(of: name, in: index) {
                bases[name] = base
            } else {
                for member in lists[name] ?? [] where member.interface != nil {
                    refused[name, default: []].append(
                        (member, "\(name) derives neither from NSObject nor from a class of UIKit")
                    )
                }
                lists[name] = nil
            }
        }
    }

    // MARK: Members

    /// Whether a member is one that documents, or callers by name, may look for.
    ///
    /// - Parameter keys: The keys that documents name of the class; nil where they do not name the class.
    private static func wants(_ member: IndexedMember, _ keys: Set<String>?, _ index: SourceIndex) -> Bool {
        guard member.presence != .no, !member.isStatic else { return false }
        if member.interface != nil { return true }
        guard !member.isOverride, member.name != "interfaceMembers" else { return false }
        if member.kind == .function {
            return keys != nil && index.documents.selectors.contains(member.objectiveCName)
        }
        return index.setsKeys && member.isMarkedItself || keys?.contains(member.objectiveCName) == true
    }

    /// Why a member cannot be listed; nil where it can.
    private static func reason(against member: IndexedMember) -> String? {
        guard member.presence == .yes else { return "nothing tells whether it is compiled" }
        guard member.kind == .function else { return member.isSettable ? nil : "it cannot be set" }
        let isPlain =
            member.objectiveCName.filter { $0 == ":" }.count == member.labels.count && member.isPlain
        guard isPlain else { return "no selector carries such a method" }
        if member.interface == .segueAction {
            return (1...3).contains(member.labels.count)
                ? nil : "it takes a coder, and perhaps a sender and an identifier"
        }
        return member.labels.count <= 2 ? nil : "an action takes a sender and an event at most"
    }

    // MARK: Classes

    /// The keys that documents name of classes, those of classes above them included.
    private static func keys(in index: SourceIndex) -> [String: Set<String>] {
        guard !index.documents.isEmpty else { return [:] }
        var result: [String: Set<String>] = [:]
        for type in index.types.values where type.kind == "class" {
            let last = type.name.split(separator: ".").last.map(String.init) ?? type.name
            for name in [last, type.objectiveCName] where index.documents.classes.contains(name) {
                let keys = index.documents.innerKeys.union(index.documents.keys[name] ?? [])
                for above in [type.name] + index.superclasses(of: type.name) {
                    result[above, default: []].formUnion(keys)
                }
            }
        }
        return result
    }

    private func base(of name: String, in index: SourceIndex) -> Base? {
        var above = index.superclasses(of: name)
        let root = above.last ?? name
        var isKnown = AppleClasses.contains(root)
        if !isKnown {
            let others = (index.types[index.resolve(root) ?? root]?.inherited ?? []).map(
                SourceIndex.plainName
            )
            .filter { !Self.isProtocol($0, in: index) }
            guard !others.isEmpty else { return nil }
            for other in others {
                let outer = index.outer.lineage(
                    of: other.split(separator: ".").last.map(String.init) ?? other
                )
                guard let last = outer.last, AppleClasses.contains(last) else { continue }
                above += outer
                isKnown = true
            }
            if !isKnown { return .unknown }
        }
        if !Self.roots.isDisjoint(with: above) { return .inherited }
        let isInherited = above.contains { above in
            lists[above] != nil || index.outer.listing.contains(above)
                || (index.members[above] ?? []).contains { $0.name == "interfaceMembers" && $0.isStatic }
        }
        return isInherited ? .inherited : .object
    }

    /// Whether a name in an inheritance clause is that of a protocol, as far as it tells.
    private static func isProtocol(_ name: String, in index: SourceIndex) -> Bool {
        if let own = index.resolve(name) { return index.types[own]?.kind != "class" }
        return plainProtocols.contains(name)
            || ["Delegate", "DataSource", "Protocol"].contains { name.hasSuffix($0) }
    }

    private static let plainProtocols: Set = [
        "AnyObject", "Codable", "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Sendable",
        "class",
    ]
}
