import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import Foundation
import Testing

/// What frames say about the work that they took.
@Suite("FrameStatistics")
struct FrameStatisticsTests {
    private let size = PixelSize(width: 100, height: 80)

    private func cards(_ count: Int) -> (scene: SceneBuilder, cards: [LayerID]) {
        var scene = SceneBuilder(width: 100, height: 80)
        var cards: [LayerID] = []
        for index in 0..<count {
            // Of different sizes, so that their shadows have nothing in common.
            let frame = CGRect(x: 3 + index * 9, y: 4, width: 8 + index, height: 20)
            cards.append(
                scene.add(frame, color: .red) {
                    $0.look.values.shadowOpacity = 1
                    $0.cornerRadius = 2
                }
            )
        }
        return (scene, cards)
    }

    @Test("layers, steps, pixels and surfaces are counted")
    func counts() {
        var (scene, cards) = cards(4)
        scene.change(cards[1]) {
            $0.opacity = 0.5
            $0.flags.insert(.masksToBounds)
        }
        let compositor = Compositor(threads: 1)
        let target = RenderTarget(compositor)
        let statistics = target.update(to: scene.scene, at: 0, size: size, scale: 1).statistics
        #expect(statistics.layers == 5)
        #expect(statistics.placedLayers == 5)
        #expect(statistics.evaluatedLayers == 0)
        #expect(statistics.drawOps > 8)
        #expect(statistics.offscreenPasses == 1)
        #expect(statistics.pixelsDrawn == 8000)
        #expect(statistics.peakSurfaceBytes > 32_000)
        #expect(target.statistics == statistics)
    }

    @Test("a kept shadow counts as found, and what was made and kept has its bytes")
    func cache() {
        var (scene, cards) = cards(3)
        let compositor = Compositor(threads: 1)
        let target = RenderTarget(compositor)
        func update() -> FrameStatistics {
            target.update(to: scene.scene, at: 0, size: size, scale: 1).statistics
        }
        let first = update()
        #expect(first.cacheMisses == 3 && first.cacheHits == 0)
        #expect(first.cacheBytes > 3 * 8 * 20 && first.cacheBytes < compositor.cacheBudget)
        for card in cards { scene.change(card) { $0.position.x += 3 } }
        let second = update()
        #expect(second.cacheHits == 3 && second.cacheMisses == 0)
        #expect(second.cacheBytes == first.cacheBytes)
        compositor.cacheBudget = first.cacheBytes / 2
        for card in cards { scene.change(card) { $0.position.x += 3 } }
        #expect(update().cacheBytes <= first.cacheBytes / 2)
        compositor.cacheBudget = 0
        for card in cards { scene.change(card) { $0.position.x += 3 } }
        let last = update()
        #expect(last.cacheHits == 0 && last.cacheMisses == 3 && last.cacheBytes == 0)
    }
}
