/// Reads which features a `GSUB` or `GPOS` table has.
enum FeatureList {
    /// The tags in the table's order; empty for a table that breaks off.
    static func tags(in table: [UInt8]) -> [FontTag] {
        func number(_ offset: Int) -> Int? {
            offset >= 0 && offset + 1 < table.count ? Int(table[offset]) << 8 | Int(table[offset + 1]) : nil
        }
        guard let list = number(6), list > 0, let count = number(list) else { return [] }
        return (0..<count).compactMap { index in
            let record = list + 2 + 6 * index
            guard let high = number(record), let low = number(record + 2) else { return nil }
            return FontTag(rawValue: UInt32(high) << 16 | UInt32(low))
        }
    }
}
