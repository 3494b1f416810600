public import Foundation

/// A numeric table that a test compares with, read from a bundle's `Tables` folder.
public enum OracleTable {
    /// Reads a table of comma-separated values, in which quoted cells may hold commas, or of plain cells between tabs.
    ///
    /// - Parameters:
    ///   - name: The file, such as `spring.csv`; one of cells between tabs ends in `tsv`.
    ///   - bundle: The test's `Bundle.module`.
    /// - Returns: One dictionary per row, by column; empty when there is no such table.
    public static func load(_ name: String, in bundle: Bundle) -> [[String: String]] {
        let file = bundle.bundleURL.appendingPathComponent("Tables").appendingPathComponent(name)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        let isTabbed = name.hasSuffix(".tsv")
        let rows = text.split(whereSeparator: \.isNewline).map { line in
            isTabbed
                ? line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                : cells(of: line)
        }
        guard let header = rows.first else { return [] }
        return rows.dropFirst().map { row in
            Dictionary(zip(header, row), uniquingKeysWith: { first, _ in first })
        }
    }

    /// The cells of one line.
    private static func cells(of line: Substring) -> [String] {
        var cells = [""]
        var isQuoted = false
        for character in line {
            switch character {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted: cells.append("")
            default: cells[cells.count - 1].append(character)
            }
        }
        return cells
    }
}
