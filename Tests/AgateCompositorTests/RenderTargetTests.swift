import AgateCompositor
import AgateDisplay
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTiming
import Foundation
import Testing

/// What a display keeps from frame to frame, and for how long.
@Suite("Render targets")
struct RenderTargetTests {
    private let size = PixelSize(width: 40, height: 30)

    private func scene() -> (scene: SceneBuilder, box: LayerID) {
        var scene = SceneBuilder(width: 40, height: 30)
        let box = scene.add(CGRect(x: 5, y: 5, width: 20, height: 20), color: .red)
        return (scene, box)
    }

    /// A client that notes what it is told.
    private final class Client: DisplayClient {
        var told: [RenderEvent] = []
        var needsTurns: Bool { false }
        func commitPendingChanges(at time: Double) {}
        func deliver(_ events: [RenderEvent], at time: Double) { told += events }
        func runQueuedBlocks(at time: Double) {}
        func refresh(_ timing: RefreshTiming) {}
        func displayEnds() {}
        func displayDidResize(from oldSize: CGSize) {}
    }

    @Test("telling of the end of an animation leaves the frame that shows it valid")
    func events() {
        var (builder, box) = scene()
        var fade = builder.animation(.opacity, from: .number(0), to: .number(0.5), duration: 1)
        fade.isRemovedOnCompletion = false
        fade.timing.fillMode = .both
        let display = RequestedDisplay(size: CGSize(width: 40, height: 30)) { 0 }
        let client = Client()
        display.client = client
        display.scene = builder.scene
        var commit = Commit(time: 0)
        commit.operations = [.setAnimations(box, [fade])]
        display.receive(commit)
        let shown = display.draw(at: 2)
        #expect(!shown.damage.isEmpty)
        let number = display.target.frame?.number
        display.deliverEvents(at: 2)
        #expect(client.told == [.started(box, fade.id), .finished(box, fade.id)])
        let later = display.draw(at: 3)
        #expect(later.picture === shown.picture && later.damage.isEmpty)
        #expect(display.target.frame?.number == number)
    }

    @Test("a frame that somebody holds keeps its pixels; one that nobody holds is drawn over")
    func surfaces() {
        var (builder, box) = scene()
        let target = RenderTarget(Compositor(threads: 1))
        let held = target.update(to: builder.scene, at: 0, size: size, scale: 1)
        let before = held.surface.makeImage()
        builder.change(box) { $0.position.x += 4 }
        let moved = ObjectIdentifier(target.update(to: builder.scene, at: 0, size: size, scale: 1).surface)
        #expect(moved != ObjectIdentifier(held.surface))
        before.withPixels { pixels in
            #expect((0..<held.surface.count).allSatisfy { held.surface.pixels[$0] == pixels[$0] })
        }
        builder.change(box) { $0.position.x += 4 }
        let again = ObjectIdentifier(target.update(to: builder.scene, at: 0, size: size, scale: 1).surface)
        #expect(again == moved)
    }

    @Test("after a reset a target knows nothing, and its picture is the same")
    func reset() {
        let (builder, _) = scene()
        let target = RenderTarget(Compositor(threads: 1))
        let first = target.update(to: builder.scene, at: 0, size: size, scale: 1)
        target.reset()
        #expect(target.frame == nil)
        #expect(!target.shows(builder.tree, at: 0, size: size, scale: 1))
        let second = target.update(to: builder.scene, at: 0, size: size, scale: 1)
        #expect(second.number != first.number && second.statistics.placedLayers == 2)
        #expect(second.surface.isIdentical(to: first.surface))
    }

    @Test("a target that is given another scene in between draws each as it is")
    func anotherScene() {
        var (builder, box) = scene()
        var other = SceneBuilder(width: 40, height: 30)
        other.add(CGRect(x: 1, y: 2, width: 7, height: 8), color: .blue)
        let target = RenderTarget(Compositor(threads: 1))
        for step in 0..<3 {
            builder.change(box) { $0.position.y += CGFloat(step) }
            let mine = target.update(to: builder.scene, at: 0, size: size, scale: 1)
            #expect(mine.surface.isIdentical(to: builder.picture()))
            let others = target.update(to: other.scene, at: 0, size: size, scale: 1)
            #expect(others.surface.isIdentical(to: other.picture()))
        }
    }
}
