import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

// As `agate port` writes exchanged methods of classes, calls of originals, and overrides in extensions of Apple's classes.

extension UIView {
    @_dynamicReplacement(for:animate(withDuration:animations:completion:))
    fileprivate class func slow(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        guard ExchangedMethods.contains("animate:", "slow:") else {
            animate(withDuration: duration, animations: animations, completion: completion)
            return
        }
        animate(withDuration: duration * 2, animations: animations, completion: completion)
    }

    @_dynamicReplacement(for:didMoveToSuperview()) fileprivate func later() {
        guard ExchangedMethods.contains("didMoveToSuperview", "later") else {
            didMoveToSuperview()
            return
        }
        let closure = { [weak self] in _ = ExchangedMethods.original("didMoveToSuperview", self?.later()) }
        moved.append("replacement")
        closure()
    }

    fileprivate func unchanged() {
        if ExchangedMethods.contains("didMoveToSuperview", "unchanged") {
            return ExchangedMethods.original("didMoveToSuperview", self.didMoveToSuperview())
        }
    }
}

@MainActor private var moved: [String] = []

extension UISlider {
    fileprivate func carriedTintColorDidChange() {
        moved.append("slider")
        ExchangedMethods.original("override of tintColorDidChange()", self.tintColorDidChange())
    }
}

extension UISlider {
    @_dynamicReplacement(for:tintColorDidChange()) fileprivate func replacedTintColorDidChange() {
        if !ExchangedMethods.takesOriginal("override of tintColorDidChange()") {
            if let slider = self as? MarkedSlider { return slider.carriedTintColorDidChange() }
        }
        tintColorDidChange()
    }
}

private final class MarkedSlider: UISlider {}

/// Methods of classes that are exchanged, and calls that mean what a method did originally.
@MainActor @Suite("Originals of exchanged methods", .serialized)
struct ExchangedOriginalTests {
    private func exchange(_ a: Selector, _ b: Selector) throws {
        let first = try #require(class_getInstanceMethod(UIView.self, a))
        let second = try #require(class_getInstanceMethod(UIView.self, b))
        method_exchangeImplementations(first, second)
    }

    @Test("a method of a class is exchanged, too")
    func classMethods() throws {
        try onWindow { display, window in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            display.advance(by: 0)
            let original = Selector(
                "animate:",
                exchanged: UIView.animate(withDuration:animations:completion:)
            )
            let slow = Selector("slow:", exchanged: UIView.slow(withDuration:animations:completion:))
            let first = try #require(class_getClassMethod(UIView.self, original))
            let second = try #require(class_getClassMethod(UIView.self, slow))
            method_exchangeImplementations(first, second)
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: nil)
            #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
            method_exchangeImplementations(first, second)
            UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: nil)
            #expect(view.layer.animation(forKey: "opacity")?.duration == 1)
        }
    }

    private final class Counting: UIView {
        var count = 0
        override func didMoveToSuperview() {
            count += 1
            super.didMoveToSuperview()
        }
    }

    @Test("a closure of a replacement, and a method with the original's implementation, reach the original")
    func originals() throws {
        let did = Selector("didMoveToSuperview", UIView.didMoveToSuperview)
        let later = Selector("later", UIView.later)
        let unchanged = Selector("unchanged", UIView.unchanged)
        let implementation = try #require(class_getMethodImplementation(UIView.self, did))
        let copy = try #require(class_getInstanceMethod(UIView.self, unchanged))
        try exchange(did, later)
        defer { try? exchange(did, later) }
        method_setImplementation(copy, implementation)
        moved = []
        let view = Counting()
        UIView().addSubview(view)
        // The closure comes to the original alone: the override of the subclass runs once.
        #expect(moved == ["replacement"] && view.count == 1)
        view.unchanged()
        #expect(moved == ["replacement"] && view.count == 2)
        // What the original was wanted for is over.
        view.didMoveToSuperview()
        #expect(moved == ["replacement", "replacement"])
        method_setImplementation(copy, method_getImplementation(copy))
    }

    @Test("an override of an extension is called for its class alone, and reaches the original once")
    func extensionOverrides() {
        moved = []
        UISlider().tintColorDidChange()
        #expect(moved.isEmpty)
        MarkedSlider().tintColorDidChange()
        #expect(moved == ["slider"])
        MarkedSlider().tintColorDidChange()
        #expect(moved == ["slider", "slider"])
    }
}
