/// Where carets stand in ligatures, as the table `GDEF` of a face says.
package struct LigatureCarets: Sendable {
    private let table: [UInt8]

    init(_ face: FontFace) {
        let table = face.table(FontTag("GDEF"))
        // Most faces say nothing.
        let place = table.count > 9 ? Int(table[8]) << 8 | Int(table[9]) : 0
        self.table = place > 0 ? table : []
    }

    /// Whether the face says nothing.
    package var isEmpty: Bool { table.isEmpty }

    /// The places of a glyph in font units, in the order of the table; empty where it says none.
    package func positions(of glyph: UInt16) -> [Double] {
        guard let list = offset(8, from: 0), let coverage = offset(list, from: list),
            let index = index(of: glyph, in: coverage), let count = number(list + 2), index < count,
            let ligature = offset(list + 4 + 2 * index, from: list), let carets = number(ligature)
        else { return [] }
        return (0..<min(carets, 64)).compactMap { index in
            guard let caret = offset(ligature + 2 + 2 * index, from: ligature), let format = number(caret),
                format == 1 || format == 3, let value = number(caret + 2)
            else { return nil }
            return Double(Int16(truncatingIfNeeded: value))
        }
    }

    private func number(_ place: Int) -> Int? {
        place >= 0 && place + 1 < table.count ? Int(table[place]) << 8 | Int(table[place + 1]) : nil
    }

    /// The place that an offset leads to; nil for 0.
    private func offset(_ place: Int, from start: Int) -> Int? {
        number(place).flatMap { $0 > 0 ? start + $0 : nil }
    }

    private func index(of glyph: UInt16, in coverage: Int) -> Int? {
        guard let format = number(coverage), let count = number(coverage + 2) else { return nil }
        switch format {
        case 1: return (0..<count).first { number(coverage + 4 + 2 * $0) == Int(glyph) }
        case 2:
            for range in 0..<count {
                let place = coverage + 4 + 6 * range
                guard let first = number(place), let last = number(place + 2), let start = number(place + 4)
                else { return nil }
                if first <= glyph, glyph <= last { return start + Int(glyph) - first }
            }
            return nil
        default: return nil
        }
    }
}
