import AgateLog
import Foundation
import Testing

/// Locks of four bytes.
@Suite("Unfair locks")
struct UnfairLockTests {
    /// A lock with what it guards, where both stay.
    private final class Counter: @unchecked Sendable {
        let lock: os_unfair_lock_t
        var count = 0

        init() {
            lock = .allocate(capacity: 1)
            lock.initialize(to: os_unfair_lock())
        }

        deinit { lock.deallocate() }
    }

    @Test("a lock is four bytes, free when they are zero, and is taken once")
    func taken() {
        #expect(MemoryLayout<os_unfair_lock>.size == 4 && os_unfair_lock()._os_unfair_lock_opaque == 0)
        let counter = Counter()
        os_unfair_lock_assert_not_owner(counter.lock)
        #expect(os_unfair_lock_trylock(counter.lock))
        os_unfair_lock_assert_owner(counter.lock)
        #expect(!os_unfair_lock_trylock(counter.lock))
        os_unfair_lock_unlock(counter.lock)
        #expect(counter.lock.pointee._os_unfair_lock_opaque == 0)
        os_unfair_lock_lock(counter.lock)
        os_unfair_lock_unlock(counter.lock)
    }

    @Test("of many threads one at a time has the lock, and all get it")
    func contended() {
        let counters = (0..<3).map { _ in Counter() }
        DispatchQueue.concurrentPerform(iterations: 8) { number in
            for turn in 0..<2_000 {
                let counter = counters[(number + turn) % counters.count]
                os_unfair_lock_lock(counter.lock)
                counter.count += 1
                os_unfair_lock_unlock(counter.lock)
            }
        }
        #expect(counters.reduce(0) { $0 + $1.count } == 16_000)
        #expect(counters.allSatisfy { $0.lock.pointee._os_unfair_lock_opaque == 0 })
    }

    @Test("a thread that waits gets the lock when it is given back")
    func waiting() {
        let counter = Counter()
        os_unfair_lock_lock(counter.lock)
        let (started, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            started.signal()
            os_unfair_lock_lock(counter.lock)
            counter.count = 1
            os_unfair_lock_unlock(counter.lock)
            done.signal()
        }
        started.wait()
        #expect(counter.count == 0)
        os_unfair_lock_unlock(counter.lock)
        done.wait()
        #expect(counter.count == 1)
    }
}
