import AgatePort
import Foundation
import SwiftParser
import SwiftSyntax

/// What the sources of Agate declare, as far as tables of the tool speak of it.
struct AgateMembers {
    /// A protocol.
    struct Delegate: Equatable {
        /// The protocols that it inherits from.
        var inherited: Set<String> = []
        /// The functions that have defaults, as they are declared.
        var optional: Set<String> = []
        /// The names of what has none.
        var required: Set<String> = []
    }

    /// What this checkout declares; nil outside of one.
    ///
    /// It takes a while to read.
    static let checkout = AgateNames.checkout(around: #filePath).flatMap { try? AgateMembers(folder: $0) }

    /// What public classes declare `dynamic`, with labels; `class` before what belongs to the class itself.
    private(set) var dynamic: [String: Set<String>] = [:]
    /// What public classes override.
    private(set) var overrides: [String: Set<String>] = [:]
    /// The public protocols.
    private(set) var delegates: [String: Delegate] = [:]
    private var superclasses: [String: String] = [:]

    /// The public classes that derive from a class, sorted.
    func subclasses(of name: String) -> [String] {
        superclasses.keys.filter { subclass in
            var above = superclasses[subclass]
            while let next = above, next != name { above = superclasses[next] }
            return above == name
        }.sorted()
    }

    /// Reads the sources of UIKit and QuartzCore below a folder.
    init(folder: String) throws {
        let paths = (AgateNames.kit + ["QuartzCore"]).map { "\(folder)/Sources/\($0)" }
        let files = try SourceFolder(paths: paths.filter { FileManager.default.fileExists(atPath: $0) })
            .sources
        let collectors = try files.map { file in
            let collector = MemberCollector(viewMode: .sourceAccurate)
            let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file.path)), as: UTF8.self)
            collector.walk(Parser.parse(source: text))
            return collector
        }
        for collector in collectors {
            dynamic.merge(collector.dynamic) { $0.union($1) }
            overrides.merge(collector.overrides) { $0.union($1) }
            superclasses.merge(collector.superclasses) { first, _ in first }
        }
        let defaults = collectors.reduce(into: [:]) { $0.merge($1.defaults) { $0.union($1) } }
        for collector in collectors {
            for (name, requirements) in collector.requirements {
                var delegate = Delegate(inherited: Set(collector.inherited[name] ?? []))
                for (key, declaration) in requirements {
                    if defaults[name]?.contains(key) == true {
                        delegate.optional.insert(declaration)
                    } else {
                        delegate.required.insert(key)
                    }
                }
                delegates[name] = delegate
            }
        }
    }

    /// The classes above a class, the nearest first.
    func superclasses(of name: String) -> [String] {
        var result: [String] = []
        var next = superclasses[name]
        while let found = next, !result.contains(found) {
            result.append(found)
            next = superclasses[found]
        }
        return result
    }
}

/// Reads one file.
private final class MemberCollector: SyntaxVisitor {
    var dynamic: [String: Set<String>] = [:]
    var overrides: [String: Set<String>] = [:]
    var superclasses: [String: String] = [:]
    var inherited: [String: [String]] = [:]
    /// Full names with the declarations.
    var requirements: [String: [(String, String)]] = [:]
    /// Full names of what extensions of protocols have.
    var defaults: [String: Set<String>] = [:]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let words = node.modifiers.map(\.name.text)
        guard !words.contains("final"), words.contains("open") || words.contains("public") else {
            return .skipChildren
        }
        superclasses[node.name.text] = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        for item in node.memberBlock.members {
            guard
                let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(
                    \.name.text
                ),
                let name = Self.fullName(item.decl)
            else { continue }
            let isStatic = modifiers.contains("class") || modifiers.contains("static")
            let key = isStatic ? "class " + name : name
            if modifiers.contains("dynamic") { dynamic[node.name.text, default: []].insert(key) }
            if modifiers.contains("override"), !isStatic {
                overrides[node.name.text, default: []].insert(key)
            }
        }
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.contains(where: { $0.name.text == "public" }) else { return .skipChildren }
        let name = node.name.text
        inherited[name] = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        requirements[name] = node.memberBlock.members.compactMap { item in
            Self.fullName(item.decl).map { ($0, Self.declaration(item.decl) ?? $0) }
        }
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        for item in node.memberBlock.members {
            guard let name = Self.fullName(item.decl) else { continue }
            defaults[node.extendedType.trimmedDescription, default: []].insert(name)
        }
        return .skipChildren
    }

    private static func fullName(_ declaration: DeclSyntax) -> String? {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
            return "\(function.name.text)(\(labels.joined()))"
        }
        return declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    }

    /// A function as it is declared, on one line and without attributes.
    private static func declaration(_ declaration: DeclSyntax) -> String? {
        guard let function = declaration.as(FunctionDeclSyntax.self) else { return nil }
        let parameters = function.signature.parameterClause.parameters.map { parameter in
            let names = [parameter.firstName.text, parameter.secondName?.text].compactMap { $0 }
            return names.joined(separator: " ") + ": " + parameter.type.trimmedDescription
        }
        let result = function.signature.returnClause.map { " -> " + $0.type.trimmedDescription } ?? ""
        return "\(function.name.text)(\(parameters.joined(separator: ", ")))\(result)"
    }
}
