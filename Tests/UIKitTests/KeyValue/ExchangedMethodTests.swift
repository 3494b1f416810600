import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

// As `agate port` writes what programs exchange with Apple's methods.

@MainActor private var addedKeys: [String] = []
@MainActor private var laidOut: [UIView] = []

extension CALayer {
    @_dynamicReplacement(for:add(_:forKey:)) fileprivate func noted(anim: CAAnimation, key: String?) {
        guard ExchangedMethods.contains("add:forKey:", "notedWithAnim:key:") else {
            add(anim, forKey: key)
            return
        }
        MainActor.assumeIsolated { addedKeys.append(key ?? "") }
        anim.duration *= 2
        add(anim, forKey: key)
    }
}

extension UIView {
    @_dynamicReplacement(for:layoutSubviews()) fileprivate func countedLayout() {
        guard ExchangedMethods.contains("layoutSubviews", "countedLayout") else {
            layoutSubviews()
            return
        }
        laidOut.append(self)
    }
}

/// Methods that programs exchange with those of Apple's classes.
@MainActor @Suite("Methods that are exchanged", .serialized)
struct ExchangedMethodTests {
    private let add = Selector("add:forKey:", CALayer.add(_:forKey:))
    private let noted = Selector("notedWithAnim:key:", CALayer.noted(anim:key:))

    private func exchange(_ a: Selector, _ b: Selector, of type: AnyClass) throws {
        let (first, second) = (class_getInstanceMethod(type, a), class_getInstanceMethod(type, b))
        let original = try #require(first)
        let other = try #require(second)
        if class_addMethod(type, a, method_getImplementation(other), method_getTypeEncoding(other)) {
            class_replaceMethod(type, b, method_getImplementation(original), nil)
        } else {
            method_exchangeImplementations(original, other)
        }
    }

    @Test(
        "animations of layers, of views and those that nobody makes are seen while the methods are exchanged"
    )
    func animations() throws {
        try onWindow { display, window in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let layer = CALayer()
            window.addSubview(view)
            view.layer.addSublayer(layer)
            display.advance(by: 0)
            addedKeys = []
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.duration = 1
            view.layer.add(fade, forKey: "fade")
            #expect(addedKeys == [] && view.layer.animation(forKey: "fade")?.duration == 1)
            try exchange(add, noted, of: CALayer.self)
            view.layer.add(fade, forKey: "fade")
            #expect(view.layer.animation(forKey: "fade")?.duration == 2)
            UIView.animate(withDuration: 1) { view.alpha = 0.5 }
            layer.zPosition = 3
            #expect(addedKeys == ["fade", "opacity", "zPosition"])
            // Exchanged again, all is as before.
            try exchange(add, noted, of: CALayer.self)
            layer.zPosition = 4
            fade.duration = 1
            view.layer.add(fade, forKey: "fade")
            #expect(addedKeys.count == 3 && view.layer.animation(forKey: "fade")?.duration == 1)
        }
    }

    private final class Child: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            subviews.first?.frame = bounds
        }
    }

    @Test("a replaced method is what subclasses call, until it gets back what it did")
    func replacing() throws {
        try onWindow { display, window in
            let child = Child(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
            child.addSubview(UIView())
            window.addSubview(child)
            display.advance(by: 0)
            laidOut = []
            let layout = try #require(
                class_getInstanceMethod(UIView.self, Selector("layoutSubviews", UIView.layoutSubviews))
            )
            let counted = try #require(
                class_getInstanceMethod(UIView.self, Selector("countedLayout", UIView.countedLayout))
            )
            let before = method_setImplementation(layout, method_getImplementation(counted))
            child.frame.size.width = 40
            display.advance(by: 0)
            #expect(laidOut.contains(child) && laidOut.contains(child.subviews[0]))
            #expect(child.subviews[0].frame.width == 40)
            method_setImplementation(layout, before)
            laidOut = []
            child.frame.size.width = 50
            display.advance(by: 0)
            #expect(laidOut == [] && child.subviews[0].frame.width == 50)
        }
    }

    @Test("a selector made of a string finds no method")
    func names() {
        #expect(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")) == nil)
        #expect(class_getInstanceMethod(CALayer.self, add).map(method_getName) == add)
    }

    private class Loader: NSObject {
        var loaded: [String] = []
        func burnLoad() { loaded.append("burn") }
        func fallLoad() { loaded.append("fall") }
    }

    private final class Other: NSObject {
        var isLoaded = false
        func burnLoad() { isLoaded = true }
    }

    @Test("a name that is made at run time finds the method of the object's class among several")
    func madeNames() {
        func selector(_ name: String) -> Selector {
            Selector(
                "\(name)Load",
                among: [
                    Selector("burnLoad", Loader.burnLoad), Selector("fallLoad", Loader.fallLoad),
                    Selector("burnLoad", Other.burnLoad),
                ]
            )
        }
        let (loader, other) = (Loader(), Other())
        loader.perform(selector("fall"))
        loader.perform(selector("burn"))
        other.perform(selector("burn"))
        #expect(loader.loaded == ["fall", "burn"] && other.isLoaded)
        #expect(loader.responds(to: selector("fall")) && !other.responds(to: selector("fall")))
        #expect(!loader.responds(to: selector("none")))
    }
}

/// Locks of objects.
@Suite("objc_sync_enter and objc_sync_exit")
struct ObjectLockTests {
    private final class Box: @unchecked Sendable {
        // Changed with the object locked.
        var count = 0
    }

    @Test("one thread at a time has an object, and may lock it several times")
    func exclusive() {
        let box = Box()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 {
                objc_sync_enter(box)
                objc_sync_enter(box)
                box.count += 1
                objc_sync_exit(box)
                box.count += 1
                objc_sync_exit(box)
            }
        }
        #expect(box.count == 8000)
    }

    @Test("classes are locked too; what is not locked cannot be unlocked")
    func others() {
        #expect(objc_sync_enter(Box.self) == 0)
        #expect(objc_sync_exit(Box.self) == 0)
        #expect(objc_sync_exit(Box.self) == -1)
        #expect(objc_sync_enter(3) == 0 && objc_sync_exit(3) == 0)
    }
}
