/// Numbers for points of a grid of 2²⁸ steps either way, in one block of memory (benchmark `paths/lines`).
struct GridPointTable {
    /// A point's key and its number; an empty place has the key 0, which no point has.
    private var slots: [(key: UInt64, index: Int32)] = Array(repeating: (0, 0), count: 64)
    private var count = 0

    /// The number of a point, which becomes the one given if it has none.
    mutating func index(of point: GridPoint, orAdd next: Int32) -> Int32 {
        if count * 2 >= slots.count { grow() }
        // Coordinates from 1 to 2²⁹.
        let (x, y) = (point.x + (1 << 28), point.y + (1 << 28))
        let key = UInt64(truncatingIfNeeded: x) << 32 | UInt64(truncatingIfNeeded: y)
        var place = Self.place(of: key, slots.count)
        while slots[place].key != 0 {
            if slots[place].key == key { return slots[place].index }
            place = (place + 1) & (slots.count - 1)
        }
        slots[place] = (key, next)
        count += 1
        return next
    }

    /// Where the search for a key begins, in a table of a power of two.
    private static func place(of key: UInt64, _ size: Int) -> Int {
        let mixed = (key ^ key >> 29) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: (mixed ^ mixed >> 32) & UInt64(size - 1))
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: (0, 0), count: old.count * 2)
        for slot in old where slot.key != 0 {
            var place = Self.place(of: slot.key, slots.count)
            while slots[place].key != 0 { place = (place + 1) & (slots.count - 1) }
            slots[place] = slot
        }
    }
}
