/// A list of numbered characters that fonts follow.
public enum CTCharacterCollection: UInt16, Sendable {
    /// The numbers are the font's own glyphs.
    case identityMapping = 0
    /// The collection of Traditional Chinese, Adobe-CNS1.
    case adobeCNS1 = 1
    /// The collection of Simplified Chinese, Adobe-GB1.
    case adobeGB1 = 2
    /// The collection of Japanese, Adobe-Japan1.
    case adobeJapan1 = 3
    /// The collection of further Japanese characters, Adobe-Japan2.
    case adobeJapan2 = 4
    /// The collection of Korean, Adobe-Korea1.
    case adobeKorea1 = 5
}
