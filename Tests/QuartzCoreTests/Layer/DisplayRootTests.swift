import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

@Suite("The root of a display")
struct DisplayRootTests {
    @Test("it covers the display, with its anchor in the middle as other layers have it")
    func place() {
        ManualDisplay.run(size: CGSize(width: 30, height: 20), scale: 2) { display in
            #expect(display.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
            #expect(display.layer.position == CGPoint(x: 15, y: 10))
            #expect(display.layer.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
        }
    }

    @Test("a perspective of its sublayers vanishes in the middle of the display", .claim("12.11"))
    func vanishingPoint() {
        ManualDisplay.run(size: CGSize(width: 30, height: 20)) { display in
            var eye = CATransform3DIdentity
            eye.m34 = -1 / 100
            display.layer.sublayerTransform = eye
            let far = CALayer()
            far.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            far.zPosition = -900
            display.layer.addSublayer(far)
            // Ten times as far from the eye, ten times as near to the middle.
            let corner = far.convert(CGPoint.zero, to: display.layer)
            #expect(abs(corner.x - 13.5) < 1e-9)
            #expect(abs(corner.y - 9) < 1e-9)
        }
    }
}
