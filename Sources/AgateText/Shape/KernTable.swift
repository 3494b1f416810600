#if AGATE_SHAPING
/// Which glyphs tables beside OpenType's may move when they follow a space.
///
/// For these tables HarfBuzz does not tell whether neighbours matter.
enum KernTable {
    /// No glyph but these.
    case glyphs(Set<UInt32>)
    /// Tables that are not looked into, and may look anywhere.
    case unknown

    /// Tables of Apple's own layout.
    private static let appleTables = ["morx", "mort", "kerx"]

    /// Reads the tables of a face.
    init(_ face: FontFace, space: UInt32) {
        if Self.appleTables.contains(where: { !face.table(FontTag($0)).isEmpty }) {
            self = .unknown
            return
        }
        let table = face.table(FontTag("kern"))
        self = table.isEmpty ? .glyphs([]) : Self.followers(of: space, table)
    }

    /// The glyphs that follow a glyph in lists of pairs.
    private static func followers(of glyph: UInt32, _ table: [UInt8]) -> KernTable {
        func number(_ offset: Int) -> Int {
            offset + 1 < table.count ? Int(table[offset]) << 8 | Int(table[offset + 1]) : 0
        }
        guard number(0) == 0 else { return .unknown }
        var found: Set<UInt32> = []
        var offset = 4
        for _ in 0..<number(2) {
            // The format is in the high byte of the coverage; others than lists of pairs are not looked into.
            guard offset + 14 <= table.count, table[offset + 4] == 0 else { return .unknown }
            let pairs = number(offset + 6)
            for pair in 0..<pairs where number(offset + 14 + 6 * pair) == Int(glyph) {
                found.insert(UInt32(number(offset + 16 + 6 * pair)))
            }
            let length = number(offset + 2)
            // Long tables say less than they have; then there is no other one.
            if length < 14 + 6 * pairs { return number(2) > 1 ? .unknown : .glyphs(found) }
            offset += length
        }
        return .glyphs(found)
    }
}
#endif
