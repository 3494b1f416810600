import AgateDisplay
import AgateTestSupport
import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Apple's protocol of drawing single frames.
@Suite("CARenderer")
struct RendererTests {
    private func context(_ width: Int, _ height: Int) throws -> CGContext {
        try #require(
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
    }

    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> UInt32 {
        guard let image = context.makeImage() else { return 0 }
        return image.buffer.withPixels { $0[y * image.width + x] }
    }

    private func box(_ red: CGFloat, _ blue: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 4, y: 2, width: 10, height: 10)
        layer.backgroundColor = CGColor(red: red, green: 0, blue: blue, alpha: 1)
        return layer
    }

    @Test("a frame shows the tree at its time, and only what differs is drawn again", .claim("17.7"))
    func frames() throws {
        let context = try context(40, 20)
        ManualDisplay.run(size: CGSize(width: 1, height: 1)) { display in
            let renderer = CARenderer(context)
            let layer = box(1, 0)
            renderer.layer = layer
            renderer.beginFrame(atTime: 0, timeStamp: nil)
            #expect(renderer.updateBounds() == CGRect(x: 0, y: 0, width: 40, height: 20))
            renderer.render()
            #expect(renderer.nextFrameTime() == .infinity)
            renderer.endFrame()
            #expect(pixel(context, 4, 2) == 0xFF00_00FF)
            #expect(pixel(context, 14, 12) == 0)

            // Nothing has changed: nothing is drawn, over whatever is there.
            context.clear(CGRect(x: 0, y: 0, width: 40, height: 20))
            renderer.beginFrame(atTime: 0.1, timeStamp: nil)
            #expect(renderer.updateBounds() == .zero)
            renderer.render()
            renderer.endFrame()
            #expect(pixel(context, 5, 5) == 0)

            let move = CABasicAnimation(keyPath: "position.x")
            move.byValue = 20
            move.duration = 2
            layer.add(move, forKey: nil)
            display.advance(by: 0)
            renderer.beginFrame(atTime: 1, timeStamp: nil)
            #expect(renderer.nextFrameTime() == 1)
            let update = renderer.updateBounds()
            #expect(update.minX <= 4 && update.maxX >= 24 && update.width < 40)
            renderer.render()
            renderer.endFrame()
            #expect(pixel(context, 14, 5) == 0xFF00_00FF)
            #expect(pixel(context, 13, 5) == 0)

            renderer.beginFrame(atTime: 3, timeStamp: nil)
            #expect(renderer.nextFrameTime() == .infinity)
            renderer.render()
            renderer.endFrame()
            #expect(pixel(context, 4, 5) == 0xFF00_00FF)
            #expect(pixel(context, 14, 5) == 0)
        }
    }

    @Test("the update region grows by what is added and keeps what was not rendered", .claim("17.7"))
    func updates() throws {
        let context = try context(40, 20)
        ManualDisplay.run(size: CGSize(width: 1, height: 1)) { _ in
            let renderer = CARenderer(context)
            let layer = box(0, 1)
            renderer.layer = layer
            renderer.bounds = CGRect(x: 2, y: 1, width: 30, height: 15)
            renderer.beginFrame(atTime: 0, timeStamp: nil)
            renderer.render()
            renderer.endFrame()
            #expect(pixel(context, 2, 1) == 0xFFFF_0000)
            renderer.beginFrame(atTime: 0, timeStamp: nil)
            renderer.addUpdate(CGRect(x: 0, y: 0, width: 7, height: 3))
            #expect(renderer.updateBounds() == CGRect(x: 2, y: 1, width: 5, height: 2))
            renderer.endFrame()
            CATransaction.setDisableActions(true)
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            renderer.beginFrame(atTime: 0, timeStamp: nil)
            renderer.endFrame()
            renderer.beginFrame(atTime: 0, timeStamp: nil)
            #expect(renderer.updateBounds().contains(CGRect(x: 4, y: 2, width: 10, height: 10)))
            renderer.render()
            #expect(pixel(context, 2, 1) == 0xFF00_00FF)
        }
    }

    @Test("another destination gets all of the picture, also in another size")
    func destination() throws {
        let (first, second) = (try context(20, 20), try context(30, 16))
        ManualDisplay.run(size: CGSize(width: 1, height: 1)) { _ in
            let renderer = CARenderer(first)
            renderer.layer = box(1, 0)
            for context in [first, second] {
                renderer.setDestination(context)
                renderer.beginFrame(atTime: 0, timeStamp: nil)
                renderer.render()
                renderer.endFrame()
                #expect(pixel(context, 6, 6) == 0xFF00_00FF)
            }
            renderer.layer = nil
            renderer.beginFrame(atTime: 0, timeStamp: nil)
            renderer.render()
            #expect(pixel(second, 6, 6) == 0)
        }
    }

    @Test("delegates hear of starts and ends when a frame begins")
    func events() throws {
        final class Listener: NSObject, CAAnimationDelegate {
            var heard: [String] = []
            func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished: Bool) { heard.append("stop \(finished)") }
        }
        let context = try context(20, 20)
        ManualDisplay.run(size: CGSize(width: 1, height: 1)) { _ in
            let renderer = CARenderer(context)
            let layer = box(1, 0)
            renderer.layer = layer
            renderer.beginFrame(atTime: 0, timeStamp: nil)
            renderer.endFrame()
            let listener = Listener()
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.duration = 1
            fade.delegate = listener
            layer.add(fade, forKey: "fade")
            CATransaction.flush()
            renderer.beginFrame(atTime: 0.5, timeStamp: nil)
            #expect(listener.heard == ["start"])
            renderer.endFrame()
            renderer.beginFrame(atTime: 1.5, timeStamp: nil)
            #expect(listener.heard == ["start", "stop true"])
            #expect(layer.animation(forKey: "fade") == nil)
        }
    }

    @Test("a renderer outside of any display draws, too")
    func live() throws {
        let context = try context(20, 20)
        let renderer = CARenderer(context)
        renderer.layer = box(0, 1)
        renderer.beginFrame(atTime: CACurrentMediaTime(), timeStamp: nil)
        renderer.render()
        renderer.endFrame()
        #expect(pixel(context, 6, 6) == 0xFFFF_0000)
    }
}
