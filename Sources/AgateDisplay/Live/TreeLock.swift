import CAgateThreads

/// The process-wide recursive lock around what threads share: the trees that commits arrive in, what displays keep of
/// their layers, and the layers that more than one thread touches.
///
/// `CATransaction.lock()` is this lock, so a program that holds it sees no commit of another thread to a live display. What one thread alone
/// touches is guarded by ``ThreadSection`` without it. Threads that wait get the lock in the order in which they came: a thread that takes it over
/// and over again passes one of them at most ``passes`` times.
///
/// Source: claims 9.12, 17.8.
package enum TreeLock {
    /// How often the lock may go to others while a thread is the next to get it.
    package static var passes: Int { Int(AGATE_PASSES) }

    /// Takes the lock; a thread may take it again while it holds it.
    package static func lock() {
        agate_tree_lock()
    }

    /// Gives the lock back once.
    package static func unlock() {
        agate_tree_unlock()
    }

    /// Runs a closure with the lock held.
    package static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        agate_tree_lock()
        defer { agate_tree_unlock() }
        return try body()
    }

    /// How many threads get the lock before a thread that waits for it; nil when that does not wait.
    ///
    /// - Parameter thread: The number of the thread, see ``ThreadSection/currentThread``.
    package static func placeInQueue(of thread: UInt32) -> Int? {
        let place = agate_tree_place(thread)
        return place < 0 ? nil : Int(place)
    }
}

/// Sections in which a thread touches what a thread has made: layers and manual displays.
///
/// As long as only that thread, the owner, does so, a section costs about a nanosecond; from the first touch of
/// another thread on, sections of that owner hold the ``TreeLock``. No code of a program runs in a section. `CAgateThreads.h` has the rules.
package enum ThreadSection {
    /// The number of the calling thread as an owner.
    package static var currentThread: UInt32 { agate_thread_number() }

    /// Runs a closure in a section of an owner.
    package static func of<Result>(_ owner: UInt32, _ body: () throws -> Result) rethrows -> Result {
        let before = agate_section_enter(owner)
        defer { agate_section_exit(before) }
        return try body()
    }

    /// Whether the kernel lets threads have sections without the lock at all.
    package static var canConfine: Bool { agate_threads_are_confined() }

    /// Whether other threads have touched what an owner has made.
    package static func isShared(_ owner: UInt32) -> Bool { agate_thread_is_shared(owner) }
}
