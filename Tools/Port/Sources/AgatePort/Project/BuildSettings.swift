import Foundation

/// The build settings of a target: names with texts in which other settings are named by `$(NAME)`.
///
/// Settings of the project come first, then those of its file of settings (`.xcconfig`), then those of the target; `$(inherited)` is what came
/// before. Settings for one platform (`NAME[sdk=iphoneos*]`) count where the platform is iOS' simulator or device.
struct BuildSettings {
    private var values: [String: String] = [:]

    /// How many settings may name each other before a chain counts as endless.
    private static let maxDepth = 16
    /// How many settings are put into one text.
    private static let maxExpansions = 10_000
    /// How long an expanded text may become, in bytes.
    private static let maxLength = 65_536

    /// Adds a level of settings over those that are there.
    mutating func add(_ level: [String: Any]) {
        var conditional: [String: String] = [:]
        for (name, value) in level {
            let text = Self.text(of: value)
            guard let bracket = name.firstIndex(of: "[") else {
                set(name, text)
                continue
            }
            let condition = name[bracket...]
            guard condition.contains("sdk=iphone") || condition.contains("sdk=*") else { continue }
            conditional[String(name[..<bracket])] = text
        }
        for (name, text) in conditional { set(name, text) }
    }

    /// Sets a setting that no level has set.
    mutating func setDefault(_ name: String, _ text: String) {
        if values[name] == nil { values[name] = text }
    }

    private mutating func set(_ name: String, _ text: String) {
        let before = values[name] ?? ""
        values[name] = text.replacingOccurrences(of: "$(inherited)", with: before)
            .replacingOccurrences(of: "${inherited}", with: before)
    }

    private static func text(of value: Any) -> String {
        if let list = value as? [Any] { return list.map { "\($0)" }.joined(separator: " ") }
        return "\(value)"
    }

    /// A setting with what it names put in; nil where it is not set or empty.
    subscript(_ name: String) -> String? {
        guard let text = values[name] else { return nil }
        let expanded = expand(text)
        return expanded.isEmpty ? nil : expanded
    }

    /// Whether a setting says yes.
    func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(self[name]?.uppercased() ?? "") }

    /// The words of a setting, quotes around one taken off.
    func words(_ name: String) -> [String] {
        (self[name] ?? "").split(separator: " ").map { $0.trimmingCharacters(in: ["\"", "'"]) }.filter {
            !$0.isEmpty
        }
    }

    /// The names that begin with a prefix, sorted.
    func names(beginningWith prefix: String) -> [String] {
        values.keys.filter { $0.hasPrefix(prefix) }.sorted()
    }

    /// A text with the settings that it names, as `$(NAME)`, `${NAME}` or `$(NAME:operator)`, put in; unknown ones become nothing, and so do those that
    /// name each other in a circle.
    func expand(_ text: String) -> String {
        var budget = Self.maxExpansions
        return expand(text, inside: [], &budget)
    }

    private func expand(_ text: String, inside outer: [Substring], _ budget: inout Int) -> String {
        guard text.contains("$") else { return text }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.maxLength {
            result += rest[..<dollar]
            let after = rest.index(after: dollar)
            guard after < rest.endIndex,
                let close = ["(": ")", "{": "}"][rest[after]].map({ Character($0) }),
                let end = rest[after...].firstIndex(of: close)
            else {
                result += "$"
                rest = rest[after...]
                continue
            }
            let words = rest[rest.index(after: after)..<end].split(
                separator: ":",
                omittingEmptySubsequences: false
            )
            rest = rest[rest.index(after: end)...]
            guard let name = words.first else { continue }
            var value = ""
            if let found = values[String(name)], !outer.contains(name), outer.count < Self.maxDepth,
                budget > 0
            {
                budget -= 1
                value = expand(found, inside: outer + [name], &budget)
            }
            result += words.dropFirst().reduce(value) { Self.apply(String($1), to: $0) }
        }
        return result + rest
    }

    private static func apply(_ operation: String, to value: String) -> String {
        switch operation {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "c99extidentifier", "identifier": identifier(value)
        case "rfc1034identifier": String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
        case let text where text.hasPrefix("default="): value.isEmpty ? String(text.dropFirst(8)) : value
        default: value
        }
    }

    /// A text as the name of a module: letters, digits and low lines, not a digit first.
    static func identifier(_ text: String) -> String {
        let plain = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return plain.first?.isNumber == true ? "_" + plain.dropFirst() : plain
    }
}
