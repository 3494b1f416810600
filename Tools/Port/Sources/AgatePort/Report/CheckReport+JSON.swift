import Foundation

/// The report for programs.
extension CheckReport {
    private struct Document: Encodable {
        struct Place: Encodable {
            let path: String
            let line: Int
            let column: Int
            let level: String
            let rule: String
            let text: String
        }
        struct Name: Encodable {
            let name: String
            let uses: Int
            let priority: Int
            let isType: Bool
        }
        let files: Int
        let lines: Int
        let rewrites: [String: Int]
        let diagnostics: [Place]
        let unparsed: [String]
        let missing: [Name]?
        let missingModules: [String]
    }

    /// The report as JSON, the same bytes for the same sources.
    public func json() throws -> String {
        let document = Document(
            files: fileCount,
            lines: lineCount,
            rewrites: Dictionary(uniqueKeysWithValues: counts.map { ($0.key.rawValue, $0.value) }),
            diagnostics: diagnostics.map {
                Document.Place(
                    path: $0.path,
                    line: $0.line,
                    column: $0.column,
                    level: $0.level.rawValue,
                    rule: $0.rule.rawValue,
                    text: $0.text
                )
            },
            unparsed: unparsed,
            missing: missing?.map {
                Document.Name(name: $0.name, uses: $0.uses, priority: $0.priority, isType: $0.isType)
            },
            missingModules: missingModules
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    }
}
