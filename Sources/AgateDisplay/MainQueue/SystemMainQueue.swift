import CAgateMainQueue
import Foundation

/// The main queue of the system, for what belongs to live displays whatever display the calling thread is inside of.
package enum SystemMainQueue {
    private final class Body {
        let run: () -> Void

        init(_ run: @escaping () -> Void) {
            self.run = run
        }
    }

    /// Runs a closure on the main thread, in all common modes of its run loop.
    package static func async(_ body: @escaping () -> Void) {
        // Consumed by the one call that follows.
        let context = Unmanaged.passRetained(Body(body)).toOpaque()
        let call: AgateFunction = { context in
            if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
        }
        agate_main_queue_call(0, call, context)
    }

    /// Runs a closure on the main thread, called while the storage of the calling thread is taken down.
    ///
    /// Dispatch has given back its memory for the thread by then, and would use it again: another thread makes the call.
    package static func asyncFromEndingThread(_ body: @escaping () -> Void) {
        let context = Unmanaged.passRetained(Body(body)).toOpaque()
        var thread = pthread_t()
        let failure = pthread_create(
            &thread,
            nil,
            { context in
                if let context {
                    let body = Unmanaged<Body>.fromOpaque(context).takeRetainedValue()
                    SystemMainQueue.async(body.run)
                }
                return nil
            },
            context
        )
        if failure == 0 {
            // Work that follows the end of the calling thread comes after the closure.
            pthread_join(thread, nil)
        } else {
            // No memory for a thread: the changes are lost, and nothing else.
            Unmanaged<Body>.fromOpaque(context).release()
        }
    }
}
