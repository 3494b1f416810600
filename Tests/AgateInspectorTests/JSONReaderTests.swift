import AgateInspector
import Foundation
import Testing

@Suite("Reading JSON from anybody")
struct JSONReaderTests {
    private func read(_ text: String) -> JSONValue? { JSONReader.value(of: Data(text.utf8)) }

    @Test("values of every kind are read")
    func values() {
        #expect(read(" null ") == .null)
        #expect(read("[true,false]") == .array([.bool(true), .bool(false)]))
        #expect(read(#"{"a":-1.5e2,"b":"x"}"#) == .object(["a": .number(-150), "b": .string("x")]))
        #expect(read(#""\"\\\/\b\f\n\r\t\u0041\ud83d\ude00""#) == .string("\"\\/\u{8}\u{c}\n\r\tA😀"))
        #expect(read(#""\ud83dx""#) == .string("\u{FFFD}x"))
        #expect(read("[]") == .array([]))
        #expect(read("{}") == .object([:]))
    }

    @Test(
        "what is no JSON is refused as a whole",
        arguments: [
            "", "nul", "01", "1.", ".5", "+1", "1e", "[1,]", "[1 2]", "{\"a\"}", "{a:1}", "\"x", "\"\u{1}\"",
            "\"\\q\"",
            "\"\\u12g4\"", "1 2", "[", "{\"a\":", "1e999", "-", "NaN",
        ]
    )
    func refusals(text: String) {
        #expect(read(text) == nil)
    }

    @Test("64 arrays may lie in each other, and not one more")
    func depth() {
        let deep = { (count: Int) in
            String(repeating: "[", count: count) + String(repeating: "]", count: count)
        }
        #expect(read(deep(64)) != nil)
        #expect(read(deep(65)) == nil)
        #expect(read(deep(100_000)) == nil)
    }

    @Test("a text of more bytes than allowed is not looked at")
    func length() {
        let text = Data("[1,2,3]".utf8)
        #expect(JSONReader.value(of: text, limits: .init(bytes: 7, depth: 4)) != nil)
        #expect(JSONReader.value(of: text, limits: .init(bytes: 6, depth: 4)) == nil)
    }

    @Test("bytes that are no UTF-8 are refused")
    func bytes() {
        #expect(JSONReader.value(of: Data([0x22, 0xFF, 0x22])) == nil)
    }
}
