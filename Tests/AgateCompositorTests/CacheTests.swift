import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import Foundation
import Testing

/// What is kept from frame to frame, how much of it, and that nobody sees it.
@Suite("Caches of the compositor")
struct CacheTests {
    private let size = PixelSize(width: 80, height: 60)

    private func compositor(budget: Int) -> Compositor {
        let compositor = Compositor(threads: 1)
        compositor.cacheBudget = budget
        return compositor
    }

    private func frame(_ scene: SceneBuilder, _ compositor: Compositor) -> Frame {
        compositor.frame(of: scene.tree, at: 0, size: size, scale: 1)
    }

    // MARK: Images

    /// A checked image at about a third of its size, twice.
    private func images() -> SceneBuilder {
        let pixels = (0..<64 * 64).map { index -> UInt32 in
            (index / 5 + index / 448) % 2 == 0 ? 0xFF20_80F0 : 0x8000_4060
        }
        let image = CGImage(ImageBuffer(width: 64, height: 64, pixels: pixels))
        var scene = SceneBuilder(width: 80, height: 60)
        for (index, filter) in ["linear", "trilinear"].enumerated() {
            scene.add(CGRect(x: 5 + 30 * index, y: 8, width: 21, height: 23)) {
                $0.contents = .image(image)
                $0.contentsLook.values.minificationFilter = filter
            }
        }
        return scene
    }

    @Test("mip levels of images are kept within the budget, and not with the images")
    func mipLevels() {
        let scene = images()
        let (keeping, forgetting) = (compositor(budget: .max), compositor(budget: 0))
        let first = frame(scene, keeping)
        // Both layers have the same ones, which are found once for both.
        #expect(first.statistics.cacheMisses == 1 && first.statistics.cacheHits == 0)
        // Half, a quarter, and so forth.
        #expect(first.statistics.cacheBytes >= 4 * (32 * 32 + 16 * 16 + 8 * 8 + 4 * 4 + 2 * 2 + 1))
        #expect(first.statistics.cacheBytes < 4 * 64 * 64)
        let second = frame(scene, keeping)
        #expect(second.statistics.cacheMisses == 0 && second.statistics.cacheHits == 1)
        let other = frame(scene, forgetting)
        #expect(other.statistics.cacheBytes == 0)
        #expect(second.surface.isIdentical(to: first.surface))
        #expect(other.surface.isIdentical(to: first.surface))
        keeping.cacheBudget = 5000
        #expect(frame(scene, keeping).statistics.cacheBytes <= 5000)
    }

    // MARK: Shapes

    /// A star of many points.
    private func star(_ points: Int, radius: Double) -> Path {
        var path = Path()
        for index in 0..<points {
            let angle = Double(index) * 2 * .pi / Double(points)
            let reach = index % 2 == 0 ? radius : radius * 0.6
            let (sine, cosine) = PortableTrigonometry.sineAndCosine(angle)
            let point = CGPoint(x: radius + reach * cosine, y: radius + reach * sine)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }

    /// A star that is filled and has a dashed line around it.
    private func stars() -> (scene: SceneBuilder, star: LayerID) {
        var scene = SceneBuilder(width: 80, height: 60)
        var shape = ShapeValues.standard.values
        shape.path = star(50, radius: 14)
        shape.fillColor = .blue
        shape.strokeColor = .red
        shape.lineWidth = 1.5
        shape.lineDashPattern = [4, 2.5]
        let star = scene.add(CGRect(x: 10.3, y: 9.7, width: 28, height: 28)) {
            $0.kind = .shape(CopyOnWriteBox(shape))
            $0.opacity = 0.8
        }
        return (scene, star)
    }

    @Test("the coverage of a shape that moves by whole pixels is made once, and its bytes move with it")
    func moved() {
        var (scene, star) = stars()
        let (keeping, forgetting) = (compositor(budget: .max), compositor(budget: 0))
        let start = frame(scene, forgetting).surface
        // Drawn once, nothing is kept of it but a note.
        let first = frame(scene, keeping)
        #expect(first.statistics.cacheMisses == 2 && first.statistics.cacheBytes < 4000)
        #expect(first.surface.isIdentical(to: start))
        for step in 1..<6 {
            scene.change(star) {
                $0.position.x += 3
                $0.position.y -= 1
            }
            let kept = frame(scene, keeping)
            #expect(kept.statistics.cacheMisses == (step == 1 ? 2 : 0))
            #expect(kept.statistics.cacheHits == (step == 1 ? 0 : 2))
            #expect(kept.surface.isIdentical(to: frame(scene, forgetting).surface), "step \(step)")
            for y in 0..<40 {
                for x in 0..<50 {
                    #expect(kept.surface[x + 3 * step, y + 5 - step] == start[x, y + 5], "\(x), \(y)")
                }
            }
        }
    }

    @Test("a shape that is another one in each frame leaves notes, and no coverage")
    func changing() {
        var (scene, star) = stars()
        let (keeping, forgetting) = (compositor(budget: .max), compositor(budget: 0))
        for step in 0..<8 {
            scene.change(star) {
                guard case .shape(var shape) = $0.kind else { return }
                shape.values.strokeEnd = 0.3 + 0.05 * CGFloat(step)
                $0.kind = .shape(shape)
                $0.position.x += 0.37
            }
            let kept = frame(scene, keeping)
            #expect(kept.statistics.cacheHits == 0 && kept.statistics.cacheBytes < 2500 * (step + 1))
            #expect(kept.surface.isIdentical(to: frame(scene, forgetting).surface))
        }
    }

    @Test("kept coverage gives the bytes of a path that is filled, in bands and parts and under groups")
    func parts() {
        var (scene, star) = stars()
        scene.change(star) { $0.space.values.transform = CATransform3DMakeRotation(0.4, 0, 0, 1) }
        let around = scene.add(CGRect(x: 12, y: 20, width: 40, height: 25), color: .green) {
            $0.opacity = 0.7
            $0.flags.insert(.masksToBounds)
            $0.cornerRadius = 8
        }
        var shape = ShapeValues.standard.values
        shape.path = self.star(64, radius: 16)
        shape.fillRule = .evenOdd
        shape.fillColor = CGColor(red: 1, green: 0.8, blue: 0, alpha: 0.5)
        scene.add(CGRect(x: -4.5, y: 6, width: 32, height: 32), to: around) {
            $0.kind = .shape(CopyOnWriteBox(shape))
            $0.look.values.shadowOpacity = 0.5
        }
        let expected = frame(scene, compositor(budget: 0)).surface
        let banded = Compositor(threads: 3, bandHeight: 7)
        for _ in 0..<3 { #expect(frame(scene, banded).surface.isIdentical(to: expected)) }
    }

    // MARK: Groups

    /// Two overlapping boxes in a rounded card that cuts them, masked by a gradient.
    private func group() -> (scene: SceneBuilder, card: LayerID, box: LayerID, mover: LayerID) {
        var scene = SceneBuilder(width: 80, height: 60)
        scene.add(CGRect(x: 30.5, y: 5, width: 30, height: 50), color: .white)
        let card = scene.add(CGRect(x: 10.4, y: 8.2, width: 44, height: 40), color: .red) {
            $0.opacity = 0.8
            $0.cornerRadius = 9
            $0.flags.insert(.masksToBounds)
            $0.look.values.shadowOpacity = 0.6
        }
        let box = scene.add(CGRect(x: -5, y: 6, width: 30, height: 12), to: card, color: .blue)
        scene.add(CGRect(x: 12, y: 12, width: 40, height: 12), to: card, color: .green) { $0.opacity = 0.5 }
        scene.mask(card, CGRect(x: 0, y: 0, width: 44, height: 36)) {
            var gradient = GradientValues.standard.values
            gradient.colors = [.black, CGColor(red: 0, green: 0, blue: 0, alpha: 0.2)]
            $0.kind = .gradient(CopyOnWriteBox(gradient))
        }
        let mover = scene.add(CGRect(x: 0, y: 20, width: 12, height: 12), color: .white)
        return (scene, card, box, mover)
    }

    @Test("a group that stays as it is and fades, or is passed by something, is drawn once")
    func fading() {
        var (scene, card, box, mover) = group()
        let (keeping, forgetting) = (compositor(budget: .max), compositor(budget: 0))
        let target = RenderTarget(keeping)
        func check(_ name: String) -> FrameStatistics {
            let kept = target.update(to: scene.scene, at: 0, size: size, scale: 1)
            #expect(kept.surface.isIdentical(to: frame(scene, forgetting).surface), "\(name)")
            return kept.statistics
        }
        _ = check("first")
        for step in 0..<6 {
            scene.change(card) { $0.opacity -= 0.1 }
            let statistics = check("fading \(step)")
            // The second time it is made, from then on it is found.
            #expect(step == 0 || statistics.offscreenPasses == 1, "fading \(step)")
        }
        for step in 0..<4 {
            scene.change(mover) { $0.position.x += 7 }
            // None where all that is drawn of the group lies behind what passes.
            #expect(check("passing \(step)").offscreenPasses <= 1)
        }
        for step in 0..<3 {
            scene.change(box) { $0.position.x += 1 }
            #expect(check("changing \(step)").offscreenPasses > 1)
        }
        scene.change(card) { $0.backgroundColor = .blue }
        #expect(check("colour").offscreenPasses > 1)
        scene.change(card) { $0.position.y += 1 }
        #expect(check("place").offscreenPasses > 1)
    }
}
