import AgatePort
import Testing

/// Rule P29: classes list the members that documents of Interface Builder name.
@Suite("Lists of members for Interface Builder")
struct InterfaceRuleTests {
    /// The list of a class of UIKit's kind.
    private func list(_ lines: String, access: String = "") -> String {
        " \(access)override class var interfaceMembers: InterfaceMembers { var members = super.interfaceMembers; \(lines); return members };"
    }

    @Test(
        "outlets, inspectable properties, actions and segue actions are listed on the line of the brace (P29)"
    )
    func members() {
        expect(
            """
            import UIKit
            class C: UIViewController {
                @IBOutlet private weak var label: UILabel! { didSet { label.text = nil } }
                @IBOutlet var views: [UIView]!
                @IBOutlet private(set) lazy var tap: UITapGestureRecognizer! = nil
                @IBInspectable var level: CGFloat { get { 1 } set {} }
                @IBInspectable var fixed: CGFloat { 1 }
                @IBAction private func go(_ sender: UIButton, forEvent event: UIEvent) {}
                @IBAction func back(segue: UIStoryboardSegue) {}
                @IBSegueAction func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? { nil }
            }

            """,
            becomes: """
                import UIKit
                class C: UIViewController {\(list(
                    #"members.property("label", \C.label); members.property("level", \C.level); members.property("tap", \C.tap); "#
                        + #"members.property("views", \C.views); members.action(Selector("backWithSegue:", C.back(segue:))); "#
                        + #"members.action(Selector("go:forEvent:", C.go(_:forEvent:))); "#
                        + #"members.segueAction(Selector("make:sender:segueIdentifier:", C.make(_:sender:segueIdentifier:)))"#))
                    private weak var label: UILabel! { didSet { label.text = nil } }
                    var views: [UIView]!
                    private(set) lazy var tap: UITapGestureRecognizer! = nil
                    @IBInspectable var level: CGFloat { get { 1 } set {} }
                    @IBInspectable var fixed: CGFloat { 1 }
                    private func go(_ sender: UIButton, forEvent event: UIEvent) {}
                    func back(segue: UIStoryboardSegue) {}
                    func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? { nil }
                }

                """
        )
    }

    @Test(
        "names are Objective-C's, and a method that others share its name with is named with its type (P29)"
    )
    func names() {
        let text = PortFixture(
            """
            import UIKit
            class C: UIView {
                @objc(on) @IBInspectable var isOn = true
                @IBInspectable var `default`: Int = 0
                @IBAction func tap() {}
                @IBAction func tap(_ sender: Any) {}
                @objc(tapSwitch:) @IBAction func tap(_ sender: UISwitch!) -> Bool! { true }
            }
            """
        ).text
        #expect(text.contains(#"members.property("on", \C.isOn)"#))
        #expect(text.contains(#"members.property("default", \C.default)"#))
        #expect(text.contains(#"Selector("tap", C.tap as (C) -> () -> Void)"#))
        #expect(text.contains(#"Selector("tap:", C.tap(_:) as (C) -> (Any) -> Void)"#))
        #expect(text.contains(#"Selector("tapSwitch:", C.tap(_:) as (C) -> (UISwitch?) -> Bool?)"#))
    }

    @Test("a class that derives from NSObject alone says that it lists; one below it adds to the list (P29)")
    func objects() {
        expect(
            "import UIKit\nclass S: NSObject, UITableViewDataSource { @IBOutlet var a: UIView? }\nclass T: S { @IBAction func b() {} }\n",
            becomes:
                #"import UIKit"# + "\n"
                + #"class S: NSObject, UITableViewDataSource, InterfaceConnecting { class var interfaceMembers: InterfaceMembers { var members = InterfaceMembers(); members.property("a", \S.a); return members }; var a: UIView? }"#
                + "\n" + #"class T: S {"# + list(#"members.action(Selector("b", T.b as (T) -> () -> Void))"#)
                + " func b() {} }\n"
        )
        // A layer is no object that adds to a list.
        let layer = PortFixture("import UIKit\nclass L: CALayer { @IBInspectable var a: Int = 0 }\n").text
        #expect(layer.contains("class L: CALayer, InterfaceConnecting { class var interfaceMembers"))
        // A class without NSObject above it has no list.
        expectSaying(
            "import UIKit\nclass P: UITableViewDelegate { @IBOutlet var a: UIView? }\n",
            "cannot name a here: P derives neither from NSObject nor from a class of UIKit"
        )
    }

    @Test("a subclass of a class of Agate that lists members adds to that list, and of no other (P29)")
    func roots() throws {
        let agate = try #require(AgateMembers.checkout)
        let listing = Set(agate.subclasses(of: "ObservingObject"))
        #expect(listing.count > 60)
        for name in agate.subclasses(of: "NSObject") where AppleClasses.contains(name) {
            let text = PortFixture("import UIKit\nclass C: \(name) { @IBInspectable var a = 1 }\n").text
            #expect(text.contains("override class var interfaceMembers") == listing.contains(name), "\(name)")
        }
    }

    @Test("classes of every access, nested and generic ones have lists that others may add to (P29)")
    func access() {
        let text = PortFixture(
            """
            import UIKit
            public class A: UIView { @IBOutlet var a: UIView! }
            open class B: UIView { @IBOutlet var a: UIView!
                class In: UIView { @IBOutlet var a: UIView! }
            }
            private final class C<T, U: UIView>: UIView { @IBOutlet var a: UIView! }
            public extension B { class Out: UIView { @IBOutlet var a: UIView! } }
            @MainActor class D: UIControl { @IBOutlet var a: UIView! }
            """
        ).text
        #expect(text.contains("public class A: UIView { public override class var interfaceMembers"))
        #expect(text.contains("open class B: UIView { open override class var interfaceMembers"))
        #expect(
            text.contains(
                #"class In: UIView { override class var interfaceMembers: InterfaceMembers { var members = super.interfaceMembers; members.property("a", \In.a)"#
            )
        )
        #expect(
            text.contains(
                #"{ override class var interfaceMembers: InterfaceMembers { var members = super.interfaceMembers; members.property("a", \C<T, U>.a)"#
            )
        )
        #expect(text.contains("class Out: UIView { public override class var interfaceMembers"))
        #expect(text.contains("class D: UIControl { override class var interfaceMembers"))
    }

    @Test(
        "members of extensions are listed by the class, in whatever file they are; private ones are opened for it (P29)"
    )
    func extensions() {
        let more = """
            import UIKit
            extension C { @IBAction private func a(_ x: Any) {}; private func other() {} }
            fileprivate extension C { @IBInspectable var b: Int { get { 1 } set {} } }
            """
        expect(
            "import UIKit\nclass C: UIView {\n}\n",
            becomes: "import UIKit\nclass C: UIView {"
                + list(#"members.property("b", \C.b); members.action(Selector("a:", C.a(_:)))"#) + "\n}\n",
            others: [more]
        )
        expect(
            more,
            becomes: """
                import UIKit
                extension C { internal func a(_ x: Any) {}; private func other() {} }
                fileprivate extension C { @IBInspectable internal var b: Int { get { 1 } set {} } }
                """,
            others: ["class C: UIView {\n}\n"]
        )
        // In one file the class sees them.
        let together = PortFixture(
            "import UIKit\nclass C: UIView {}\nextension C { @IBAction private func a(_ x: Any) {} }\n"
        ).text
        #expect(together.contains("extension C { private func a(_ x: Any) {} }"))
    }

    @Test("a class whose superclass nobody knows is taken for one of UIKit's, and that is said (P29)")
    func unknown() {
        expectSaying(
            "import UIKit\nclass C: BaseController { @IBOutlet var a: UIView! }\n",
            "C is taken for a subclass of one of UIKit's classes",
            changes: true
        )
    }

    @Test(
        "members of branches that are not compiled are not listed, and others that nothing can call are told of (P29)"
    )
    func conditions() {
        let fixture = PortFixture(
            """
            import UIKit
            class C: UIView {
                #if os(macOS)
                @IBAction func desk(_ x: Any) {}
                #else
                @IBAction func phone(_ x: Any) {}
                #endif
                #if FAST
                @IBAction func fast(_ x: Any) {}
                #endif
                @IBAction func late(_ x: Any) async {}
                @IBAction func many(_ x: Any, _ y: Any, _ z: Any) {}
                @IBAction static func all(_ x: Any) {}
                @IBAction nonisolated func calm(_ x: Any) {}
            }
            #if os(macOS)
            class D: NSView { @IBAction func desk(_ x: Any) {} }
            #else
            class D: UIView { @IBAction func phone(_ x: Any) {} }
            #endif
            """
        )
        #expect(
            fixture.text.contains(
                "class D: UIView {" + list(#"members.action(Selector("phone:", D.phone(_:)))"#)
            )
        )
        #expect(
            fixture.text.contains(
                list(
                    #"members.action(Selector("calm:", C.calm(_:))); members.action(Selector("phone:", C.phone(_:)))"#
                )
            )
        )
        #expect(fixture.said.count == 3, "\(fixture.said)")
        #expect(
            fixture.said.contains {
                $0.contains("cannot name fast here: nothing tells whether it is compiled")
            }
        )
        #expect(
            fixture.said.contains { $0.contains("cannot name late here: no selector carries such a method") }
        )
        #expect(
            fixture.said.contains {
                $0.contains("cannot name many here: an action takes a sender and an event")
            }
        )
    }

    @Test("members that are unavailable to sources are available to lists (P29)")
    func adapters() {
        let fixture = PortFixture(
            """
            import UIKit
            class C: UIView {
                @available(*, unavailable, message: "Use 'kind' in code.")
                @IBInspectable var kindName: String? { willSet { kind = newValue ?? "" } }
                @available(*, unavailable) var other = 1
                @available(iOS 9, *) @IBInspectable var kind = ""
                @available(*, unavailable) required init?(coder: NSCoder) { nil }
            }
            #if !TARGET_INTERFACE_BUILDER
            extension C { @available(*, unavailable) @IBInspectable var edge: CGFloat { get { 1 } set {} } }
            #endif
            """
        )
        let lines = fixture.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines[1].contains(
                #"members.property("edge", \C.edge); members.property("kind", \C.kind); members.property("kindName", \C.kindName);"#
            )
        )
        #expect(lines[2] == "")
        #expect(lines[3].hasPrefix("    @IBInspectable var kindName"))
        #expect(lines[4].hasPrefix("    @available(*, unavailable) var other"))
        #expect(lines[6].hasPrefix("    @available(*, unavailable) required init"))
        #expect(lines[9] == "extension C { @IBInspectable var edge: CGFloat { get { 1 } set {} } }")
    }

    @Test(
        "properties with @objc are listed where sources set properties by their names, and nowhere else (P29)"
    )
    func keys() {
        let text = "import UIKit\nclass C: UIView { @objc var a = 1; @objc let b = 1; @objc func c() {} }\n"
        #expect(!PortFixture(text).text.contains("interfaceMembers"))
        let others = ["func f() { c.setValue(2, forKey: \"a\") }\n"]
        #expect(PortFixture(text, others: others).text.contains(list(#"members.property("a", \C.a)"#)))
    }

    @Test("what has a list keeps it, off parts stay as they are, and a file without UIKit imports it (P29)")
    func kept() {
        let written =
            "import UIKit\nclass C: UIView { override class var interfaceMembers: InterfaceMembers { InterfaceMembers() }; @IBInspectable var a = 1 }\n"
        expect(written, becomes: written)
        let off = "// agate:off\nclass C: UIView { @IBInspectable var a = 1 }\n// agate:on\n"
        expect(off, becomes: off)
        #expect(
            PortFixture("import Foundation\nclass S: NSObject { @IBInspectable var a = 1 }\n").text.hasSuffix(
                "#sourceLocation()\nimport UIKit\n"
            )
        )
    }
}

/// Expects that something is said of a text.
private func expectSaying(
    _ original: String,
    _ expected: String,
    changes: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let fixture = PortFixture(original)
    #expect(
        fixture.said.contains { $0.contains(expected) },
        "\(fixture.said)",
        sourceLocation: sourceLocation
    )
    #expect(fixture.text.contains("interfaceMembers") == changes, sourceLocation: sourceLocation)
}
