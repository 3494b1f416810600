import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit

@MainActor @Suite("Safe areas and margins")
struct SafeAreaTests {
    private func run(_ body: (UIWindow) -> Void) {
        ManualDisplay.run(size: CGSize(width: 320, height: 480)) { _ in
            let window = UIWindow()
            window.coveredInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
            window.isHidden = false
            body(window)
        }
    }

    @Test("a view has what reaches it of its superview's safe area, edge by edge (uikit U30, U31)")
    func propagation() {
        run { window in
            let low = UIView(frame: CGRect(x: 0, y: 460, width: 320, height: 100))
            let inner = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
            window.addSubview(low)
            window.addSubview(inner)
            #expect(low.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12))
            #expect(inner.safeAreaInsets == .zero)
            #expect(window.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
        }
    }

    @Test("margins are what is set and the safe area (uikit U32)")
    func margins() {
        run { window in
            #expect(window.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
            window.insetsLayoutMarginsFromSafeArea = false
            #expect(window.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            window.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 1,
                leading: 2,
                bottom: 3,
                trailing: 4
            )
            #expect(window.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            window.semanticContentAttribute = .forceRightToLeft
            #expect(window.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        }
    }

    @Test("margins of a superview count where they reach (uikit U33)")
    func preserved() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        parent.addSubview(child)
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    }

    @Test("readable content is 920 points wide in wide views (uikit U34)")
    func readable() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1200, height: 100))
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 140, y: 8, width: 920, height: 84))
        view.frame.size.width = 1000
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 984, height: 84))
    }

    @Test("a controller's view has wider margins, and adds to its safe area (uikit U31, U32)")
    func controllers() {
        run { window in
            let controller = UIViewController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
            let insets = controller.view.safeAreaInsets
            #expect(insets == UIEdgeInsets(top: 50, left: 10, bottom: 34, right: 12))
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 50, left: 26, bottom: 34, right: 28))
            #expect(controller.topLayoutGuide.length == 50 && controller.bottomLayoutGuide.length == 34)
            controller.viewRespectsSystemMinimumLayoutMargins = false
            #expect(controller.view.layoutMargins.left == 18)
        }
    }

    @Test("constraints to safe area, margins and keyboard follow their change (uikit U31, U32, U37)")
    func constraints() {
        run { window in
            let (a, b, c) = (UIView(), UIView(), UIView())
            for view in [a, b, c] {
                view.translatesAutoresizingMaskIntoConstraints = false
                window.addSubview(view)
                view.heightAnchor.constraint(equalToConstant: 10).isActive = true
            }
            NSLayoutConstraint.activate([
                a.leadingAnchor.constraint(equalTo: window.safeAreaLayoutGuide.leadingAnchor),
                a.trailingAnchor.constraint(equalTo: window.safeAreaLayoutGuide.trailingAnchor),
                a.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor),
                b.bottomAnchor.constraint(equalTo: window.layoutMarginsGuide.bottomAnchor),
                NSLayoutConstraint(
                    item: b,
                    attribute: .left,
                    relatedBy: .equal,
                    toItem: window,
                    attribute: .leftMargin,
                    multiplier: 1,
                    constant: 0
                ),
                c.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
            ])
            window.layoutIfNeeded()
            #expect(a.frame == CGRect(x: 10, y: 44, width: 298, height: 10))
            #expect(b.frame.minX == 18 && b.frame.maxY == 438 && c.frame.maxY == 446)
            window.coveredInsets.top = 20
            window.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
            window.layoutIfNeeded()
            #expect(a.frame.minY == 20 && b.frame.minX == 40 && b.frame.maxY == 446)
        }
    }
}
