import Testing

/// Rule P12.
@Suite("Selectors")
struct SelectorRuleTests {
    private func body(_ expression: String, _ members: String = "") -> String {
        "class A: NSObject {\n\(members)\nfunc f() { x(\(expression)) }\n}"
    }

    private func expectSelector(
        _ expression: String,
        _ expected: String,
        _ members: String = "",
        others: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let plain = members.replacing("@objc(named:) ", with: "").replacing("@objc ", with: "")
        expect(
            body(expression, members),
            becomes: body(expected, plain),
            others: others,
            sourceLocation: sourceLocation
        )
    }

    @Test("a method of the type around, by whatever words")
    func own() {
        expectSelector("#selector(go)", "Selector(\"go\", A.go)", "@objc func go() {}")
        expectSelector("#selector(self.go)", "Selector(\"go\", A.go)", "@objc private func go() {}")
        expectSelector("#selector(Self.go(_:))", "Selector(\"go:\", A.go(_:))", "@objc func go(_ a: Any) {}")
        expectSelector("#selector(A.go)", "Selector(\"go:\", A.go)", "@objc func go(_ a: Any) {}")
        expectSelector("#selector((go))", "Selector(\"go\", (A.go))", "@objc func go() {}")
    }

    @Test("the name is Objective-C's")
    func names() {
        expectSelector(
            "#selector(go(to:_:))",
            "Selector(\"goTo::\", A.go(to:_:))",
            "@objc func go(to a: Int, _ b: Int) {}"
        )
        expectSelector(
            "#selector(go(view:at:))",
            "Selector(\"goWithView:at:\", A.go(view:at:))",
            "@objc func go(view a: Int, at b: Int) {}"
        )
        expectSelector(
            "#selector(go(_:))",
            "Selector(\"named:\", A.go(_:))",
            "@objc(named:) func go(_ a: Int) {}"
        )
        expectSelector(
            "#selector(UIView.layoutSubviews)",
            "Selector(\"layoutSubviews\", UIView.layoutSubviews)"
        )
        expectSelector("#selector(copy(_:))", "Selector(\"copy:\", A.copy(_:))")
    }

    @Test(
        "a selector that is named outside of its class finds the methods of that name of other classes, too (Q5.14)"
    )
    func otherClasses() {
        expectSelector(
            "#selector(B.go)",
            "Selector(\"go\", among: [Selector(\"go\", B.go), Selector(\"go\", C.go)])",
            others: [
                "class B { @objc func go() {} }", "class C { @objc func go() {} }",
                "class D: B { @objc override func go() {} }",
                "class E { func go() {}; @objc private func go(_ a: Int) {} }",
            ]
        )
        // Its own class names it for itself.
        expectSelector(
            "#selector(go)",
            "Selector(\"go\", A.go)",
            "@objc func go() {}",
            others: ["class B { @objc func go() {} }"]
        )
    }

    @Test("of methods with one name the labels or the signature choose")
    func overloads() {
        let members = "@objc func go() {}\n@objc func go(_ a: Int) {}"
        expectSelector("#selector(go(_:))", "Selector(\"go:\", A.go(_:))", members)
        expectSelector(
            "#selector(go as () -> Void)",
            "Selector(\"go\", A.go as (A) -> () -> Void)",
            members
        )
        expectSelector(
            "#selector(A.go as (A) -> (Int) -> Void)",
            "Selector(\"go:\", A.go as (A) -> (Int) -> Void)",
            members
        )
        let marked = "@objc func go() {}\nfunc go(_ a: Int) {}"
        expectSelector("#selector(go)", "Selector(\"go\", A.go as (A) -> () -> Void)", marked)
        let other = "func go() {}\n@objc func go(_ a: Int) {}"
        expectSelector("#selector(go)", "Selector(\"go:\", A.go(_:))", other)
        expectRefusal(
            "class A {\nfunc go() {}\nfunc go(_ a: Int) {}\nfunc f() { x(#selector(go)) }\n}",
            says: "4: error [P12] several methods are called go"
        )
    }

    @Test("a method of a superclass, an extension or an outer type in another file")
    func elsewhere() {
        expect(
            "class B: A { func f() { x(#selector(go)) } }",
            becomes: "class B: A { func f() { x(Selector(\"go:\", B.go)) } }",
            others: ["class A: NSObject {}", "extension A { @objc func go(_ a: Int) {} }"]
        )
        expect(
            "extension A.B { func f() { x(#selector(go)) } }",
            becomes: "extension A.B { func f() { x(Selector(\"go\", A.B.go)) } }",
            others: ["class A { class B { @objc func go() {} } }"]
        )
        expect(
            "class A<T>: NSObject { class B { @objc func go() {}; func f() { x(#selector(go)) } } }",
            becomes:
                "class A<T>: NSObject { class B { func go() {}; func f() { x(Selector(\"go\", B.go)) } } }"
        )
    }

    @Test("a method of a value, whose type is seen or the only one with such a method")
    func values() {
        let type = "class B { @objc func go(_ a: Int) {} }"
        expectSelector("#selector(b.go)", "Selector(\"go:\", B.go)", "var b: B!", others: [type])
        expectSelector("#selector(self.b.go)", "Selector(\"go:\", B.go)", "let b = B()", others: [type])
        expectSelector("#selector(unseen.go)", "Selector(\"go:\", B.go)", others: [type])
        expect(
            "func f(b: UIView) { x(#selector(b.setNeedsLayout)) }",
            becomes: "func f(b: UIView) { x(Selector(\"setNeedsLayout\", UIView.setNeedsLayout)) }"
        )
        expectRefusal(
            "class A { func f() { x(#selector(unseen.go)) } }",
            says: "[P12] the type of unseen cannot be seen",
            others: [type, "class C { @objc func go(_ a: Int) {} }"]
        )
        expectRefusal("let a = #selector(go)", says: "[P12] there is no type around")
    }

    @Test("methods of a class, in static places")
    func statics() {
        expect(
            "class A { @objc static func go() {}; static func f() { x(#selector(go)) } }",
            becomes: "class A { static func go() {}; static func f() { x(Selector(\"go\", ofClass: A.go)) } }"
        )
    }

    @Test("accessors of properties")
    func accessors() {
        expectSelector(
            "#selector(getter: UIView.isHidden)",
            "Selector(\"isHidden\", getter: \\UIView.isHidden)"
        )
        expectSelector(
            "#selector(setter: UIView.isHidden)",
            "Selector(\"setHidden:\", setter: \\UIView.isHidden)"
        )
        expectSelector("#selector(getter: go)", "Selector(\"go\", getter: \\A.go)", "@objc var go = 1")
        expectSelector(
            "#selector(setter: self.go)",
            "Selector(\"setGo:\", setter: \\A.go)",
            "@objc var go = 1"
        )
    }

    @Test("a selector over several lines keeps them (P4)")
    func lines() {
        expect(
            "class A { @objc func go() {}\nlet s = #selector(\n    go\n)\n}",
            becomes: "class A { func go() {}\nlet s = Selector(\"go\",\n    A.go\n)\n}"
        )
        expect(
            "class A { @objc var go = 1\nlet s = #selector(getter:\n    A.go)\n}",
            becomes: "class A { var go = 1\nlet s = Selector(\"go\", getter: \n\\A.go)\n}"
        )
    }

    @Test("in extensions of protocols the type is Self")
    func protocols() {
        expect(
            "protocol P {}\nextension P where Self: UIView { func f() { x(#selector(go)) } }",
            becomes:
                "protocol P {}\nextension P where Self: UIView { func f() { x(Selector(\"go\", Self.go)) } }"
        )
    }

    @Test("a method that these sources do not declare is told of")
    func notes() {
        let fixture = PortFixture("class A: UIView { func f() { x(#selector(endEditing)) } }")
        #expect(
            fixture.said == [
                "1: note [P12] endEditing is not declared in these sources; its selector is taken for endEditing:"
            ]
        )
    }
}
