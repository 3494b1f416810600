import AgateDisplay
import CoreFoundation
import Foundation

/// Commits the implicit transaction of a thread when its run loop is about to wait or to exit.
///
/// The order 2 000 000 puts the commit after all other observers, as Core Animation does.
///
/// Source: claim 9.5.
enum RunLoopCommit {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Sees to it that the calling thread's run loop commits; repeated calls cost a thread-local read.
    static func schedule() {
        guard pthread_getspecific(key) == nil else { return }
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
        let activities =
            CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue
        let observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, 2_000_000) { _, _ in
            ThreadTransactions.current.flush()
        }
        CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopCommonModes)
    }
}

/// Blocks that run in the next turn of the main run loop.
enum MainTurn {
    /// Queues a block; it runs on the main thread, outside any transaction.
    static func enqueue(_ block: @escaping () -> Void) {
        SystemMainQueue.async(block)
    }
}

/// A block on its way to the one thread that runs it.
struct UncheckedBlock: @unchecked Sendable {
    let block: () -> Void

    init(_ block: @escaping () -> Void) {
        self.block = block
    }
}
