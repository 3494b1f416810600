import AgateText
import Testing

@Suite("Mac OS Roman")
struct MacRomanTests {
    @Test("bytes above 127 are the characters that they were on old systems of Macintosh")
    func characters() {
        #expect(MacRoman.text([0x48, 0x61, 0x8A]) == "Haä")
        #expect(MacRoman.text([0x80, 0x9F, 0xA0, 0xCA, 0xDB, 0xDE, 0xF0, 0xFF]) == "Äü†\u{A0}€ﬁ\u{F8FF}ˇ")
        #expect(MacRoman.text((128...255).map { UInt8($0) }).unicodeScalars.count == 128)
        #expect(MacRoman.text([]) == "")
    }
}
