import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing
import UIKit

/// Fills the pixel at its bounds' origin.
private final class CornerLayer: CALayer {
    override func draw(in context: CGContext) {
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: bounds.minX, y: bounds.minY, width: 0.5, height: 0.5))
    }
}

private final class CountedLayer: CALayer {
    var displays = 0
    var layouts = 0

    override func display() { displays += 1 }

    override func layoutSublayers() {
        super.layoutSublayers()
        layouts += 1
    }
}

/// Rules of the table of claims that one sentence says and a few lines show.
@Suite("Rules of one sentence")
struct StatedRuleTests {
    @Test("the commit of the outermost transaction lays out, displays and hands over at once", .claim("9.7"))
    func outermostCommit() {
        onStage { display in
            let layer = display.addLayer(CountedLayer())
            let before = (layer.displays, layer.layouts)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.begin()
            layer.cornerRadius = 7
            layer.setNeedsDisplay()
            layer.setNeedsLayout()
            CATransaction.commit()
            #expect((layer.displays, layer.layouts) == before)
            #expect(layer.presentation()?.cornerRadius == 0)
            CATransaction.commit()
            #expect((layer.displays, layer.layouts) == (before.0 + 1, before.1 + 1))
            #expect(layer.presentation()?.cornerRadius == 7)
        }
    }

    @Test("what is done to a presentation layer reaches neither its model nor the display", .claim("11.5"))
    func presentationLayer() {
        onStage { display in
            let layer = display.addLayer()
            let shown = layer.presentation()
            shown?.opacity = 0.25
            shown?.position.x = 7
            display.advance(by: 1)
            #expect(layer.opacity == 1 && layer.position.x == 100)
            #expect(layer.animationKeys() == nil)
            #expect(layer.presentation()?.opacity == 1)
        }
    }

    @Test("bounds, position, anchor and transform are stored; the frame follows from them", .claim("12.1"))
    func storedGeometry() {
        let layer = CALayer()
        #expect(
            layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.anchorPointZ == 0 && layer.zPosition == 0
        )
        layer.bounds = CGRect(x: 3, y: 4, width: 20, height: 10)
        layer.position = CGPoint(x: 50, y: 60)
        #expect(layer.frame == CGRect(x: 40, y: 55, width: 20, height: 10))
        layer.anchorPoint = CGPoint(x: -1, y: 2)
        #expect(layer.anchorPoint == CGPoint(x: -1, y: 2))
        #expect(layer.frame == CGRect(x: 70, y: 40, width: 20, height: 10))
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        #expect(layer.frame == CGRect(x: 90, y: 0, width: 40, height: 30))
        #expect(layer.position == CGPoint(x: 50, y: 60))
    }

    @Test(
        "a drawing context begins at the bounds' origin, in pixels, and is flipped with the contents",
        .claim("13.4"),
        arguments: [false, true]
    )
    func drawingContext(isFlipped: Bool) throws {
        try onStage { display in
            let layer = CornerLayer()
            layer.bounds = CGRect(x: 30, y: 40, width: 4, height: 3)
            layer.contentsScale = 2
            layer.isGeometryFlipped = isFlipped
            layer.setNeedsDisplay()
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            let image = try #require(layer.contents.map { $0 as! CGImage })
            #expect(image.width == 8 && image.height == 6)
            let data = try #require(image.dataProvider?.data)
            let isTop = layer.contentsAreFlipped()
            for (x, y) in [(0, 0), (0, 5), (7, 0), (7, 5)] {
                let offset = y * image.bytesPerRow + x * image.bitsPerPixel / 8
                let isFilled = data[offset..<offset + image.bitsPerPixel / 8].contains { $0 != 0 }
                #expect(isFilled == (x == 0 && y == (isTop ? 0 : 5)), "\(x), \(y)")
            }
        }
    }

    @Test("the bits of an autoresizing mask", .claim("13.14"))
    func autoresizingBits() {
        let masks: [CAAutoresizingMask] = [
            .layerMinXMargin, .layerWidthSizable, .layerMaxXMargin, .layerMinYMargin, .layerHeightSizable,
            .layerMaxYMargin,
        ]
        #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    }

    @Test("nothing shows of a shadow until its opacity is set", .claim("14.8"))
    func shadowOpacity() {
        onStage { display in
            let layer = display.addLayer()
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            #expect(layer.shadowOpacity == 0)
            display.advance(by: 1)
            let plain = display.makeImage().dataProvider?.data
            layer.shadowRadius = 9
            layer.shadowOffset = CGSize(width: 20, height: 20)
            display.advance(by: 1)
            #expect(display.makeImage().dataProvider?.data == plain)
            layer.shadowOpacity = 1
            display.advance(by: 1)
            #expect(display.makeImage().dataProvider?.data != plain)
        }
    }

    @MainActor
    @Test("layer properties that no view has do not animate inside a block", .claim("16.12"))
    func backingLayerInBlock() {
        onStage { display in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            window.isHidden = false
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            window.addSubview(view)
            display.advance(by: 0)
            UIView.animate(withDuration: 1) {
                view.layer.borderWidth = 3
                view.layer.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
                view.layer.shadowColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
                view.layer.shadowOffset = CGSize(width: 1, height: 1)
                view.layer.shadowRadius = 2
                view.layer.zPosition = 4
            }
            #expect(view.layer.animationKeys() == nil)
            UIView.animate(withDuration: 1) { view.layer.cornerRadius = 3 }
            #expect(view.layer.animationKeys() == ["cornerRadius"])
        }
    }

    @MainActor
    @Test("animators of one property add up where it is additive", .claim("16.29"))
    func secondAnimator() {
        onStage { display in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            window.isHidden = false
            let view = UIView(frame: CGRect(x: -20, y: -20, width: 40, height: 40))
            window.addSubview(view)
            display.advance(by: 0)
            let first = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 100 }
            first.startAnimation()
            display.advance(by: 1)
            expectClose(view.layer.presentation()?.position.x, 50, within: 1e-4)
            let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 0 }
            second.startAnimation()
            // Where it was, and from there both ways at once: +50 and −100 a second.
            expectClose(view.layer.presentation()?.position.x, 50, within: 1e-4)
            display.advance(by: 0.5)
            expectClose(view.layer.presentation()?.position.x, 25, within: 1e-4)
            display.advance(by: 0.5)
            expectClose(view.layer.presentation()?.position.x, 0, within: 1e-4)
        }
    }
}
