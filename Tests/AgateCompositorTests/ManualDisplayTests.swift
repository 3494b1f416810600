import AgateCompositor
import AgateDisplay
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

/// A client that writes down what a display asks of it.
private final class RecordingClient: DisplayClient {
    func displayEnds() {}

    var log: [String] = []
    var needsTurns = false
    var onRefresh: (() -> Void)?
    var onCommit: (() -> Void)?

    func commitPendingChanges(at time: Double) {
        log.append("commit \(short(time))")
        onCommit?()
    }

    func deliver(_ events: [RenderEvent], at time: Double) {
        for event in events {
            switch event {
            case .started: log.append("start \(short(time))")
            case .finished: log.append("stop \(short(time))")
            }
        }
    }

    func runQueuedBlocks(at time: Double) { log.append("blocks \(short(time))") }

    func refresh(_ refresh: RefreshTiming) {
        log.append("refresh \(refresh.index) \(short(refresh.timestamp))")
        onRefresh?()
    }

    private func short(_ time: Double) -> String { String(format: "%g", (time * 1e6).rounded() / 1e6) }
}

private struct Mishap: Error {}

@Suite("ManualDisplay")
struct ManualDisplayTests {
    private func inDisplay(
        refreshRate: Double = 10,
        needsTurns: Bool = true,
        _ body: (ManualDisplay, RecordingClient) -> Void
    ) -> [String] {
        let client = RecordingClient()
        client.needsTurns = needsTurns
        ManualDisplay.run(size: CGSize(width: 10, height: 10), refreshRate: refreshRate) { display in
            display.client = client
            body(display, client)
        }
        return client.log
    }

    @Test("the clock reads 0 and moves only when told")
    func clock() {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            #expect(display.time == 0)
            display.advance(by: 0.125)
            display.advance(by: 0.125)
            #expect(display.time == 0.25)
            display.advance(to: 2)
            #expect(display.time == 2)
        }
    }

    @Test("advancing by nothing commits and makes one visit that is no refresh")
    func advanceByNothing() {
        let log = inDisplay { display, _ in display.advance(by: 0) }
        #expect(log == ["commit 0", "blocks 0", "commit 0"])
    }

    @Test("advancing visits every refresh once and at last the target")
    func visits() {
        let log = inDisplay { display, client in
            display.advance(by: 0)
            client.log = []
            display.advance(to: 0.25)
            display.advance(to: 0.3)
        }
        #expect(
            log == [
                "commit 0", "blocks 0.1", "refresh 1 0.1", "commit 0.1", "blocks 0.2", "refresh 2 0.2",
                "commit 0.2", "blocks 0.25", "commit 0.25",
                "commit 0.25", "blocks 0.3", "refresh 3 0.3", "commit 0.3",
            ]
        )
    }

    @Test("steps that add up to refreshes with rounding errors meet each refresh")
    func stepsWithRounding() {
        let log = inDisplay(refreshRate: 60) { display, _ in
            for _ in 0..<600 { display.advance(by: 1.0 / 60) }
        }
        let refreshes = log.filter { $0.hasPrefix("refresh") }
        #expect(refreshes.count == 600)
        #expect(refreshes.last?.hasPrefix("refresh 600 10") == true)
    }

    @Test("refreshes at which nobody has anything to do are passed over, however many")
    func idle() {
        let log = inDisplay(needsTurns: false) { display, client in
            display.advance(to: 1e12)
            client.needsTurns = true
            client.log = []
            display.advance(by: 0.1)
        }
        #expect(log.contains { $0.hasPrefix("refresh 10000000000001") })
        #expect(log.count < 10)
    }

    @Test("a start caused by the last commit of a visit is delivered in that visit")
    func startInSameVisit() {
        let log = inDisplay { display, client in
            var scene = SceneBuilder(width: 10, height: 10)
            let box = scene.add(CGRect(x: 0, y: 0, width: 5, height: 5))
            let animation = scene.animation(.opacity, from: .number(0), to: .number(1), duration: 0.15)
            client.onCommit = {
                client.onCommit = nil
                display.scene = scene.scene
                var commit = Commit(time: display.time)
                commit.operations = [.setAnimations(box, [animation])]
                display.receive(commit)
            }
            display.advance(by: 0)
            display.advance(by: 0.3)
        }
        #expect(
            log == [
                "commit 0", "start 0", "blocks 0", "commit 0", "commit 0", "blocks 0.1", "refresh 1 0.1",
                "commit 0.1", "stop 0.2", "blocks 0.2", "refresh 2 0.2", "commit 0.2", "blocks 0.3",
                "refresh 3 0.3", "commit 0.3",
            ]
        )
    }

    @Test(
        "times before now, infinite ones and NaN are ignored",
        arguments: [-1, -Double.infinity, Double.infinity, Double.nan]
    )
    func absurdTimes(_ step: Double) {
        let log = inDisplay { display, client in
            display.advance(by: 0.5)
            client.log = []
            display.advance(by: step)
            display.advance(to: step)
            #expect(display.time == 0.5)
        }
        #expect(log.isEmpty)
    }

    @Test("advancing from inside a visit is ignored")
    func reentrance() {
        let log = inDisplay { display, client in
            client.onRefresh = { display.advance(by: 5) }
            display.advance(by: 0.1)
            #expect(display.time == 0.1)
        }
        #expect(log.filter { $0.hasPrefix("refresh") }.count == 1)
    }

    @Test("a display inside another is current until its closure returns")
    func nesting() {
        #expect(ManualDisplay.current == nil)
        ManualDisplay.run(size: .zero) { outer in
            #expect(ManualDisplay.current === outer)
            outer.advance(by: 1)
            ManualDisplay.run(size: .zero) { inner in
                #expect(ManualDisplay.current === inner)
                #expect(inner.time == 0)
                inner.advance(by: 5)
            }
            #expect(ManualDisplay.current === outer)
            #expect(outer.time == 1)
        }
        #expect(ManualDisplay.current == nil)
    }

    @Test("an error ends the display, comes out, and the client is let go")
    func errors() {
        weak var client: RecordingClient?
        var escaped: ManualDisplay?
        #expect(throws: Mishap.self) {
            try ManualDisplay.run(size: .zero) { display in
                let strong = RecordingClient()
                client = strong
                display.client = strong
                escaped = display
                throw Mishap()
            }
        }
        #expect(ManualDisplay.current == nil)
        #expect(client == nil)
        escaped?.advance(by: 1)
        #expect(escaped?.time == 0)
    }

    @Test("displays on several threads are independent")
    func threads() async {
        await withTaskGroup(of: Bool.self) { group in
            for number in 1...8 {
                group.addTask {
                    ManualDisplay.run(size: CGSize(width: number, height: number)) { display in
                        for _ in 0..<100 { display.advance(by: Double(number)) }
                        return ManualDisplay.current === display && display.time == Double(number) * 100
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test(
        "absurd sizes, scales and rates come into range",
        arguments: [
            (CGSize(width: 0, height: 0), 1, 60), (CGSize(width: -5, height: 5), -1, 0),
            (CGSize(width: CGFloat.nan, height: .infinity), .nan, .infinity),
            (CGSize(width: 1e300, height: 1), 1e300, -1),
        ] as [(CGSize, CGFloat, Double)]
    )
    func absurdSizes(_ size: CGSize, _ scale: CGFloat, _ rate: Double) {
        ManualDisplay.run(size: size, scale: scale, refreshRate: rate) { display in
            #expect(display.size.width >= 0 && display.size.width.isFinite)
            #expect(display.scale > 0 && display.scale.isFinite)
            #expect(display.refreshRate > 0 && display.refreshRate.isFinite)
            #expect((1...16_384).contains(display.pixelSize.width))
            #expect((1...16_384).contains(display.pixelSize.height))
            display.advance(by: 0.01)
        }
    }

    @Test("a zero-sized display has a picture of one transparent pixel")
    func zeroSize() {
        ManualDisplay.run(size: .zero) { display in
            let surface = display.makeSurface()
            #expect(surface.width == 1 && surface.height == 1)
            #expect(surface[0, 0] == 0)
        }
    }

    @Test("nothing changed: the same surface; a change while somebody holds it: another one")
    func sameSurface() {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            var scene = SceneBuilder(width: 10, height: 10)
            display.scene = scene.scene
            display.receive(Commit(time: 0))
            let first = display.makeSurface()
            display.advance(by: 1)
            #expect(display.makeSurface() === first)
            display.receive(Commit(time: 1))
            #expect(display.makeSurface() === first)
            scene.add(CGRect(x: 2, y: 2, width: 3, height: 3), color: .blue)
            display.scene = scene.scene
            display.receive(Commit(time: 1))
            let second = display.makeSurface()
            #expect(second !== first && first[3, 3] == 0 && second[3, 3] != 0)
        }
    }
}
