import SwiftSyntax

/// Finds Apple's names that the sources use and Agate has not.
public enum NameCheck {
    /// Counts the names that are left when sources are ported.
    ///
    /// Types and functions count wherever they are named, in code that is compiled after porting. Members are recognised by their name alone:
    /// one that only Apple's types have, and none of these sources, of Agate or of Foundation, is missing.
    ///
    /// - Parameters:
    ///   - module: The files.
    ///   - ported: What they become.
    public static func missing(
        in module: ModulePort,
        ported: [PortedFile],
        agate: AgateNames
    ) -> [MissingName] {
        let known = agate.names.union(FoundationNames.all)
        let parts = DeepThreads.map(ported.count) { place -> Part in
            // What porting writes itself is there, and what it takes out is not needed.
            let text = ported[place].isRewritten ? SourceText(ported[place].bytes) : module.sources[place]
            guard let tree = FilePort.parse(text) else { return Part() }
            let counter = NameCounter(known)
            counter.walk(tree)
            return Part(
                types: counter.types,
                members: counter.members,
                declared: DeclaredNames.names(in: tree)
            )
        }
        var types: [String: Int] = [:]
        var members: [String: Int] = [:]
        var declared: Set<String> = []
        for part in parts {
            types.merge(part.types, uniquingKeysWith: +)
            members.merge(part.members, uniquingKeysWith: +)
            declared.formUnion(part.declared)
        }
        let apple = AppleNames.shared
        let found =
            types.map { MissingName(name: $0, uses: $1, priority: apple.types[$0] ?? 0, isType: true) }
            + members.map { MissingName(name: $0, uses: $1, priority: apple.members[$0] ?? 0, isType: false) }
        return found.filter { !declared.contains($0.name) }.sorted {
            ($0.isType ? 0 : 1, -$0.uses, $0.name) < ($1.isType ? 0 : 1, -$1.uses, $1.name)
        }
    }

    /// The names of one file.
    private struct Part {
        var types: [String: Int] = [:]
        var members: [String: Int] = [:]
        var declared: Set<String> = []
    }

    /// Modules of Agate that programs for it import, and SwiftPM's.
    private static let agates: Set = [
        "AgateBrowser", "AgateDisplay", "AgateRendering", "AgateWindow", "PackageDescription",
    ]

    /// The modules that ported sources import and that are not here, nor modules of the sources by the names of their folders.
    public static func missingModules(in module: ModulePort, ported: [PortedFile]) -> [String] {
        let folders = Set(module.files.flatMap { $0.path.split(separator: "/").map(String.init) })
        var result: Set<String> = []
        for file in ported {
            guard let tree = FilePort.parse(SourceText(file.bytes)) else { continue }
            let visitor = ImportCollector(viewMode: .sourceAccurate)
            visitor.walk(tree)
            result.formUnion(visitor.modules)
        }
        return result.filter { !KnownModules.has($0) && !agates.contains($0) && !folders.contains($0) }
            .sorted()
    }
}

/// Collects the modules that are imported in what is compiled.
private final class ImportCollector: SyntaxVisitor {
    private(set) var modules: Set<String> = []

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        // What asks for a module by `canImport` does without it.
        if let clause = CompilationCondition.certainClause(of: node), let elements = clause.elements {
            walk(elements)
        }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name.text { modules.insert(name) }
        return .skipChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
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
        } else if text != "UIKit", apple.types[text] != nil || AppleNames.isApples(text) {
            types[text, default: 0] += 1
        }
        return .skipChildren
    }
}
