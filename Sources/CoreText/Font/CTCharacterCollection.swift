/// A list of numbered characters that fonts follow.
public enum CTCharacterCollection: UInt16, Sendable {
    /// The numbers are the font's own glyphs.
    case identityMapping = 0
    /// Traditional Chinese.
    case adobeCNS1 = 1
    /// Simplified Chinese.
    case adobeGB1 = 2
    /// Japanese.
    case adobeJapan1 = 3
    /// More Japanese characters.
    case adobeJapan2 = 4
    /// Korean.
    case adobeKorea1 = 5
}
