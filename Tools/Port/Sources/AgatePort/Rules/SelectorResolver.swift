import SwiftSyntax

/// Finds the method that a reference means in the index.
struct SelectorResolver {
    /// A method that was found.
    struct Method {
        /// Its name in Objective-C.
        let selector: String
        let isStatic: Bool
        /// How many arguments it takes.
        let count: Int
        /// Whether nothing was found, and the name follows from the reference alone.
        let isGuess: Bool
        /// The labels to write, where the name alone is not enough.
        let missingLabels: [String]?
        /// The return type, for a method without arguments whose name others share.
        let result: String

        /// The label of the initializer of selectors that takes the method.
        var label: String {
            if isStatic { return count > 1 ? "exchanged: " : "ofClass: " }
            return count > 3 ? "exchanged: " : ""
        }

        /// The suffix that makes a reference a single method's, to stand behind its name.
        func suffix(of type: String) -> String? {
            guard let missingLabels else { return nil }
            guard missingLabels.isEmpty else { return "(\(missingLabels.map { $0 + ":" }.joined()))" }
            let result = result.isEmpty ? "Void" : result
            return isStatic ? " as () -> \(result)" : " as (\(type)) -> () -> \(result)"
        }
    }

    let reference: MethodReference
    let owner: String
    let index: SourceIndex

    /// The method; nil where several are meant.
    func method(_ apple: AppleMethods) -> Method? {
        let all = index.members(named: reference.name, of: owner).filter { $0.kind == .function }
        var found = all
        if let labels = reference.labels { found = found.filter { $0.labels == labels } }
        // An override is declared twice.
        found = found.reduce(into: []) { kept, member in
            if !kept.contains(where: { $0.labels == member.labels && $0.isStatic == member.isStatic }) {
                kept.append(member)
            }
        }
        if found.count > 1, let count = argumentCount { found = found.filter { $0.labels.count == count } }
        if found.count > 1 {
            let marked = found.filter(\.isMarked)
            if !marked.isEmpty { found = marked }
        }
        if found.count > 1 {
            return nil
        }
        if let only = found.first {
            let isShared = all.contains { $0.labels != only.labels }
            return Method(
                selector: only.objectiveCName,
                isStatic: only.isStatic,
                count: only.labels.count,
                isGuess: false,
                missingLabels: isShared && reference.labels == nil ? only.labels : nil,
                result: only.type
            )
        }
        let count = reference.labels?.count ?? argumentCount ?? 0
        let owners = [owner] + index.superclasses(of: owner)
        return Method(
            selector: guess(apple),
            isStatic: owners.contains { owner in
                ReplaceableMethods.method(
                    of: owner,
                    named: reference.name,
                    labels: reference.labels,
                    count: count,
                    isStatic: true
                ) != nil
            },
            count: count,
            isGuess: true,
            missingLabels: nil,
            result: ""
        )
    }

    /// The selector of a property's getter or setter.
    func propertyName(isSetter: Bool) -> String {
        let own = index.members(named: reference.name, of: owner).first { $0.kind == .property }
        let name = own?.objectiveCName ?? reference.name
        guard isSetter else { return name }
        if own == nil, name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true {
            return "set\(name.dropFirst(2)):"
        }
        return ObjectiveCName.setter(name)
    }

    private func guess(_ apple: AppleMethods) -> String {
        guard let labels = reference.labels else {
            if let known = apple.selector(of: reference.name) { return known }
            return reference.name + String(repeating: ":", count: argumentCount ?? 0)
        }
        return ObjectiveCName.method(reference.name, labels)
    }

    /// How many arguments the signature says.
    private var argumentCount: Int? {
        guard var type = reference.signature?.as(FunctionTypeSyntax.self) else { return nil }
        while let inner = type.returnClause.type.as(FunctionTypeSyntax.self) { type = inner }
        return type.parameters.count
    }
}
