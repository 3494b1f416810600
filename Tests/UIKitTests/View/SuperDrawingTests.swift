import AgateDisplay
import Testing
import UIKit
import UIKitTestSupport

/// Draws a square in a corner, and calls what it overrides.
@MainActor private final class SuperDrawing: UIView {
    override func draw(_ rect: CGRect) {
        super.draw(rect)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}

/// Draws by the method of a layer's delegate, and calls what it overrides.
@MainActor private final class DelegateDrawing: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) {
        super.draw(layer, in: ctx)
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}

private final class SuperDrawingLayer: CALayer {
    override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}

/// Has a layer that draws, and draws nothing itself.
@MainActor private final class LayerDrawing: UIView {
    override class var layerClass: AnyClass { SuperDrawingLayer.self }
}

/// Draws nothing.
@MainActor private final class Plain: UIView {}

@MainActor @Suite("Drawing methods that call those they override")
struct SuperDrawingTests {
    @Test("show what they draw, again and again; a class without them has no store")
    func drawing() {
        onWindow { display, window in
            let views = [SuperDrawing(), DelegateDrawing(), LayerDrawing(), Plain()]
            for round in 0..<2 {
                for (index, view) in views.enumerated() {
                    view.frame = CGRect(x: 50 * index, y: 40 * round, width: 40, height: 30)
                    view.layer.contents = nil
                    view.setNeedsDisplay()
                    window.addSubview(view)
                }
                display.advance(by: 0.1)
                for (index, view) in views.enumerated() {
                    let shown = UIImage(cgImage: display.makeImage()).pixel(50 * index + 5, 40 * round + 5)
                    #expect(
                        (shown == [255, 0, 0, 255]) == (index < 3),
                        "\(type(of: view)) in round \(round)"
                    )
                }
                #expect(views[3].layer.contents == nil)
            }
        }
    }

    @Test("a layer without a delegate that calls the method of CALayer shows what it draws")
    func bareLayer() {
        onWindow { display, window in
            for round in 0..<2 {
                let layer = SuperDrawingLayer()
                layer.frame = CGRect(x: 0, y: 40 * round, width: 30, height: 30)
                layer.setNeedsDisplay()
                window.layer.addSublayer(layer)
                display.advance(by: 0.1)
                let shown = UIImage(cgImage: display.makeImage()).pixel(5, 40 * round + 5)
                #expect(shown == [255, 0, 0, 255])
            }
        }
    }
}
