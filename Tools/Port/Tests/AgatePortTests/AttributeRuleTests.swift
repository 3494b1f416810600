import Testing

/// Rules P10 and P11.
@Suite("Attributes of Objective-C")
struct AttributeRuleTests {
    @Test("the attributes go with the blank behind them, and nothing else does (P10)")
    func removed() {
        expect("@objc func a() {}", becomes: "func a() {}")
        expect("@objc(b:) private func a(_ x: Int) {}", becomes: "private func a(_ x: Int) {}")
        expect("let a: @convention(block) (B) -> Void = b", becomes: "let a: (B) -> Void = b")
        expect("let a: @convention(c) (B) -> Void = b", becomes: "let a: @convention(c) (B) -> Void = b")
        expect("@objcMembers open class A: NSObject {}", becomes: "open class A: NSObject {}")
        expect("@objc enum E: Int { case a }", becomes: "enum E: Int { case a }")
        expect("@available(iOS 9, *) @objc\tfunc a() {}", becomes: "@available(iOS 9, *) func a() {}")
        expect("@objc /* why */ func a() {}", becomes: "/* why */ func a() {}")
        expect("class A { @objc dynamic func x() {} }", becomes: "class A { dynamic func x() {} }")
        expect(
            "class A { var x: Int { @objc(isX) get { 1 } } }",
            becomes: "class A { var x: Int { get { 1 } } }"
        )
    }

    @Test("an attribute on a line of its own leaves the line (P4, P10)")
    func ownLine() {
        expect(
            "class A {\n    @objc\n    private func a() {}\n}",
            becomes: "class A {\n\n    private func a() {}\n}"
        )
        expect("@objc(\n    a\n) func a() {}\n", becomes: "\n\nfunc a() {}\n")
        expect("@objc // why\nfunc a() {}", becomes: "// why\nfunc a() {}")
    }

    @Test("@nonobjc, strings and comments stay (P10, P26)")
    func kept() {
        for text in [
            "class A { @nonobjc func a() {} }", "let a = \"@objc #selector(b)\"",
            "// @objc func a() {}\nlet x = 1",
            "let a = #\"\"\"\n@objc\n\"\"\"#", "/* @objc */ let a = 1",
        ] {
            expect(text, becomes: text)
        }
    }

    @Test("what Interface Builder connects, and what starts a program (P11)")
    func entryPoints() {
        expect("class A { @IBAction func a() {} }", becomes: "class A { func a() {} }")
        expect("class A { @IBOutlet weak var a: UILabel! }", becomes: "class A { weak var a: UILabel! }")
        expect("@UIApplicationMain\nclass A {}", becomes: "@main\nclass A {}")
        expect("class A { @IBInspectable var a = 1 }", becomes: "class A { @IBInspectable var a = 1 }")
    }

    @Test("line ends, marks and letters of several bytes stay (P7)")
    func bytes() {
        expect("@objc\r\nfunc a() {}\r\n", becomes: "\r\nfunc a() {}\r\n")
        expect("\u{FEFF}@objc func a() {}", becomes: "\u{FEFF}func a() {}")
        expect("/* 👩‍👩‍👧 é */ @objc func a() {}", becomes: "/* 👩‍👩‍👧 é */ func a() {}")
    }

    @Test("branches that are not compiled here stay (P26)")
    func inactive() {
        let text = "#if os(macOS)\n@objc func a() {}\n#else\nlet x = 1\n#endif"
        expect(text, becomes: text)
        expect(
            "#if canImport(AppKit)\n@objc func a() {}\n#else\n@objc func b() {}\n#endif",
            becomes: "#if canImport(AppKit)\n@objc func a() {}\n#else\nfunc b() {}\n#endif"
        )
        expect("#if DEBUG\n@objc func a() {}\n#endif", becomes: "#if DEBUG\nfunc a() {}\n#endif")
    }

    @Test("what stands between agate:off and agate:on stays (P26)")
    func off() {
        expect(
            "// agate:off\n@objc func a() {}\n// agate:on\n@objc func b() {}",
            becomes: "// agate:off\n@objc func a() {}\n// agate:on\nfunc b() {}"
        )
        let text = "let s = \"agate:off\" //agate:off\n@objc func a() {}"
        expect(text, becomes: text)
    }

    @Test("a file that does not parse stays, and the compiler speaks (P7)")
    func syntaxErrors() {
        let fixture = PortFixture("@objc func a( {}")
        #expect(fixture.text == "@objc func a( {}")
        #expect(fixture.file.hasSyntaxErrors)
    }
}
