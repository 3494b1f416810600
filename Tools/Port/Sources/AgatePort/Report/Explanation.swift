/// The explanation of a file's changes, edit by edit.
public enum Explanation {
    /// A line an edit: place, rule, what stood there and what stands there, and the rule's reason.
    public static func text(of file: PortedFile) -> String {
        file.sidecar.edits.filter { $0.rule != RuleName.header.rawValue }.map { edit in
            let reason = RuleName(rawValue: edit.rule).flatMap(RuleTable.row)?.why ?? ""
            return "\(file.path):\(edit.line):\(edit.column): [\(edit.rule)] \(shown(edit.original)) -> "
                + "\(shown(edit.replacement)). \(reason)\n"
        }
        .joined()
    }

    /// The table of rules, a line a rule.
    public static func table() -> String {
        let width = RuleTable.rows.map(\.construct.count).max() ?? 0
        return RuleTable.rows.map { row in
            let number =
                row.name.rawValue + String(repeating: " ", count: max(0, 4 - row.name.rawValue.count))
            let construct = row.construct + String(repeating: " ", count: width - row.construct.count)
            return "\(number) \(construct)  \(row.becomes)\n"
        }
        .joined()
    }

    private static func shown(_ text: String) -> String {
        guard !text.isEmpty else { return "nothing" }
        let line = text.split { $0.isNewline }.joined(separator: " ")
        return "`\(line.count > 60 ? String(line.prefix(57)) + "…" : line)`"
    }
}
