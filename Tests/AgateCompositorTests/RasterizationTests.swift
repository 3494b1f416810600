import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import Foundation
import Testing

@Suite("Layers through bitmaps, and hard edges")
struct RasterizationTests {
    private func picture(
        _ frame: CGRect,
        scale: CGFloat = 1,
        _ body: (inout LayerValues) -> Void = { _ in }
    ) -> SceneBuilder {
        var scene = SceneBuilder(width: 60, height: 60)
        let box = scene.add(frame, color: .red) {
            $0.cornerRadius = 6
            $0.look.values.shadowOpacity = 0.5
            body(&$0)
        }
        scene.add(CGRect(x: 5, y: 5, width: 20, height: 8), to: box, color: .white)
        scene.add(CGRect(x: 15, y: 10, width: 20, height: 8), to: box, color: .blue) { $0.opacity = 0.5 }
        return scene
    }

    private static let frame = CGRect(x: 12, y: 14, width: 30, height: 28)

    @Test("a bitmap whose pixels are the display's needs no pass and shows no difference", .claim("14.9"))
    func aligned() {
        let plain = picture(Self.frame)
        let rasterized = picture(Self.frame) { $0.flags.insert(.shouldRasterize) }
        #expect(plain.picture().isIdentical(to: rasterized.picture()))
        let double = picture(Self.frame) {
            $0.flags.insert(.shouldRasterize)
            $0.look.values.rasterizationScale = 2
        }
        #expect(double.picture(scale: 2).isIdentical(to: plain.picture(scale: 2)))
    }

    @Test("a bitmap half a pixel aside is the same but for the sampling", .claim("14.9"))
    func shifted() {
        let whole = picture(Self.frame).picture()
        let half = picture(Self.frame.offsetBy(dx: 0.5, dy: 0)) { $0.flags.insert(.shouldRasterize) }
        let found = half.picture()
        for y in 0..<60 {
            for x in 1..<60 {
                let mean = (whole.bytes(x, y) &+ whole.bytes(x - 1, y))
                let difference = (mean &- found.bytes(x, y) &* 2)
                #expect(isClose(difference, .zero, within: 3), "\(x), \(y)")
            }
        }
    }

    @Test("a coarse bitmap shows its pixels as squares, and opacity comes after it", .claim("14.9"))
    func coarse() {
        var scene = SceneBuilder(width: 40, height: 40)
        let box = scene.add(CGRect(x: 4, y: 4, width: 32, height: 32), color: .red) {
            $0.flags.insert(.shouldRasterize)
            $0.look.values.rasterizationScale = 0.125
            $0.contentsLook.values.magnificationFilter = "nearest"
            $0.opacity = 0.5
        }
        scene.add(CGRect(x: 0, y: 0, width: 20, height: 32), to: box, color: .white)
        let found = scene.picture()
        #expect(found.hex(5, 20) == found.hex(18, 30))
        #expect(found.bytes(5, 20).y == 128)
        // The third column of four is half white.
        #expect(abs(found.bytes(20, 20).y - 64) <= 1)
        #expect(found.hex(20, 20) == found.hex(27, 12))
        #expect(found.hex(28, 20) == "#80000080")
    }

    @Test("what changes inside of a bitmap is drawn again, and bands make no difference")
    func damage() {
        var scene = picture(Self.frame) {
            $0.flags.insert(.shouldRasterize)
            $0.look.values.rasterizationScale = 0.4
            $0.space.values.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
        }
        let mover = scene.add(CGRect(x: 3, y: 3, width: 5, height: 5), to: scene.tree.layer(1), color: .green)
        let compositor = Compositor(threads: 1)
        let target = RenderTarget(compositor)
        let size = PixelSize(CGSize(width: 60, height: 60), scale: 1)
        for step in 0..<8 {
            scene.change(mover) { $0.position.x += 3 }
            let drawn = target.update(to: scene.scene, at: 0, size: size, scale: 1)
            #expect(drawn.surface.isIdentical(to: scene.picture()), "step \(step)")
        }
        let banded = scene.picture(compositor: Compositor(threads: 3, bandHeight: 7))
        #expect(banded.isIdentical(to: scene.picture()))
    }

    @Test("bitmaps in bitmaps, and scales that make no sense, do no harm")
    func harm() {
        var scene = SceneBuilder(width: 40, height: 40)
        var parent = scene.root
        for depth in 0..<50 {
            parent = scene.add(CGRect(x: 0, y: 0, width: 40, height: 40), to: parent, color: .red) {
                $0.flags.insert(.shouldRasterize)
                $0.look.values.rasterizationScale = [0.9, 0, -1, .nan, .infinity, 1e9, 1e-9][depth % 7]
            }
        }
        #expect(scene.picture().bytes(20, 20).w > 0)
    }

    @Test("edges are antialiased one by one", .claim("14.12"))
    func edges() {
        func found(_ mask: UInt32) -> Surface {
            var scene = SceneBuilder(width: 20, height: 20)
            scene.add(CGRect(x: 4.25, y: 4.25, width: 10.5, height: 10.5), color: .white) {
                $0.look.values.edgeAntialiasingMask = mask
            }
            return scene.picture()
        }
        // Left, right, bottom (least y) and top, each three quarters of a pixel covered.
        let soft = 191
        for mask in UInt32(1)..<15 {
            let picture = found(mask)
            let edges = [
                picture.bytes(4, 9).w, picture.bytes(14, 9).w, picture.bytes(9, 4).w, picture.bytes(9, 14).w,
            ]
            for (index, alpha) in edges.enumerated() {
                let expected = mask >> UInt32(index) & 1 == 1 ? soft : 255
                #expect(abs(alpha - expected) <= 1, "mask \(mask), edge \(index): \(alpha)")
            }
            #expect(picture.bytes(3, 9).w == 0 && picture.bytes(15, 9).w == 0)
        }
    }

    @Test("a tree tells which of its layers are drawn off-screen, and why")
    func reasons() {
        var scene = SceneBuilder(width: 60, height: 60)
        let plain = scene.add(CGRect(x: 0, y: 0, width: 30, height: 30), color: .red) { $0.opacity = 0.5 }
        let group = scene.add(CGRect(x: 0, y: 0, width: 30, height: 30), color: .red) { $0.opacity = 0.5 }
        scene.add(CGRect(x: 5, y: 5, width: 40, height: 40), to: group, color: .blue)
        let masked = scene.add(CGRect(x: 0, y: 0, width: 30, height: 30), color: .red) {
            $0.look.values.filters = FilterList([FilterValues(.colorInvert)])
        }
        scene.mask(masked, CGRect(x: 0, y: 0, width: 9, height: 9))
        let round = scene.add(CGRect(x: 0, y: 0, width: 30, height: 30), color: .red) {
            $0.cornerRadius = 9
            $0.flags.insert(.masksToBounds)
            $0.look.values.compositingFilter = CompositingFilter(name: "multiply")
        }
        scene.add(CGRect(x: 5, y: 5, width: 40, height: 40), to: round, color: .blue)
        let reasons = Compositor.offscreenReasons(of: scene.tree, at: 0, scale: 1)
        #expect(reasons[plain] == nil)
        #expect(reasons[group] == .groupOpacity)
        #expect(reasons[masked] == [.mask, .filters])
        #expect(reasons[masked]?.texts == ["mask", "filters"])
        #expect(reasons[round] == [.clip, .blendMode])
        #expect(reasons.count == 3)
    }

    @Test(
        "layers that look alike have one bitmap, which is kept while they move and changes no byte",
        .claim("14.9")
    )
    func kept() {
        var scene = SceneBuilder(width: 120, height: 60)
        let boxes = (0..<3).map { index in
            let box = scene.add(
                CGRect(x: 10.3 + 30 * Double(index), y: 12.6, width: 24, height: 20),
                color: .red
            ) {
                $0.cornerRadius = 5
                $0.look.values.shadowOpacity = 0.4
                $0.flags.insert(.shouldRasterize)
            }
            scene.add(CGRect(x: 3, y: 4, width: 9, height: 9), to: box, color: .blue) { $0.opacity = 0.5 }
            return box
        }
        let (keeping, forgetting) = (Compositor(threads: 1), Compositor(threads: 1))
        forgetting.cacheBudget = 0
        func frame(_ compositor: Compositor) -> Frame {
            compositor.frame(of: scene.tree, at: 0, size: PixelSize(width: 120, height: 60), scale: 1)
        }
        // A bitmap, the shadow in it, and the bitmap between pixels.
        let first = frame(keeping)
        #expect(first.statistics.cacheMisses == 3 && first.statistics.cacheHits == 2)
        #expect(first.statistics.offscreenPasses == 3)
        for box in boxes { scene.change(box) { $0.position.x += 1.3 } }
        let moved = frame(keeping)
        #expect(moved.statistics.cacheMisses == 1 && moved.statistics.cacheHits == 5)
        #expect(moved.surface.isIdentical(to: frame(forgetting).surface))
        for box in boxes { scene.change(box) { $0.position.x += 6.98 } }
        let again = frame(keeping)
        #expect(again.statistics.cacheMisses == 0 && again.statistics.cacheHits == 3)
        #expect(again.surface.isIdentical(to: frame(forgetting).surface))
        scene.change(boxes[1]) { $0.cornerRadius = 6 }
        let changed = frame(keeping)
        #expect(changed.statistics.cacheMisses == 3)
        #expect(changed.surface.isIdentical(to: frame(forgetting).surface))
    }

    /// A bitmap with soft and hard parts, somewhere between pixels.
    private func placed(_ offset: CGPoint, _ body: (inout LayerValues) -> Void = { _ in }) -> SceneBuilder {
        var scene = picture(Self.frame.offsetBy(dx: offset.x, dy: offset.y)) {
            $0.flags.insert(.shouldRasterize)
            $0.opacity = 0.9
            body(&$0)
        }
        scene.add(CGRect(x: 20, y: 30, width: 30, height: 9), color: .green) { $0.opacity = 0.6 }
        return scene
    }

    @Test("a bitmap lies on a grid of quarters of a pixel, the same whatever is kept", .claim("14.9"))
    func grid() {
        let (keeping, forgetting) = (Compositor(threads: 2, bandHeight: 13), Compositor(threads: 1))
        keeping.cacheBudget = .max
        forgetting.cacheBudget = 0
        for step in 0..<32 {
            let offset = CGPoint(x: 0.25 * Double(step % 4), y: 0.25 * Double(step / 4) - 1)
            guard step % 4 > 0 || step / 4 % 4 > 0 else { continue }
            let found = placed(offset).picture(compositor: keeping)
            #expect(found.isIdentical(to: placed(offset).picture(compositor: forgetting)), "\(offset)")
            for error in [-0.12, 0.12] {
                let near = CGPoint(x: offset.x + error, y: offset.y - error)
                #expect(placed(near).picture(compositor: forgetting).isIdentical(to: found), "\(near)")
            }
        }
    }

    @Test("a bitmap on the grid takes what is sampled at that place", .claim("14.9"))
    func sampled() {
        for filter in ["linear", "nearest", "trilinear"] {
            // A transform of no effect to the eye keeps the bitmap off the grid.
            let offset = CGPoint(x: 3.25, y: -2.75)
            let found = placed(offset) { $0.contentsLook.values.magnificationFilter = filter }.picture()
            let exact = placed(offset) {
                $0.contentsLook.values.magnificationFilter = filter
                $0.space.values.transform = CATransform3DMakeRotation(1e-9, 0, 0, 1)
            }.picture()
            var largest = 0
            for y in 0..<60 {
                for x in 0..<60 {
                    let difference = found.bytes(x, y) &- exact.bytes(x, y)
                    for part in 0..<4 { largest = max(largest, abs(difference[part])) }
                }
            }
            #expect(largest <= 2, "\(filter)")
        }
    }

    @Test("what moves over and under a bitmap on the grid is drawn as from nothing")
    func partial() {
        var scene = placed(CGPoint(x: 0.3, y: 0.8))
        let box = scene.tree.layer(1)
        let mover = scene.add(CGRect(x: 3, y: 3, width: 5, height: 5), to: box, color: .green)
        let compositor = Compositor(threads: 1)
        let target = RenderTarget(compositor)
        let size = PixelSize(width: 60, height: 60)
        for step in 0..<12 {
            if step % 3 == 0 { scene.change(mover) { $0.position.x += 2 } }
            scene.change(box) { $0.position.x += 0.17 }
            let drawn = target.update(to: scene.scene, at: 0, size: size, scale: 1)
            #expect(drawn.surface.isIdentical(to: scene.picture()), "step \(step)")
        }
    }
}

extension RenderTree {
    /// A layer by its slot.
    fileprivate func layer(_ slot: Int32) -> LayerID { LayerID(slot: slot, generation: 1) }
}
