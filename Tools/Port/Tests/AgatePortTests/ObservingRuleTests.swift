import AgatePort
import Testing

/// Rules P17 and P25.
@Suite("Observing and names of methods", .serialized)
struct ObservingRuleTests {
    @Test("a closure that observes gets the property's name (P17)")
    func closures() {
        expect(
            "func f() { a.observe(\\.offset, options: .old) { _, _ in } }",
            becomes: "func f() { a.observe(\\.offset, named: \"offset\", options: .old) { _, _ in } }"
        )
        expect(
            "func f() { a?.observe(\\UIView.isHidden) { _, _ in } }",
            becomes: "func f() { a?.observe(\\UIView.isHidden, named: \"hidden\") { _, _ in } }"
        )
        expect(
            "class A: NSObject { func f() { observe(\\.offset) { _, _ in } } }",
            becomes: "class A: NSObject { func f() { observe(\\.offset, named: \"offset\") { _, _ in } } }"
        )
        expect(
            "func f() { observe(\\.a?.layer.bounds, changeHandler: g) }",
            becomes: "func f() { observe(\\.a?.layer.bounds, changeHandler: g) }"
        )
        expect(
            "func f() { self.observe(\\.a?.layer.bounds, changeHandler: g) }",
            becomes:
                "func f() { self.observe(\\.a?.layer.bounds, named: \"a.layer.bounds\", changeHandler: g) }"
        )
        expectRefusal("func f() { a.observe(\\.b[0]) { _, _ in } }", says: "error [P17] only properties")
    }

    @Test("a dynamic property says that it changes (P17)")
    func properties() {
        let will = "willChangeValue(forKey: \"b\", from: b)"
        let did = "didChangeValue(forKey: \"b\", to: b)"
        expect(
            "class A: C { @objc dynamic var b = 1 }",
            becomes: "class A: C { dynamic var b = 1 { willSet { \(will) } didSet { \(did) } } }"
        )
        expect(
            "class A: C { @objc dynamic private(set) var b: Int? // x\n }",
            becomes:
                "class A: C { dynamic private(set) var b: Int? { willSet { \(will) } didSet { \(did) } } // x\n }"
        )
        expect(
            "class A: C { @objc dynamic var b = 1 {\n didSet { if b > 0 { return } } } }",
            becomes:
                "class A: C { dynamic var b = 1 { willSet { \(will) }\n didSet { defer { \(did) }; if b > 0 { return } } } }"
        )
        expect(
            "class A: C { @objc dynamic var b: Int { get { 1 } set { x() } } }",
            becomes: "class A: C { dynamic var b: Int { get { 1 } set { \(will); defer { \(did) }; x() } } }"
        )
        expect(
            "class A: C { @objc dynamic var b: Int { 1 } }",
            becomes: "class A: C { dynamic var b: Int { 1 } }"
        )
        expect(
            "@objcMembers class A: C { dynamic var b = 1 }",
            becomes: "class A: C { dynamic var b = 1 { willSet { \(will) } didSet { \(did) } } }"
        )
        expect("class A { dynamic var b = 1 }", becomes: "class A { dynamic var b = 1 }")
    }

    @Test("a dynamic property of a view or a bar item may be set by appearance proxies (P17)")
    func appearance() {
        func said(_ type: String, _ name: String) -> String {
            "{ willSet { willChangeValue(forKey: \"\(name)\", from: \(name)) } "
                + "didSet { didChangeValue(forKey: \"\(name)\", to: \(name)); recordAppearance(\\\(type).\(name)) } }"
        }
        expect(
            "class A: UILabel { @objc dynamic var b: Int? }",
            becomes: "class A: UILabel { dynamic var b: Int? \(said("A", "b")) }"
        )
        expect(
            "class O { class A: B { @objc dynamic var b = 1 } }",
            becomes: "class O { class A: B { dynamic var b = 1 \(said("O.A", "b")) } }",
            others: ["class B: UIBarButtonItem {}"]
        )
        expect(
            "extension UIView { @objc dynamic var b: Int { get { 1 } set { x() } } }",
            becomes:
                "extension UIView { dynamic var b: Int { get { 1 } set { willChangeValue(forKey: \"b\", from: b); "
                + "defer { didChangeValue(forKey: \"b\", to: b); recordAppearance(\\UIView.b) }; x() } } }"
        )
        let plain =
            "{ willSet { willChangeValue(forKey: \"b\", from: b) } didSet { didChangeValue(forKey: \"b\", to: b) } }"
        for start in ["class A<T>: UIView", "class A: NSObject", "class A: UIViewController"] {
            expect(
                "\(start) { @objc dynamic var b = 1 }",
                becomes: "\(start) { dynamic var b = 1 \(plain) }"
            )
        }
    }

    @Test("a class that derives from NSObject alone observes without an override (P17)")
    func observers() {
        let method = "func observeValue(forKeyPath a: String?, of b: Any?, change: C?, context: D?) {}"
        expect(
            "class A: NSObject, P { override \(method) }",
            becomes: "class A: NSObject, P, KeyValueObserver { \(method) }"
        )
        expect("class A: UIView { override \(method) }", becomes: "class A: UIView { override \(method) }")
        expect(
            "class A: B { override \(method) }",
            becomes: "class A: B, KeyValueObserver { \(method) }",
            others: ["class B: NSObject {}"]
        )
        expect(
            "class A: B { override \(method) }",
            becomes: "class A: B { override \(method) }",
            others: ["class B: NSObject { override \(method) }"]
        )
        expect(
            "class A: NSObject { override func awakeFromNib() { super.awakeFromNib() } }",
            becomes: "class A: NSObject { func awakeFromNib() { super.awakeFromNib() } }"
        )
    }

    @Test("a name finds its method (P25)")
    func names() {
        expect(
            "class A { @objc func tap(_ a: Any) {}; let s = Selector((\"tap:\")) }",
            becomes: "class A { func tap(_ a: Any) {}; let s = Selector(\"tap:\", A.tap(_:)) }"
        )
        expect(
            "class A { @objc func go() {}; @objc func go(_ a: Any) {}; let s = NSSelectorFromString(\"go\") }",
            becomes:
                "class A { func go() {}; func go(_ a: Any) {}; let s = Selector(\"go\", A.go as (A) -> () -> Void) }"
        )
        expect(
            "let s = Selector(\"other\")",
            becomes: "let s = Selector(\"other\", ofClass: B.C.other)",
            others: ["class B { class C { @objc static func other() {} } }"]
        )
        expect(
            "let s = Selector(\"go\")",
            becomes: "let s = Selector(\"go\", among: [Selector(\"go\", A.go), Selector(\"go\", B.go)])",
            others: ["class A { @objc func go() {} }; class B { @objc func go() {} }"]
        )
        expectRefusal("let s = Selector(\"go\")", says: "warning [P25]")
    }

    @Test("a name that is made when the program runs is looked for among the methods around (P25)")
    func madeNames() {
        let others = [
            "extension A { @objc func BurnLoad() {}; @objc func other() {}; @objc private func FallLoad() {} }"
        ]
        expect(
            "class A: UILabel { func f() { perform(Selector(\"\\(n)Load\")) } }",
            becomes:
                "class A: UILabel { func f() { perform(Selector(\"\\(n)Load\", among: [Selector(\"BurnLoad\", A.BurnLoad)])) } }",
            others: others
        )
        expect(
            "func f(n: String) { t(NSSelectorFromString(n)) }",
            becomes:
                "func f(n: String) { t(Selector(n, among: [Selector(\"BurnLoad\", A.BurnLoad), Selector(\"other\", A.other)])) }",
            others: others
        )
        expectRefusal("let s = Selector(\"\\(n)Stop\")", says: "warning [P25]", others: others)
    }

    @Test("a class says which properties follow from others (P17)")
    func dependentKeys() {
        expect(
            "import UIKit\npublic class A: NSObject { override public class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { super.keyPathsForValuesAffectingValue(forKey: key) } }",
            becomes:
                "import UIKit\npublic class A: NSObject, KeyValueDependent { public class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { super.keyPathsForValuesAffectingValue(forKey: key) } }"
        )
        expect(
            "import UIKit\nclass A: NSObject { @objc class func keyPathsForValuesAffectingFullName() -> Set<String> { [\"first\"] } }",
            becomes:
                "import UIKit\nclass A: NSObject, KeyValueDependent { class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { switch key { case \"fullName\": return keyPathsForValuesAffectingFullName(); default: return [] } }; "
                + "class func keyPathsForValuesAffectingFullName() -> Set<String> { [\"first\"] } }"
        )
    }
}
