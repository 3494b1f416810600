import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Synchronization
import Testing

/// `AGATE_THREAD_STEPS=200000 Scripts/tsan LayerStressTests` runs these for minutes under the Thread Sanitizer.
@Suite("Layers that several threads change at once")
struct LayerStressTests {
    private static let threads = 8

    @Test("layers on no display survive, and what is read was written", .claim("17.8"))
    func offDisplay() {
        let stress = LayerStress(root: CALayer())
        Workers.run(Self.threads) { stress.run(thread: $0) }
        #expect(stress.tornValues == [])
    }

    @Test("layers on a live display survive, while frames are drawn and turns come", .claim("17.8"))
    func live() async {
        let stage = LiveStage()
        let stress = LayerStress(root: stage.root)
        CATransaction.flush()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { Workers.run(Self.threads) { stress.run(thread: $0) } }
            for turn in 1...20 {
                stage.setTime(Double(turn) / 4)
                await MainActor.run { stage.turn() }
            }
        }
        #expect(stress.tornValues == [])
        stage.end()
    }

    @Test("layers on a manual display survive, while its own thread moves the time on", .claim("17.8"))
    func manual() {
        ManualDisplay.run(size: CGSize(width: 16, height: 16)) { display in
            let stress = LayerStress(root: display.layer)
            let shared = Shared(display)
            let workers = Shared(
                (0..<Self.threads).map { index in PosixThread { stress.run(thread: index) } }
            )
            for _ in 0..<20 {
                shared.value.advance(by: 0.25)
                _ = display.makeImage()
            }
            for worker in workers.value { worker.join() }
            shared.value.advance(by: 0)
            #expect(stress.tornValues == [])
        }
    }

    @Test("layers outlive the display that another thread lets go")
    func endOfDisplay() {
        let kept = Shared(CALayer())
        let isUp = Gate()
        var worker: PosixThread?
        ManualDisplay.run(size: CGSize(width: 16, height: 16)) { display in
            display.layer.addSublayer(kept.value)
            display.advance(by: 0)
            worker = PosixThread {
                for step in 0..<2_000 {
                    CATransaction.begin()
                    kept.value.opacity = Float(step % 10) / 10
                    _ = kept.value.presentation()?.opacity
                    CATransaction.commit()
                    if step == 100 { isUp.open() }
                }
            }
            isUp.pass()
        }
        worker?.join()
        #expect(kept.value.presentation() == nil)
        #expect(kept.value.opacity == 0.9)
    }

    @Test("threads that free layers while others ask for their superlayers meet no freed memory")
    func freedSuperlayers() {
        let child = Shared(CALayer())
        Workers.run(Self.threads) { index in
            for _ in 0..<LayerStress.steps {
                if index % 2 == 0 {
                    let parent = CALayer()
                    parent.name = "parent"
                    parent.addSublayer(child.value)
                } else if let found = child.value.superlayer {
                    _ = found.name
                }
            }
        }
        #expect(child.value.superlayer == nil)
    }

    @Test(
        "another thread's first touch of a thread's layers falls between its setters, not into one",
        .claim("17.8"),
        arguments: [false, true]
    )
    func firstTouch(isOnDisplay: Bool) {
        let torn = LockedValue(0)
        for _ in 0..<100 {
            let made = LockedValue<Shared<CALayer>?>(nil)
            let isUp = Gate()
            let isDone = Atomic(false)
            // The owner of its layers for as long as nobody else touches them.
            let owner = PosixThread {
                let layer = CALayer()
                var step = 1.0
                func change() {
                    step += 1
                    layer.position = CGPoint(x: step, y: step)
                    layer.transform = CATransform3DMakeScale(step, step, step)
                }
                func go(_ round: () -> Void) {
                    for _ in 0..<3 { round() }
                    made.withLock { $0 = Shared(layer) }
                    isUp.open()
                    while !isDone.load(ordering: .acquiring) { round() }
                }
                guard isOnDisplay else { return go(change) }
                ManualDisplay.run(size: CGSize(width: 16, height: 16)) { display in
                    display.layer.addSublayer(layer)
                    go {
                        CATransaction.begin()
                        CATransaction.setDisableActions(true)
                        change()
                        change()
                        CATransaction.commit()
                    }
                    display.advance(by: 0)
                    let shown = layer.presentation()?.position
                    if shown != layer.position { torn.withLock { $0 += 1 } }
                }
            }
            isUp.pass()
            guard let layer = made.withLock({ $0 })?.value else { continue }
            for _ in 0..<50 {
                let position = layer.position
                let transform = layer.transform
                if position.x != position.y || transform.m11 != transform.m33 { torn.withLock { $0 += 1 } }
            }
            isDone.store(true, ordering: .releasing)
            owner.join()
        }
        #expect(torn.withLock { $0 } == 0)
    }

    @Test("a display's own thread commits what another thread has changed and left behind")
    func leftBehind() {
        ManualDisplay.run(size: CGSize(width: 16, height: 16)) { display in
            let layer = Shared(CALayer())
            display.layer.addSublayer(layer.value)
            display.advance(by: 0)
            PosixThread {
                CATransaction.setDisableActions(true)
                layer.value.zPosition = 7
            }.join()
            #expect(layer.value.presentation()?.zPosition == 0)
            display.advance(by: 0)
            #expect(layer.value.presentation()?.zPosition == 7)
        }
    }
}
