/// Options for the list of a font's tables.
public struct CTFontTableOptions: OptionSet, Sendable, Hashable {
    /// The options as a bit mask, with Apple's values.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Only those of the file; there are no others here.
    public static var excludeSynthetic: CTFontTableOptions { CTFontTableOptions(rawValue: 1 << 0) }
}
