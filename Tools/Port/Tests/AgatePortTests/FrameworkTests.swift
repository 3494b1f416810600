import Testing

/// Rules P16 and P19 where Apple's systems see more than a file says.
@Suite("Frameworks that a file does not name")
struct FrameworkTests {
    @Test("a file that uses a framework's names imports it: the smallest that has them all")
    func imports() {
        expect(
            "import Foundation\nclass A: UIView {}\n",
            becomes: "import Foundation; import UIKit\nclass A: UIView {}\n"
        )
        expect(
            "import Foundation\nlet a = CALayer()\n",
            becomes: "import Foundation; import QuartzCore\nlet a = CALayer()\n"
        )
        expect(
            "import Foundation\nlet a: CGVector\n",
            becomes: "import Foundation; import CoreGraphics\nlet a: CGVector\n"
        )
        for text in [
            "import Foundation\nlet a: CGRect\n", "let a = UIView()\n", "import UIKit\nlet a: UIView\n",
            "import QuartzCore\nlet a: CALayer\n",
            "import Foundation\nlet a = UIDGenerator()\nlet b = CAN()\n", "import Foundation\n// UIView\n",
        ] {
            expect(text, becomes: text)
        }
        let own = "import Foundation\nlet a = UIView()\n"
        expect(own, becomes: own, others: ["class UIView {}\n#selector(a)"])
    }

    @Test("a class that answers a flow layout by selector becomes a delegate of flow layouts")
    func flow() {
        let head = "import UIKit\nclass A: UIViewController, UICollectionViewDelegate {\n    "
        let method =
            "func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAtIndexPath i: IndexPath) -> CGSize { .zero }"
        let asking = ["let a = #selector(b)"]
        let fixture = PortFixture(head + "@objc " + method + "\n}\n", others: asking)
        #expect(
            fixture.text
                == head + method
                + "\n}\n#sourceLocation()\nextension A: UICollectionViewDelegateFlowLayout {\n"
                + "    public func collectionView(_ a: UICollectionView, layout b: UICollectionViewLayout, sizeForItemAt c: IndexPath) "
                + "-> CGSize { collectionView(a, layout: b, sizeForItemAtIndexPath: c) }\n}\n"
        )
        #expect(PortFixture(fixture.text, others: asking).text == fixture.text)
        let plain = head + method + "\n}\n"
        expect(plain, becomes: plain, others: asking)
        let right = method.replacing("AtIndexPath i", with: "At i")
        let named = "@objc(collectionView:layout:sizeForItemAtIndexPath:) "
        #expect(
            PortFixture(head + named + right + "\n}\n", others: asking).text
                == head + right
                + "\n}\n#sourceLocation()\nextension A: UICollectionViewDelegateFlowLayout {}\n"
        )
        let known = "import UIKit\nclass A: UICollectionViewDelegateFlowLayout {\n    "
        #expect(
            PortFixture(known + "@objc " + method + "\n}\n", others: asking).text == known + method + "\n}\n"
        )
    }

    @Test("overrides of what only extensions of NSObject have lose the word, in responders, too (P17)")
    func overrides() {
        expect(
            "class A: UIView { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }",
            becomes: "class A: UIView { func responds(to s: Selector!) -> Bool { super.responds(to: s) } }"
        )
        let sub = "import UIKit\nclass B: A { override func responds(to s: Selector!) -> Bool { true } }"
        expect(
            sub,
            becomes: sub,
            others: ["class A: NSObject { func responds(to s: Selector!) -> Bool { true }; @objc var x = 1 }"]
        )
    }
}
