import Foundation
import Testing

/// The table of floors in ARCHITECTURE.md, beside the data that FloorsTests holds the imports to.
@Suite("The table of floors")
struct FloorTableTests {
    private struct Row {
        var floor: Int
        var module: String
        var imports: Set<String>
    }

    /// The rows of the table, from the top down.
    private static func rows() throws -> [Row] {
        let lines = try Repository.text("ARCHITECTURE.md").split(separator: "\n")
        let start = try #require(lines.firstIndex { $0.hasPrefix("| floor |") })
        // The programs of the gallery are no folder of Sources.
        let named = Set(floors.keys).union(["AgateExamples"])
        return try lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let module = String(cells[1].split(separator: "`").first ?? "")
            let words = cells[3].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            return Row(
                floor: try #require(Int(cells[0]), "\(line)"),
                module: module,
                imports: Set(
                    words.filter { $0 != "–" }.map { named.contains("Agate\($0)") ? "Agate\($0)" : $0 }
                )
            )
        }
    }

    /// What a module may import, without what the table leaves out: empty modules, and packages.
    private static func imports(of module: String) -> Set<String> {
        (floors[module] ?? []).filter { !$0.hasPrefix("_") && $0 != "ArgumentParser" }
    }

    /// One more than the highest floor of what a module imports; system libraries count for none.
    private static func floor(of module: String, _ known: inout [String: Int]) -> Int {
        if let number = known[module] { return number }
        let below = imports(of: module).filter { !$0.hasPrefix("CLib") }.map { floor(of: $0, &known) }
        let number = below.max().map { $0 + 1 } ?? 0
        known[module] = number
        return number
    }

    @Test("the table has the modules, what they may import, and whole floors from the lowest up")
    func table() throws {
        let rows = try Self.rows()
        let modules = floors.keys.filter { !$0.hasPrefix("CLib") && !$0.hasPrefix("_") }
        #expect(Set(modules).subtracting(rows.map(\.module)) == [], "ARCHITECTURE.md lacks modules")
        #expect(rows.map(\.floor) == rows.map(\.floor).sorted())
        var known = Dictionary(
            uniqueKeysWithValues: rows.filter { floors[$0.module] == nil }.map { ($0.module, $0.floor) }
        )
        for row in rows where floors[row.module] != nil {
            let data = Self.imports(of: row.module)
            #expect(row.imports == data, "\(row.module) may import")
            let above = row.imports.filter { name in
                rows.contains { $0.module == name && $0.floor >= row.floor }
            }
            #expect(above == [], "\(row.module) imports from its own floor or from above")
            #expect(row.floor == Self.floor(of: row.module, &known), "the floor of \(row.module)")
        }
    }
}
