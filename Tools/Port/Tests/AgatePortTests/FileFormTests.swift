import AgatePort
import Foundation
import Testing

/// Rules P5, P6, P8 and P30.
@Suite("The form of ported files")
struct FileFormTests {
    private func header(_ text: String) -> String { PortFixture(text, header: "/a \"b\"/A.swift").text }

    @Test("the first line has the compiler speak of the original (P5)")
    func firstLine() {
        let line = "#sourceLocation(file: \"/a \\\"b\\\"/A.swift\", line: 1)"
        #expect(header("@objc func a() {}") == "\(line)\nfunc a() {}")
        #expect(header("let a = 1\r\n") == "\(line)\r\nlet a = 1\r\n")
        #expect(header("\u{FEFF}let a = 1") == "\u{FEFF}\(line)\nlet a = 1")
        #expect(
            header("#!/usr/bin/swift\nlet a = 1")
                == "#!/usr/bin/swift\n\(line.replacing("1)", with: "2)"))\nlet a = 1"
        )
        #expect(header(header("let a = 1")) == header("let a = 1"))
    }

    @Test("an index says the same whatever the order of the files, and reads what it writes (P8)")
    func index() {
        let texts = [
            "@objc protocol P { @objc optional func a(_ x: Int,\n y: Int) -> Bool }",
            "class A: B { @objc(x) func a() {}; func f() { p?.a?(1) ?? true } }",
            "extension A: P { @objc var Layer: Int { 1 } }",
        ]
        let parts = texts.map { FilePort.index(of: SourceText($0)) }
        var forward = SourceIndex()
        var backward = SourceIndex()
        for part in parts { forward.merge(part) }
        for part in parts.reversed() { backward.merge(part) }
        #expect(forward.encoded() == backward.encoded())
        #expect(SourceIndex(encoded: forward.encoded()).encoded() == forward.encoded())
        #expect(forward.encoded().contains("function\tA\ta\t\t\tx\tmia\t"))
    }

    @Test("a diagnostic has the compiler's form (P30)")
    func diagnostics() {
        let said = PortFixture("let a = 1; let b = Selector(\"c\")").file.diagnostics.map(\.description)
        let text =
            "a selector made of a string calls nothing, and no single method here has its name; use #selector"
        #expect(said == ["A.swift:1:20: warning: [P25] \(text)"])
    }

    @Test("a sidecar reads what it writes, and refuses another file (P6)")
    func sidecar() throws {
        let file = PortFixture("@objc func a() {}").file
        let read = try JSONDecoder().decode(Sidecar.self, from: file.sidecar.encoded())
        #expect(read == file.sidecar)
        let inserted = PortFixture("@objc protocol P {}").file.sidecar
        #expect(inserted.original(of: Array("protocol Q {}".utf8)) == nil)
    }

    @Test("a difference has the lines that change")
    func difference() {
        let file = PortFixture("let a = 1\n@objc func b() {}\nlet c = 1\n").file
        #expect(
            UnifiedDifference.text(of: file, target: "A.ported.swift")
                == "--- A.swift\n+++ A.ported.swift\n@@ -2,1 +2,1 @@\n-@objc func b() {}\n+func b() {}\n"
        )
        #expect(UnifiedDifference.text(of: PortFixture("let a = 1").file, target: "A.ported.swift") == "")
    }

    @Test("no source ends the tool, however odd it is")
    func odd() {
        let texts = [
            "", "\u{FEFF}", "@objc \0 func a() {}\0", "@objc\rfunc a() {}\rimport Darwin\r",
            "import UIKit.A\nfunc f() { d" + String(repeating: "?.b?(1)", count: 20_000) + " }",
            String(repeating: "#if os(iOS)\n", count: 200) + "@objc func a() {}\n"
                + String(repeating: "#endif\n", count: 200),
            "@objc func a() { " + String(repeating: "(", count: 50_000),
        ]
        for text in texts {
            let isRestored = DeepThreads.run {
                let file = PortFixture(text).file
                return file.sidecar.original(of: file.bytes) == file.source.bytes
            }
            #expect(isRestored)
        }
        let broken = FilePort.port(
            path: "A.swift",
            source: SourceText([0x40, 0x6F, 0x62, 0x6A, 0x63, 0xFF]),
            index: SourceIndex()
        )
        #expect(broken.hasSyntaxErrors && broken.bytes.last == 0xFF)
    }
}
