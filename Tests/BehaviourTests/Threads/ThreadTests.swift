import AgateDisplay
import AgateScene
import AgateTestSupport
import Foundation
import QuartzCore
import Synchronization
import Testing

/// `Scripts/tsan` runs these under the Thread Sanitizer: they are about what threads share.
@Suite("Threads")
struct ThreadTests {
    /// Two layers that move together, in a container.
    private struct Pair: @unchecked Sendable {
        // Used by one thread at a time.
        let container = CALayer()
        let left = CALayer()
        let right = CALayer()

        init() {
            container.addSublayer(left)
            container.addSublayer(right)
        }
    }

    @Test(
        "each thread's transaction is applied whole, while frames are drawn and the main thread commits",
        .claim("9.1", "9.13", "17.8")
    )
    func wholeTransactions() async {
        let stage = LiveStage()
        let pairs = (0..<4).map { _ in Pair() }
        let root = Shared(stage.root)
        for pair in pairs { root.value.addSublayer(pair.container) }
        CATransaction.flush()
        let torn = LockedValue(0)
        let isDone = Atomic(false)
        let watcher = PosixThread {
            while !isDone.load(ordering: .relaxed) {
                let tree = stage.tree
                for pair in pairs where Self.isTorn(pair, in: tree) { torn.withLock { $0 += 1 } }
            }
        }
        Workers.run(4) { index in
            for round in 1...200 {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                pairs[index].left.position = CGPoint(x: round, y: index)
                pairs[index].right.position = CGPoint(x: round, y: index)
                if index == 0 { root.value.opacity = Float(round % 2) }
                CATransaction.commit()
            }
        }
        await MainActor.run { stage.turn() }
        isDone.store(true, ordering: .relaxed)
        watcher.join()
        #expect(torn.withLock { $0 } == 0)
        for (index, pair) in pairs.enumerated() {
            let place = pair.left.renderID.flatMap { stage.tree[$0]?.values.position }
            #expect(place == CGPoint(x: 200, y: index))
        }
        stage.end()
    }

    private static func isTorn(_ pair: Pair, in tree: RenderTree) -> Bool {
        guard let left = pair.left.renderID, let right = pair.right.renderID else { return false }
        return tree[left]?.values.position != tree[right]?.values.position
    }

    @Test("threads that put layers into one superlayer and take them out lose none", .claim("17.8"))
    func sharedSuperlayer() {
        let stage = LiveStage()
        let root = Shared(stage.root)
        CATransaction.flush()
        let kept = LockedValue<Set<ObjectIdentifier>>([])
        Workers.run(4) { index in
            for round in 0..<50 {
                let layer = CALayer()
                layer.name = "\(index) \(round)"
                CATransaction.begin()
                root.value.addSublayer(layer)
                CATransaction.commit()
                if round % 2 == 0 {
                    CATransaction.begin()
                    layer.removeFromSuperlayer()
                    CATransaction.commit()
                } else {
                    kept.withLock { _ = $0.insert(ObjectIdentifier(layer)) }
                }
            }
        }
        let sublayers = root.value.sublayers ?? []
        #expect(sublayers.count == 100)
        #expect(Set(sublayers.map { ObjectIdentifier($0) }) == kept.withLock { $0 })
        let shown = root.value.renderID.flatMap { stage.tree[$0]?.sublayers } ?? []
        #expect(shown == sublayers.compactMap(\.renderID))
        #expect(stage.tree.count == 101)
        stage.end()
    }

    @Test("a layer that two threads change is handed over by both, one after the other")
    func sharedLayer() {
        let stage = LiveStage()
        let layer = Shared(CALayer())
        stage.root.addSublayer(layer.value)
        CATransaction.flush()
        Workers.run(4) { index in
            for round in 1...100 {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                CATransaction.lock()
                switch index {
                case 0: layer.value.zPosition = CGFloat(round)
                case 1: layer.value.cornerRadius = CGFloat(round)
                case 2: layer.value.position = CGPoint(x: round, y: 0)
                default: layer.value.bounds = CGRect(x: 0, y: 0, width: round, height: 1)
                }
                CATransaction.unlock()
                CATransaction.commit()
            }
        }
        let values = layer.value.renderID.flatMap { stage.tree[$0]?.values }
        #expect(values?.zPosition == 100 && values?.cornerRadius == 100)
        #expect(values?.position == CGPoint(x: 100, y: 0))
        #expect(values?.bounds.width == 100)
        stage.end()
    }

    @Test(
        "animations of other threads run, start and stop once each, told on the main thread",
        .claim("2.26", "17.2")
    )
    func animations() async {
        MainQueue.mark()
        let stage = LiveStage()
        let root = Shared(stage.root)
        CATransaction.flush()
        let log = LockedValue<[String: Int]>([:])
        let isOffMain = Atomic(false)
        Workers.run(4) { index in
            for round in 0..<20 {
                let layer = CALayer()
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.fromValue = 0
                animation.duration = 1
                animation.delegate = Listener { event in
                    log.withLock { $0["\(event) \(index) \(round)", default: 0] += 1 }
                    if !MainQueue.isCurrent { isOffMain.store(true, ordering: .relaxed) }
                }
                CATransaction.begin()
                root.value.addSublayer(layer)
                layer.add(animation, forKey: "fade")
                CATransaction.commit()
                // Every second one is taken off before its end.
                if round % 2 == 1 {
                    CATransaction.begin()
                    layer.removeAnimation(forKey: "fade")
                    CATransaction.commit()
                }
            }
        }
        stage.setTime(0.5)
        await MainActor.run { stage.turn() }
        stage.setTime(2)
        await MainActor.run { stage.turn() }
        await mainQueueTurn()
        let counts = log.withLock { $0 }
        for index in 0..<4 {
            for round in 0..<20 {
                let end = round % 2 == 1 ? "false" : "true"
                #expect(counts["stop \(end) \(index) \(round)"] == 1)
                if round % 2 == 0 { #expect(counts["start \(index) \(round)"] == 1) }
            }
        }
        #expect(counts.values.allSatisfy { $0 == 1 })
        let wasOffMain = isOffMain.load(ordering: .relaxed)
        #expect(!wasOffMain)
        stage.end()
    }

    @Test("each thread has a stack of its own: what one sets, no other sees", .claim("9.1", "9.2", "9.3"))
    func stacks() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(7)
        CATransaction.setValue("outer", forKey: "mine")
        let seen = LockedValue<[Double]>([])
        Workers.run(4) { index in
            let before = CATransaction.animationDuration()
            CATransaction.begin()
            CATransaction.setAnimationDuration(Double(index + 1))
            CATransaction.setDisableActions(true)
            let isOwn = CATransaction.value(forKey: "mine") == nil
            CATransaction.setValue(index, forKey: "mine")
            CATransaction.begin()
            let inner = CATransaction.animationDuration()
            let mine = CATransaction.value(forKey: "mine") as? Int
            CATransaction.commit()
            CATransaction.commit()
            let after = CATransaction.animationDuration()
            let isRight =
                isOwn && mine == index && inner == Double(index + 1) && !CATransaction.disableActions()
            seen.withLock { $0 += [before, after, isRight ? 1 : 0] }
        }
        #expect(CATransaction.animationDuration() == 7)
        #expect(CATransaction.value(forKey: "mine") as? String == "outer")
        CATransaction.commit()
        #expect(seen.withLock { $0 } == Array(repeating: [0.25, 0.25, 1], count: 4).flatMap { $0 })
    }

    @Test("the lock keeps other threads' commits out, and a thread may take it again", .claim("9.12"))
    func lock() {
        let stage = LiveStage()
        let layer = Shared(CALayer())
        stage.root.addSublayer(layer.value)
        CATransaction.flush()
        let isReady = DispatchSemaphore(value: 0)
        CATransaction.lock()
        CATransaction.lock()
        let other = PosixThread {
            isReady.signal()
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.value.zPosition = 3
            CATransaction.commit()
        }
        isReady.wait()
        CATransaction.unlock()
        #expect(layer.value.renderID.flatMap { stage.tree[$0]?.values.zPosition } == 0)
        CATransaction.unlock()
        other.join()
        #expect(layer.value.renderID.flatMap { stage.tree[$0]?.values.zPosition } == 3)

        let count = Shared(Counter())
        Workers.run(4) { _ in
            for _ in 0..<1000 {
                CATransaction.lock()
                count.value.value += 1
                CATransaction.unlock()
            }
        }
        #expect(count.value.value == 4000)
        stage.end()
    }

    @Test(
        "a thread without a run loop commits by flush, after its explicit transactions",
        .claim("9.5", "9.6")
    )
    func flush() {
        let stage = LiveStage()
        let layer = Shared(CALayer())
        stage.root.addSublayer(layer.value)
        CATransaction.flush()
        let depths = LockedValue<[CGFloat?]>([])
        Workers.run(1) { _ in
            func note() {
                let depth = layer.value.renderID.flatMap { stage.tree[$0]?.values.zPosition }
                depths.withLock { $0.append(depth) }
            }
            layer.value.zPosition = 1
            note()
            CATransaction.begin()
            CATransaction.flush()
            note()
            CATransaction.commit()
            note()
            CATransaction.flush()
            note()
        }
        #expect(depths.withLock { $0 } == [0, 0, 0, 1])
        #expect(layer.value.animationKeys() == ["zPosition"])
        stage.end()
    }

    @Test("what a thread has not committed when it ends, the main thread commits")
    func threadEnd() async {
        let stage = LiveStage()
        let layer = Shared(CALayer())
        stage.root.addSublayer(layer.value)
        CATransaction.flush()
        Workers.run(1) { _ in layer.value.zPosition = 5 }
        await mainQueueTurn()
        #expect(layer.value.renderID.flatMap { stage.tree[$0]?.values.zPosition } == 5)
        stage.end()
    }

    @Test(
        "completion blocks of other threads run on the main thread, after the animations they wait for",
        .claim("9.8", "9.9")
    )
    func completionBlocks() async {
        MainQueue.mark()
        let stage = LiveStage()
        let root = Shared(stage.root)
        CATransaction.flush()
        let log = LockedValue<[String]>([])
        @Sendable func note(_ text: String) {
            log.withLock { $0.append(MainQueue.isCurrent ? text : "\(text) off the main queue") }
        }
        Workers.run(1) { _ in
            let layer = CALayer()
            CATransaction.begin()
            CATransaction.setCompletionBlock { note("nothing to wait for") }
            CATransaction.commit()
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setCompletionBlock { note("one second") }
            root.value.addSublayer(layer)
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            layer.add(fade, forKey: nil)
            CATransaction.setCompletionBlock { note("two seconds") }
            fade.duration = 2
            layer.add(fade, forKey: nil)
            CATransaction.commit()
        }
        await mainQueueTurn()
        #expect(log.withLock { $0 } == ["nothing to wait for"])
        stage.setTime(1)
        await MainActor.run { stage.turn() }
        await mainQueueTurn()
        #expect(log.withLock { $0 } == ["nothing to wait for", "one second"])
        stage.setTime(2)
        await MainActor.run { stage.turn() }
        await mainQueueTurn()
        #expect(log.withLock { $0 } == ["nothing to wait for", "one second", "two seconds"])
        stage.end()
    }

    /// Returns when the system's main queue has done what was queued before.
    ///
    /// While another test has the main thread inside of a manual display, a block given to `DispatchQueue.main` from here goes to that display, which
    /// runs it before what waits in the queue.
    private func mainQueueTurn() async {
        await withCheckedContinuation { continuation in
            SystemMainQueue.async { continuation.resume() }
        }
    }
}

/// A number that its users guard.
private final class Counter {
    var value = 0
}

/// Passes on what a delegate hears.
private final class Listener: CAAnimationDelegate {
    private let hear: (String) -> Void

    init(_ hear: @escaping (String) -> Void) {
        self.hear = hear
    }

    func animationDidStart(_ anim: CAAnimation) {
        hear("start")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        hear("stop \(flag)")
    }
}
