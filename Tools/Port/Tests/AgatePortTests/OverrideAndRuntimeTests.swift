import Testing

/// Rules P17, P22, P23 and P25.
@Suite("Overrides in extensions, and what only a runtime can do")
struct OverrideAndRuntimeTests {
    @Test("an override in an extension moves into the class of the file, and keeps its lines (P22)")
    func moved() {
        let original =
            "class A: UIView {\n}\n\nextension A {\n    @objc override func a() {\n        b(#selector(c))\n    }\n    func c() {}\n}\n"
        let fixture = PortFixture(original)
        #expect(
            fixture.text
                == "class A: UIView {\n\n#sourceLocation(file: \"A.swift\", line: 5)\n    override func a() {\n"
                + "        b(Selector(\"c\", A.c))\n    }\n#sourceLocation(file: \"A.swift\", line: 2)\n}\n\nextension A {\n"
                + "\n\n\n    func c() {}\n}\n"
        )
        #expect(fixture.file.sidecar.original(of: fixture.file.bytes) == Array(original.utf8))
        #expect(PortFixture(fixture.text).text == fixture.text)
    }

    @Test("an override in an extension of a class elsewhere is refused (P22)")
    func refused() {
        expectRefusal(
            "extension A { override func a() {} }",
            says: "1: error [P22] a member of an extension overrides nothing"
        )
        expectRefusal(
            "class A<T>: B {}\nextension A where T: C { override func a() {} }",
            says: "2: error [P22] a member"
        )
    }

    @Test("exchanging is refused at its place, and a name without a method is told of (P23, P25)")
    func runtime() {
        expectRefusal(
            "func f() { method_exchangeImplementations(a, b) }",
            says: "[P23] method_exchangeImplementations"
        )
        expectRefusal("let a = v.value(forKey: \"_c\")", says: "[P23] \"_c\" is private")
        expectRefusal("let a = NSClassFromString(\"B\")", says: "warning [P23] NSClassFromString")
        expectRefusal("let a = Selector(\"b:\")", says: "warning [P25] a selector made of a string")
        expectRefusal("let a = Selector((\"b:\"))", says: "warning [P25] a selector made of a string")
    }

    @Test("values are read of the class that has them (P23)")
    func values() {
        expect(
            "let y = (c?[.newKey] as AnyObject).cgPointValue.y",
            becomes: "let y = (c?[.newKey] as! NSValue).cgPointValue.y"
        )
        expect("let y = (c as AnyObject).doubleValue", becomes: "let y = (c as! NSNumber).doubleValue")
        expect("let y = (c as AnyObject).description", becomes: "let y = (c as AnyObject).description")
        expect("let y = (c as? AnyObject).cgPointValue", becomes: "let y = (c as? AnyObject).cgPointValue")
    }

    @Test("an override of a method of an extension is refused (P22)")
    func extended() {
        expectRefusal(
            "class B: A { override func a(_ x: Int) {} }\nextension C { func b() { Layer() } }",
            says: "1: error [P22] a(_:) is declared in an extension of A",
            others: ["class A {}; extension A { @objc func a(_ x: Int) {} }"]
        )
        let inClass = PortFixture(
            "class B: A { override func a() {} }\nextension C { func b() { Layer() } }",
            others: ["class A { @objc func a() {} }"]
        )
        #expect(inClass.said == [])
    }
}
