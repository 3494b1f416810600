import AgatePort
import Testing

/// Rule P22 for overrides whose access, availability or platform their extension says.
@Suite("What an extension says of its overrides")
struct ExtensionAccessTests {
    @Test("an override that leaves a public extension is public (P22)")
    func moved() {
        let fixture = PortFixture(
            "public class A: UIView {}\npublic extension A { override func layoutSubviews() {} ; internal override var isHidden: Bool { didSet {} } }\n"
        )
        #expect(fixture.text.contains("public override func layoutSubviews() {}"))
        #expect(fixture.text.contains("\ninternal override var isHidden"))
    }

    @Test("a class calls overrides of a public extension in another file by public ones (P22)")
    func called() {
        let fixture = PortFixture(
            "public class A: UIView {\n}\n",
            others: ["public extension A { override func layoutSubviews() {} }"]
        )
        #expect(
            fixture.text
                == "public class A: UIView {\npublic override func layoutSubviews() { agate_A_layoutSubviews() } }\n"
        )
    }

    @Test("an override that is unavailable is called by one that is as unavailable (P22)")
    func unavailable() {
        let fixture = PortFixture(
            "open class A: UIView {\n}\n",
            others: [
                "extension A { @available(*, unavailable, renamed: \"b()\") open override func a(_ x: Int) {} }"
            ]
        )
        #expect(
            fixture.text.contains(
                "@available(*, unavailable, renamed: \"b()\") open override func a(_ x: Int) { agate_A_a(x) }"
            )
        )
    }

    @Test(
        "an override of an extension of Apple's class that is unavailable is called under its other name (P22)"
    )
    func unavailableOfApples() {
        let fixture = PortFixture(
            "extension UIViewController { @available(*, unavailable) open override func viewDidLoad() {} }\n"
        )
        #expect(fixture.said.isEmpty)
        #expect(fixture.text.contains("{ public func agate_UIViewController_viewDidLoad() {} }"))
    }

    @Test("an override in the branch of an extension that is compiled moves, one in another stays (P22)")
    func conditions() {
        let fixture = PortFixture(
            "class A: UIView {\n}\nextension A {\n#if os(iOS)\n    override func a() {}\n#else\n    override func b() {}\n#endif\n}\n"
        )
        let head = fixture.text.prefix { $0 != "}" }
        #expect(head.contains("override func a() {"))
        #expect(!head.contains("override func b()"))
        #expect(fixture.said.isEmpty)
    }

    @Test("overrides of delegates that are weak or of another type become ones that Swift takes (P22)")
    func delegates() {
        expect(
            "class A: UITextView { override weak var delegate: UITextViewDelegate? { didSet { f() } } }",
            becomes: "class A: UITextView { override var delegate: UITextViewDelegate? { didSet { f() } } }"
        )
        expect(
            "class A: UIScrollView { open override weak var delegate: UIScrollViewDelegate? { didSet { f(oldValue) } } }",
            becomes:
                "class A: UIScrollView { open var delegate: UIScrollViewDelegate? { get { super.delegate } set { let oldValue = super.delegate; super.delegate = newValue; _ = oldValue; do { f(oldValue) } } } }"
        )
        expect(
            "class A: UIScrollView { override var delegate: D? { get { super.delegate } set { super.delegate = newValue } } }",
            becomes:
                "class A: UIScrollView { var delegate: D? { get { super.delegate } set { super.delegate = newValue } } }"
        )
        let kept = "class A: UITabBar { override weak var delegate: UITabBarDelegate? { didSet {} } }"
        expect(kept, becomes: kept)
    }

    @Test("a method of the module with the name of a requirement does not keep its question mark (P16)")
    func proxies() {
        expect(
            "class A: NSObject, UIScrollViewDelegate { weak var target: UIScrollViewDelegate?; func scrollViewDidScroll(_ s: UIScrollView) { target?.scrollViewDidScroll?(s) } }",
            becomes:
                "class A: NSObject, UIScrollViewDelegate { weak var target: UIScrollViewDelegate?; func scrollViewDidScroll(_ s: UIScrollView) { target?.scrollViewDidScroll(s) } }"
        )
    }

    @Test("a class that is declared once for each platform has the members of the branch that is compiled")
    func platforms() {
        let fixture = PortFixture(
            "class C { func f() { g(#selector(A.tap(_:))) } }\n",
            others: [
                "#if os(macOS)\nclass A: NSView { @objc func tap(_ x: NSEvent, _ y: Int) {} }\n#else\nclass A: UIView { @objc func tap(_ x: Int) {} }\n#endif"
            ]
        )
        #expect(fixture.text.contains("Selector(\"tap:\", A.tap(_:))"))
    }
}
