import Foundation
import Testing
import UIKit

private final class Witness {
    nonisolated(unsafe) static var count = 0
    init() { Self.count += 1 }
    deinit { Self.count -= 1 }
}

@MainActor @Suite("Values associated with views, controllers and gesture recognizers (uikit U2)")
struct ResponderAssociationsTests {
    nonisolated(unsafe) private static var key: UInt8 = 0

    @Test("they go with their object")
    func lifetime() {
        let makers: [() -> NSObject] = [
            { UIView(frame: .zero) }, { UIViewController() },
            { UITapGestureRecognizer(target: nil, action: nil) },
        ]
        for make in makers {
            let object = make()
            objc_setAssociatedObject(object, &Self.key, Witness(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(object, &Self.key) is Witness)
        }
        for _ in 0..<100 {
            for make in makers {
                objc_setAssociatedObject(make(), &Self.key, Witness(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
        }
        #expect(Witness.count == 0)
    }
}
