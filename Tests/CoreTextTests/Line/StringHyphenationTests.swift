import CoreText
import Foundation
import Testing

@Suite("Places where strings may be divided")
struct StringHyphenationTests {
    private func place(
        _ string: String,
        before location: Int,
        _ range: CFRange = CFRange(location: 0, length: 1000),
        _ locale: String = "en_US"
    ) -> (place: Int, character: UInt32) {
        var character: UInt32 = 0
        let place = CFStringGetHyphenationLocationBeforeIndex(
            string as NSString,
            location,
            range,
            0,
            NSLocale(localeIdentifier: locale),
            &character
        )
        return (place, character)
    }

    @Test("the last place before an index is found, within the limits")
    func places() {
        let text = "some hyphenation here"
        #expect(place(text, before: 16) == (11, 0x2010))
        #expect(place(text, before: 11).place == 7)
        #expect(place(text, before: 7) == (-1, 0))
        #expect(place(text, before: 16, CFRange(location: 11, length: 10)).place == -1)
        #expect(place(text, before: 16, CFRange(location: 8, length: 10)).place == 11)
        #expect(place(text, before: 16, CFRange(location: 0, length: 1000), "tlh").place == -1)
        #expect(place("", before: 5).place == -1)
        #expect(place(text, before: -3).place == -1)
        #expect(place(text, before: .max, CFRange(location: .min, length: .max)).place == -1)
        #expect(place("\u{1F600}\u{1F600}", before: 3).place == -1)
    }

    @Test("a language can be divided whose dictionary is there")
    func languages() {
        #expect(CFStringIsHyphenationAvailableForLocale(NSLocale(localeIdentifier: "de_CH")))
        #expect(!CFStringIsHyphenationAvailableForLocale(NSLocale(localeIdentifier: "tlh")))
    }
}
