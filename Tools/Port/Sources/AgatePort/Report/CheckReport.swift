/// Whether sources will run: what would be done, what is refused, and which of Apple's names are not here.
public struct CheckReport: Sendable {
    /// The number of files.
    public let fileCount: Int
    /// The number of lines of all files together.
    public let lineCount: Int
    /// The number of edits that each rule would make.
    public let counts: [RuleName: Int]
    /// The findings, in the order of files and places.
    public let diagnostics: [Diagnostic]
    /// Files that do not parse.
    public let unparsed: [String]
    /// Apple's names that are used and not here; nil where that is unknown, because Agate's sources were not found.
    public let missing: [MissingName]?
    /// Modules that are imported and not here.
    public let missingModules: [String]

    /// Looks at ported files.
    public init(_ files: [PortedFile], missing: [MissingName]?, missingModules: [String] = []) {
        self.missingModules = missingModules
        fileCount = files.count
        lineCount = files.reduce(0) { $0 + $1.source.lineCount }
        counts = files.reduce(into: [:]) { counts, file in counts.merge(file.counts, uniquingKeysWith: +) }
        diagnostics = files.flatMap(\.diagnostics)
        unparsed = files.filter(\.hasSyntaxErrors).map(\.path)
        self.missing = missing
    }

    /// Places that are refused, those of files that do not parse left out.
    public var refused: [Diagnostic] { diagnostics.filter { $0.level == .error && $0.rule != .parsing } }

    /// The answer in one sentence.
    public var verdict: String {
        let absent = missing?.filter(\.isType) ?? []
        let members = missing?.filter { !$0.isType } ?? []
        if refused.isEmpty, unparsed.isEmpty, absent.isEmpty, members.isEmpty, missingModules.isEmpty {
            return missing == nil
                ? "Nothing is refused." : "It should compile: nothing is refused, and all types are here."
        }
        var parts: [String] = []
        if !unparsed.isEmpty { parts.append(counted(unparsed.count, "file does", "files do") + " not parse") }
        if !refused.isEmpty { parts.append(counted(refused.count, "place is", "places are") + " refused") }
        if !missingModules.isEmpty {
            parts.append(counted(missingModules.count, "module is", "modules are") + " not here")
        }
        if !absent.isEmpty { parts.append(counted(absent.count, "type is", "types are") + " not here") }
        if !members.isEmpty { parts.append(counted(members.count, "member is", "members are") + " not here") }
        return "It will not compile as it is: " + parts.joined(separator: ", ") + "."
    }

    private func counted(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }

    /// The report for people.
    public var table: String {
        var text = "\(fileCount) files, \(lineCount) lines\n"
        for row in RuleTable.rows {
            guard let count = counts[row.name], row.name != .header else { continue }
            text +=
                "  \(padded(row.name.rawValue, 4)) \(padded(String(count), 6, isNumber: true))  \(row.construct)"
            text += " -> \(row.becomes)\n"
        }
        if !refused.isEmpty {
            text += "Refused:\n"
            for diagnostic in refused { text += "  \(diagnostic)\n" }
        }
        for path in unparsed { text += "Does not parse: \(path)\n" }
        if !missingModules.isEmpty {
            text += "Modules that are not here: \(missingModules.joined(separator: ", "))\n"
        }
        if let missing, !missing.isEmpty {
            text += "Names of Apple's that are not here (uses, priority):\n"
            for name in missing where name.isType { text += name.line }
            let members = missing.filter { !$0.isType }
            if !members.isEmpty {
                text += "Members that are not here:\n"
                for name in members { text += name.line }
            }
        }
        return text + verdict + "\n"
    }

    private func padded(_ text: String, _ width: Int, isNumber: Bool = false) -> String {
        let blanks = String(repeating: " ", count: max(0, width - text.count))
        return isNumber ? blanks + text : text + blanks
    }
}
