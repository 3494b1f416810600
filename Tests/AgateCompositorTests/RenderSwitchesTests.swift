import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import Foundation
import Testing

@Suite("Switches that make everything anew")
struct RenderSwitchesTests {
    private static let size = PixelSize(CGSize(width: 64, height: 48), scale: 1)

    /// Boxes with shadows and corners, and one that moves.
    private static func frames(_ compositor: Compositor) -> [(picture: Surface, statistics: FrameStatistics)]
    {
        var scene = SceneBuilder(width: 64, height: 48)
        for index in 0..<4 {
            scene.add(CGRect(x: 2 + 15 * CGFloat(index), y: 20, width: 10, height: 12), color: .red) {
                $0.cornerRadius = 3
                $0.look.values.shadowOpacity = 1
                $0.look.values.shadowRadius = 2
            }
        }
        let mover = scene.add(CGRect(x: 0, y: 2, width: 8, height: 8), color: .blue)
        let target = RenderTarget(compositor)
        return (0..<4).map { step in
            scene.change(mover) { $0.position.x = CGFloat(4 + 6 * step) }
            let frame = target.update(to: scene.scene, at: Double(step), size: size, scale: 1)
            return (frame.surface, frame.statistics)
        }
    }

    @Test(
        "no picture depends on a switch",
        arguments: [
            RenderSwitches.placesAnew, .drawsWhole, .keepsNothing, .takesNoShortCuts,
            [.placesAnew, .drawsWhole, .keepsNothing, .takesNoShortCuts],
        ]
    )
    func pictures(switches: RenderSwitches) {
        let plain = Self.frames(Compositor(threads: 1, switches: []))
        let switched = Self.frames(Compositor(threads: 1, switches: switches))
        for (index, pair) in zip(plain, switched).enumerated() {
            #expect(pair.0.picture.isIdentical(to: pair.1.picture), "frame \(index)")
        }
    }

    @Test("without switches a moving layer is placed and drawn alone, from things that were kept")
    func plain() throws {
        let last = try #require(Self.frames(Compositor(threads: 1, switches: [])).last).statistics
        #expect(last.placedLayers < last.layers)
        #expect(last.pixelsDrawn < 64 * 48 / 2)
        #expect(last.cacheBytes > 0)
    }

    @Test("each switch does one thing anew, and the others as ever")
    func effects() throws {
        func last(_ switches: RenderSwitches) throws -> FrameStatistics {
            try #require(Self.frames(Compositor(threads: 1, switches: switches)).last).statistics
        }
        let placed = try last(.placesAnew)
        #expect(placed.placedLayers == placed.layers)
        #expect(placed.pixelsDrawn < 64 * 48 / 2)
        #expect(placed.cacheBytes > 0)
        let drawn = try last(.drawsWhole)
        #expect(drawn.placedLayers < drawn.layers)
        #expect(drawn.pixelsDrawn == 64 * 48)
        let kept = try last(.keepsNothing)
        #expect(kept.cacheBytes == 0 && kept.cacheHits == 0)
        #expect(kept.placedLayers < kept.layers)
        #expect(kept.pixelsDrawn < 64 * 48 / 2)
        let plain = try last(.takesNoShortCuts)
        #expect(plain.placedLayers < plain.layers)
        #expect(plain.pixelsDrawn < 64 * 48 / 2)
        #expect(plain.cacheBytes > 0)
    }

    @Test("without short cuts one thing that fades has a picture of its own, and what is hidden is drawn too")
    func shortCuts() {
        var scene = SceneBuilder(width: 64, height: 48)
        scene.add(CGRect(x: 4, y: 4, width: 20, height: 20), color: .red)
        scene.add(CGRect(x: 2, y: 2, width: 40, height: 40), color: .blue)
        scene.add(CGRect(x: 10, y: 10, width: 20, height: 20), color: .green) { $0.opacity = 0.5 }
        func statistics(_ switches: RenderSwitches) -> FrameStatistics {
            Compositor(threads: 1, switches: switches).frame(of: scene.tree, at: 0, size: Self.size, scale: 1)
                .statistics
        }
        let (short, plain) = (statistics([]), statistics(.takesNoShortCuts))
        // The red box is hidden; the green one has a group, which begins and ends.
        #expect(plain.drawOps == short.drawOps + 3)
    }

    @Test("compositors that are made where a test asks for switches have them")
    func current() {
        let size = Self.size
        #expect(RenderSwitches.current == .environment)
        RenderSwitches.$current.withValue(.keepsNothing) {
            let compositor = Compositor(threads: 1)
            compositor.cacheBudget = 1 << 20
            #expect(compositor.cacheBudget == 0 && size.width == 64)
        }
    }

    @Test("a compositor that keeps nothing does so with any budget")
    func budget() {
        var compositor = Compositor(threads: 1, switches: .keepsNothing)
        compositor.cacheBudget = 1 << 20
        #expect(compositor.cacheBudget == 0)
        #expect(Self.frames(compositor).last?.statistics.cacheBytes == 0)
        compositor = Compositor(threads: 1, switches: [])
        compositor.cacheBudget = 1 << 20
        #expect(compositor.cacheBudget == 1 << 20)
    }

    @Test("the environment names the switches; other values switch nothing")
    func environment() {
        #expect(RenderSwitches(environment: [:]) == [])
        #expect(RenderSwitches(environment: ["AGATE_PLACE": "anew"]) == .placesAnew)
        #expect(RenderSwitches(environment: ["AGATE_PLAN": "plain"]) == .takesNoShortCuts)
        #expect(
            RenderSwitches(environment: ["AGATE_CACHE": "none", "AGATE_DRAW": "whole"])
                == [.keepsNothing, .drawsWhole]
        )
        #expect(RenderSwitches(environment: ["AGATE_CACHE": "1", "AGATE_PLACE": ""]) == [])
    }
}
