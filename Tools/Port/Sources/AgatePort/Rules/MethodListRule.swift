import SwiftSyntax

/// Makes classes list their methods where the sources query objects for methods (P16): nothing else can answer `responds(to:)` at run time.
///
/// A class lists if it, or one that it derives from, adopts a protocol with optional requirements: one of the module, or what is named like one of
/// Apple's delegates and data sources. A class whose superclass is neither Apple's nor of the module is passed over, for that one may list, too.
enum MethodListRule {
    static func apply(to node: ClassDeclSyntax, in context: RewriteContext) {
        let index = context.index
        guard index.asksForMethods, !context.isOff(node) else { return }
        let name = context.scopes.last.map { "\($0.name).\(node.name.text)" } ?? node.name.text
        guard lists(name, in: index), !hasList(node) else { return }
        let inherits = superclasses(of: name, in: index).dropFirst().contains { lists($0, in: index) }
        let access = node.modifiers.has("public") || node.modifiers.has("open") ? "public " : ""
        let names = methods(of: name, in: index).map { "\"\($0)\"" }.joined(separator: ", ")
        let own = "[\(names)]"
        let value = inherits ? "super.implementedMethods.union(\(own))" : own
        let declaration =
            " \(access)\(inherits ? "override " : "")class var implementedMethods: Set<String> { \(value) };"
        context.insert(declaration, at: node.memberBlock.leftBrace.end, .optionalCalls)
        guard !inherits else { return }
        if let last = node.inheritanceClause?.inheritedTypes.last {
            context.insert(", MethodLister", at: last.type.end, .optionalCalls)
        } else {
            let end = node.genericParameterClause?.end ?? node.name.end
            context.insert(": MethodLister", at: end, .optionalCalls)
        }
    }

    /// Whether the class lists its methods already, as a ported one does.
    private static func hasList(_ node: ClassDeclSyntax) -> Bool {
        node.memberBlock.members.contains { item in
            item.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
                == "implementedMethods"
        }
    }

    /// Whether a class of the module is one of those that list.
    private static func lists(_ name: String, in index: SourceIndex) -> Bool {
        let classes = superclasses(of: name, in: index)
        guard !classes.isEmpty, let root = classes.last,
            isApples(index.types[root]?.inherited.first, in: index)
        else { return false }
        return index.inheritedNames(of: name).contains { other in
            if let known = index.types[other] {
                return known.kind == "protocol" && (index.members[other] ?? []).contains(where: \.isOptional)
            }
            return other != "UIApplicationDelegate"
                && ["Delegate", "DataSource"].contains { other.hasSuffix($0) }
        }
    }

    /// Whether what stands first in the clause of a class that has no superclass in the module is no class of another module than Apple's.
    private static func isApples(_ first: String?, in index: SourceIndex) -> Bool {
        guard let first else { return true }
        let name = SourceIndex.plainName(first)
        let plain: Set = ["AnyObject", "Equatable", "Hashable", "NSObject", "NSObjectProtocol", "Sendable"]
        if index.resolve(name) != nil || plain.contains(name) { return true }
        // Names of protocols.
        if ["Delegate", "DataSource", "Protocol"].contains(where: { name.hasSuffix($0) }) { return true }
        return AppleNames.isApples(name) || AppleNames.shared.types[name] != nil
    }

    /// The class and those of the module that it derives from, the nearest first.
    private static func superclasses(of name: String, in index: SourceIndex) -> [String] {
        var result: [String] = []
        var next: String? = name
        while let name = next, let full = index.resolve(name), let type = index.types[full],
            type.kind == "class", !result.contains(full)
        {
            result.append(full)
            next = type.inherited.first { index.resolve($0).map { index.types[$0]?.kind } == "class" }
        }
        return result
    }

    /// The names of the methods and properties that a class declares, and of those that extensions of its protocols give it.
    private static func methods(of name: String, in index: SourceIndex) -> [String] {
        var own: [IndexedMember] = []
        var wanted: [String: String] = [:]
        for owner in index.lineage(of: name) {
            let isProtocol = index.types[owner]?.kind == "protocol"
            guard owner == name || isProtocol else { continue }
            for member in index.members[owner] ?? [] where !member.isStatic {
                if !isProtocol || member.isInExtension {
                    own.append(member)
                } else {
                    wanted[member.fullName] = member.objectiveCName
                }
            }
        }
        // An implementation has the name of its requirement.
        return Set(own.map { wanted[$0.fullName] ?? $0.objectiveCName }).sorted()
    }
}
