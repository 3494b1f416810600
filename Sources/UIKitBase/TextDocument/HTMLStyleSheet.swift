import Foundation

/// The rules of a document's `style` elements: for elements, classes and both, alone and in lists.
///
/// Rules within others, such as `@media`, and selectors of more than one element are left out. Later rules count more.
struct HTMLStyleSheet {
    private struct Rule {
        let element: Substring?
        let style: Substring?
        let declarations: String
    }

    private var rules: [Rule] = []

    /// Adds the rules of a text.
    mutating func add(_ text: String) {
        var rest = Self.withoutComments(text)[...]
        while let open = rest.firstIndex(of: "{") {
            let selectors = rest[..<open]
            let body = rest[rest.index(after: open)...]
            guard let close = body.firstIndex(of: "}") else { return }
            if selectors.contains("@") {
                // A rule within others ends with the brace behind its last one.
                rest = Self.behindBlock(body)
                continue
            }
            let declarations = String(body[..<close])
            for selector in selectors.split(separator: ",") {
                let name = selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
                guard !name.isEmpty, !name.contains(where: { " >+~:[#".contains($0) }) else { continue }
                let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
                let element = parts[0].isEmpty || parts[0] == "*" ? nil : parts[0]
                rules.append(
                    Rule(element: element, style: parts.dropFirst().first, declarations: declarations)
                )
            }
            rest = body[body.index(after: close)...]
        }
    }

    /// Changes a style by the rules for an element.
    func apply(to style: inout HTMLStyle, element: String, classes: [Substring]) {
        for rule in rules {
            if let wanted = rule.element, wanted != element[...] { continue }
            if let wanted = rule.style, !classes.contains(wanted) { continue }
            style.apply(rule.declarations)
        }
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    private static func behindBlock(_ text: Substring) -> Substring {
        var depth = 1
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return text[text.index(after: index)...] }
        }
        return text[text.endIndex...]
    }
}
