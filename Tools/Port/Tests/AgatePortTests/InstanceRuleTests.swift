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

    @Test("empty objects of Foundation's (P23)")
    func emptyObjects() {
        expect(
            "let a = NSMutableAttributedString(), b = NSAttributedString(), c = NSMutableString(), d = NSMutableArray(), e = showProgress()",
            becomes:
                "let a = NSMutableAttributedString(string: \"\"), b = NSAttributedString(string: \"\"), c = NSMutableString(capacity: 0), d = NSMutableArray(), e = showProgress()"
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
