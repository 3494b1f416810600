#if AGATE_SHAPING
/// Reads which pairs the old table of kerning has.
enum KernTable {
    /// Tables of Apple's own layout, which may look anywhere.
    private static let appleTables = ["morx", "mort", "kerx"]

    /// Whether a table beside OpenType's may move what follows a glyph; true for tables that are not understood.
    static func mayKern(after glyph: UInt32, in face: FontFace) -> Bool {
        if appleTables.contains(where: { !face.table(FontTag($0)).isEmpty }) { return true }
        let table = face.table(FontTag("kern"))
        return !table.isEmpty && mayKern(after: glyph, table)
    }

    private static func mayKern(after glyph: UInt32, _ table: [UInt8]) -> Bool {
        func number(_ offset: Int) -> Int {
            offset + 1 < table.count ? Int(table[offset]) << 8 | Int(table[offset + 1]) : 0
        }
        guard number(0) == 0 else { return true }
        var offset = 4
        for _ in 0..<number(2) {
            // The format is in the high byte of the coverage; others than lists of pairs are not looked into.
            guard offset + 14 <= table.count, table[offset + 4] == 0 else { return true }
            let pairs = number(offset + 6)
            for pair in 0..<pairs where number(offset + 14 + 6 * pair) == Int(glyph) {
                if offset + 14 + 6 * pair + 6 <= table.count { return true }
            }
            let length = number(offset + 2)
            // Long tables say less than they have; then there is no other one.
            if length < 14 + 6 * pairs { return number(2) > 1 }
            offset += length
        }
        return false
    }
}
#endif
