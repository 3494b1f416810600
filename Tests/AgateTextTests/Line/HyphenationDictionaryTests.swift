import AgateText
import Foundation
import Testing

@Suite("Dictionaries that divide words")
struct HyphenationDictionaryTests {
    private func divided(_ word: String, _ language: String) throws -> String {
        let dictionary = try #require(
            HyphenationDictionary.dictionary(for: language),
            "install Debian's packages hyphen-en-us and hyphen-de, or run Scripts/setup"
        )
        var units = Array(word.utf16)
        for point in dictionary.points(in: word).reversed() { units.insert(0x2D, at: point) }
        return String(decoding: units, as: UTF16.self)
    }

    @Test("words are divided as their language does it (text T135)")
    func words() throws {
        #expect(try divided("hyphenation", "en") == "hy-phen-ation")
        #expect(try divided("Hyphenation", "en-US") == "Hy-phen-ation")
        #expect(try divided("Silbentrennung", "de") == "Sil-ben-tren-nung")
        #expect(try divided("Öffentlichkeit", "de_AT") == "Öf-fent-lich-keit")
        #expect(try divided("O\u{308}ffentlichkeit", "de") == "O\u{308}f-fent-lich-keit")
        #expect(try divided("", "en") == "")
        #expect(try divided("漢字", "de") == "漢字")
        #expect(try divided("a😀b", "en") == "a😀b")
        #expect(try divided(String(repeating: "hyphenation", count: 100), "en").contains("-") == false)
    }

    @Test("a locale's region, its encoding and its case need no dictionary of their own")
    func languages() throws {
        let german = try #require(HyphenationDictionary.dictionary(for: "de_DE.UTF-8"))
        #expect(HyphenationDictionary.dictionary(for: "DE") != nil)
        #expect(HyphenationDictionary.dictionary(for: "de-DE") === german)
        #expect(HyphenationDictionary.dictionary(for: "en-Latn-US-x-own") != nil)
        for name in ["", "x", "tlh", "../../etc", "en/../de", "e\u{0}n", String(repeating: "de-", count: 99)]
        {
            #expect(HyphenationDictionary.dictionary(for: name) == nil, "\(name)")
        }
    }

    @Test("compounds are divided first, and what would be spelt otherwise is not divided")
    func format() throws {
        let lines = [
            "UTF-8", "LEFTHYPHENMIN 1", "RIGHTHYPHENMIN 2", "% nothing", "d1b", "c1k/k=k,1,2", "NEXTLEVEL",
            ".a1", "1b.",
            "n1d", "4nda",
        ]
        let text = lines.joined(separator: "\n")
        let dictionary = try #require(HyphenationDictionary(Data(text.utf8)))
        #expect(dictionary.points(in: "andband") == [1, 2, 3])
        #expect(dictionary.points(in: "backen") == [])
        #expect(dictionary.points(in: "anda") == [2])
        #expect(HyphenationDictionary(Data()) == nil)
        #expect(HyphenationDictionary(Data("EBCDIC\na1b\n".utf8)) == nil)
        #expect(
            HyphenationDictionary(Data("UTF-8\n\u{0}1/\n/\n999\n9a".utf8))?.points(in: "aaaa") == [1, 2, 3]
        )
    }

    @Test("a paragraph is divided where its style wants it, by the language of each word")
    func paragraphs() throws {
        func lines(_ text: String, _ language: String, factor: Double, width: Double) throws -> [String] {
            var style = ParagraphStyle()
            style.hyphenationFactor = factor
            let content = try TestContent.content(text, language: language, style: style)
            let paragraph = content.paragraph(at: 0)
            return paragraph.layout(width: width).lines().map { fragment in
                let part = Array(content.text.units[fragment.range])
                return String(decoding: part, as: UTF16.self) + (fragment.hasHyphen ? "‐" : "")
            }
        }
        let text = "a Silbentrennung"
        #expect(try lines(text, "de", factor: 1, width: 90) == ["a Silben‐", "trennung"])
        #expect(try lines(text, "de", factor: 0, width: 90) == ["a ", "Silbentrenn", "ung"])
        #expect(try lines(text, "tlh", factor: 1, width: 90) == ["a ", "Silbentrenn", "ung"])
        // Enough of the line is filled without it.
        #expect(try lines("Silben trennung", "de", factor: 0.3, width: 90) == ["Silben ", "trennung"])
        let hyphen = try #require(
            try {
                var style = ParagraphStyle()
                style.hyphenationFactor = 1
                let content = try TestContent.content(text, language: "de", style: style)
                return TextLayout(content, in: TextLayout.Room(width: 90)).lines.first
            }()
        )
        #expect(hyphen.visibleWidth <= 90 && hyphen.runs.last?.isToken == true)
    }
}
