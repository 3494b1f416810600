/// The tables in the file of a face, as they are.
extension FontFace {
    /// Longer tables are not given out whole.
    private static let longestTable = 1 << 28

    /// The tags of all tables, in the file's order.
    package var tableTags: [FontTag] { engine?.tableTags ?? [] }

    /// The bytes of a table of any length; empty without it.
    package func wholeTable(_ tag: FontTag) -> [UInt8] { engine?.table(tag, limit: Self.longestTable) ?? [] }

    /// The characters of the character map, ascending, as stretches without gaps.
    package var characters: [ClosedRange<UInt32>] { engine?.characters ?? [] }
}
