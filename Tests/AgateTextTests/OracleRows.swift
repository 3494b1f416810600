import Foundation

/// Tables of numbers that other programs made.
enum OracleRows {
    /// The rows of a file in the folder `Tables`, by column; quotes in quoted cells are doubled.
    static func load(_ name: String) throws -> [[String: String]] {
        let file = Bundle.module.bundleURL.appendingPathComponent("Tables").appendingPathComponent(name)
        let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline).map(
            cells
        )
        guard let header = lines.first else { return [] }
        return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
    }

    private static func cells(of line: Substring) -> [String] {
        var cells = [""]
        var isQuoted = false
        var isAfterQuote = false
        for character in line {
            if character == "\"" {
                if isAfterQuote, !isQuoted { cells[cells.count - 1].append("\"") }
                isQuoted.toggle()
                isAfterQuote = !isQuoted
                continue
            }
            if character == ",", !isQuoted {
                cells.append("")
            } else {
                cells[cells.count - 1].append(character)
            }
            isAfterQuote = false
        }
        return cells
    }
}

extension [String: String] {
    /// A cell as text; empty where the column is missing.
    func text(_ column: String) -> String { self[column] ?? "" }

    /// A cell as a number; NaN where there is none.
    func number(_ column: String) -> Double { Double(text(column)) ?? .nan }

    /// A cell of numbers with spaces between them.
    func numbers(_ column: String) -> [Double] {
        text(column).split(separator: " ").map { Double($0) ?? .nan }
    }
}
