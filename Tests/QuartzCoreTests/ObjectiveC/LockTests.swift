import AgateDisplay
import Foundation
import QuartzCore
import Testing

@Suite("Locks under Apple's names, and times")
struct LockTests {
    @Test("an object synchronises threads, and the thread that holds it may enter again")
    func synchronised() {
        final class Box: NSObject, @unchecked Sendable { var count = 0 }
        let box = Box()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<500 {
                objc_sync_enter(box)
                objc_sync_enter(box)
                box.count += 1
                objc_sync_exit(box)
                objc_sync_exit(box)
            }
        }
        #expect(box.count == 2000)
        #expect(objc_sync_exit(box) == -1)
        #expect(objc_sync_enter(3) == 0)
        #expect(objc_sync_enter(Box.self) == 0 && objc_sync_exit(Box.self) == 0)
    }

    @Test("the time of day goes on as the display's does")
    func times() {
        let passed = ManualDisplay.run(size: CGSize(width: 4, height: 4)) { display -> Double in
            let before = CFAbsoluteTimeGetCurrent()
            display.advance(by: 2.5)
            return CFAbsoluteTimeGetCurrent() - before
        }
        #expect(abs(passed - 2.5) < 1e-6)
    }

    @Test("optionals of a class and a protocol are compared as objects")
    func equality() {
        let layer = NSObject()
        let named: (NSObject & NSObjectProtocol)? = layer
        let other = NSObject()
        let isSame = layer == named
        let isOther = other == named
        let differs = other != named
        #expect(isSame)
        #expect(!isOther)
        #expect(differs)
    }

    @Test("classes and selectors are named")
    func names() {
        #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
        #expect(object_getClass(CAShapeLayer()) as? CAShapeLayer.Type == CAShapeLayer.self)
        #expect(object_getClass(3) == nil)
        #expect(class_getSuperclass(CAShapeLayer.self) as? CALayer.Type == CALayer.self)
        #expect(autoreleasepool { 3 } == 3)
    }
}
