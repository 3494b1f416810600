import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// A small bitmap to render into.
private struct Bitmap {
    let context: CGContext
    let width: Int

    /// - Parameter isFlipped: Whether y goes down, as in contexts that UIKit makes.
    init(_ width: Int, _ height: Int, isFlipped: Bool = true) throws {
        context = try #require(
            CGContext(
                data: nil,
                width: width,
                height: height,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        self.width = width
        guard isFlipped else { return }
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: 1, y: -1)
    }

    /// The pixels, red in the lowest byte, row 0 at the top.
    var pixels: [UInt32] { context.makeImage().map(Bitmap.pixels) ?? [] }

    /// The pixel at a place, from the top left.
    func at(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }

    static func pixels(_ image: CGImage) -> [UInt32] {
        image.buffer.withPixels { Array(UnsafeBufferPointer(start: $0, count: image.width * image.height)) }
    }
}

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
private let redPixel: UInt32 = 0xFF00_00FF
private let bluePixel: UInt32 = 0xFFFF_0000

private func box(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    _ color: CGColor? = red
) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    return layer
}

@Suite("Layers drawn into contexts")
struct LayerRenderingTests {
    @Test("the layer's own place is left out, that of its sublayers is not", .claim("14.13"))
    func places() throws {
        let layer = box(100, 100, 10, 10)
        layer.transform = CATransform3DMakeScale(3, 3, 1)
        layer.addSublayer(box(6, 2, 8, 4, blue))
        let bitmap = try Bitmap(20, 20)
        layer.render(in: bitmap.context)
        #expect(bitmap.at(0, 0) == redPixel && bitmap.at(9, 9) == redPixel && bitmap.at(10, 10) == 0)
        #expect(bitmap.at(6, 2) == bluePixel && bitmap.at(13, 5) == bluePixel && bitmap.at(14, 3) == 0)
    }

    @Test("the origin of the bounds is honoured", .claim("14.13"))
    func boundsOrigin() throws {
        let layer = box(0, 0, 10, 10)
        layer.bounds.origin = CGPoint(x: 5, y: 3)
        let bitmap = try Bitmap(20, 20)
        layer.render(in: bitmap.context)
        #expect(bitmap.at(5, 3) == redPixel && bitmap.at(14, 12) == redPixel)
        #expect(bitmap.at(4, 3) == 0 && bitmap.at(5, 13) == 0)
    }

    @Test("what lies far outside the bounds is drawn as far as the context goes", .claim("14.13"))
    func farSublayers() throws {
        let layer = box(0, 0, 0, 0, nil)
        let middle = box(10, 10, 2, 2, nil)
        middle.addSublayer(box(20, 20, 6, 6, blue))
        layer.addSublayer(middle)
        let bitmap = try Bitmap(40, 40)
        layer.render(in: bitmap.context)
        #expect(bitmap.at(30, 30) == bluePixel && bitmap.at(35, 35) == bluePixel && bitmap.at(29, 30) == 0)
    }

    @Test("nothing is drawn of a hidden layer, nor of one without opacity", .claim("14.13"))
    func nothing() throws {
        let (hidden, clear) = (box(0, 0, 10, 10), box(0, 0, 10, 10))
        hidden.isHidden = true
        clear.opacity = 0
        for layer in [hidden, clear] {
            layer.addSublayer(box(0, 0, 4, 4, blue))
            let bitmap = try Bitmap(10, 10)
            layer.render(in: bitmap.context)
            #expect(bitmap.pixels.allSatisfy { $0 == 0 })
        }
    }

    @Test("a shadow has the layer's silhouette, whatever its path says", .claim("14.13"))
    func shadowPath() throws {
        let layer = box(0, 0, 10, 10)
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 12, height: 0)
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 12, width: 4, height: 4), transform: nil)
        let bitmap = try Bitmap(30, 20)
        layer.render(in: bitmap.context)
        #expect(bitmap.at(15, 5) == 0xFF00_0000 && bitmap.at(13, 14) == 0)
    }

    @Test("a transform layer shows its background and border", .claim("14.13"))
    func transformLayer() throws {
        let layer = CATransformLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.backgroundColor = red
        layer.borderColor = blue
        layer.borderWidth = 2
        layer.addSublayer(box(1, 1, 5, 5, CGColor(gray: 1, alpha: 1)))
        let bitmap = try Bitmap(12, 12)
        layer.render(in: bitmap.context)
        #expect(bitmap.at(0, 0) == bluePixel && bitmap.at(9, 9) == bluePixel && bitmap.at(10, 5) == 0)
        #expect(bitmap.at(7, 7) == redPixel && bitmap.at(4, 4) == 0xFFFF_FFFF)
    }

    @Test("what is not marked is neither laid out nor displayed", .claim("14.13"))
    func noDrawing() throws {
        final class Drawn: CALayer {
            var count = 0
            override func draw(in context: CGContext) { count += 1 }
            override func display() { count += 1 }
            override func layoutSublayers() { count += 1 }
        }
        let layer = Drawn()
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        layer.layoutIfNeeded()
        layer.count = 0
        layer.render(in: try Bitmap(8, 8).context)
        #expect(layer.count == 0)
    }

    // MARK: What was never displayed

    /// Fills its bounds when it is drawn.
    private final class Filled: CALayer {
        var color = red
        var count = 0
        override func draw(in context: CGContext) {
            count += 1
            context.setFillColor(color)
            context.fill(bounds)
        }
    }

    @Test("a marked layer draws before it is rendered, once, whatever it is in", .claim("Q1.1"))
    func undisplayed() throws {
        let root = box(0, 0, 20, 20, nil)
        let layer = Filled()
        layer.frame = CGRect(x: 2, y: 2, width: 8, height: 8)
        layer.setNeedsDisplay()
        let mask = Filled()
        mask.frame = CGRect(x: 0, y: 0, width: 4, height: 8)
        mask.setNeedsDisplay()
        layer.mask = mask
        root.addSublayer(layer)
        for _ in 0..<2 {
            let bitmap = try Bitmap(20, 20)
            root.render(in: bitmap.context)
            #expect(bitmap.at(4, 4) == redPixel && bitmap.at(8, 4) == 0)
        }
        #expect(layer.count == 1 && mask.count == 1 && !layer.needsDisplay())
        // A change is drawn before the commit.
        layer.color = blue
        layer.setNeedsDisplay()
        let bitmap = try Bitmap(20, 20)
        root.render(in: bitmap.context)
        #expect(bitmap.at(4, 4) == bluePixel && layer.count == 2)
    }

    @Test("on a display too a change is drawn before the commit", .claim("Q1.1"))
    func displayed() throws {
        try ManualDisplay.run(size: CGSize(width: 20, height: 20)) { display in
            let layer = Filled()
            layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
            layer.setNeedsDisplay()
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            layer.color = blue
            layer.setNeedsDisplay()
            let bitmap = try Bitmap(20, 20)
            display.layer.render(in: bitmap.context)
            #expect(bitmap.at(4, 4) == bluePixel)
            display.advance(by: 0)
            #expect(display.makeSurface()[4, 4] == bluePixel && layer.count == 2)
        }
    }

    @Test("delegates of marked layers lay out and draw", .claim("Q1.1"))
    func delegates() throws {
        final class Drawer: CALayerDelegate {
            func layoutSublayers(of layer: CALayer) {
                layer.sublayers?[0].frame = CGRect(x: 0, y: 0, width: 4, height: 4)
            }
            func draw(_ layer: CALayer, in context: CGContext) {
                context.setFillColor(red)
                context.fill(layer.bounds)
            }
        }
        final class Shown: CALayerDelegate {
            func display(_ layer: CALayer) { layer.backgroundColor = blue }
        }
        let (drawer, shown) = (Drawer(), Shown())
        let root = box(0, 0, 10, 10, nil)
        root.delegate = drawer
        let inner = box(0, 0, 0, 0, nil)
        inner.delegate = shown
        root.addSublayer(inner)
        root.setNeedsLayout()
        root.setNeedsDisplay()
        inner.setNeedsDisplay()
        let bitmap = try Bitmap(10, 10)
        root.render(in: bitmap.context)
        #expect(bitmap.at(2, 2) == bluePixel && bitmap.at(7, 7) == redPixel)
    }

    @Test("text that no display has shown is drawn", .claim("Q1.1"))
    func text() throws {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        layer.string = "HHH"
        layer.fontSize = 20
        layer.foregroundColor = red
        let bitmap = try Bitmap(60, 30)
        layer.render(in: bitmap.context)
        #expect(bitmap.pixels.filter { $0 == redPixel }.count > 60)
    }

    @Test("layers that mark themselves whenever they draw or are laid out come to an end", .claim("Q1.1"))
    func restless() throws {
        final class Restless: CALayer {
            var count = 0
            override func draw(in context: CGContext) {
                count += 1
                superlayer?.setNeedsLayout()
                superlayer?.render(in: context)
                setNeedsDisplay()
            }
            override func layoutSublayers() {
                count += 1
                sublayers?[0].setNeedsLayout()
                superlayer?.setNeedsLayout()
            }
        }
        let root = Restless()
        root.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        let inner = Restless()
        inner.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        root.addSublayer(inner)
        root.setNeedsLayout()
        inner.setNeedsDisplay()
        root.render(in: try Bitmap(8, 8).context)
        #expect(inner.count > 0 && inner.count < 100_000)
    }

    @Test("a deep tree is laid out and displayed without recursion", .claim("Q1.1"))
    func deep() throws {
        let root = box(0, 0, 4, 4, nil)
        var parent = root
        for _ in 0..<20_000 {
            let next = CALayer()
            next.setNeedsLayout()
            parent.addSublayer(next)
            parent = next
        }
        let last = Filled()
        last.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        last.setNeedsDisplay()
        parent.addSublayer(last)
        let bitmap = try Bitmap(4, 4)
        root.render(in: bitmap.context)
        #expect(last.count == 1)
    }

    @Test("shapes are drawn in the context's pixels: scaled and turned, edges stay sharp")
    func transforms() throws {
        let layer = box(0, 0, 3, 3)
        let bitmap = try Bitmap(32, 32)
        bitmap.context.translateBy(x: 16, y: 16)
        bitmap.context.rotate(by: .pi / 2)
        bitmap.context.scaleBy(x: 4, y: 4)
        layer.render(in: bitmap.context)
        for y in 0..<32 {
            for x in 0..<32 {
                let isInside = (4..<16).contains(x) && (16..<28).contains(y)
                let pixel = bitmap.at(x, y)
                #expect(pixel == (isInside ? redPixel : 0), "\(x), \(y) is \(String(pixel, radix: 16))")
            }
        }
    }

    @Test("the context's clip and alpha apply, and what was drawn before stays below")
    func contextState() throws {
        let bitmap = try Bitmap(20, 20)
        bitmap.context.setFillColor(blue)
        bitmap.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        bitmap.context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
        bitmap.context.setAlpha(0.5)
        box(0, 0, 20, 10).render(in: bitmap.context)
        #expect(bitmap.at(5, 5) == 0xFF7F_0080 || bitmap.at(5, 5) == 0xFF80_0080)
        #expect(bitmap.at(15, 5) == bluePixel && bitmap.at(5, 15) == bluePixel)
    }

    @Test("numbers that are none, and contexts without room, do no harm")
    func badInput() throws {
        let layer = box(0, 0, 10, 10)
        layer.addSublayer(box(.nan, .infinity, 1e300, -1e300))
        layer.sublayers?.first?.transform = CATransform3DMakeScale(0, .nan, 1e-300)
        let bitmap = try Bitmap(8, 8)
        layer.render(in: bitmap.context)
        #expect(bitmap.at(4, 4) == redPixel)
        bitmap.context.scaleBy(x: 0, y: 1)
        layer.render(in: bitmap.context)
        bitmap.context.clip(to: .zero)
        layer.render(in: bitmap.context)
        bitmap.context.concatenate(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        layer.render(in: bitmap.context)
        layer.renderComposition(in: bitmap.context)
    }
}

@Suite("Pictures of what a display shows")
struct LayerSnapshotTests {
    /// A display with a box that moves from 0 to 20 in a second.
    private func moving(_ body: (ManualDisplay, CALayer) throws -> Void) rethrows {
        try ManualDisplay.run(size: CGSize(width: 40, height: 20)) { display in
            let layer = box(0, 0, 40, 20, blue)
            let runner = box(0, 5, 10, 10)
            layer.addSublayer(runner)
            display.layer.addSublayer(layer)
            let move = CABasicAnimation(keyPath: "position.x")
            move.byValue = 20
            move.duration = 1
            runner.add(move, forKey: nil)
            display.advance(by: 0)
            try body(display, layer)
        }
    }

    @Test("a snapshot shows the animations at its time, and the model stays out of it", .claim("11.1"))
    func times() throws {
        try moving { display, layer in
            for (time, x) in [(0, 0), (0.25, 5), (0.5, 10), (2, 0)] as [(Double, Int)] {
                let image = try #require(layer.snapshot(at: time))
                let pixels = Bitmap.pixels(image)
                #expect(image.width == 40 && image.height == 20)
                #expect(pixels[10 * 40 + x] == redPixel && pixels[10 * 40 + x + 9] == redPixel, "at \(time)")
                #expect(pixels[10 * 40 + x + 10] == bluePixel, "at \(time)")
            }
            display.advance(to: 0.5)
            let now = try #require(layer.snapshot())
            #expect(Bitmap.pixels(now)[10 * 40 + 10] == redPixel)
            let model = try Bitmap(40, 20)
            layer.render(in: model.context)
            #expect(model.at(0, 10) == redPixel && model.at(10, 10) == bluePixel)
            let presented = try Bitmap(40, 20)
            layer.presentation()?.render(in: presented.context)
            #expect(presented.at(0, 10) == bluePixel && presented.at(10, 10) == redPixel)
            let composed = try Bitmap(40, 20)
            layer.renderComposition(in: composed.context, at: 0.25)
            #expect(composed.at(4, 10) == bluePixel && composed.at(5, 10) == redPixel)
        }
    }

    @Test("of the displayed root it is the display's picture")
    func wholeDisplay() throws {
        try moving { display, _ in
            let sheet = CAGradientLayer()
            sheet.frame = CGRect(x: 3, y: 3, width: 20, height: 12)
            sheet.colors = [red, blue]
            sheet.shadowOpacity = 1
            sheet.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
            display.layer.addSublayer(sheet)
            display.advance(by: 0.3)
            let image = try #require(display.layer.snapshot())
            #expect(Bitmap.pixels(image) == Bitmap.pixels(display.makeImage()))
        }
    }

    @Test("clocks above the layer count")
    func clocks() throws {
        try moving { display, layer in
            layer.speed = 0.5
            display.advance(by: 0)
            let runner = try #require(layer.sublayers?.first)
            runner.backgroundColor = red
            runner.run("opacity", from: 0, to: 1, over: 1)
            display.advance(by: 0)
            let image = try #require(runner.snapshot(at: 1))
            #expect(Bitmap.pixels(image)[0] >> 24 == 128)
        }
    }

    @Test("a snapshot has the display's scale or another, and a part of the layer if one is asked for")
    func areas() throws {
        try ManualDisplay.run(size: CGSize(width: 20, height: 20), scale: 2) { display in
            let layer = box(2, 2, 10, 10)
            layer.shadowOpacity = 1
            layer.shadowRadius = 0
            layer.shadowOffset = CGSize(width: 4, height: 4)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            let whole = try #require(layer.snapshot())
            #expect(whole.width == 20 && whole.height == 20)
            #expect(Bitmap.pixels(whole).allSatisfy { $0 == redPixel })
            let wide = try #require(
                layer.snapshot(of: CGRect(x: -2, y: 0, width: 20, height: 20), scale: 1)
            )
            let pixels = Bitmap.pixels(wide)
            #expect(wide.width == 20 && wide.height == 20)
            #expect(pixels[1] == 0 && pixels[2] == redPixel && pixels[13 * 20 + 14] == 0xFF00_0000)
        }
    }

    @Test("images and sublayers stand as on the display under flipped geometry", arguments: [true, false])
    func flipped(isAbove: Bool) throws {
        try ManualDisplay.run(size: CGSize(width: 16, height: 16)) { display in
            let above = box(0, 0, 16, 16, nil)
            let layer = box(0, 0, 16, 16, nil)
            above.isGeometryFlipped = isAbove
            layer.isGeometryFlipped = !isAbove
            let canvas = try Bitmap(4, 4)
            canvas.context.setFillColor(red)
            canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            let picture = box(8, 0, 4, 4, blue)
            picture.contents = canvas.context.makeImage()
            layer.addSublayer(picture)
            layer.addSublayer(box(0, 0, 8, 3, blue))
            above.addSublayer(layer)
            display.layer.addSublayer(above)
            display.advance(by: 0)
            let image = try #require(layer.snapshot())
            #expect(Bitmap.pixels(image) == Bitmap.pixels(display.makeImage()))
        }
    }

    @Test("there is none of a layer that no display shows, and none of sizes that cannot be")
    func none() {
        #expect(CALayer().snapshot() == nil)
        ManualDisplay.run(size: CGSize(width: 4, height: 4)) { display in
            let layer = box(0, 0, 4, 4)
            #expect(layer.snapshot() == nil)
            display.layer.addSublayer(layer)
            #expect(layer.snapshot() == nil)
            display.advance(by: 0)
            #expect(layer.snapshot() != nil)
            #expect(layer.snapshot(of: .zero) == nil)
            #expect(layer.snapshot(of: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)) == nil)
            #expect(layer.snapshot(of: CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)) == nil)
            #expect(layer.snapshot(at: .nan) == nil)
            #expect(layer.snapshot(scale: 1e9) == nil)
            #expect(layer.snapshot(scale: -1) == nil)
            layer.removeFromSuperlayer()
            display.advance(by: 0)
            #expect(layer.snapshot() == nil)
        }
    }
}

extension CALayer {
    fileprivate func run(_ key: String, from start: Any, to end: Any, over seconds: Double) {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = start
        animation.toValue = end
        animation.duration = seconds
        add(animation, forKey: nil)
    }
}
