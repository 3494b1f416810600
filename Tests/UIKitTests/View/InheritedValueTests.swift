import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit

/// What views take from those around them, and who hears when it changes.
///
/// Source: uikit U18, U30, U32, U33.
@MainActor @Suite("Inherited values of views")
struct InheritedValueTests {
    private final class TintListener: UIView {
        var count = 0
        override func tintColorDidChange() { count += 1 }
    }

    private final class MarginListener: UIView {
        var count = 0
        override func layoutMarginsDidChange() { count += 1 }
    }

    private final class MarginController: UIViewController {
        var count = 0
        override func viewLayoutMarginsDidChange() {
            super.viewLayoutMarginsDidChange()
            count += 1
        }
    }

    @Test(
        "what is in a view hears of the tint of its new superview, and of the loss of the old one",
        .claim("U18")
    )
    func moves() {
        let (red, other) = (UIView(), UIView())
        (red.tintColor, other.tintColor) = (.red, .green)
        let (container, own) = (UIView(), UIView())
        let (leaf, ownLeaf) = (TintListener(), TintListener())
        let middle = UIView()
        container.addSubview(middle)
        middle.addSubview(leaf)
        container.addSubview(own)
        own.tintColor = .black
        own.addSubview(ownLeaf)
        (leaf.count, ownLeaf.count) = (0, 0)
        red.addSubview(container)
        #expect(leaf.count == 1 && leaf.tintColor == .red)
        other.addSubview(container)
        #expect(leaf.count == 2 && leaf.tintColor == .green)
        container.removeFromSuperview()
        #expect(leaf.count == 3)
        UIView().addSubview(container)
        #expect(leaf.count == 3)
        #expect(ownLeaf.count == 0)
    }

    private func run(_ body: (ManualDisplay, UIWindow) -> Void) {
        ManualDisplay.run(size: CGSize(width: 320, height: 480)) { display in
            let window = UIWindow()
            window.coveredInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
            window.isHidden = false
            body(display, window)
        }
    }

    @Test("content of a scroll view has the safe area that its insets leave no room for", .claim("U30"))
    func scrolling() {
        run { display, window in
            let scroll = UIScrollView(frame: window.bounds)
            window.addSubview(scroll)
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1000))
            scroll.addSubview(content)
            scroll.contentSize = content.bounds.size
            display.advance(by: 0)
            #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
            #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 12))
            #expect(content.layoutMargins == UIEdgeInsets(top: 8, left: 18, bottom: 8, right: 20))
            scroll.contentOffset.y = 300
            display.advance(by: 0)
            #expect(content.layoutMargins.top == 8)
            scroll.contentInsetAdjustmentBehavior = .never
            #expect(content.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
        }
    }

    @Test("margins of content in a scroll view follow the insets, and the content its margins", .claim("U30"))
    func scrollingStack() {
        run { display, window in
            let scroll = UIScrollView(frame: window.bounds)
            window.addSubview(scroll)
            let stack = UIStackView()
            stack.axis = .vertical
            stack.isLayoutMarginsRelativeArrangement = true
            stack.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(stack)
            let row = UIView()
            stack.addArrangedSubview(row)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
                stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                row.heightAnchor.constraint(equalToConstant: 900),
            ])
            display.advance(by: 0)
            display.advance(by: 0.1)
            #expect(row.frame.minY == 8 && scroll.contentSize.height == 916)
        }
    }

    @Test("who has other margins hears of it, by the safe area and through a superview too", .claim("U32"))
    func margins() {
        run { display, window in
            let controller = MarginController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            let (inner, plain) = (MarginListener(), MarginListener())
            for view in [inner, plain] {
                view.frame = controller.view.bounds
                controller.view.addSubview(view)
            }
            inner.preservesSuperviewLayoutMargins = true
            display.advance(by: 0)
            (controller.count, inner.count, plain.count) = (0, 0, 0)
            controller.view.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
            #expect(controller.count == 1 && inner.count == 1 && plain.count == 0)
            window.coveredInsets.top = 50
            display.advance(by: 0)
            #expect(controller.count == 2)
        }
    }
}
