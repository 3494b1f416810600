import AgateDisplay
import AgateTestSupport
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Frames and transforms through their accessors")
struct GeometryAccessTests {
    @Test("frame: a negative size keeps the origin of the bounds", .claim("12.7"))
    func negativeFrame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: -100, height: -50)
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(layer.position == CGPoint(x: -50, y: -25))
        layer.bounds.origin = CGPoint(x: 7, y: 8)
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: -40)
        #expect(layer.bounds == CGRect(x: 7, y: 8, width: 20, height: 40))
        #expect(layer.position == CGPoint(x: 20, y: -10))
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        layer.frame = CGRect(x: 0, y: 0, width: -40, height: 20)
        #expect(layer.bounds == CGRect(x: 7, y: 8, width: 20, height: 10))
    }

    @Test("transform.scale.xy reads, writes and animates both scales", .claim("4.8"))
    func scaleXY() {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let layer = CALayer()
            display.layer.addSublayer(layer)
            layer.transform = CATransform3DMakeScale(2, 4, 5)
            #expect(layer.value(forKeyPath: "transform.scale.xy") as? Double == 3)
            layer.setValue(6, forKeyPath: "transform.scale.xy")
            #expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeScale(6, 6, 5)))
            display.advance(by: 0)
            let animation = CABasicAnimation(keyPath: "transform.scale.xy")
            animation.fromValue = 1
            animation.toValue = 3
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(by: 0)
            display.advance(by: 0.5)
            let shown = layer.presentation()?.transform ?? CATransform3DIdentity
            #expect(CATransform3DEqualToTransform(shown, CATransform3DMakeScale(2, 2, 5)))
        }
    }

    @Test(
        "the affine part is that of a transform that keeps the plane, whatever it scales z by",
        .claim("12.20")
    )
    func affinePart() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(2, 3, 4)
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
        layer.transform.m33 = 0
        layer.transform.m41 = 5
        #expect(layer.affineTransform() == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 0))
        layer.transform.m43 = 1
        #expect(layer.affineTransform() == .identity)
        layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        #expect(layer.affineTransform() == .identity)
        #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
    }

    @Test("shadowPath changes without an animation of its own")
    func shadowPath() {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let layer = CALayer()
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
            #expect(layer.animationKeys() == nil)
            #expect(layer.action(forKey: "shadowPath") == nil)
        }
    }
}
