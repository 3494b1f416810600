import AgatePort
import Testing

/// Rule P16 where a requirement is tested for before it is called, and where a property is one.
@Suite("Presence of optional requirements")
struct PresenceTests {
    private let requirement =
        "@objc protocol D { @objc optional func may(_ x: Int, move y: Int) -> Bool; @objc optional func did(_ x: Int) }"

    @Test(
        "what a guard returns where nothing implements the requirement is what the call behind it gives then"
    )
    func guarded() {
        expect(
            "func f() -> Bool {\n    guard let g = d?.may(_:move:) else { return true }\n    let x = 1\n    return g(x, 2)\n}\n",
            becomes:
                "func f() -> Bool {\n    guard let g = AbsentRequirement.method(d?.may(_:move:), \"may:move:\", of: d) else { return true }\n    let x = 1\n"
                + "    return (AbsentRequirement.call(g(x, 2)) ?? true)\n}\n#sourceLocation()\nimport QuartzCore\n",
            others: [requirement]
        )
    }

    @Test("so is what stands in the else of an if, or behind it; the value may be any expression")
    func conditional() {
        let end = "\n#sourceLocation()\nimport QuartzCore\n"
        expect(
            "func f() -> Bool { if let g = d?.may { return g(1, 2) }; return a.isOn }",
            becomes:
                "func f() -> Bool { if let g = AbsentRequirement.method(d?.may, \"may:move:\", of: d) { return (AbsentRequirement.call(g(1, 2)) ?? a.isOn) }; return a.isOn }"
                + end,
            others: [requirement]
        )
        expect(
            "func f() -> Bool { if let g = d?.may { return !g(1, 2) } else { return false } }",
            becomes:
                "func f() -> Bool { if let g = AbsentRequirement.method(d?.may, \"may:move:\", of: d) { return !(AbsentRequirement.call(g(1, 2)) ?? false) } else { return false } }"
                + end,
            others: [requirement]
        )
    }

    @Test("a requirement that returns nothing, and one that is handed on, are only looked for")
    func others() {
        let end = "\n#sourceLocation()\nimport QuartzCore\n"
        expect(
            "func f() { guard let g = d?.did(_:) else { return }; g(1) }",
            becomes:
                "func f() { guard let g = AbsentRequirement.method(d?.did(_:), \"did:\", of: d) else { return }; g(1) }"
                + end,
            others: [requirement]
        )
        expect(
            "func f() { if let g = d?.may(_:move:) { a(g) } }",
            becomes:
                "func f() { if let g = AbsentRequirement.method(d?.may(_:move:), \"may:move:\", of: d) { a(g) } }"
                + end,
            others: [requirement]
        )
        let closure =
            "func f() -> Bool { guard let g = c?.may(_:other:) else { return true }; return g(1, 2) }"
        expect(closure, becomes: closure, others: [requirement])
    }

    @Test("a property has no value where its default is asked, if its value is used as an optional")
    func properties() {
        let original =
            "@objc protocol B { @objc optional var rate: CGFloat { get } }\n"
            + "let a = b.rate ?? 0.5\nif let c = b?.rate { use(c) }\nlet d = b.rate == nil\nlet e = Other().rate + 1\n"
        #expect(
            PortFixture(original).text
                == "protocol B: AnyObject { var rate: CGFloat { get } }\n"
                + "let a = AbsentRequirement.call(b.rate) ?? 0.5\n"
                + "if let c = AbsentRequirement.call(b?.rate) { use(c) }\n"
                + "let d = AbsentRequirement.call(b.rate) == nil\nlet e = Other().rate + 1\n"
                + "#sourceLocation()\nextension B {\n    var rate: CGFloat { AbsentRequirement.value(0) }\n}\nimport QuartzCore\n"
        )
    }

    @Test("a module that is put together of indexes of files knows what its sources test for (P8, P16)")
    func mergedIndexes() {
        let rows = "@objc protocol D: AnyObject { @objc optional func pick(_ a: Int) }"
        let user = "class U { weak var d: D?; func f() { if d?.pick != nil { g() } } }"
        let other = "class O: NSObject, D { func pick(_ a: Int) {} }"
        let sources = [rows, user, other].map { SourceText($0) }
        var index = SourceIndex()
        // As the build's plugin does it: through files.
        for source in sources { index.merge(SourceIndex(encoded: FilePort.index(of: source).encoded())) }
        index.noteTests(in: [sources[0], sources[2]])
        #expect(!index.asksForMethods)
        index.noteTests(in: sources)
        #expect(SourceIndex(encoded: index.encoded()).asksForMethods)
        let ported = FilePort.port(path: "O.swift", source: sources[2], index: index)
        #expect(String(decoding: ported.bytes, as: UTF8.self).contains("implementedMethods"))
    }
}
