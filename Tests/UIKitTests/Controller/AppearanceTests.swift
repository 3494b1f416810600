import AgateDisplay
import AgateTestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Controllers that appear")
struct AppearanceTests {
    @Test(
        "a root hears that it appears before its view enters the window, then lays out, then has appeared (uikit U160)"
    )
    func root() {
        let log = CallLog()
        let root = NotedController("a", log)
        root.notesLayout = true
        onPhone(root: root) { _, window in
            #expect(
                log.take() == [
                    "a willAppear", "a isAppearing", "a constraints", "a willLayOut", "a didLayOut",
                    "a didAppear",
                ]
            )
            window.isHidden = true
            #expect(log.take() == ["a willDisappear", "a didDisappear"])
        }
    }

    @Test("a child hears of its parent, then of the display, along with it (uikit U160)")
    func child() {
        let log = CallLog()
        let (parent, child) = (NotedController("p", log), NotedController("c", log))
        onPhone(root: parent) { display, window in
            _ = log.take()
            parent.addChild(child)
            #expect(log.take() == ["c willMove in"])
            parent.view.addSubview(child.view)
            #expect(log.take() == ["c willAppear", "c isAppearing"])
            child.didMove(toParent: parent)
            display.advance(by: 0)
            #expect(log.take() == ["c didMove in", "c didAppear"])
            window.isHidden = true
            #expect(log.take() == ["p willDisappear", "c willDisappear", "p didDisappear", "c didDisappear"])
            window.isHidden = false
            #expect(log.take() == ["p willAppear", "c willAppear", "p isAppearing", "c isAppearing"])
            display.advance(by: 0)
            #expect(log.take() == ["p didAppear", "c didAppear"])
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(log.take() == ["c willMove nil", "c willDisappear", "c didDisappear", "c didMove nil"])
        }
    }

    @Test("a container that forwards nothing tells its children itself")
    func manual() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let log = CallLog()
        let (container, child) = (Container(), NotedController("c", log))
        onPhone(root: container) { display, _ in
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
            display.advance(by: 0)
            #expect(log.take() == ["c willMove in", "c didMove in"])
            child.beginAppearanceTransition(true, animated: true)
            child.endAppearanceTransition()
            child.endAppearanceTransition()
            #expect(log.take() == ["c willAppear", "c isAppearing", "c didAppear"])
            child.beginAppearanceTransition(false, animated: true)
            child.beginAppearanceTransition(true, animated: true)
            child.endAppearanceTransition()
            #expect(log.take() == ["c willDisappear", "c willAppear", "c isAppearing", "c didAppear"])
        }
    }

    @Test("children change places by an animation, and hear of it in pairs")
    func exchange() {
        let log = CallLog()
        let parent = UIViewController()
        let (a, b) = (NotedController("a", log), NotedController("b", log))
        onPhone(root: parent) { display, _ in
            parent.addChild(a)
            parent.view.addSubview(a.view)
            parent.addChild(b)
            display.advance(by: 0)
            _ = log.take()
            var finished: Bool?
            b.view.alpha = 0
            parent.transition(from: a, to: b, duration: 0.2) {
                b.view.alpha = 1
            } completion: {
                finished = $0
            }
            #expect(log.take() == ["a willDisappear", "b willAppear", "b isAppearing"])
            display.advance(by: 0.1)
            #expect(finished == nil && a.view.superview != nil)
            display.advance(by: 0.2)
            #expect(finished == true && a.view.superview == nil && b.view.superview === parent.view)
            #expect(log.take() == ["a didDisappear", "b didAppear"])
        }
    }

    @Test("a window that changes its size tells its root before, and children with it (uikit U169)")
    func resize() {
        final class Sized: UIViewController {
            var log: [String] = []
            override func viewWillTransition(
                to size: CGSize,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                log.append("to \(Int(size.width)) from \(Int(view.bounds.width))")
                coordinator.animate { [unowned self] _ in
                    log.append("along at \(Int(view.bounds.width))")
                } completion: { [unowned self] context in
                    log.append("done \(context.isCancelled)")
                }
            }
        }
        let (root, child) = (Sized(), Sized())
        onPhone(root: root) { _, window in
            root.addChild(child)
            root.view.addSubview(child.view)
            window.frame.size = CGSize(width: 700, height: 500)
            #expect(root.log == ["to 700 from 393", "along at 700", "done false"])
            #expect(child.log == root.log)
            #expect(root.transitionCoordinator == nil)
        }
    }

    @Test(
        "a display that gets another size tells of new traits before the new size, and blocks go along",
        .claim("U169")
    )
    func hostResize() {
        final class Sized: UIViewController {
            var log: [String] = []
            override func willTransition(
                to newCollection: UITraitCollection,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: newCollection, with: coordinator)
                log.append("traits \(newCollection.horizontalSizeClass.rawValue)")
            }
            override func viewWillTransition(
                to size: CGSize,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                log.append("size \(Int(size.width))")
                coordinator.animate { [unowned self] context in
                    log.append("along \(Int(view.bounds.width)) \(context.transitionDuration)")
                    log.append("class \(traitCollection.horizontalSizeClass.rawValue)")
                }
            }
        }
        let (root, child) = (Sized(), Sized())
        onPhone(root: root) { display, window in
            root.addChild(child)
            root.view.addSubview(child.view)
            display.resize(to: CGSize(width: 1200, height: 900))
            #expect(root.log == ["traits 2", "size 1200", "along 1200 0.0", "class 2"])
            #expect(child.log == root.log && window.bounds.width == 1200)
            root.log = []
            display.resize(to: CGSize(width: 1100, height: 900))
            #expect(root.log == ["size 1100", "along 1100 0.0", "class 2"])
            root.log = []
            display.resize(to: CGSize(width: 1100, height: 900))
            #expect(root.log.isEmpty)
        }
    }
}
