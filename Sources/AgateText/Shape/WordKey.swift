/// The key by which a word is found.
struct WordKey {
    /// The number of its style.
    let style: UInt32
    let ends: WordShaper.Ends
    /// The word, which must stay where it is for as long as the key is used.
    let text: UnsafeBufferPointer<UInt16>
    let hash: UInt64

    init(style: UInt32, ends: WordShaper.Ends, text: UnsafeBufferPointer<UInt16>) {
        self.style = style
        self.ends = ends
        self.text = text
        var hash = 0xCBF2_9CE4_8422_2325 ^ UInt64(style) << 8 ^ UInt64(ends.rawValue)
        for unit in text { hash = (hash ^ UInt64(unit)) &* 0x9E37_79B9_7F4A_7C15 }
        self.hash = hash ^ hash >> 29
    }

    /// Whether the text is that of another key.
    func hasText(of other: UnsafeBufferPointer<UInt16>) -> Bool {
        text.count == other.count && text.elementsEqual(other)
    }
}
