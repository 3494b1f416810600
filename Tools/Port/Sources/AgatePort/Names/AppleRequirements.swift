/// The optional requirements of Apple's protocols.
struct AppleRequirements: Sendable {
    static let shared = AppleRequirements()

    /// One requirement.
    struct Requirement: Sendable {
        /// The protocol that declares it.
        let owner: String
        /// The name with labels.
        let fullName: String
        /// The name without labels.
        let name: String
        /// The parameters: label, name and type.
        let parameters: [(label: String, name: String, type: String)]
        /// The return type; empty for none.
        let result: String

        /// The declaration, without a body.
        var declaration: String {
            let list = parameters.map { parameter in
                let names =
                    parameter.label == parameter.name
                    ? parameter.label : "\(parameter.label) \(parameter.name)"
                return "\(names): \(parameter.type)"
            }
            return "func \(name)(\(list.joined(separator: ", ")))" + (result.isEmpty ? "" : " -> \(result)")
        }

        /// A call with its own parameters as arguments.
        var call: String {
            let list = parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
            return "\(name)(\(list.joined(separator: ", ")))"
        }
    }

    /// The requirements by full name; protocols may share one.
    let byName: [String: [Requirement]]
    /// The protocols that a protocol inherits from, the protocol among them.
    private let lineages: [String: Set<String>]
    /// Protocols that require something of every class.
    private let demanding: Set<String>

    private init() {
        var byName: [String: [Requirement]] = [:]
        var parents: [String: [String]] = [:]
        var demanding: Set<String> = []
        var owner = ""
        for row in AppleRequirementTable.text.split(separator: "\n") {
            if row.hasPrefix(" ") {
                guard let found = Self.requirement(row.drop { $0 == " " }, owner) else { continue }
                byName[found.fullName, default: []].append(found)
            } else {
                var words = row.split(separator: " ").map(String.init)
                owner = words.removeFirst()
                if owner.hasSuffix("!") {
                    owner.removeLast()
                    demanding.insert(owner)
                }
                parents[owner] = words
            }
        }
        var lineages: [String: Set<String>] = [:]
        for name in parents.keys {
            var waiting = [name]
            while let next = waiting.popLast() {
                if lineages[name, default: []].insert(next).inserted { waiting += parents[next] ?? [] }
            }
        }
        self.byName = byName
        self.lineages = lineages
        self.demanding = demanding
    }

    /// The protocols that are conformed to by conforming to some, as far as they have optional requirements.
    func protocols(of names: some Sequence<String>) -> Set<String> {
        names.reduce(into: []) { $0.formUnion(lineages[$1] ?? []) }
    }

    /// Whether a class can conform to a protocol without a member of its own.
    func isOptional(_ name: String) -> Bool {
        lineages[name].map { $0.isDisjoint(with: demanding) } ?? false
    }

    /// The body for a class that does not implement a requirement: an expression, or an empty one for nothing.
    ///
    /// - Parameter stand: The name of a class that conforms to the requirement's protocol and has nothing of its own.
    /// - Returns: nil where it cannot be said.
    func defaultBody(of requirement: Requirement, stand: String) -> String? {
        if requirement.result.isEmpty { return "" }
        if requirement.result.hasSuffix("?") { return "nil" }
        return isOptional(requirement.owner)
            ? "\(stand)().\(requirement.call)" : Self.known[requirement.fullName]
    }

    /// The values that are returned where nothing can conform to the protocol without members of its own.
    private static let known = [
        "numberOfSections(in:)": "1", "tableView(_:canEditRowAt:)": "true",
        "tableView(_:canMoveRowAt:)": "false",
        "collectionView(_:canMoveItemAt:)": "false", "presentationCount(for:)": "0",
        "presentationIndex(for:)": "0",
    ]

    private static func requirement(_ row: Substring, _ owner: String) -> Requirement? {
        guard let open = row.firstIndex(of: "(") else { return nil }
        var depth = 0
        var parts: [String] = []
        var part = ""
        var place = open
        while place < row.endIndex {
            let character = row[place]
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character), row[row.index(before: place)] != "-" { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, character == "," {
                parts.append(part)
                part = ""
            } else if place != open {
                part.append(character)
            }
            place = row.index(after: place)
        }
        if !part.isEmpty { parts.append(part) }
        let parameters = parts.compactMap { part -> (label: String, name: String, type: String)? in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let names = part[..<colon].split(separator: " ").map(String.init)
            guard let label = names.first, let name = names.last else { return nil }
            let type = part[part.index(after: colon)...].drop { $0 == " " }
            return (label, name, String(type))
        }
        let name = String(row[..<open])
        let end = place < row.endIndex ? row[row.index(after: place)...] : ""
        return Requirement(
            owner: owner,
            fullName: "\(name)(\(parameters.map { $0.label + ":" }.joined()))",
            name: name,
            parameters: parameters,
            result: end.hasPrefix(" -> ") ? String(end.dropFirst(4)) : ""
        )
    }
}
