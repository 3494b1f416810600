import AgateText
import Foundation
import Testing

/// The texts of the tables with the advances of `advances.tsv`.
struct OracleText {
    private struct Key: Hashable {
        let file: String
        let face: String
        let text: String
    }

    let text: UTF16Text
    private let unitsPerEm: Double
    private let clusters: [Int]
    private let advances: [Double]
    /// The widths of heads and tails that are shaped on their own.
    private let parts: [Range<Int>: Double]

    /// All texts of the table.
    private static let all: Result<[Key: OracleText], any Error> = Result {
        var texts: [Key: OracleText] = [:]
        for row in try LineTable.rows("advances") {
            let key = Key(
                file: try row.cell("file"),
                face: try row.cell("face_index"),
                text: try row.cell("text_json")
            )
            let starts = try row.integers("part_starts")
            let ends = try row.integers("part_ends")
            let widths = row.numbers("part_widths")
            var parts: [Range<Int>: Double] = [:]
            for (index, start) in starts.enumerated() { parts[start..<ends[index]] = widths[index] }
            texts[key] = OracleText(
                text: UTF16Text(try row.jsonText()),
                unitsPerEm: row.number("units_per_em"),
                clusters: try row.integers("clusters"),
                advances: row.numbers("advances"),
                parts: parts
            )
        }
        return texts
    }

    /// The text of a row of another table.
    static func of(_ row: [String: String]) throws -> OracleText {
        let key = Key(
            file: try row.cell("file"),
            face: try row.cell("face_index"),
            text: try row.cell("text_json")
        )
        return try #require(try all.get()[key], "no advances for \(key)")
    }

    /// The text with the widths of a size.
    func measured(size: Double, direction: BaseDirection = .natural) -> MeasuredText {
        var builder = MeasuredTextBuilder(text: text)
        builder.add(
            range: text.range,
            stringIndices: clusters,
            advances: advances.map { $0 * size / unitsPerEm }
        )
        return builder.measuredText(fontSize: size, bidi: BidiParagraph(text, direction: direction))
    }

    /// The width of a head or tail that is shaped on its own.
    func width(_ part: Range<Int>, size: Double) throws -> Double {
        if part.isEmpty { return 0 }
        if part == text.range { return advances.reduce(0, +) * size / unitsPerEm }
        return try #require(parts[part], "no width for \(part)") * size / unitsPerEm
    }
}
