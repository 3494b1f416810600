import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKit

/// Attributed strings from documents and back.
@MainActor @Suite("Text documents")
struct TextDocumentTests {
    private func html(_ text: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:])
        throws
        -> NSAttributedString
    {
        var options = options
        options[.documentType] = NSAttributedString.DocumentType.html
        return try NSAttributedString(data: Data(text.utf8), options: options, documentAttributes: nil)
    }

    private func font(_ text: NSAttributedString, _ place: Int) -> UIFont? {
        text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
    }

    @Test("paragraphs, spaces and breaks become lines; what is not shown is left out")
    func lines() throws {
        #expect(try html("a<b>b</b> c").string == "ab c")
        #expect(try html("<p>one\n  two</p><p>three<br>four</p>").string == "one two\nthree\u{2028}four\n")
        #expect(try html("<head><title>t</title><style>p{}</style></head><script>x</script>y").string == "y")
        #expect(try html("<pre>a  b\nc</pre>").string == "a  b\nc\n")
        #expect(try html("&lt;&amp;&eacute;&#x1F600;").string == "<&é😀")
        #expect(try html("<ul><li>a<li>b</ul><ol start=3><li>c</ol>").string == "\t•\ta\n\t•\tb\n\t3.\tc\n")
        #expect(try html("").string.isEmpty)
    }

    @Test("elements and styles become attributes")
    func attributes() throws {
        let text = try html(
            """
            <style>/* all */ body { font-family: -apple-system; font-size: 17px } .warm, em.x { color: #f80 }
            @media print { b { color: red } }</style>
            <b>B</b><i>I</i><span class="warm">W</span><a href="https://example.org">L</a><span style="background:
            rgb(0, 255, 0); text-decoration: line-through">S</span><h1>H</h1>
            """
        )
        #expect(text.string == "BIWLS\nH\n")
        #expect(font(text, 0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(font(text, 0)?.pointSize == 17 && font(text, 2) == .systemFont(ofSize: 17))
        #expect(font(text, 1)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        func value(_ key: NSAttributedString.Key, _ place: Int) -> Any? {
            text.attribute(key, at: place, effectiveRange: nil)
        }
        #expect(value(.foregroundColor, 0) as? UIColor == .black)
        #expect(
            value(.foregroundColor, 2) as? UIColor == UIColor(red: 1, green: 136 / 255, blue: 0, alpha: 1)
        )
        #expect(value(.link, 3) as? URL == URL(string: "https://example.org"))
        #expect(
            value(.backgroundColor, 4) as? UIColor == .green && value(.strikethroughStyle, 4) as? Int == 1
        )
        #expect(font(text, 6)?.pointSize == 24)
    }

    @Test("what is known beside the text is told")
    func known() throws {
        var known: NSDictionary?
        let bytes = Data("<html><body bgcolor='#00f'>x</body></html>".utf8)
        let text = try NSAttributedString(data: bytes, documentAttributes: &known)
        #expect(text.string == "x")
        #expect(known?["DocumentType"] as? String == "NSHTML")
        #expect(known?["BackgroundColor"] as? UIColor == .blue)
        let font = UIFont.systemFont(ofSize: 21)
        let own = try html("a<b>b</b>", [.defaultAttributes: [NSAttributedString.Key.font: font]])
        #expect(self.font(own, 0) == font && self.font(own, 1)?.pointSize == 21)
    }

    @Test("text that is written as hypertext is read back the same")
    func back() throws {
        let text = NSMutableAttributedString(
            string: "Plain & <bold>\nSecond “line”",
            attributes: [.font: UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)]
        )
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
        text.addAttribute(
            .link,
            value: "https://example.org/?a=1&b=\"2\"",
            range: NSRange(location: 15, length: 6)
        )
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.html]
        )
        let read = try NSAttributedString(data: data, documentAttributes: nil)
        #expect(read.string == text.string + "\n")
        #expect(read.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
        #expect(font(read, 3)?.pointSize == 15)
        let link = read.attribute(.link, at: 16, effectiveRange: nil)
        #expect(link.map { "\($0)" }?.hasPrefix("https://example.org/?a=1&b=") == true)
        let plain = try text.data(from: NSRange(location: 0, length: 5))
        #expect(plain == Data("Plain".utf8))
    }

    @Test("what cannot be read or written is told")
    func errors() {
        let text = NSAttributedString(string: "é")
        let rtf: [NSAttributedString.DocumentAttributeKey: Any] = [
            .documentType: NSAttributedString.DocumentType.rtf
        ]
        #expect(throws: TextDocumentError.unsupported("NSRTF")) {
            try text.data(from: NSRange(location: 0, length: 1), documentAttributes: rtf)
        }
        #expect(throws: TextDocumentError.rangeOutside(NSRange(location: 1, length: 9), length: 1)) {
            try text.data(from: NSRange(location: 1, length: 9))
        }
        #expect(throws: TextDocumentError.notInEncoding(String.Encoding.utf8.rawValue)) {
            try NSAttributedString(data: Data([0xFF, 0xFE, 0xFD]), documentAttributes: nil)
        }
        #expect(throws: TextDocumentError.notInEncoding(String.Encoding.ascii.rawValue)) {
            try text.data(
                from: NSRange(location: 0, length: 1),
                documentAttributes: [.characterEncoding: String.Encoding.ascii.rawValue]
            )
        }
    }

    @Test("broken hypertext, deep hypertext and odd numbers are read somehow")
    func broken() throws {
        for text in [
            "<", "<p", "</p></b>", "<b><i>x</b></i>", "<a href=>x",
            "<p style='font-size: 1e999px; color: rgb(1,2)'>x",
            "<style>@media {", "<style>b{", "<ol start=9223372036854775807><li>a<li>b</ol>",
            "<font size=99>x",
            "<p style='font-size:nanpx;line-height:-4;letter-spacing:infpx'>x", "\u{0}<b>\u{0}x",
        ] {
            _ = try html(text)
        }
        let deep = String(repeating: "<div>", count: 20_000) + "x"
        #expect(try html(deep).string.count <= 2)
    }
}
