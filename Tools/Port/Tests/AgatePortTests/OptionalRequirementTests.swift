import Testing

/// Rules P15 and P16.
@Suite("Optional requirements")
struct OptionalRequirementTests {
    /// What stands at the end of a file that calls requirements which may be absent, and imports nothing that tells.
    private let imported = "\n#sourceLocation()\nimport QuartzCore\n"

    private func expectDefault(
        _ requirement: String,
        _ kept: String,
        _ given: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let added = given.contains("AbsentRequirement") ? "import QuartzCore\n" : ""
        expect(
            "@objc protocol P {\n    @objc optional \(requirement)\n}\n",
            becomes:
                "protocol P: AnyObject {\n    \(kept)\n}\n#sourceLocation()\nextension P {\n    \(given)\n}\n\(added)",
            sourceLocation: sourceLocation
        )
    }

    @Test("an optional requirement gets a default at the end of the file (P15)")
    func defaults() {
        expectDefault("func a()", "func a()", "func a() {}")
        expectDefault(
            "func a(_ b: Int, c: Int) -> UIView?",
            "func a(_ b: Int, c: Int) -> UIView?",
            "func a(_ b: Int, c: Int) -> UIView? { nil }"
        )
        expectDefault(
            "func a() -> Bool",
            "func a() -> Bool",
            "func a() -> Bool { AbsentRequirement.value(false) }"
        )
        expectDefault(
            "func a() -> CGFloat",
            "func a() -> CGFloat",
            "func a() -> CGFloat { AbsentRequirement.value(0) }"
        )
        expectDefault("var a: Int { get }", "var a: Int { get }", "var a: Int { AbsentRequirement.value(0) }")
        expectDefault(
            "var a: Int? { get set }",
            "var a: Int? { get set }",
            "var a: Int? { get { nil } set {} }"
        )
        expectDefault("static func a()", "static func a()", "static func a() {}")
        expectDefault("func a() throws", "func a() throws", "func a() throws {}")
    }

    @Test("a default is as visible as its protocol, and as available (P15)")
    func access() {
        expect(
            "@objc public protocol P: NSObjectProtocol { @available(iOS 9, *) @objc(b) optional func a() }",
            becomes:
                "public protocol P: NSObjectProtocol { @available(iOS 9, *) func a() }\n#sourceLocation()\n"
                + "extension P {\n    @available(iOS 9, *) public func a() {}\n}\n"
        )
    }

    @Test("a protocol of Objective-C is one of classes (P15)")
    func classBound() {
        expect("@objc protocol P {}", becomes: "protocol P: AnyObject {}")
        expect("@objc protocol P: Q {}", becomes: "protocol P: Q, AnyObject {}")
        expect("@objc protocol P: class {}", becomes: "protocol P: class {}")
    }

    @Test("the value is that which callers fall back to, or the one that a mark says (P15)")
    func values() {
        let call = "class A { var p: P?; func f() -> Bool { p?.a?(1) ?? true } }"
        let fixture = PortFixture(
            "@objc protocol P { @objc optional func a(_ x: Int) -> Bool }",
            others: [call]
        )
        #expect(fixture.text.contains("func a(_ x: Int) -> Bool { true }"))
        #expect(
            fixture.said == ["1: note [P15] a(_:) gives true where it is not implemented, as its callers do"]
        )
        expect(
            "@objc protocol P {\n    // agate:default .zero\n    @objc optional func a() -> CGSize\n}\n",
            becomes: "protocol P: AnyObject {\n    // agate:default .zero\n    func a() -> CGSize\n}\n"
                + "#sourceLocation()\nextension P {\n    func a() -> CGSize { .zero }\n}\n"
        )
        let made = PortFixture("@objc protocol P { @objc optional var a: A { get } }")
        #expect(made.text.contains("var a: A { AbsentRequirement.value() }"))
        #expect(made.said.isEmpty)
    }

    @Test("conditions around a requirement are around its default (P15)")
    func conditions() {
        expect(
            "#if os(iOS)\n@objc protocol P { @objc optional func a() }\n#endif\n",
            becomes:
                "#if (os(iOS) || os(Linux))\nprotocol P: AnyObject { func a() }\n#endif\n#sourceLocation()\n"
                + "#if ((os(iOS) || os(Linux)))\nextension P {\n    func a() {}\n}\n#endif\n"
        )
        expect(
            "@objc protocol P {\n#if DEBUG\n@objc optional func a()\n#endif\n}\n",
            becomes: "protocol P: AnyObject {\n#if DEBUG\nfunc a()\n#endif\n}\n#sourceLocation()\n"
                + "extension P {\n    #if (DEBUG)\nfunc a() {}\n#endif\n}\n"
        )
    }

    private let declaration =
        "@objc protocol P { @objc optional func a(_ x: Int); @objc optional func b() -> Int }"

    @Test("the question mark of a call goes (P16)")
    func calls() {
        expect("func f() { d?.a?(1) }", becomes: "func f() { d?.a(1) }", others: [declaration])
        expect(
            "func f() { d.a?(1); self.d!.a?(2) }",
            becomes: "func f() { d.a(1); self.d!.a(2) }",
            others: [declaration]
        )
        expect("func f() { d?.move?(self, to: 3) }", becomes: "func f() { d?.move(self, to: 3) }")
        expect("func f() { d?.scrollViewDidScroll?(s) }", becomes: "func f() { d?.scrollViewDidScroll(s) }")
        expect("let x = d?.b?() ?? 3", becomes: "let x = d?.b() ?? 3", others: [declaration])
    }

    @Test("a value that is tested for nil stays an optional (P16)")
    func tested() {
        expect(
            "func f() { if let x = d.b?() { g(x) } }",
            becomes: "func f() { if let x = AbsentRequirement.call(d.b()) { g(x) } }" + imported,
            others: [declaration]
        )
        expect("let x = d.b?() ?? 3", becomes: "let x = Optional(d.b()) ?? 3", others: [declaration])
        expect("func f() { d.b?(); g() }", becomes: "func f() { d.b(); g() }", others: [declaration])
    }

    @Test("a requirement that is not implemented has no value, whatever its default returns (P15, P16)")
    func absent() {
        let layout = "@objc protocol P { @objc optional func a(_ b: Int) -> A }"
        expectDefault("func a() -> [A]", "func a() -> [A]", "func a() -> [A] { AbsentRequirement.value([]) }")
        expectDefault("func a() -> A", "func a() -> A", "func a() -> A { AbsentRequirement.value() }")
        expect(
            "let x = d?.a?(1) ?? g()",
            becomes: "let x = AbsentRequirement.call(d?.a(1)) ?? g()" + imported,
            others: [layout]
        )
        expect(
            "let x = d?.a?(1).c.d",
            becomes: "let x = AbsentRequirement.call(d?.a(1))?.c.d" + imported,
            others: [layout]
        )
        expect(
            "let x = [d?.a?(1)?.c, d!.a?(2)!]",
            becomes: "let x = [AbsentRequirement.call(d?.a(1))?.c, AbsentRequirement.call(d!.a(2))!]"
                + imported,
            others: [layout]
        )
    }

    @Test("a file that imports views or layers imports no more for absent requirements (P16)")
    func imports() {
        let layout = "@objc protocol P { @objc optional func a(_ b: Int) -> A }"
        for module in ["UIKit", "QuartzCore"] {
            expect(
                "import \(module)\nlet x = d?.a?(1) ?? g()\n",
                becomes: "import \(module)\nlet x = AbsentRequirement.call(d?.a(1)) ?? g()\n",
                others: [layout]
            )
        }
        expect(
            "import Foundation\nlet x = d?.a?(1) ?? g()\n",
            becomes: "import Foundation\nlet x = AbsentRequirement.call(d?.a(1)) ?? g()\n"
                + "#sourceLocation()\nimport QuartzCore\n",
            others: [layout]
        )
    }

    @Test("a property that protocols leave open is there (P16)")
    func properties() {
        expect("let x = d?.window??.bounds", becomes: "let x = d?.window?.bounds")
        expect("let x = d!.window!!.bounds", becomes: "let x = d!.window!.bounds")
    }

    @Test("closures keep theirs (P16)")
    func closures() {
        for text in [
            "func f() { self.done?() }", "func f() { done?(1) }", "func f() { d?.handler?(1, 2) }",
            "class A { var a: ((Int) -> Void)?; func f() { self.a?(1) } }",
        ] {
            expect(text, becomes: text)
        }
        expectRefusal(
            "class A { var a: ((Int) -> Void)?; func f() { self.a?(1) } }",
            says: "error [P16] a is an optional requirement and",
            others: [declaration]
        )
    }

    @Test("a requirement is looked for in an object of any class (P16)")
    func anyObjects() {
        let others = ["@objc protocol P { @objc optional func a(_ x: Int) }"]
        expect(
            "class A { weak var d: AnyObject?; func f() { d?.a?(1); self.d?.a?(2); g() } }",
            becomes:
                "class A { weak var d: AnyObject?; func f() { (d as? P)?.a(1); (self.d as? P)?.a(2); g() } }",
            others: others
        )
        expect(
            "class A { var d: AnyObject!; func f() { d.a?(1); g() } }",
            becomes: "class A { var d: AnyObject!; func f() { (d as? P)?.a(1); g() } }",
            others: others
        )
        expect(
            "class A { var d: P?; func f() { d?.a?(1); g() } }",
            becomes: "class A { var d: P?; func f() { d?.a(1); g() } }",
            others: others
        )
    }

    @Test("a call of an optional requirement of Apple's has an optional, whatever it returns (P16)")
    func applesCalls() {
        expect(
            "func f(d: UITabBarControllerDelegate) { if let y = d.tabBarController?(t, shouldSelect: c), !y { return } }",
            becomes:
                "func f(d: UITabBarControllerDelegate) { if let y = AbsentRequirement.call(d.tabBarController(t, shouldSelect: c)), !y { return } }\n"
                + "#sourceLocation()\nimport QuartzCore\n"
        )
        expect(
            "import UIKit\nfunc f() { p?.tabBarController?(t, didSelect: c); d.tabBarController?(t, didSelect: c); e() }",
            becomes:
                "import UIKit\nfunc f() { p?.tabBarController(t, didSelect: c); d.tabBarController(t, didSelect: c); e() }"
        )
        expect(
            "import UIKit\nlet n = s.tableView?(t, titleForHeaderInSection: 0)?.count",
            becomes:
                "import UIKit\nlet n = AbsentRequirement.call(s.tableView(t, titleForHeaderInSection: 0))?.count"
        )
    }
}
