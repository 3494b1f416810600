import Foundation
import Testing

/// One of the tables in `LineTables`: cells between tabs below a line of names.
enum LineTable {
    /// The rows of a table, by column.
    static func rows(_ name: String) throws -> [[String: String]] {
        let file = Bundle.module.bundleURL.appendingPathComponent("LineTables").appendingPathComponent(
            "\(name).tsv"
        )
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        let names = try #require(lines.first, "\(name) is empty")
        return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }
    }
}

extension [String: String] {
    /// A cell that must be there.
    func cell(_ name: String) throws -> String { try #require(self[name], "no column \(name)") }

    /// A cell that holds a string as JSON.
    func jsonText(_ name: String = "text_json") throws -> String {
        try JSONDecoder().decode(String.self, from: Data(try cell(name).utf8))
    }

    /// A cell that holds whole numbers between spaces.
    func integers(_ name: String) throws -> [Int] {
        try cell(name).split(separator: " ").map { try #require(Int($0)) }
    }
}
