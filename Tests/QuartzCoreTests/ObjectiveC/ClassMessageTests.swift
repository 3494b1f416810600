import Foundation
import QuartzCore
import Testing

@Suite("Classes that are asked as objects are")
struct ClassMessageTests {
    @Test("objects of a class and of its subclasses respond to the methods of the class")
    func instances() {
        let selector = Selector("layoutSublayers", CALayer.layoutSublayers)
        #expect(CALayer.instancesRespond(to: selector))
        #expect(CAShapeLayer.instancesRespond(to: selector))
        #expect(!CABasicAnimation.instancesRespond(to: selector))
        #expect(!CALayer.instancesRespond(to: Selector("layoutSublayers")))
        #expect(!CALayer.instancesRespond(to: nil))
    }

    @Test("a class without a table of its methods has none by name")
    func names() {
        #expect(!CALayer.responds(to: Selector("sharedLayer")))
        #expect(CALayer.perform(Selector("sharedLayer")) == nil)
    }
}

/// A protocol of a program, after porting.
private protocol Configurable: AgateInstance {}

extension Configurable {
    init(_ configure: (Self) -> Void) {
        self.init(agateInstance: Self.agateInstance())
        configure(self)
    }
}

extension NSObject: Configurable {}

private final class Mark: CALayer {
    private(set) var isMade = false

    override init() {
        super.init()
        isMade = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(layer: Any) { super.init(layer: layer) }
}

extension ClassMessageTests {
    @Test("an initialiser of a protocol's extension begins with the init() of the class")
    func protocolInitializers() {
        let layer = CAShapeLayer { $0.lineWidth = 3 }
        #expect(layer.lineWidth == 3)
        let mark = Mark { $0.opacity = 0.5 }
        #expect(mark.isMade)
        #expect(mark.opacity == 0.5)
    }

    @Test("an object that an initialiser of Apple's made is one of the class that is asked")
    func madeObjects() {
        let layer: CABasicAnimation = CABasicAnimation.agateInstance(CABasicAnimation(keyPath: "opacity"))
        #expect(layer.keyPath == "opacity")
        let none: CABasicAnimation? = nil
        #expect(CABasicAnimation.agateInstance(none) == nil)
    }

    @Test("a text takes what a format makes")
    func format() {
        let text = NSMutableString(string: "a")
        text.appendFormat("%d-%@", 3, "b" as NSString)
        #expect(text == "a3-b")
    }

    @Test("points, sizes and rectangles describe themselves by their numbers")
    func descriptions() {
        #expect(CGPoint(x: 1, y: 2).debugDescription == "(1.0, 2.0)")
        #expect(CGSize(width: 1, height: 2).debugDescription == "(1.0, 2.0)")
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
        #expect(kCFBooleanTrue.boolValue)
        #expect(!kCFBooleanFalse.boolValue)
    }

    @Test("vectors have the functions of the module simd")
    func vectors() {
        #expect(simd_length(SIMD2<Double>(3, 4)) == 5)
        #expect(simd_normalize(simd_make_float2(0, 2)) == SIMD2(0, 1))
        #expect(simd_cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
        #expect(simd_mix(1.0, 3.0, 0.5) == 2)
        #expect(simd_clamp(5.0, 0.0, 1.0) == 1)
        #expect(simd_distance(SIMD2<Float>(1, 1), SIMD2(1, 3)) == 2)
    }
}
