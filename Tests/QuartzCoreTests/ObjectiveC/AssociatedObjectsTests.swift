import Foundation
import QuartzCore
import Testing

private final class Witness: NSObject, NSCopying {
    nonisolated(unsafe) static var count = 0
    let isCopy: Bool

    init(isCopy: Bool = false) {
        self.isCopy = isCopy
        super.init()
        Self.count += 1
    }

    deinit { Self.count -= 1 }

    func copy(with zone: NSZone? = nil) -> Any { Witness(isCopy: true) }
}

@Suite("Associated objects (uikit U2)", .serialized)
struct AssociatedObjectsTests {
    nonisolated(unsafe) private static var key: UInt8 = 0
    nonisolated(unsafe) private static var otherKey: UInt8 = 0

    private func get(_ object: Any) -> Any? { objc_getAssociatedObject(object, &Self.key) }

    private func set(
        _ value: Any?,
        _ object: Any,
        _ policy: objc_AssociationPolicy = .OBJC_ASSOCIATION_RETAIN
    ) {
        objc_setAssociatedObject(object, &Self.key, value, policy)
    }

    @Test("a value is found by object and key, and goes when it is set to nil")
    func values() {
        for object in [CALayer(), NSObject()] {
            #expect(get(object) == nil)
            set(3, object)
            objc_setAssociatedObject(object, &Self.otherKey, "b", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(get(object) as? Int == 3)
            #expect(objc_getAssociatedObject(object, &Self.otherKey) as? String == "b")
            set(nil, object)
            #expect(get(object) == nil)
            objc_removeAssociatedObjects(object)
            #expect(objc_getAssociatedObject(object, &Self.otherKey) == nil)
        }
    }

    @Test("policies keep, copy, or leave a value to others")
    func policies() {
        let layer = CALayer()
        set(Witness(), layer, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect((get(layer) as? Witness)?.isCopy == true)
        set(Witness(), layer, .OBJC_ASSOCIATION_ASSIGN)
        #expect(get(layer) == nil)
        let kept = Witness()
        set(kept, layer, .OBJC_ASSOCIATION_ASSIGN)
        #expect(get(layer) as? Witness === kept)
        set(Witness(), layer, .OBJC_ASSOCIATION_RETAIN)
        #expect((get(layer) as? Witness)?.isCopy == false)
    }

    @Test("a layer's values go with it, and those of other objects when others are set")
    func lifetime() {
        let before = Witness.count
        for _ in 0..<10_000 { set(Witness(), CALayer()) }
        #expect(Witness.count == before)
        for _ in 0..<10_000 { set(Witness(), NSObject()) }
        #expect(Witness.count - before <= 64, "\(Witness.count - before) values are left")
        #expect(WeakAssociations.shared.count <= 64)
    }

    @Test("a presentation layer has no values of its layer's, and a value without identity keeps nothing")
    func others() {
        let layer = CALayer()
        set(1, layer)
        #expect(get(CALayer(layer: layer)) == nil)
        set(1, 5)
        #expect(get(5) == nil)
    }
}
