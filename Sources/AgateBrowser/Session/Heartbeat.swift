import Dispatch

/// Calls a function every few seconds, as long as it is kept: silent pages are looked for.
final class Heartbeat: @unchecked Sendable {
    // Made and cancelled once.
    private let timer: any DispatchSourceTimer

    /// The time from one call to the next, in seconds.
    private static let beat = 5.0

    init(_ body: @escaping @Sendable () -> Void) {
        timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
        timer.schedule(deadline: .now() + Self.beat, repeating: Self.beat, leeway: .seconds(1))
        timer.setEventHandler(handler: body)
        timer.activate()
    }

    deinit { timer.cancel() }
}
