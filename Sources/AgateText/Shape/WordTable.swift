/// Words by their keys; none is ever taken out of it.
struct WordTable {
    private struct Entry {
        let hash: UInt64
        let style: UInt32
        let ends: WordShaper.Ends
        let text: [UInt16]
        let word: ShapedWord
    }

    private var entries: [Entry] = []
    /// Places among the entries, plus 1; as many as a power of two.
    ///
    /// An entry is where its hash leads, or behind that.
    private var slots: [Int32] = []
    /// About how many bytes the words take.
    private(set) var byteCount = 0

    /// The number of words.
    var count: Int { entries.count }

    /// About how many bytes a word takes.
    static func byteCount(of word: ShapedWord, _ key: WordKey) -> Int {
        160 + 2 * key.text.count + word.byteCount
    }

    /// The word of a key.
    func word(_ key: WordKey) -> ShapedWord? {
        guard !slots.isEmpty else { return nil }
        let last = slots.count - 1
        var place = Int(truncatingIfNeeded: key.hash) & last
        while slots[place] != 0 {
            let index = Int(slots[place]) - 1
            if entries[index].hash == key.hash, entries[index].style == key.style,
                entries[index].ends == key.ends,
                entries[index].text.withUnsafeBufferPointer({ key.hasText(of: $0) })
            {
                return entries[index].word
            }
            place = (place + 1) & last
        }
        return nil
    }

    /// Adds a word that is not there.
    mutating func insert(_ word: ShapedWord, _ key: WordKey) {
        if 2 * (entries.count + 1) > slots.count {
            slots = Array(repeating: 0, count: max(64, slots.count * 2))
            for index in entries.indices { occupy(entries[index].hash, index) }
        }
        entries.append(
            Entry(hash: key.hash, style: key.style, ends: key.ends, text: Array(key.text), word: word)
        )
        occupy(key.hash, entries.count - 1)
        byteCount += Self.byteCount(of: word, key)
    }

    private mutating func occupy(_ hash: UInt64, _ index: Int) {
        let last = slots.count - 1
        var place = Int(truncatingIfNeeded: hash) & last
        while slots[place] != 0 { place = (place + 1) & last }
        slots[place] = Int32(index) + 1
    }
}
