/// Names of Apple's frameworks that Agate stands in for, with how soon each is wanted.
struct AppleNames: Sendable {
    static let shared = AppleNames()

    /// The priorities of types and functions.
    let types: [String: Int]
    /// The priorities of names of members.
    let members: [String: Int]

    private init() {
        types = Self.read(AppleNameTable.types)
        members = Self.read(AppleNameTable.members)
    }

    /// A table is names divided by blanks, by priority.
    private static func read(_ table: [(priority: Int, names: String)]) -> [String: Int] {
        var result: [String: Int] = [:]
        for (priority, names) in table {
            for name in names.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
                result[String(name)] = priority
            }
        }
        return result
    }

    /// Whether a name looks like one of Apple's frameworks.
    static func isApples(_ name: String) -> Bool {
        let prefixes = [
            "UI", "CA", "CG", "CT", "NSLayout", "NSText", "NSCollection", "NSDirectional", "NSDiffable",
        ]
        return prefixes.contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        }
    }
}
