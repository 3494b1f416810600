import SwiftSyntax

/// Names that Apple's compiler renames by itself become the new ones (P28).
///
/// A name that the sources declare themselves is theirs, and stays.
final class RenamingRule: SyntaxVisitor {
    private let context: RewriteContext

    /// What the file itself declares.
    private lazy var ownNames = DeclaredTypes.names(in: context.source)

    private init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    /// Whether a source has one of the names, as far as its words tell.
    static func concerns(_ source: SourceText) -> Bool {
        source.bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            for place in 0...bytes.count {
                guard place == bytes.count || !isWord(bytes[place]) else { continue }
                if place - start >= 6, place - start <= 64,
                    words.contains(String(decoding: bytes[start..<place], as: UTF8.self))
                {
                    return true
                }
                start = place + 1
            }
            return false
        }
    }

    static func apply(to file: SourceFileSyntax, in context: RewriteContext) {
        guard concerns(context.source) else { return }
        RenamingRule(context).walk(file)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || byte >= 0x80
    }

    /// Every word that leads to a change.
    private static let words: Set<String> = {
        var result = Set(RenamedNames.globals.keys).union(RenamedNames.members.keys).union(
            RenamedNames.calls.keys
        )
        result.formUnion(RenamedNames.labels.values.map(\.old))
        result.formUnion(["CoreFoundation", "Darwin"])
        result.formUnion(RenamedNames.labelled.keys.map { String($0.prefix { $0 != "(" }) })
        return result
    }()

    private func isOwn(_ name: String) -> Bool {
        context.index.resolve(name) != nil || !context.index.members(named: name).isEmpty
            || ownNames.contains(name)
    }

    // MARK: What is looked at

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in CompilationCondition.activeClauses(of: node) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        replaceGlobal(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let access = node.parent?.as(MemberAccessExprSyntax.self)
        guard access?.declName.id != node.id else { return .visitChildren }
        replaceGlobal(node.baseName)
        // A member of the object itself, named without it.
        let name = node.baseName.text
        if name.contains("ViewController"), let new = RenamedNames.members[name], !isOwn(name) {
            context.replace(node.baseName.range, with: new, .renaming)
        }
        return .visitChildren
    }

    private func replaceGlobal(_ token: TokenSyntax) {
        guard let new = RenamedNames.globals[token.text], !isOwn(token.text) else { return }
        context.replace(token.range, with: new, .renaming)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        // Functions of the C library, named by a module that is not here.
        if let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName,
            ["CoreFoundation", "Darwin"].contains(base.text),
            !isOwn(base.text)
        {
            context.replace(base.range, with: "Foundation", .renaming)
            return .skipChildren
        }
        guard let new = RenamedNames.members[name.text], !isOwn(name.text),
            node.base?.trimmedDescription != "CFRunLoopMode"
        else { return .visitChildren }
        if RenamedNames.notifications[name.text] != nil {
            let base = node.base?.trimmedDescription ?? ""
            guard base.isEmpty || base.hasSuffix("Notification.Name") else { return .visitChildren }
            context.replace(node.range, with: new, .renaming)
            return .skipChildren
        }
        if new.isEmpty {
            guard node.base != nil else { return .visitChildren }
            context.replace(node.period.start..<name.end, with: "", .renaming)
        } else {
            context.replace(name.range, with: new, .renaming)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            let text = RenamedNames.calls[name.text],
            !isOwn(name.text)
        {
            rewrite(node, as: text)
        } else if let first = node.arguments.first, let label = first.label,
            let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
                ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        {
            rename(name, first, label)
        }
        return .visitChildren
    }

    private func rename(_ name: TokenSyntax, _ first: LabeledExprSyntax, _ label: TokenSyntax) {
        if let new = RenamedNames.labelled["\(name.text)(\(label.text)"] {
            context.replace(name.range, with: new, .renaming)
            context.replace(label.start..<first.expression.start, with: "", .renaming)
        } else if let labels = RenamedNames.labels[name.text], labels.old == label.text {
            context.replace(label.range, with: labels.new, .renaming)
        }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let labels = RenamedNames.labels[node.name.text],
            let first = node.signature.parameterClause.parameters.first,
            first.firstName.text == labels.old
        {
            context.replace(first.firstName.range, with: labels.new, .renaming)
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        // An override of a property that has another name.
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            name.text.hasPrefix("childViewController"),
            let new = RenamedNames.members[name.text]
        {
            context.replace(name.range, with: new, .renaming)
        }
        return .visitChildren
    }

    /// Writes a call anew around its arguments, which stay where they are, so that what is in them is renamed, too.
    private func rewrite(_ node: FunctionCallExprSyntax, as text: String) {
        let arguments = Array(node.arguments)
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        guard node.trailingClosure == nil, arguments.count == parts.count - 1,
            arguments.allSatisfy({ $0.label == nil })
        else { return }
        guard !arguments.isEmpty else {
            context.replace(node.range, with: text, .renaming)
            return
        }
        var start = node.start
        for (place, argument) in arguments.enumerated() {
            let before = place == 0 ? parts[0] : parts[place].dropFirst()
            let isReceiver = place == 0 && parts[0].isEmpty
            let needsBrackets = isReceiver && !isSimple(argument.expression)
            let closing =
                place > 0 && parts[0].isEmpty && !isSimple(arguments[0].expression) && place == 1 ? ")" : ""
            context.replace(
                start..<argument.expression.start,
                with: closing + before + (needsBrackets ? "(" : ""),
                .renaming
            )
            start = argument.expression.end
        }
        let last = parts[arguments.count].dropFirst()
        let closing =
            arguments.count == 1 && parts[0].isEmpty && !isSimple(arguments[0].expression) ? ")" : ""
        context.replace(start..<node.end, with: closing + last, .renaming)
    }

    /// Whether a member may be asked of an expression without brackets around it.
    private func isSimple(_ node: ExprSyntax) -> Bool {
        node.is(DeclReferenceExprSyntax.self) || node.is(MemberAccessExprSyntax.self)
            || node.is(FunctionCallExprSyntax.self)
            || node.is(SubscriptCallExprSyntax.self) || node.is(ForceUnwrapExprSyntax.self)
            || node.is(OptionalChainingExprSyntax.self)
            || node.is(TupleExprSyntax.self)
    }
}
