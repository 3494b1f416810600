import SwiftSyntax

extension AttributeListSyntax {
    /// The attribute of a name, if it is there.
    func attribute(_ name: String) -> AttributeSyntax? {
        for element in self {
            if case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == name {
                return attribute
            }
        }
        return nil
    }

    /// Whether an attribute of a name is there.
    func has(_ name: String) -> Bool { attribute(name) != nil }

    /// Whether an attribute makes the declaration one of Objective-C.
    var isMarked: Bool {
        has("objc") || interfaceRole != nil || has("NSManaged")
    }

    /// The role that an attribute of Interface Builder gives.
    var interfaceRole: InterfaceRole? {
        if has("IBOutlet") { return .outlet }
        if has("IBAction") { return .action }
        if has("IBInspectable") { return .inspectable }
        return has("IBSegueAction") ? .segueAction : nil
    }

    /// The name that `@objc(name)` gives.
    var objectiveCName: String? {
        guard let arguments = attribute("objc")?.arguments else { return nil }
        let name = arguments.trimmedDescription.filter { !$0.isWhitespace }
        return name.isEmpty ? nil : name
    }
}

extension DeclModifierListSyntax {
    /// Whether a modifier is there.
    func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

    /// Whether one of them says who sees the declaration.
    var sayAccess: Bool {
        ["open", "public", "package", "internal", "fileprivate", "private"].contains { has($0) }
    }

    /// Whether the declaration belongs to its type.
    var isStatic: Bool { has("static") || has("class") }
}
