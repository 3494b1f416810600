/// A list of numbered characters that fonts follow.
public enum CTCharacterCollection: UInt16, Sendable {
    /// The numbers are the font's own glyphs.
    case identityMapping = 0
    /// Adobe-CNS1, the characters of traditional Chinese.
    case adobeCNS1 = 1
    /// Adobe-GB1, the characters of simplified Chinese.
    case adobeGB1 = 2
    /// Adobe-Japan1, the characters of Japanese.
    case adobeJapan1 = 3
    /// Adobe-Japan2, supplementary characters of Japanese.
    case adobeJapan2 = 4
    /// Adobe-Korea1, the characters of Korean.
    case adobeKorea1 = 5
}
