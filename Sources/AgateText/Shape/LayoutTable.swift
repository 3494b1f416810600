#if AGATE_SHAPING
/// A GSUB or GPOS table, read without trusting it: what lies outside of it is 0.
struct LayoutTable {
    let bytes: UnsafeRawBufferPointer
    let isPositioning: Bool

    /// The 16 bits at an offset.
    func number(_ offset: Int) -> Int {
        guard offset >= 0, offset + 1 < bytes.count else { return 0 }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    /// The 32 bits at an offset.
    func long(_ offset: Int) -> Int { number(offset) << 16 | number(offset + 2) }

    /// One subtable of a lookup.
    struct Subtable {
        let type: Int
        let flags: Int
        let offset: Int
    }

    /// Calls a function with each subtable of all lookups, the types of extensions seen through, until it says false.
    func forEachSubtable(_ body: (Subtable) -> Bool) {
        let list = number(8)
        guard list > 0 else { return }
        for index in 0..<number(list) {
            let lookup = list + number(list + 2 + 2 * index)
            for place in 0..<number(lookup + 4) {
                var type = number(lookup)
                var offset = lookup + number(lookup + 6 + 2 * place)
                if type == (isPositioning ? 9 : 7) {
                    type = number(offset + 2)
                    offset += long(offset + 4)
                }
                guard body(Subtable(type: type, flags: number(lookup + 2), offset: offset)) else { return }
            }
        }
    }

    // MARK: Sets of glyphs

    /// The place of a glyph in a coverage table; nil for a glyph that is not in it.
    func place(of glyph: Int, inCoverage offset: Int) -> Int? {
        let isRanges = number(offset) == 2
        guard isRanges || number(offset) == 1 else { return nil }
        let width = isRanges ? 6 : 2
        var (low, high) = (0, number(offset + 2))
        while low < high {
            let middle = (low + high) / 2
            let record = offset + 4 + width * middle
            if glyph < number(record) {
                high = middle
            } else if glyph > number(isRanges ? record + 2 : record) {
                low = middle + 1
            } else {
                return isRanges ? number(record + 4) + glyph - number(record) : middle
            }
        }
        return nil
    }

    /// Calls a function with each stretch of glyphs of a coverage table and the place of its first one.
    func forEachStretch(ofCoverage offset: Int, _ body: (ClosedRange<Int>, Int) -> Void) {
        let format = number(offset)
        for index in 0..<number(offset + 2) where format == 1 || format == 2 {
            let record = offset + 4 + (format == 1 ? 2 : 6) * index
            let first = number(record)
            let last = format == 1 ? first : number(record + 2)
            if first <= last { body(first...last, format == 1 ? index : number(record + 4)) }
        }
    }

    /// Calls a function with each stretch of glyphs of one class other than 0, and its class.
    func forEachStretch(ofClasses offset: Int, _ body: (ClosedRange<Int>, Int) -> Void) {
        switch number(offset) {
        case 1:
            let start = number(offset + 2)
            for index in 0..<number(offset + 4) {
                let value = number(offset + 6 + 2 * index)
                if value != 0 { body(start + index...start + index, value) }
            }
        case 2:
            for index in 0..<number(offset + 2) {
                let record = offset + 4 + 6 * index
                let (first, last) = (number(record), number(record + 2))
                if first <= last, number(record + 4) != 0 { body(first...last, number(record + 4)) }
            }
        default: break
        }
    }

    /// The class of a glyph; 0 for those of no other.
    func glyphClass(of glyph: Int, _ offset: Int) -> Int {
        var found = 0
        forEachStretch(ofClasses: offset) { if $0.contains(glyph) { found = $1 } }
        return found
    }
}
#endif
