import Foundation

/// A table of comma-separated values whose quoted cells hold quotes, written twice.
enum QuotedTable {
    /// One dictionary per row, by column.
    static func load(_ name: String) -> [[String: String]] {
        let file = Bundle.module.bundleURL.appendingPathComponent("Tables").appendingPathComponent(name)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        let rows = text.split(whereSeparator: \.isNewline).map(cells(of:))
        guard let header = rows.first else { return [] }
        return rows.dropFirst().map { Dictionary(zip(header, $0), uniquingKeysWith: { first, _ in first }) }
    }

    private static func cells(of line: Substring) -> [String] {
        var cells = [""]
        var (isQuoted, wasQuote) = (false, false)
        for character in line {
            if character == "\"" {
                if wasQuote, !isQuoted { cells[cells.count - 1].append("\"") }
                isQuoted.toggle()
                wasQuote = true
                continue
            }
            wasQuote = false
            if character == ",", !isQuoted {
                cells.append("")
            } else {
                cells[cells.count - 1].append(character)
            }
        }
        return cells
    }
}

extension [String: String] {
    func number(_ column: String) throws -> Double {
        guard let number = self[column].flatMap(Double.init) else { throw MissingCell(column: column) }
        return number
    }

    /// All numbers of a cell, whatever brackets and names stand around them.
    func numbers(_ column: String) -> [Double] {
        (self[column] ?? "").split { !($0.isNumber || "+-.e".contains($0)) }.compactMap { Double($0) }
    }
}

struct MissingCell: Error { let column: String }
