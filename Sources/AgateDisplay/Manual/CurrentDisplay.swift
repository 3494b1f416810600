import AgateRuntime
import CAgateMainQueue

/// The manual display that each thread is inside of.
///
/// A slot of the thread's own storage and not a task-local value: layers ask for it on every change of a
/// property, and Core Animation's client side is bound to threads, not to tasks.
enum CurrentDisplay {
    private static let storage = ThreadSpecific<ManualDisplay>()

    /// The calling thread's display.
    static var value: ManualDisplay? { storage.value }

    /// Calls a closure with the calling thread, and the main queue that it sees, inside of a display.
    static func with<Result>(_ display: ManualDisplay, _ body: () throws -> Result) rethrows -> Result {
        let outer = value
        defer { enterMainQueue(of: outer) }
        return try storage.withValue(display) {
            enterMainQueue(of: display)
            return try body()
        }
    }

    private static func enterMainQueue(of display: ManualDisplay?) {
        agate_main_queue_enter(display?.mainQueue.opaque, display?.time ?? 0)
    }
}
