/// Options of a search for a font.
public struct CTFontOptions: OptionSet, Sendable, Hashable {
    /// The options as a bit mask, with Apple's values.
    public let rawValue: CFOptionFlags

    /// Makes a set of bits.
    public init(rawValue: CFOptionFlags) {
        self.rawValue = rawValue
    }

    /// Missing fonts are not activated, which has no effect: none is ever activated here.
    public static var preventAutoActivation: CTFontOptions { CTFontOptions(rawValue: 1 << 0) }

    /// Fonts are not fetched from a network; they never are.
    public static var preventAutoDownload: CTFontOptions { CTFontOptions(rawValue: 1 << 1) }

    /// Asks for a font of the system before one of that name that the program has registered; without effect, registered ones come first.
    public static var preferSystemFont: CTFontOptions { CTFontOptions(rawValue: 1 << 2) }
}
