import AgateDisplay
import AgatePixels
import AgateScene
import AgateTestSupport
import CoreGraphics
import Dispatch
import Foundation
import QuartzCore
import Synchronization
import Testing

/// A layer that notes which tiles it is asked for, and paints each level in a colour of its own.
private class NotingLayer: CATiledLayer {
    struct Call: Hashable, Sendable {
        var area: CGRect
        var scale: CGFloat
        var isMain: Bool
    }

    private let calls = Mutex<[Call]>([])

    override class func fadeDuration() -> CFTimeInterval { 0 }

    override func draw(in ctx: CGContext) {
        let scale = abs(ctx.ctm.a)
        calls.withLock {
            $0.append(Call(area: ctx.boundingBoxOfClipPath, scale: scale, isMain: Thread.isMainThread))
        }
        let colors: [CGFloat: CGColor] = [
            4: CGColor(red: 1, green: 1, blue: 0, alpha: 1), 2: CGColor(red: 0, green: 1, blue: 0, alpha: 1),
            1: CGColor(red: 1, green: 0, blue: 0, alpha: 1),
            0.5: CGColor(red: 0, green: 0, blue: 1, alpha: 1),
        ]
        ctx.setFillColor(colors[scale] ?? .white)
        ctx.fill(ctx.boundingBoxOfClipPath)
    }

    func takeCalls() -> [Call] {
        calls.withLock { calls in
            defer { calls.removeAll() }
            return calls
        }
    }
}

private final class FadingLayer: NotingLayer {
    override class func fadeDuration() -> CFTimeInterval { 0.5 }
}

@Suite("Tiled layers")
struct TiledLayerTests {
    private func tiled<Layer: CATiledLayer>(_ layer: Layer, _ width: CGFloat, _ height: CGFloat) -> Layer {
        layer.anchorPoint = .zero
        layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        layer.tileSize = CGSize(width: 32, height: 32)
        layer.setNeedsDisplay()
        return layer
    }

    @Test(
        "however many tiles there would be, and at whatever level, a frame wants a bounded number of them",
        .claim("Q6.3"),
        arguments: [1, 3, 40],
        [CGFloat(1), 2, 1e30]
    )
    func boundOfTiles(levels: Int, scale: CGFloat) throws {
        for side in [
            CGSize(width: 1e6, height: 1e6), CGSize(width: 9e8, height: 1), CGSize(width: 40, height: 9e8),
        ] {
            let layer = tiled(CATiledLayer(), side.width, side.height)
            layer.tileSize = CGSize(width: 1, height: 1)
            layer.levelsOfDetail = levels
            layer.levelsOfDetailBias = levels
            layer.contentsScale = scale
            let grid = try #require(TileGrid(layer.values))
            for level in grid.scales.indices {
                let span = try #require(grid.span(showing: layer.bounds, level: level))
                #expect(span.count <= TileGrid.maxTiles && span.count > 0)
                let (first, last) = (span.places.first, span.places.last)
                // All of the layer is there.
                let shown = try grid.area(of: #require(first)).union(grid.area(of: #require(last)))
                #expect(shown.width >= side.width * 0.999 && shown.height >= side.height * 0.999)
            }
        }
    }

    @Test("a layer that shows few tiles has the levels that it asks for and no others", .claim("Q6.3"))
    func levelsOfPlainLayers() throws {
        let layer = tiled(CATiledLayer(), 500, 300)
        layer.levelsOfDetail = 3
        let grid = try #require(TileGrid(layer.values))
        #expect(grid.scales == [1, 0.5, 0.25] && grid.levelCount == 3)
        #expect(grid.level(for: 0.01) == 2)
        #expect(grid.span(showing: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), level: 0) == nil)
    }

    @Test(
        "numbers that are none, and huge ones, draw or draw nothing, and the display goes on",
        .claim("Q6.5"),
        arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, 0]
    )
    func hostile(number: CGFloat) {
        ManualDisplay.run(size: CGSize(width: 40, height: 30)) { display in
            let layer = tiled(NotingLayer(), 200, 100)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            let rects = [
                CGRect(x: number, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: number, height: 10),
                CGRect(x: number, y: number, width: number, height: number),
            ]
            for rect in rects {
                layer.setNeedsDisplay(rect)
                display.advance(by: 0.1)
                layer.bounds = rect
                display.advance(by: 0.1)
                layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
            }
            layer.tileSize = CGSize(width: number, height: number)
            display.advance(by: 0.1)
            layer.transform = CATransform3DMakeScale(number, number, 1)
            display.advance(by: 0.1)
            layer.transform = CATransform3DIdentity
            layer.tileSize = CGSize(width: 32, height: 32)
            layer.setNeedsDisplay()
            // Until the implicit animations from there have ended.
            display.advance(by: 1)
            #expect(pixel(display, 5, 5) >> 24 == 255)
        }
    }

    private func pixel(_ display: ManualDisplay, _ x: Int, _ y: Int) -> UInt32 {
        let image = display.makeImage()
        return image.buffer.withPixels { $0[y * image.width + x] }
    }

    @Test("only the tiles in view are drawn, each with its own part as the clip", .claim("15.14"))
    func inView() {
        ManualDisplay.run(size: CGSize(width: 64, height: 64)) { display in
            let layer = tiled(NotingLayer(), 100_000, 100_000)
            layer.position = CGPoint(x: -1000, y: -48)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            let calls = layer.takeCalls()
            let areas = Set(calls.map(\.area))
            #expect(calls.count == areas.count)
            // Columns 31, 32 and 33 at 992, 1024 and 1056; rows 1, 2 and 3.
            #expect(areas.count == 9)
            #expect(areas.contains(CGRect(x: 992, y: 32, width: 32, height: 32)))
            #expect(areas.contains(CGRect(x: 1056, y: 96, width: 32, height: 32)))
            #expect(pixel(display, 0, 0) == 0xFF00_00FF)
            // Moved by one tile, only the new column is drawn.
            layer.position.x -= 32
            display.advance(by: 0)
            display.advance(by: 1)
            #expect(Set(layer.takeCalls().map(\.area.minX)) == [1088])
        }
    }

    @Test(
        "the level of detail follows the zoom, with levels finer and coarser than the layer",
        .claim("15.14")
    )
    func levels() {
        ManualDisplay.run(size: CGSize(width: 64, height: 64)) { display in
            let layer = tiled(NotingLayer(), 400, 400)
            layer.levelsOfDetail = 3
            layer.levelsOfDetailBias = 1
            display.layer.addSublayer(layer)
            for (zoom, color) in [
                (1, 0xFF00_00FF), (2, 0xFF00_FF00), (3, 0xFF00_FF00), (0.5, 0xFFFF_0000), (0.6, 0xFF00_00FF),
                (0.1, 0xFFFF_0000),
            ] as [(CGFloat, UInt32)] {
                CATransaction.setDisableActions(true)
                layer.transform = CATransform3DMakeScale(zoom, zoom, 1)
                display.advance(by: 0.1)
                #expect(pixel(display, 20, 20) == color, "zoom \(zoom)")
            }
        }
    }

    @Test(
        "a zoom to 1:64 of a layer of 100 000 x 100 000 draws what the screen can show and keeps within the bound"
    )
    func farZoom() {
        ManualDisplay.run(size: CGSize(width: 256, height: 256)) { display in
            let layer = tiled(NotingLayer(), 100_000, 100_000)
            layer.tileSize = CGSize(width: 128, height: 128)
            layer.levelsOfDetail = 7
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            layer.transform = CATransform3DMakeScale(1.0 / 64, 1.0 / 64, 1)
            CATransaction.commit()
            display.advance(by: 0.5)
            _ = layer.takeCalls()
            display.advance(by: 1)
            let calls = layer.takeCalls()
            #expect(calls.contains { $0.scale == 1.0 / 64 })
            #expect(calls.count < 200)
            #expect(layer.tileCache.byteCount <= TileCache.byteLimit)
            #expect(pixel(display, 128, 128) == 0xFFFF_FFFF)
        }
    }

    @Test("tiles that are out of view are let go beyond the bound")
    func memory() {
        ManualDisplay.run(size: CGSize(width: 1024, height: 1024)) { display in
            let layer = tiled(NotingLayer(), 100_000, 100_000)
            layer.tileSize = CGSize(width: 512, height: 512)
            display.layer.addSublayer(layer)
            for step in 0..<40 {
                CATransaction.setDisableActions(true)
                layer.position.x = CGFloat(step) * -1024
                display.advance(by: 0.1)
            }
            #expect(layer.takeCalls().count >= 160)
            #expect(layer.tileCache.byteCount <= TileCache.byteLimit)
            #expect(layer.tileCache.byteCount > TileCache.byteLimit / 2)
        }
    }

    @Test("new tiles fade in from the time at which they are there", .claim("15.14"))
    func fade() {
        ManualDisplay.run(size: CGSize(width: 32, height: 32)) { display in
            let layer = tiled(FadingLayer(), 32, 32)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            #expect(pixel(display, 16, 16) == 0)
            display.advance(by: 0.25)
            #expect(abs(Int(pixel(display, 16, 16) >> 24) - 128) <= 1)
            display.advance(by: 0.25)
            #expect(pixel(display, 16, 16) == 0xFF00_00FF)
            // Tiles that are drawn anew are there at once.
            layer.setNeedsDisplay()
            display.advance(by: 0.01)
            #expect(pixel(display, 16, 16) == 0xFF00_00FF)
        }
    }

    @Test("while finer tiles fade in, coarser ones show through, and the sum is opaque all the way")
    func crossFade() {
        ManualDisplay.run(size: CGSize(width: 64, height: 64)) { display in
            let layer = tiled(FadingLayer(), 200, 200)
            layer.levelsOfDetail = 2
            layer.levelsOfDetailBias = 1
            display.layer.addSublayer(layer)
            display.advance(by: 1)
            CATransaction.setDisableActions(true)
            layer.transform = CATransform3DMakeScale(2, 2, 1)
            display.advance(by: 0)
            #expect(pixel(display, 20, 20) == 0xFF00_00FF)
            display.advance(by: 0.25)
            let half = pixel(display, 20, 20)
            #expect(half >> 24 == 255)
            #expect(abs(Int(half & 255) - 128) <= 1 && abs(Int(half >> 8 & 255) - 128) <= 1)
            display.advance(by: 0.25)
            #expect(pixel(display, 20, 20) == 0xFF00_FF00)
        }
    }

    @Test("a rectangle that is marked draws the tiles that it touches")
    func marked() {
        ManualDisplay.run(size: CGSize(width: 96, height: 96)) { display in
            let layer = tiled(NotingLayer(), 96, 96)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            #expect(layer.takeCalls().count == 9)
            layer.setNeedsDisplay(CGRect(x: 40, y: 40, width: 4, height: 30))
            display.advance(by: 0)
            #expect(
                Set(layer.takeCalls().map(\.area.origin)) == [CGPoint(x: 32, y: 32), CGPoint(x: 32, y: 64)]
            )
        }
    }

    @Test("tiles meet without a seam, turned and zoomed by any factor", arguments: [0.37, 0.9, 1.3])
    func seamless(_ zoom: CGFloat) {
        ManualDisplay.run(size: CGSize(width: 100, height: 100)) { display in
            let layer = tiled(NotingLayer(), 1000, 1000)
            layer.position = CGPoint(x: -60, y: -50)
            layer.transform = CATransform3DRotate(CATransform3DMakeScale(zoom, zoom, 1), 0.2, 0, 0, 1)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            let image = display.makeImage()
            let rough = image.buffer.withPixels { pixels in
                (0..<100 * 100).count { index in
                    index % 100 > 40 && index / 100 < 60 && index / 100 > 20 && pixels[index] >> 24 < 254
                }
            }
            #expect(rough == 0)
        }
    }

    @Test("a layer that is given contents shows them instead", .claim("13.5"))
    func contents() {
        ManualDisplay.run(size: CGSize(width: 32, height: 32)) { display in
            let layer = tiled(NotingLayer(), 32, 32)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            CATransaction.setDisableActions(true)
            let green = Array(repeating: UInt32(0xFF00_FF00), count: 4)
            layer.contents = CGImage(ImageBuffer(width: 2, height: 2, pixels: green))
            display.advance(by: 0)
            #expect(pixel(display, 16, 16) == 0xFF00_FF00)
        }
    }

    @Test("absurd sizes, levels and scales draw nothing or little, and do no harm")
    func hostile() {
        ManualDisplay.run(size: CGSize(width: 32, height: 32)) { display in
            let wild: [CGFloat] = [0, -5, 1e-300, 1e300, .infinity, .nan]
            for value in wild {
                let layer = tiled(NotingLayer(), 1000, 1000)
                layer.tileSize = CGSize(width: value, height: 20)
                layer.levelsOfDetail = value.isFinite && abs(value) < 1e9 ? Int(value) : .max
                layer.levelsOfDetailBias = value > 0 ? .max : .min
                layer.contentsScale = value
                layer.transform = CATransform3DMakeScale(value, 1, 1)
                display.layer.addSublayer(layer)
                let other = tiled(NotingLayer(), value, value)
                display.layer.addSublayer(other)
                display.advance(by: 0.5)
                _ = display.makeImage()
                layer.removeFromSuperlayer()
                other.removeFromSuperlayer()
            }
        }
    }

    @Test(
        "on a live display tiles are drawn in the background and handed over by themselves",
        .claim("15.14")
    )
    func background() {
        // Each look at this clock moves it on: a display whose time stands still draws one frame.
        let looks = Mutex(0.0)
        let display = LiveDisplay(size: CGSize(width: 64, height: 64), refreshRate: 1000) {
            looks.withLock { time in
                time += 0.001
                return time
            }
        }
        let context = DisplayContext.of(display)
        let layer = tiled(NotingLayer(), 64, 64)
        let arrived = DispatchSemaphore(value: 0)
        display.setFrameHandler { image, _ in
            let isDone = image.buffer.withPixels { pixels in
                (0..<64 * 64).allSatisfy { pixels[$0] == 0xFF00_00FF }
            }
            if isDone { arrived.signal() }
        }
        CATransaction.begin()
        context.rootLayer.addSublayer(layer)
        CATransaction.commit()
        #expect(arrived.wait(timeout: .now() + 20) == .success)
        let calls = layer.takeCalls()
        #expect(calls.count == 4)
        #expect(calls.allSatisfy { !$0.isMain })
        display.setFrameHandler(nil)
    }
}
