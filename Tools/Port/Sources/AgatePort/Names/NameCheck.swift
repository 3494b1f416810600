import SwiftSyntax

/// Finds Apple's names that the sources use and Agate has not.
public enum NameCheck {
    /// Counts the names.
    ///
    /// Types count wherever they are named, in code that is compiled after porting. Members are recognised by their name alone: one that only a
    /// missing type of Apple's has, and no type of these sources, may be meant.
    ///
    /// - Parameter module: Files with a whole index.
    public static func missing(
        in module: ModulePort,
        agate: AgateNames
    ) -> [MissingName] {
        let index = module.index
        let parts = DeepThreads.map(module.files.count) { place in
            counts(in: module.trees[place] ?? FilePort.parse(module.sources[place]), agate)
        }
        var types: [String: Int] = [:]
        var members: [String: Int] = [:]
        for part in parts {
            types.merge(part.types, uniquingKeysWith: +)
            members.merge(part.members, uniquingKeysWith: +)
        }
        let declared = Set(index.types.keys.flatMap { $0.split(separator: ".").map(String.init) })
        let apple = AppleNames.shared
        var result: [MissingName] = []
        for (name, uses) in types where !declared.contains(name) {
            result.append(
                MissingName(name: name, uses: uses, priority: apple.types[name] ?? 0, isType: true)
            )
        }
        for (name, uses) in members where index.members(named: name).isEmpty {
            result.append(
                MissingName(name: name, uses: uses, priority: apple.members[name] ?? 0, isType: false)
            )
        }
        return result.sorted {
            ($0.isType ? 0 : 1, -$0.uses, $0.name) < ($1.isType ? 0 : 1, -$1.uses, $1.name)
        }
    }

    private static func counts(
        in tree: SourceFileSyntax?,
        _ agate: AgateNames
    ) -> (types: [String: Int], members: [String: Int]) {
        guard let tree else { return ([:], [:]) }
        let counter = NameCounter(agate.names)
        counter.walk(tree)
        return (counter.types, counter.members)
    }
}

/// Counts names in what is compiled.
private final class NameCounter: SyntaxVisitor {
    private(set) var types: [String: Int] = [:]
    private(set) var members: [String: Int] = [:]
    private let known: Set<String>
    private let apple = AppleNames.shared

    init(_ known: Set<String>) {
        self.known = known
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in CompilationCondition.activeClauses(of: node) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard case .identifier(let text) = node.tokenKind, !known.contains(text) else { return .skipChildren }
        let isMember =
            node.parent?.parent?.is(MemberAccessExprSyntax.self) == true
            && node.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
        if isMember, text.first?.isLowercase == true {
            if apple.members[text] != nil { members[text, default: 0] += 1 }
        } else if apple.types[text] != nil || AppleNames.isApples(text) {
            types[text, default: 0] += 1
        }
        return .skipChildren
    }
}
