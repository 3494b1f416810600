import Foundation
import Testing

/// Rule P22 for methods of protocols that a superclass conforms to.
@Suite("Methods of subclasses that answer for their superclass's protocols")
struct SubclassRequirementTests {
    private let base =
        "import UIKit\nopen class Base: UIViewController, UITableViewDelegate {\n    var x = 1\n}\n"
    private let sub =
        "import UIKit\nclass Sub: Base {\n    func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) { a() }\n}\n"

    @Test("the superclass gets a method that does nothing, and the subclass overrides it")
    func nothing() {
        let added = "open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}"
        #expect(
            PortFixture(base, others: [sub]).text == base.replacing("\n}\n", with: "\n; \(added) }\n")
        )
        #expect(
            PortFixture(sub, others: [base]).text == sub.replacing("func table", with: "override func table")
        )
    }

    @Test("where the default returns something, it does; for a requirement of a protocol above, too")
    func values() {
        let height =
            "import UIKit\npublic class Sub: Base {\n    func scrollViewShouldScrollToTop(_ s: UIScrollView) -> Bool { false }\n}\n"
        let text = PortFixture(base, others: [height]).text
        #expect(
            text
                == base.replacing(
                    "\n}\n",
                    with:
                        "\n; open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool "
                        + "{ AgateUIScrollViewDelegateDefaults().scrollViewShouldScrollToTop(scrollView) } }\n"
                )
                + "#sourceLocation()\nprivate final class AgateUIScrollViewDelegateDefaults: NSObject, UIScrollViewDelegate {}\n"
        )
        #expect(
            PortFixture(height, others: [base]).text
                == height.replacing("    func", with: "    public override func")
        )
    }

    @Test(
        "a conformance in an extension counts, an empty class gets its first member, and so does a class between"
    )
    func forms() {
        let empty = "import UIKit\nclass Base: NSObject {}\n"
        let conformance = "import UIKit\nextension Base: UITextFieldDelegate {}\n"
        let between =
            "import UIKit\nclass Between: Base {\n    func textFieldDidEndEditing(_ f: UITextField) {}\n}\n"
        let last =
            "import UIKit\nclass Last: Between {\n    override func textFieldDidEndEditing(_ f: UITextField) {}\n}\n"
        #expect(
            PortFixture(empty, others: [conformance, between, last]).text
                == "import UIKit\nclass Base: NSObject { func textFieldDidEndEditing(_ textField: UITextField) {} }\n"
        )
        #expect(
            PortFixture(between, others: [empty, conformance, last]).text
                == between.replacing("    func", with: "    override func")
        )
        expect(last, becomes: last, others: [empty, conformance, between])
    }

    @Test("what the superclass declares, what conforms itself and what is no requirement stays")
    func others() {
        let declared = base.replacing(
            "var x = 1",
            with: "public func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}"
        )
        expect(declared, becomes: declared, others: [sub.replacing("func", with: "override func")])
        let own =
            "import UIKit\nclass Own: UIViewController, UITableViewDelegate {\n    func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}\n}\n"
        expect(own, becomes: own, others: [base])
        let other =
            "import UIKit\nclass Other: Base {\n    func tableView(_ t: UITableView, other i: IndexPath) {}\n}\n"
        expect(other, becomes: other, others: [base])
    }

    @Test("a method in an extension is told of: nothing of an extension overrides")
    func hidden() {
        expectRefusal(
            "import UIKit\nextension Sub {\n    func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}\n}\n",
            says: "warning [P22] tableView(_:didSelectRowAt:) is not called",
            others: [base, "class Sub: Base {}\n@objc class X {}"]
        )
    }
}
