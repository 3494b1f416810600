import AgateDocuments
import Foundation
import Testing

@Suite("Reading the XML of markup")
struct MarkupReaderTests {
    private func read(_ text: String, _ limits: MarkupLimits = .standard) throws(MarkupError) -> MarkupTree {
        try MarkupReader.read(Data(text.utf8), limits: limits)
    }

    @Test("elements, attributes, texts and places are those of the file")
    func tree() throws {
        let root = try read(
            "<?xml version=\"1.0\"?>\n<a x=\"1 &amp; 2\" y='&#65;'>\n <b/> text <!-- no -->\n <n:c>in</n:c></a>"
        ).root
        #expect(root.name == "a" && root.place == MarkupPlace(line: 2, column: 1))
        #expect(root.attribute("x") == "1 & 2" && root.attribute("y") == "A" && root.attribute("z") == nil)
        #expect(root.children.map(\.name) == ["b", "c"])
        #expect(root.child("c")?.text == "in" && root.text == "text")
        #expect(root.child("c")?.place == MarkupPlace(line: 4, column: 2))
    }

    // Source: documents K11.
    @Test(
        "malformed markup is told with its line and its column",
        arguments: [
            ("<a>\n  <b></a>", 2, 8), ("<a", 1, 1), ("", 1, 1), ("<a>&nope;</a>", 1, 4),
            ("<a x=\"&q;\"/>", 1, 7), ("<a/><b/>", 1, 5),
        ]
    )
    func malformed(text: String, line: Int, column: Int) {
        #expect {
            _ = try read(text)
        } throws: { error in
            guard case .malformed(line, let found, _)? = error as? MarkupError else { return false }
            return abs(found - column) <= 6
        }
    }

    // Source: documents K12.
    @Test(
        "a document type is skipped, and an entity that it declares is not known",
        arguments: ["utf8", "utf16"]
    )
    func documentType(encoding: String) throws {
        let type = "<!DOCTYPE l [<!ENTITY a \"aaa]]>\"><!-- > --><?p > ?>]>"
        let plain = try read("<?xml version=\"1.0\"?>\n\(type)\n<l/>")
        #expect(plain.root.name == "l" && plain.root.place.line == 3)
        #expect(throws: MarkupError.self) { _ = try read("\(type)<l>&a;</l>") }
        #expect(throws: MarkupError.self) { _ = try read("\(type)<l x='&a;'/>") }
        #expect(throws: MarkupError.self) {
            _ = try read("<!DOCTYPE l [ <!ENTITY x SYSTEM 'file:///etc/hostname'>]><l>&x;</l>")
        }
        let wide =
            "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?><!DOCTYPE l [<!ENTITY a 'b'>]><l>&a;</l>"
        let bytes = try #require(wide.data(using: .utf16LittleEndian))
        #expect(throws: MarkupError.self) { _ = try MarkupReader.read(bytes) }
    }

    // Source: documents R60.
    @Test("nesting, elements and bytes are bounded")
    func limits() throws {
        func deep(_ count: Int) -> String {
            String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
        }
        #expect(try read(deep(512)).count == 512)
        #expect(throws: MarkupError.limit(name: "nesting", value: 513, allowed: 512)) {
            _ = try read(deep(20_000))
        }
        var limits = MarkupLimits.strict
        limits.elements = 100
        #expect(throws: MarkupError.limit(name: "elements", value: 101, allowed: 100)) {
            _ = try read("<a>" + String(repeating: "<b/>", count: 100) + "</a>", limits)
        }
        limits.fileBytes = 10
        #expect(throws: MarkupError.limit(name: "file bytes", value: 12, allowed: 10)) {
            _ = try read("<a>12345</a>", limits)
        }
    }

    @Test("what is written reads back, whatever is in it")
    func output() throws {
        var output = MarkupOutput()
        output.begin("a")
        output.attribute("x", "<&>\"'\t\n\r é😀")
        output.empty("b", ["y": "1"])
        output.element(try read("<c z='&lt;'>text<d/></c>").root)
        output.end()
        let root = try read(output.text).root
        #expect(root.attribute("x") == "<&>\"'\t\n\r é😀")
        #expect(root.children.map(\.name) == ["b", "c"])
        #expect(root.child("c")?.attribute("z") == "<" && root.child("c")?.text == "text")
        #expect(output.text.hasSuffix(" <c z=\"&lt;\">\n  text\n  <d/>\n </c>\n</a>\n"))
    }

    @Test("a property list gives its plain entries")
    func propertyList() throws {
        let text =
            "<plist><dict><key>a</key><string>x</string><key>b</key><real>1.5</real><key>c</key><true/>"
            + "<key>d</key><dict><key>e</key><string>y</string></dict><key>loopEnd</key><string>+infinity</string></dict></plist>"
        let list = try MarkupPropertyList(Data(text.utf8))
        #expect(list.string("a") == "x" && list.number("b") == 1.5 && list.bool("c") == true)
        #expect(list.number("loopEnd") == .infinity && list.entries["d"] == .dictionary(["e": .string("y")]))
    }
}
