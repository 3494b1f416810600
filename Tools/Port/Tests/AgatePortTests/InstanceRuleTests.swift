import AgatePort
import Testing

/// Rule P23 for objects of classes that the source does not name.
@Suite("Objects of classes that only the run tells")
struct InstanceRuleTests {
    @Test("a parameter behind the first counts, too (P23)")
    func laterParameters() {
        expect(
            "func f<A, B: UIView>(_ a: A) -> B { B(frame: .zero) }",
            becomes: "func f<A, B: UIView>(_ a: A) -> B { B.agateInstance(frame: .zero) }"
        )
    }

    @Test("a generic parameter with one of Apple's classes as its bound (P23)")
    func parameters() {
        expect(
            "import UIKit\nclass A<T: UIView>: UIView { let a = T(), b = T(frame: .zero), c = T.init(frame: r); func f<V>(_ v: V.Type) -> V where V: P & UIViewController { V(nibName: n, bundle: nil) } }",
            becomes:
                "import UIKit\nclass A<T: UIView>: UIView { let a = T.agateInstance(), b = T.agateInstance(frame: .zero), c = T.agateInstance(frame: r); "
                + "func f<V>(_ v: V.Type) -> V where V: P & UIViewController { V.agateInstance(nibName: n, bundle: nil) } }"
        )
        expect(
            "import UIKit\nclass Cell: UITableViewCell {}\nstruct A<T: Cell> {}\nextension A { func f() -> T { T(style: .default, reuseIdentifier: nil) } }",
            becomes:
                "import UIKit\nclass Cell: UITableViewCell {}\nstruct A<T: Cell> {}\nextension A { func f() -> T { T.agateInstance(style: .default, reuseIdentifier: nil) } }"
        )
        expect(
            "import UIKit\nprotocol P { associatedtype V: UIView }\nextension P { func f() -> V { V() } }\nextension Q where Self: UIView { static func f() -> Self { Self() } }",
            becomes:
                "import UIKit\nprotocol P { associatedtype V: UIView }\nextension P { func f() -> V { V.agateInstance() } }\nextension Q where Self: UIView { static func f() -> Self { Self.agateInstance() } }"
        )
    }

    @Test("a value that is a class (P23)")
    func values() {
        expect(
            "import UIKit\nclass A { var kind: UITableViewCell.Type = Cell.self; func f(_ t: UIView.Type, _ o: CALayer.Type?) { kind.init(style: s, reuseIdentifier: i); t.init(frame: r); o?.init(); (x as! UIView.Type).init() } }",
            becomes:
                "import UIKit\nclass A { var kind: UITableViewCell.Type = Cell.self; func f(_ t: UIView.Type, _ o: CALayer.Type?) { kind.agateInstance(style: s, reuseIdentifier: i); t.agateInstance(frame: r); "
                + "o?.agateInstance(); (x as! UIView.Type).agateInstance() } }"
        )
        expect(
            "import UIKit\nextension UIView { class func make() -> Self { self.init(frame: .zero) }; func copy() -> UIView { type(of: self).init() } }",
            becomes:
                "import UIKit\nextension UIView { class func make() -> Self { self.agateInstance(frame: .zero) }; func copy() -> UIView { type(of: self).agateInstance() } }"
        )
    }

    @Test(
        "the class in a value is followed to where it is told (P23)",
        arguments: [
            "func f() { let c = NSClassFromString(\"A.B\") as! UIView.Type; c.MADE() }",
            "func f() { guard let c = g() as? UIViewController.Type else { return }; c.MADE() }",
            "func f() { if let c = g() as? UIView.Type { c.MADE(frame: .zero) } }",
            "class A { var cells: [UITableViewCell.Type] = []; func f() { for c in cells { c.MADE(style: .default, reuseIdentifier: nil) } } }",
            "class A { var kinds: [String: UIView.Type] = [:]; func f() { kinds[\"a\"]!.MADE() } }",
            "class A { let kind = UIView.self; func f() { kind.MADE() } }",
            "class A { var kinds: [UIView.Type] = []; func f() { kinds.map { $0.MADE(frame: .zero) } } }",
            "class A { func kind() -> UIView.Type { B.self }; func f() { kind().MADE() } }",
        ]
    )
    func followed(_ text: String) {
        expect(
            "import UIKit\n" + text.replacing("MADE", with: "init"),
            becomes: "import UIKit\n" + text.replacing("MADE", with: "agateInstance")
        )
    }

    @Test("a property of another file tells the class, of a value whose type nothing tells, too (P23)")
    func otherFiles() {
        expect(
            "import UIKit\nfunc f(_ o: Options) { o.kind.init(frame: .zero); g { $0.kind.init() } }\n",
            becomes:
                "import UIKit\nfunc f(_ o: Options) { o.kind.agateInstance(frame: .zero); g { $0.kind.agateInstance() } }\n",
            others: ["struct Options { var kind: UIView.Type }"]
        )
    }

    @Test("other initialisers of Apple's classes, where the result is Self (P23)")
    func selfResults() {
        let fixture = PortFixture(
            "import UIKit\nextension UIColor { static func a() -> Self { self.init(white: 1, alpha: 1) }; class func b() -> Self? { return .init(named: n) } }\nextension UIImage { func c() -> Self { type(of: self).init(cgImage: i) } }\n"
        )
        #expect(
            fixture.text
                == "import UIKit\nextension UIColor { static func a() -> Self { self.agateInstance(UIColor(white: 1, alpha: 1)) }; class func b() -> Self? { return Self.agateInstance(UIColor(named: n)) } }\nextension UIImage { func c() -> Self { type(of: self).agateInstance(UIImage(cgImage: i)) } }\n"
        )
        #expect(fixture.said.count == 3)
        #expect(PortFixture(fixture.text).text == fixture.text)
    }

    @Test("a protocol that asks for init() and is NSObject's makes objects otherwise (P23)")
    func protocols() {
        let base = "protocol P: AnyObject { init() }\n"
        let other = "extension NSObject: P {}"
        expect(
            "import UIKit\n\(base)extension P { init(_ f: (Self) -> Void) { self.init(); f(self) }; static func a() -> Self { Self() } }\nfinal class B: P {}\n",
            becomes:
                "import UIKit\nprotocol P: AnyObject, AgateInstance {  }\nextension P { init(_ f: (Self) -> Void) { self.init(agateInstance: Self.agateInstance()); f(self) }; static func a() -> Self { Self.agateInstance() } }\nfinal class B: P {}\n"
                + "#sourceLocation()\nextension B { public static func agateInstance() -> Self { Self() } }\n",
            others: [other]
        )
        // Where no class of Apple's conforms, the requirement is met as it is.
        expect("import UIKit\n\(base)", becomes: "import UIKit\n\(base)")
    }

    @Test("empty objects of Foundation's (P23)")
    func emptyObjects() {
        expect(
            "let a = NSMutableAttributedString(), b = NSAttributedString(), c = NSMutableString(), d = NSMutableArray(), e = showProgress(), f = Timer()",
            becomes:
                "let a = NSMutableAttributedString(string: \"\"), b = NSAttributedString(string: \"\"), c = NSMutableString(capacity: 0), d = NSMutableArray(), e = showProgress(), f = Timer(timeInterval: 0, repeats: false, block: { _ in })"
        )
    }

    @Test("other initialisers stay (P23)")
    func others() {
        for text in [
            "class A: UIView { convenience init(a: Int) { self.init(frame: .zero) } }",
            "class A { required init() {}; static func make() -> Self { self.init() } }",
            "func f<T: P>() -> T { T() }", "func f<T: UIView>() -> T { T(size: 3) }",
            "let a = UIView.init(frame: .zero), b = Set<Int>.init(), c = A()",
            "struct A<T> { func f(_ t: Int.Type) { t.init() } }",
            "extension P { static func f() -> Self { self.init() } }",
            "func f<T: Decodable>(_ t: T.Type) -> T { Int(); return t.init() }",
        ] {
            #expect(PortFixture("import UIKit\n" + text).text == "import UIKit\n" + text)
        }
    }
}
