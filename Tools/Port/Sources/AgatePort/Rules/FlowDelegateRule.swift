import SwiftSyntax

/// Makes a class that answers a flow layout by selector a delegate of flow layouts (P16).
///
/// On Apple's systems a flow layout asks whether the delegate of its collection view responds to `collectionView:layout:…`, whatever
/// protocol the class conforms to, and however the method is labelled in Swift. Here it asks for `UICollectionViewDelegateFlowLayout`: a
/// class that conforms to `UICollectionViewDelegate` alone and marks such a method `@objc` gets an extension that conforms.
enum FlowDelegateRule {
    /// Looks at the members of a class or of an extension of one, which is the innermost scope.
    static func apply(
        to members: MemberBlockItemListSyntax,
        of node: some DeclSyntaxProtocol,
        in context: RewriteContext
    ) {
        guard let scope = context.scopes.last, !context.isOff(node) else { return }
        let methods = members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        guard methods.contains(where: { selector(of: $0, scope, context) != nil }) else { return }
        let names = context.index.inheritedNames(of: scope.name)
        guard names.contains("UICollectionViewDelegate"),
            !names.contains("UICollectionViewDelegateFlowLayout"),
            let owner = context.index.types[scope.name], owner.kind == "class"
        else { return }
        var forwards: [String] = []
        for method in methods {
            guard let selector = selector(of: method, scope, context), let form = forms[selector] else {
                continue
            }
            let labels = method.signature.parameterClause.parameters.map(\.firstName.text)
            guard labels.count == 3, labels != form.labels else { continue }
            let arguments = zip(labels, ["a", "b", "c"]).map { $0 == "_" ? $1 : "\($0): \($1)" }
            forwards.append(
                "    public func \(method.name.text)(_ a: UICollectionView, layout b: UICollectionViewLayout, "
                    + "\(form.labels[2]) c: \(form.type)) -> \(form.result) { "
                    + "\(method.name.text)(\(arguments.joined(separator: ", "))) }"
            )
        }
        let lines = ["extension \(scope.name): UICollectionViewDelegateFlowLayout {"] + forwards + ["}"]
        let text =
            forwards.isEmpty
            ? "extension \(scope.name): UICollectionViewDelegateFlowLayout {}"
            : lines.joined(separator: "\n")
        context.append(ConditionText.around(Syntax(node), text))
    }

    /// The selector of a method that a flow layout may ask for.
    private static func selector(
        of method: FunctionDeclSyntax,
        _ scope: RewriteContext.Scope,
        _ context: RewriteContext
    ) -> String? {
        guard method.name.text == "collectionView", method.signature.returnClause != nil,
            !method.modifiers.isStatic
        else { return nil }
        let labels = method.signature.parameterClause.parameters.map(\.firstName.text)
        guard labels.count == 3, labels[1] == "layout" else { return nil }
        // A class whose members are all marked, or a method that is; porting again finds none that is.
        guard
            method.attributes.isMarked
                || context.index.members[scope.name]?.contains(where: {
                    $0.name == method.name.text && $0.labels == labels && $0.isMarked
                }) == true
        else { return nil }
        let name =
            method.attributes.objectiveCName
            ?? ObjectiveCName.method(method.name.text, labels, isThrowing: false, isAsync: false)
        return forms[name] == nil ? nil : name
    }

    /// The protocol's methods in Swift, by selector.
    private static let forms: [String: (labels: [String], type: String, result: String)] = {
        var result: [String: (labels: [String], type: String, result: String)] = [
            "collectionView:layout:sizeForItemAtIndexPath:":
                (["_", "layout", "sizeForItemAt"], "IndexPath", "CGSize")
        ]
        for (name, type) in [
            ("insetForSectionAt", "UIEdgeInsets"), ("minimumLineSpacingForSectionAt", "CGFloat"),
            ("minimumInteritemSpacingForSectionAt", "CGFloat"),
        ] {
            result["collectionView:layout:\(name)Index:"] = (["_", "layout", name], "Int", type)
        }
        for name in ["referenceSizeForHeaderInSection", "referenceSizeForFooterInSection"] {
            result["collectionView:layout:\(name):"] = (["_", "layout", name], "Int", "CGSize")
        }
        return result
    }()
}
