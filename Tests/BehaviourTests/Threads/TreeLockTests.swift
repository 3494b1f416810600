import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Synchronization
import Testing

@Suite("The lock around layer trees")
struct TreeLockTests {
    @Test("a thread that takes the lock over and over again passes one that waits a bounded number of times")
    func fairness() {
        let hadTurn = Atomic(false)
        let number = Atomic<UInt32>(0)
        TreeLock.lock()
        let other = PosixThread {
            number.store(ThreadSection.currentThread, ordering: .relaxed)
            TreeLock.withLock { hadTurn.store(true, ordering: .relaxed) }
        }
        // Other tests may have threads in the queue, too: those that came before have their turns before.
        var place = TreeLock.placeInQueue(of: number.load(ordering: .relaxed))
        while place == nil {
            sched_yield()
            place = TreeLock.placeInQueue(of: number.load(ordering: .relaxed))
        }
        let bound = (TreeLock.passes + 1) * ((place ?? 0) + 1)
        var rounds = 0
        while !hadTurn.load(ordering: .relaxed), rounds < bound {
            TreeLock.unlock()
            TreeLock.lock()
            rounds += 1
        }
        let wasServed = hadTurn.load(ordering: .relaxed)
        TreeLock.unlock()
        other.join()
        #expect(wasServed)
    }

    @Test("a thread that ends while it holds the lock is told of, and the lock is free again", .claim("9.12"))
    func leftLocked() {
        let told = LockedValue<[String]>([])
        AnimationDiagnostics.mistakeHandler = { text in told.withLock { $0.append(text) } }
        defer { AnimationDiagnostics.mistakeHandler = nil }
        PosixThread {
            CATransaction.lock()
            CATransaction.lock()
            CALayer().name = "half done"
        }.join()
        let isFree = Gate()
        PosixThread {
            CATransaction.lock()
            CATransaction.unlock()
            isFree.open()
        }.join()
        isFree.pass()
        let texts = told.withLock { $0 }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("CATransaction.lock()") == true)
    }

    @Test("layers of one thread are nobody's business until another thread touches one")
    func sharing() {
        let owner = LockedValue<UInt32>(0)
        let layer = LockedValue<Shared<CALayer>?>(nil)
        let isMade = Gate()
        let mayGo = Gate()
        let thread = PosixThread {
            let made = CALayer()
            made.opacity = 0.25
            owner.withLock { $0 = ThreadSection.currentThread }
            layer.withLock { $0 = Shared(made) }
            isMade.open()
            mayGo.pass()
            made.opacity = 0.75
        }
        isMade.pass()
        let number = owner.withLock { $0 }
        #expect(!ThreadSection.isShared(number) || !ThreadSection.canConfine)
        #expect(layer.withLock { $0 }?.value.opacity == 0.25)
        #expect(ThreadSection.isShared(number))
        mayGo.open()
        thread.join()
        #expect(layer.withLock { $0 }?.value.opacity == 0.75)
    }
}
