import AgatePort
import Foundation
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

    @Test("a method that is exchanged with one of Apple's becomes its replacement (P23)")
    func exchanged() {
        let exchange =
            "func swap(_ c: AnyClass, _ a: Selector, _ b: Selector) { if class_addMethod(c, a, method_getImplementation(b), nil) {} else { method_exchangeImplementations(a, b) } }"
        expect(
            """
            extension CALayer {
                static let done: Void = {
                    let a = #selector(add(_:forKey:))
                    let b = #selector(my(anim:key:))
                    swap(CALayer.self, a, b)
                }()
                @objc dynamic func my(anim: CAAnimation, key: String?) {
                    if let copy = anim.copy() as? CAAnimation { my(anim: copy, key: key) }
                }
            }
            """,
            becomes: """
                extension CALayer {
                    static let done: Void = {
                        let a = Selector("add:forKey:", CALayer.add(_:forKey:))
                        let b = Selector("myWithAnim:key:", CALayer.my(anim:key:))
                        swap(CALayer.self, a, b)
                    }()
                    @_dynamicReplacement(for: add(_:forKey:)) func my(anim: CAAnimation, key: String?) { guard ExchangedMethods.contains("add:forKey:", "myWithAnim:key:") else { add(anim, forKey: key); return };
                        if let copy = anim.copy() as? CAAnimation { add(copy, forKey: key) }
                    }
                }
                import QuartzCore
                """.replacing("import QuartzCore", with: "#sourceLocation()\nimport QuartzCore\n"),
            others: [exchange]
        )
        expect(
            "import UIKit\nextension UIResponder { @objc private func my() -> Bool { self.my() }; func f() { swap(UIView.self, #selector(my), #selector(UIResponder.becomeFirstResponder)) } }",
            becomes:
                "import UIKit\nextension UIResponder { @_dynamicReplacement(for: becomeFirstResponder()) private func my() -> Bool { guard ExchangedMethods.contains(\"becomeFirstResponder\", \"my\") else { return becomeFirstResponder() }; "
                + "return self.becomeFirstResponder() }; func f() { swap(UIView.self, Selector(\"my\", UIResponder.my), Selector(\"becomeFirstResponder\", UIResponder.becomeFirstResponder)) } }",
            others: [exchange]
        )
        // A closure is no part of the replacement.
        expect(
            "import UIKit\nextension UIView { @objc func my() { later { [weak self] in self?.my() } }; func f() { swap(#selector(layoutSubviews), #selector(my)) } }",
            becomes:
                "import UIKit\nextension UIView { @_dynamicReplacement(for: layoutSubviews()) func my() { guard ExchangedMethods.contains(\"layoutSubviews\", \"my\") else { layoutSubviews(); return }; "
                + "later { [weak self] in ExchangedMethods.original(\"layoutSubviews\", self?.my()) } }; func f() { swap(Selector(\"layoutSubviews\", UIView.layoutSubviews), Selector(\"my\", UIView.my)) } }",
            others: [exchange]
        )
        // Nothing of Apple's that can be exchanged is named.
        let other = PortFixture(
            "extension UIView { @objc func my() {}; func f() { swap(#selector(snap), #selector(my)) } }\n"
                + exchange
        )
        #expect(other.said.contains { $0.contains("error [P23] method_exchangeImplementations") })
    }

    @Test("methods of classes are exchanged, and selectors of many arguments carry them (P23)")
    func classMethods() {
        expect(
            """
            import UIKit
            extension UIView {
                static func start() {
                    method_exchangeImplementations(
                        class_getClassMethod(self, #selector(UIView.animate(withDuration:animations:)))!,
                        class_getClassMethod(self, #selector(UIView.my(withDuration:animations:)))!)
                }
                @objc class func my(withDuration d: TimeInterval, animations: @escaping () -> Void) {
                    UIView.my(withDuration: d * 2, animations: animations)
                }
            }
            """,
            becomes: """
                import UIKit
                extension UIView {
                    static func start() {
                        method_exchangeImplementations(
                            class_getClassMethod(self, Selector("animateWithDuration:animations:", exchanged: UIView.animate(withDuration:animations:)))!,
                            class_getClassMethod(self, Selector("myWithDuration:animations:", exchanged: UIView.my(withDuration:animations:)))!)
                    }
                    @_dynamicReplacement(for: animate(withDuration:animations:)) class func my(withDuration d: TimeInterval, animations: @escaping () -> Void) { guard ExchangedMethods.contains("animateWithDuration:animations:", "myWithDuration:animations:") else { animate(withDuration: d, animations: animations); return };
                        UIView.animate(withDuration: d * 2, animations: animations)
                    }
                }
                """
        )
        expect(
            "import UIKit\nclass A: UIView { @objc func f(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}; let s = #selector(f) }",
            becomes:
                "import UIKit\nclass A: UIView { func f(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}; let s = Selector(\"f::::\", exchanged: A.f) }"
        )
        expect(
            "let a = b.classForCoder.description(), c = d.description()",
            becomes: "let a = type(of: b).description(), c = d.description()"
        )
    }

    @Test(
        "an exchanged method whose parameters may be nil stands behind one that takes what the original takes (P23)"
    )
    func implicitOptionals() {
        expect(
            "import UIKit\nextension CALayer { @objc func my(_ a: CAAnimation!, forKey k: String!) { my(a, forKey: k) }; func f() { method_exchangeImplementations(#selector(add(_:forKey:)), #selector(my(_:forKey:))) } }",
            becomes:
                "import UIKit\nextension CALayer { @_dynamicReplacement(for: add(_:forKey:)) func agate_my(_ a: CAAnimation, forKey k: String?) { guard ExchangedMethods.contains(\"add:forKey:\", \"my:forKey:\") else { add(a, forKey: k); return }; my(a, forKey: k) }; "
                + "func my(_ a: CAAnimation!, forKey k: String!) { ExchangedMethods.original(\"add:forKey:\", agate_my(a, forKey: k)) }; "
                + "func f() { method_exchangeImplementations(Selector(\"add:forKey:\", CALayer.add(_:forKey:)), Selector(\"my:forKey:\", CALayer.my(_:forKey:))) } }"
        )
    }

    @Test("a method that gets the implementation of one of Apple's calls the original (P23)")
    func copied() {
        expect(
            """
            import UIKit
            extension UIView {
                @objc func kept() {}
                @objc func my() { kept() }
                func f() {
                    if let imp = class_getMethodImplementation(UIView.self, #selector(layoutSubviews)),
                        let method = class_getInstanceMethod(UIView.self, #selector(kept)) {
                        method_setImplementation(method, imp)
                    }
                    let a = class_getInstanceMethod(UIView.self, #selector(layoutSubviews))!
                    let b = class_getInstanceMethod(UIView.self, #selector(my))!
                    method_exchangeImplementations(a, b)
                }
            }
            """,
            becomes: """
                import UIKit
                extension UIView {
                    func kept() { if ExchangedMethods.contains("layoutSubviews", "kept") { return ExchangedMethods.original("layoutSubviews", self.layoutSubviews()) };}
                    @_dynamicReplacement(for: layoutSubviews()) func my() { guard ExchangedMethods.contains("layoutSubviews", "my") else { layoutSubviews(); return }; kept() }
                    func f() {
                        if let imp = class_getMethodImplementation(UIView.self, Selector("layoutSubviews", UIView.layoutSubviews)),
                            let method = class_getInstanceMethod(UIView.self, Selector("kept", UIView.kept)) {
                            method_setImplementation(method, imp)
                        }
                        let a = class_getInstanceMethod(UIView.self, Selector("layoutSubviews", UIView.layoutSubviews))!
                        let b = class_getInstanceMethod(UIView.self, Selector("my", UIView.my))!
                        method_exchangeImplementations(a, b)
                    }
                }
                """
        )
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

    @Test("a class overrides from another file what it inherits (P22)")
    func forwarded() {
        let other =
            "extension A { open override func f(_ x: Int, by y: inout Int) throws -> Bool { p; return true } }"
        expect(
            "open class A: UIView { var a = 1 }",
            becomes:
                "open class A: UIView { var a = 1 ; open override func f(_ x: Int, by y: inout Int) throws -> Bool { try agate_A_f(x, by: &y) } }",
            others: [other]
        )
        expect(
            other,
            becomes:
                "extension A { public func agate_A_f(_ x: Int, by y: inout Int) throws -> Bool { p; return true } }",
            others: ["open class A: UIView {}"]
        )
        expect(
            "class A: UIView {\n    func b() {}\n}\n",
            becomes:
                "class A: UIView {\n    func b() {}\noverride var k: Int { didSet { agate_A_k_didSet(oldValue) } }; "
                + "override var t: Int { get { agate_A_t } set { agate_A_t = newValue } } }\n",
            others: [
                "extension A { override var k: Int { didSet { p } }; override var t: Int { get { 1 } set {} } }"
            ]
        )
        expect(
            "extension A { override var k: Int { didSet(o) { p } }; override var t: Int { super.t } }",
            becomes:
                "extension A { func agate_A_k_didSet(_ o: Int) { do { p } }; var agate_A_t: Int { super.t } }",
            others: ["class A: UIView {}"]
        )
        expectRefusal(
            "extension A { fileprivate override func f() {} }",
            says: "1: error [P22]",
            others: ["class A: UIView {}"]
        )
    }

    @Test("what an extension lets others override is declared by the class of the same file (P22)")
    func openMembers() {
        expect(
            "open class A: UIView {}\nextension A: P { open func f(_: Int) {} }\nclass B: A { override func f(_: Int) {} }\n",
            becomes:
                "open class A: UIView {\n#sourceLocation(file: \"A.swift\", line: 2)\nopen func f(_: Int) {}\n#sourceLocation(file: \"A.swift\", line: 1)\n}\n"
                + "extension A: P {  }\nclass B: A { override func f(_: Int) {} }\n"
        )
        expect(
            "extension A { func f(_: Int, to _: inout Int) {} }",
            becomes:
                "extension A { func f(_ agateArgument0: Int, to agateArgument1: inout Int) { "
                + "if let agateSelf = self as? B { return agateSelf.agate_B_f(agateArgument0, to: &agateArgument1) }; "
                + "return agate_A_f(agateArgument0, to: &agateArgument1) }; func agate_A_f(_: Int, to _: inout Int) {} }",
            others: ["class A: UIView {}; class B: A { override func f(_: Int, to _: inout Int) {} }"]
        )
    }

    @Test("what overrides a member of an extension is called in its place (P22)")
    func dispatched() {
        let base = "extension UIView { @objc open func a(_ x: Int) -> Bool { false } }"
        let label = "extension UILabel { override func a(_ x: Int) -> Bool { super.a(x) } }"
        let own = "class L: UILabel { override func a(_ x: Int) -> Bool { !super.a(x) } }"
        expect(
            base,
            becomes:
                "extension UIView { public func a(_ x: Int) -> Bool { if let agateSelf = self as? L { return agateSelf.agate_L_a(x) }; "
                + "if let agateSelf = self as? UILabel { return agateSelf.agate_UILabel_a(x) }; return agate_UIView_a(x) }; "
                + "public func agate_UIView_a(_ x: Int) -> Bool { false } }",
            others: [label, own]
        )
        expect(
            label,
            becomes:
                "extension UILabel { func agate_UILabel_a(_ x: Int) -> Bool { self.agate_UIView_a(x) } }",
            others: [base, own]
        )
        expect(
            own,
            becomes: "class L: UILabel { func agate_L_a(_ x: Int) -> Bool { !self.agate_UILabel_a(x) } }",
            others: [base, label]
        )
        expect(
            "@objc extension CALayer { var k: Int { get { 1 } set { p } } }",
            becomes:
                "extension CALayer { var k: Int { get { if let agateSelf = self as? CAShapeLayer { return agateSelf.agate_CAShapeLayer_k }; "
                + "return agate_CALayer_k } set { if let agateSelf = self as? CAShapeLayer { agateSelf.agate_CAShapeLayer_k = newValue; return }; "
                + "agate_CALayer_k = newValue } }; var agate_CALayer_k: Int { get { 1 } set { p } } }",
            others: ["extension CAShapeLayer { override var k: Int { get { 2 } set {} } }"]
        )
        let inClass = PortFixture(
            "class B: A { override func a() {} }\nextension C { func b() { Layer() } }",
            others: ["class A { @objc func a() {} }"]
        )
        #expect(inClass.said == [])
        expect(
            "class B: A { override class func a() -> Int { super.a() }; override class var k: Int { 2 } }",
            becomes:
                "class B: A { class func agate_B_a() -> Int { self.agate_A_a() }; class var agate_B_k: Int { 2 } }",
            others: [
                "class A {}; extension A { @objc class func a() -> Int { 1 }; @objc class var k: Int { 1 } }"
            ]
        )
        expect(
            "extension A { @objc class func a() -> Int { 1 }; @objc class var k: Int { 1 } }",
            becomes:
                "extension A { class func a() -> Int { if let agateSelf = self as? B.Type { return agateSelf.agate_B_a() }; return agate_A_a() }; class func agate_A_a() -> Int { 1 }; "
                + "class var k: Int { if let agateSelf = self as? B.Type { return agateSelf.agate_B_k }; return agate_A_k }; class var agate_A_k: Int { 1 } }",
            others: [
                "class A {}; class B: A { override class func a() -> Int { 2 }; override class var k: Int { 2 } }"
            ]
        )
    }
}
