import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Synchronization
import Testing

/// `AGATE_THREAD_STEPS=200000 Scripts/tsan ObjectStressTests` runs these for minutes under the Thread Sanitizer.
@Suite("Animations, cells and display links that several threads change at once")
struct ObjectStressTests {
    private static let threads = 4

    /// Runs a step on several threads, over and over; a step says whether what it has read was written.
    private func torn(_ step: @escaping @Sendable (_ thread: Int, _ number: Int) -> Bool) -> Int {
        let torn = LockedValue(0)
        Workers.run(Self.threads) { thread in
            for number in 0..<LayerStress.steps where !step(thread, number) { torn.withLock { $0 += 1 } }
        }
        return torn.withLock { $0 }
    }

    @Test("what is read of a basic animation was written, and copies are whole", .claim("17.8"))
    func basic() {
        let shared = Shared(CABasicAnimation(keyPath: "bounds"))
        let count = torn { thread, number in
            let animation = shared.value
            let side = Double(number % 7 + 1)
            animation.fromValue = NSValue(cgRect: CGRect(x: side, y: side, width: side, height: side))
            animation.keyPath = thread % 2 == 0 ? "a key path of more than fifteen bytes" : "bounds"
            animation.timingFunction = CAMediaTimingFunction(name: number % 2 == 0 ? .easeIn : .easeOut)
            animation.setValue("a value of thread \(thread)", forKey: "arbitrary key \(number % 3)")
            animation.duration = side
            let copy = animation.copy() as? CABasicAnimation
            guard let rect = (copy?.fromValue as? NSValue)?.cgRectValue else { return false }
            let text = animation.value(forKey: "arbitrary key 0") as? String ?? "a value of"
            return rect.minX == rect.width && rect.minY == rect.height && text.hasPrefix("a value of")
                && (1...7).contains(animation.duration) && copy?.keyPath?.isEmpty == false
                && !animation.debugDescription.isEmpty
        }
        #expect(count == 0)
    }

    @Test("no change of one time property takes back that of another", .claim("17.8"))
    func independentProperties() {
        let shared = Shared(CAKeyframeAnimation(keyPath: "opacity"))
        let count = torn { thread, number in
            let animation = shared.value
            let value = Double(number + 1)
            switch thread {
            case 0:
                animation.duration = value
                return animation.duration == value
            case 1:
                animation.beginTime = value
                return animation.beginTime == value
            case 2:
                animation.keyTimes = [NSNumber(value: value), NSNumber(value: value)]
                return animation.keyTimes?.map(\.doubleValue) == [value, value]
            default:
                animation.values = [value, value, value]
                return animation.values?.compactMap { $0 as? Double } == [value, value, value]
            }
        }
        #expect(count == 0)
    }

    @Test("a group that several threads copy keeps all its members", .claim("17.8"))
    func groups() {
        let inner = CAAnimationGroup()
        inner.animations = [CABasicAnimation(keyPath: "opacity"), CATransition()]
        let outer = CAAnimationGroup()
        outer.animations = [inner, CASpringAnimation(keyPath: "position")]
        let shared = Shared(outer)
        let count = torn { _, _ in
            let copy = shared.value.copy() as? CAAnimationGroup
            let members = (copy?.animations?.first as? CAAnimationGroup)?.animations
            return copy?.animations?.count == 2 && members?.count == 2
        }
        #expect(count == 0)
    }

    @Test("what is read of an emitter cell was written", .claim("17.8"))
    func cells() {
        let shared = Shared((cell: CAEmitterCell(), layer: CAEmitterLayer()))
        shared.value.layer.emitterCells = [shared.value.cell]
        let count = torn { thread, number in
            let (cell, layer) = shared.value
            let side = CGFloat(number % 7 + 1)
            cell.contentsRect = CGRect(x: side, y: side, width: side, height: side)
            cell.color = CGColor(red: side / 7, green: side / 7, blue: side / 7, alpha: 1)
            cell.name = "a cell with a name of thread \(thread)"
            cell.emitterCells = [CAEmitterCell(), CAEmitterCell()]
            cell.setValue([number, number], forKey: "arbitrary")
            if number % 8 == thread { layer.emitterCells = [cell] }
            let rect = cell.contentsRect
            let color = cell.color?.components ?? [0, 0, 0]
            let pair = cell.value(forKey: "arbitrary") as? [Int] ?? []
            return rect.minX == rect.width && rect.minY == rect.height && color[0] == color[2]
                && pair.first == pair.last && (cell.copy() as? CAEmitterCell)?.emitterCells?.count == 2
                && cell.name?.hasPrefix("a cell") == true && layer.emitterCells?.count == 1
        }
        #expect(count == 0)
    }

    @Test("display links of a manual display may be paused, added and ended by other threads", .claim("17.8"))
    func displayLinks() {
        ManualDisplay.run(size: CGSize(width: 16, height: 16)) { display in
            let calls = Atomic(0)
            let links = Shared(
                (0..<4).map { _ in CADisplayLink(on: nil) { _ in calls.wrappingAdd(1, ordering: .relaxed) } }
            )
            let loop = Shared(RunLoop.main)
            for link in links.value { link.add(to: loop.value, forMode: .common) }
            let torn = LockedValue(0)
            let workers = Shared(
                (0..<Self.threads).map { thread in
                    PosixThread {
                        for number in 0..<LayerStress.steps {
                            let link = links.value[number % 4]
                            link.isPaused = number % 3 == 0
                            link.preferredFramesPerSecond = number % 60
                            if number % 5 == thread { link.remove(from: loop.value, forMode: .common) }
                            link.add(to: loop.value, forMode: .common)
                            // Read in this order: both are 0 before the first call.
                            let duration = link.duration
                            if link.targetTimestamp < duration { torn.withLock { $0 += 1 } }
                        }
                    }
                }
            )
            for _ in 0..<60 { display.advance(by: 1.0 / 60) }
            for worker in workers.value { worker.join() }
            for link in links.value {
                link.isPaused = false
                link.preferredFramesPerSecond = 0
            }
            let before = calls.load(ordering: .relaxed)
            display.advance(by: 0.5)
            #expect(calls.load(ordering: .relaxed) > before)
            PosixThread { for link in links.value { link.invalidate() } }.join()
            let after = calls.load(ordering: .relaxed)
            display.advance(by: 0.5)
            #expect(calls.load(ordering: .relaxed) == after)
            #expect(torn.withLock { $0 } == 0)
        }
    }
}
