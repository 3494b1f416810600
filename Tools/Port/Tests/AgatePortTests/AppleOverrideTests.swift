import AgatePort
import Foundation
import Testing

/// Rule P22 for extensions of Apple's own classes.
@Suite("Overrides in extensions of Apple's classes")
struct AppleOverrideTests {
    @Test("an override is called for its class by a replacement of what it overrides (P22)")
    func replaced() {
        expect(
            """
            import UIKit
            extension UINavigationController {
                open override var shouldAutorotate: Bool { super.shouldAutorotate }
            }
            """,
            becomes: """
                import UIKit
                extension UINavigationController {
                    public var agate_UINavigationController_shouldAutorotate: Bool { ExchangedMethods.original("override of shouldAutorotate", super.shouldAutorotate) }
                }
                #sourceLocation()
                extension UIViewController { @_dynamicReplacement(for: shouldAutorotate) var agate_replaced_shouldAutorotate: Bool { if !ExchangedMethods.takesOriginal("override of shouldAutorotate") { if let agateSelf = self as? UINavigationController { return agateSelf.agate_UINavigationController_shouldAutorotate }; }; return shouldAutorotate } }

                """
        )
    }

    @Test(
        "what the class declares itself is the original, and implicit optionals are those of the declaration (P22)"
    )
    func ownMembers() {
        expect(
            "import UIKit\nextension UITextField { override open func touchesBegan(_ t: Set<UITouch>, with e: UIEvent!) { super.touchesBegan(t, with: e) } }",
            becomes:
                "import UIKit\nextension UITextField { public func agate_UITextField_touchesBegan(_ t: Set<UITouch>, with e: UIEvent!) { ExchangedMethods.original(\"override of touchesBegan(_:with:)\", self.touchesBegan(t, with: e)) } }\n#sourceLocation()\n"
                + "extension UITextField { @_dynamicReplacement(for: touchesBegan(_:with:)) func agate_replaced_touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { "
                + "if !ExchangedMethods.takesOriginal(\"override of touchesBegan(_:with:)\") { if let agateSelf = self as? UITextField { return agateSelf.agate_UITextField_touchesBegan(t, with: e) }; }; return touchesBegan(t, with: e) } }\n"
        )
    }

    @Test("several overrides share one replacement, the nearest class first (P22)")
    func several() {
        let table =
            "import UIKit\nextension UITableView { override open func motionEnded(_ m: UIEvent.EventSubtype, with e: UIEvent?) { super.motionEnded(m, with: e) } }"
        let scroll =
            "import UIKit\nextension UIScrollView { override open func motionEnded(_ m: UIEvent.EventSubtype, with e: UIEvent?) {} }"
        expect(
            table,
            becomes:
                "import UIKit\nextension UITableView { public func agate_UITableView_motionEnded(_ m: UIEvent.EventSubtype, with e: UIEvent?) { self.agate_UIScrollView_motionEnded(m, with: e) } }\n#sourceLocation()\n"
                + "extension UIResponder { @_dynamicReplacement(for: motionEnded(_:with:)) func agate_replaced_motionEnded(_ m: UIEvent.EventSubtype, with e: UIEvent?) { "
                + "if !ExchangedMethods.takesOriginal(\"override of motionEnded(_:with:)\") { if let agateSelf = self as? UITableView { return agateSelf.agate_UITableView_motionEnded(m, with: e) }; "
                + "if let agateSelf = self as? UIScrollView { return agateSelf.agate_UIScrollView_motionEnded(m, with: e) }; }; return motionEnded(m, with: e) } }\n",
            others: [scroll]
        )
        expect(
            scroll,
            becomes:
                "import UIKit\nextension UIScrollView { public func agate_UIScrollView_motionEnded(_ m: UIEvent.EventSubtype, with e: UIEvent?) {} }",
            others: [table]
        )
    }

    @Test("what cannot be replaced is refused (P22)")
    func refused() {
        let says = "error [P22] a member of an extension overrides nothing here"
        expectRefusal(
            "import UIKit\nextension UIView { open override var frame: CGRect { didSet {} } }",
            says: says
        )
        expectRefusal(
            "import UIKit\nextension UIView { open override class var layerClass: AnyClass { A.self } }",
            says: says
        )
    }

    @Test("what can be replaced is declared so in Agate, in every class that declares it (P22, P23)")
    func declared() throws {
        let agate = try #require(AgateMembers.checkout)
        for (owner, members) in ReplaceableMethods.table {
            #expect(agate.dynamic[owner, default: []].isSuperset(of: members), "\(owner)")
        }
        for (owner, members) in ReplaceableMethods.classMethods {
            #expect(
                agate.dynamic[owner, default: []].isSuperset(of: members.map { "class " + $0 }),
                "\(owner)"
            )
        }
        for (owner, members) in agate.dynamic {
            let known = ReplaceableMethods.table[owner, default: []]
            let ofClass = ReplaceableMethods.classMethods[owner, default: []].map { "class " + $0 }
            #expect(members.subtracting(known).subtracting(ofClass).isEmpty, "\(owner)")
        }
        // An override between hides the member of the class above.
        for (owner, members) in agate.overrides {
            for member in members.subtracting(ReplaceableMethods.table[owner, default: []]) {
                let above = agate.superclasses(of: owner).first {
                    ReplaceableMethods.table[$0]?.contains(member) == true
                }
                #expect(above == nil, "\(owner).\(member) hides that of \(above ?? "")")
            }
        }
    }
}
