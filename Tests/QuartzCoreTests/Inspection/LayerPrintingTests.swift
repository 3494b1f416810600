import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

@Suite("Layers: printed forms")
struct LayerPrintingTests {
    @Test("the description is the class and the address", .claim("S10"))
    func description() {
        let layer = CAShapeLayer()
        #expect("\(layer)" == "<CAShapeLayer: \(address(of: layer))>")
    }

    @Test("the debug description lists position and bounds, what is in it, and what was set")
    func debugDescription() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20.5)
        layer.position = CGPoint(x: 5, y: -6)
        layer.opacity = 0.5
        layer.isOpaque = true
        layer.shadowOffset = CGSize(width: 1, height: 2)
        layer.borderColor = nil
        let child = CALayer()
        layer.addSublayer(child)
        #expect(
            layer.debugDescription == """
                <CALayer:\(address(of: layer)); position = CGPoint (5 -6); bounds = CGRect (0 0; 10 20.5); \
                sublayers = (<CALayer: \(address(of: child))>); opacity = 0.5; opaque = YES; \
                allowsGroupOpacity = YES; borderColor = (null); shadowOffset = CGSize (1 2)>
                """
        )
    }

    @Test("a presentation layer prints as its class, with the values that are shown")
    func presentation() throws {
        try ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let layer = CALayer()
            display.layer.addSublayer(layer)
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.toValue = 0
            fade.duration = 1
            layer.add(fade, forKey: nil)
            display.advance(by: 0)
            display.advance(by: 0.5)
            let shown = try #require(layer.presentation())
            #expect(shown.debugDescription.hasPrefix("<CALayer:\(address(of: shown)); "))
            #expect(shown.debugDescription.contains("; opacity = 0.5;"))
        }
    }

    @Test("transforms, colours and frame rates of animations print in one line", .claim("16.9"))
    func animationValues() {
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = CATransform3DIdentity
        let color = CGColor(red: 1, green: 0, blue: 0.5, alpha: 1)
        animation.toValue = color
        animation.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
        let space = color.colorSpace.map { address(of: $0) } ?? ""
        #expect(
            animation.debugDescription == """
                <CABasicAnimation:\(address(of: animation)); preferredFrameRateRangePreferred = 60; \
                preferredFrameRateRangeMaximum = 120; preferredFrameRateRangeMinimum = 30; \
                toValue = <CGColor \(address(of: color))> [<CGColorSpace \(space)> (kCGColorSpaceSRGB)] ( 1 0 0.5 1 ); \
                fromValue = CATransform3D: {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}}; \
                keyPath = transform>
                """
        )
        #expect(
            NSValue(caTransform3D: CATransform3DIdentity).description.hasPrefix(
                "CATransform3D: {{1, 0, 0, 0}"
            )
        )
    }

    @Test("frame rates are copied and archived like other properties")
    func frameRates() throws {
        let animation = CAAnimation()
        animation.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
        let copy = try #require(animation.copy() as? CAAnimation)
        #expect(copy.preferredFrameRateRange == animation.preferredFrameRateRange)
        #expect(try roundTrip(animation).preferredFrameRateRange == animation.preferredFrameRateRange)
        animation.preferredFrameRateRange.preferred = nil
        #expect(try roundTrip(animation).preferredFrameRateRange.preferred == nil)
    }

    private func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }
}
