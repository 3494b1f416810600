import SwiftSyntax

/// The declaration of a class in the place of an override that stands in an extension in another file.
///
/// That is an override which calls the one there, under another name. The body stays where it can see what its file keeps for itself.
enum OverrideForward {
    /// How a member of a type is called when its own name is that of what calls it.
    static func name(_ member: String, of owner: String) -> String {
        "agate_\(owner.replacing(".", with: "_"))_\(member)"
    }

    /// The name of a method that is called when a property is about to change, or has changed.
    static func name(_ member: String, of owner: String, observer: String) -> String {
        name(member, of: owner) + "_" + observer
    }

    // MARK: Functions

    /// The override for a function; nil where arguments cannot be handed on.
    static func text(of node: FunctionDeclSyntax, owner: String) -> String? {
        guard let call = call(of: node, named: name(node.name.text.trimmingBackquotes, of: owner)) else {
            return nil
        }
        return "\(availability(of: node.attributes))\(head(of: node, named: node.name.text)) { \(call) }"
    }

    /// When a declaration may be used: it is the same of the one that calls it, which may call what is as unavailable.
    private static func availability(of attributes: AttributeListSyntax) -> String {
        attributes.compactMap { element in
            guard case .attribute(let attribute) = element,
                attribute.attributeName.trimmedDescription == "available"
            else { return nil }
            return plainText(Syntax(attribute)) + " "
        }.joined()
    }

    /// A function's declaration without attributes and body.
    static func head(
        of node: FunctionDeclSyntax,
        named name: String,
        without left: Set<String> = []
    ) -> String {
        let modifiers = node.modifiers.filter { !left.contains($0.name.text) }
            .map { plainText(Syntax($0)) + " " }.joined()
        let generics = node.genericParameterClause.map { plainText(Syntax($0)) } ?? ""
        let effects = node.signature.effectSpecifiers.map { " " + plainText(Syntax($0)) } ?? ""
        let result = node.signature.returnClause.map { " " + plainText(Syntax($0)) } ?? ""
        let condition = node.genericWhereClause.map { " " + plainText(Syntax($0)) } ?? ""
        let parameters = node.signature.parameterClause.parameters.enumerated().map { place, parameter in
            let label = parameter.firstName.text
            let own = localName(of: parameter, at: place)
            let type = plainText(Syntax(parameter.type)) + (parameter.ellipsis == nil ? "" : "...")
            let value = parameter.defaultValue.map { " " + plainText(Syntax($0)) } ?? ""
            return (label == own ? own : "\(label) \(own)") + ": \(type)\(value)"
        }
        return
            "\(modifiers)func \(name)\(generics)(\(parameters.joined(separator: ", ")))\(effects)\(result)\(condition)"
    }

    /// The name by which a function's body speaks of an argument; one is made where there is none.
    private static func localName(of parameter: FunctionParameterSyntax, at place: Int) -> String {
        let name = (parameter.secondName ?? parameter.firstName).text
        return name == "_" ? "agateArgument\(place)" : name
    }

    /// A call of a function under another name with the arguments of its declaration.
    ///
    /// - Parameter labels: The labels of its arguments; the declaration's without them.
    static func call(
        of node: FunctionDeclSyntax,
        named name: String,
        on target: String = "",
        labels: [String]? = nil
    ) -> String? {
        var arguments: [String] = []
        for (place, parameter) in node.signature.parameterClause.parameters.enumerated() {
            guard parameter.ellipsis == nil else { return nil }
            let value = localName(of: parameter, at: place)
            let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
            let label = labels?[place] ?? parameter.firstName.text
            arguments.append((label == "_" ? "" : "\(label): ") + (isInOut ? "&" : "") + value)
        }
        let effects = node.signature.effectSpecifiers
        let words =
            (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        return "\(words)\(target)\(name)(\(arguments.joined(separator: ", ")))"
    }

    /// A declaration whose parameters are optionals where the original's are, and nowhere else.
    static func exactHead(
        of function: FunctionDeclSyntax,
        named name: String,
        _ optionals: Set<Int>
    ) -> String {
        let parameters = function.signature.parameterClause.parameters.enumerated().map { place, parameter in
            var type = plainText(Syntax(parameter.type))
            if type.hasSuffix("!") { type = type.dropLast() + (optionals.contains(place) ? "?" : "") }
            let local = (parameter.secondName ?? parameter.firstName).text
            let label = parameter.firstName.text
            return "\(label == local ? local : "\(label) \(local)"): \(type)"
        }
        var result = function.signature.returnClause.map {
            " -> " + plainText(Syntax($0.type))
        }
        if result?.hasSuffix("!") == true { result = result.map { $0.dropLast() + "?" } }
        return "func \(name)(\(parameters.joined(separator: ", ")))\(result ?? "")"
    }

    // MARK: Properties

    /// The override for a property; nil without a type, or where several are declared together.
    static func text(of node: VariableDeclSyntax, owner: String) -> String? {
        guard node.bindings.count == 1, let binding = node.bindings.first,
            let type = binding.typeAnnotation?.type,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        let property = pattern.identifier.text.trimmingBackquotes
        let mangled = name(property, of: owner)
        let availability = availability(of: node.attributes)
        let head =
            "\(availability)\(modifiers(of: node))var \(pattern.identifier.text): \(plainText(Syntax(type)))"
        switch PropertyAccessors(binding) {
        case .readable: return "\(head) { \(mangled) }"
        case .writable: return "\(head) { get { \(mangled) } set { \(mangled) = newValue } }"
        case .observed(let observer):
            let called = name(property, of: owner, observer: observer.kind)
            return "\(head) { \(observer.kind) { \(called)(\(observer.value)) } }"
        case nil: return nil
        }
    }

    static func modifiers(of node: VariableDeclSyntax, without left: Set<String> = []) -> String {
        node.modifiers.filter { !left.contains($0.name.text) }.map { plainText(Syntax($0)) + " " }.joined()
    }

    /// The text of a node on one line, without its comments.
    static func plainText(_ node: Syntax) -> String {
        var text = ""
        for token in node.tokens(viewMode: .sourceAccurate) {
            text += token.text
            let isDivided =
                !token.trailingTrivia.isEmpty
                || !(token.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.isEmpty ?? true)
            if isDivided { text += " " }
        }
        return text.trimmingSuffix(" ")
    }
}

/// How a property is read, written or observed.
enum PropertyAccessors {
    /// A block that is called when a property changes.
    struct Observer {
        /// `willSet` or `didSet`.
        let kind: String
        /// The value that it is given.
        var value: String { kind == "willSet" ? "newValue" : "oldValue" }
        /// Its accessor.
        let node: AccessorDeclSyntax
    }

    case readable
    case writable
    case observed(Observer)

    /// Nil where a property is stored, or has accessors that are none of these.
    init?(_ binding: PatternBindingSyntax) {
        guard let block = binding.accessorBlock else { return nil }
        guard case .accessors(let list) = block.accessors else {
            self = .readable
            return
        }
        let kinds = list.map(\.accessorSpecifier.text)
        switch Set(kinds) {
        case ["get"]: self = .readable
        case ["get", "set"]: self = .writable
        case ["willSet"], ["didSet"]:
            guard list.count == 1, let only = list.first, only.body != nil else { return nil }
            self = .observed(Observer(kind: kinds[0], node: only))
        default: return nil
        }
    }
}

extension String {
    /// The text without a suffix.
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
