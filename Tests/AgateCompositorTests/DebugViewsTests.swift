import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import Foundation
import Testing

@Suite("DebugViews")
struct DebugViewsTests {
    private let size = PixelSize(width: 40, height: 30)
    private let compositor = Compositor(threads: 1)

    /// A box at (2, 2) and one that lies half over it, both 10 by 10.
    private func boxes() -> (scene: SceneBuilder, upper: LayerID) {
        var scene = SceneBuilder(width: 40, height: 30)
        scene.add(CGRect(x: 2, y: 2, width: 10, height: 10), color: .red)
        let upper = scene.add(CGRect(x: 7, y: 2, width: 10, height: 10), color: .red)
        return (scene, upper)
    }

    private func picture(_ scene: SceneBuilder, _ views: DebugViews) -> (plain: Surface, shown: Surface) {
        let target = RenderTarget(compositor)
        let frame = target.update(to: scene.scene, at: 0, size: size, scale: 1)
        return (frame.surface, target.surface(showing: views) ?? frame.surface)
    }

    /// The pixels of the first row with a condition.
    private func columns(_ surface: Surface, row: Int, where matches: (UInt32, Int) -> Bool) -> [Int] {
        (0..<surface.width).filter { matches(surface.pixels[row * surface.width + $0], $0) }
    }

    @Test("without any view the picture is the frame's own")
    func none() {
        let (plain, shown) = picture(boxes().scene, [])
        #expect(plain === shown)
    }

    @Test("overdraw tints the pixels that are painted twice, and no others")
    func overdraw() {
        var (scene, upper) = boxes()
        // What lies behind something opaque is not painted at all.
        let (covered, untinted) = picture(scene, .overdraw)
        #expect(covered.isIdentical(to: untinted))
        scene.change(upper) { $0.opacity = 0.5 }
        let (plain, shown) = picture(scene, .overdraw)
        let tinted = columns(shown, row: 5) { pixel, x in pixel != plain.pixels[5 * plain.width + x] }
        #expect(tinted == Array(7..<12))
        #expect(plain !== shown)
    }

    @Test("offscreen marks the pixels of groups")
    func offscreen() {
        var (scene, upper) = boxes()
        let unmarked = picture(scene, .offscreen)
        #expect(unmarked.plain.isIdentical(to: unmarked.shown))
        scene.change(upper) { $0.opacity = 0.5 }
        scene.add(CGRect(x: 1, y: 1, width: 5, height: 5), to: upper, color: .blue)
        let (plain, shown) = picture(scene, .offscreen)
        let marked = columns(shown, row: 5) { pixel, x in pixel != plain.pixels[5 * plain.width + x] }
        #expect(marked == Array(7..<17))
    }

    @Test("damage tints what differs from the frame before, and the frame itself stays clean")
    func damage() {
        var (scene, upper) = boxes()
        let target = RenderTarget(compositor)
        func update() -> Frame {
            target.update(to: scene.scene, at: 0, size: size, scale: 1)
        }
        let first = update()
        let all = target.surface(showing: .damage) ?? first.surface
        #expect(columns(all, row: 29) { pixel, _ in pixel != 0 }.count == 40)
        scene.change(upper) { $0.backgroundColor = .blue }
        let second = update()
        let shown = target.surface(showing: .damage) ?? second.surface
        let tinted = columns(shown, row: 5) { pixel, x in pixel != second.surface.pixels[5 * 40 + x] }
        #expect(tinted == Array(7..<17))
        let clean = compositor.frame(of: scene.tree, at: 0, size: size, scale: 1).surface
        #expect(second.surface.isIdentical(to: clean))
    }

    @Test("layers are outlined, and their insides stay as they are")
    func layers() {
        let (plain, shown) = picture(boxes().scene, .layers)
        let changed = columns(shown, row: 6) { pixel, x in pixel != plain.pixels[6 * plain.width + x] }
        // The lines lie on the borders: half a pixel on each side.
        #expect(Set([1, 2, 6, 7, 11, 12, 16, 17]).isSubset(of: changed))
        #expect(!changed.contains(9) && !changed.contains(4) && !changed.contains(25))
    }

    @Test("every view has a name")
    func names() {
        let all = DebugViews.named.reduce(into: DebugViews()) { $0.insert($1.view) }
        #expect(all.rawValue == 1023)
        #expect(DebugViews(words: "layers,frame-bar") == [.layers, .frameBar])
        #expect(DebugViews(words: "layers,") == nil)
        #expect(DebugViews(words: "nothing") == nil)
    }
}
