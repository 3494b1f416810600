import AgateDisplay
import Foundation

/// How code that belongs to no actor runs view code: the one way for all of UIKit and for what stands on it.
///
/// To the compiler views belong to the main actor. When a program runs they belong to a display: the views of a live display to the
/// main thread, or to the thread that serves the main queue, and the views of a manual display to the thread that is inside of it
/// (`ManualDisplay.run(size:scale:refreshRate:_:)`), whichever that is. `MainActor.assumeIsolated` knows the first of these alone,
/// and ends a program that drives a display on a thread of its own.
///
/// What several such threads share (`static var`) is kept behind a lock or for each display.
///
/// Source: reality Q5.16.
package enum ViewThread {
    /// Whether the calling thread may use views: it is the main thread, runs work of the main queue, or is inside of a manual display.
    package static var isHere: Bool {
        Thread.isMainThread || ManualDisplay.current != nil
            || DispatchQueue.getSpecific(key: queueKey) == true
    }

    /// Runs view code at once.
    ///
    /// On a thread that may not use views it ends the program with a message that names the thread, as Apple's layout engine does by an
    /// exception: there is no view code whose result another thread could go on with.
    ///
    /// - Parameter body: The view code.
    /// - Returns: What it returns.
    package static func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        guard isHere else { fatalError(refusal) }
        return try perform(body)
    }

    /// Runs view code at once where that may be, else on the main queue, in the order of the calls.
    package static func runOrSend(_ body: @escaping @MainActor () -> Void) {
        if isHere { return perform(body) }
        nonisolated(unsafe) let body = body
        DispatchQueue.main.async { run(body) }
    }

    /// The message that a program ends with.
    package static var refusal: String {
        "agate: views are used on \(threadName), which is not the main thread and is inside of no manual display: "
            + "use DispatchQueue.main.async, or ManualDisplay.run on this thread"
    }

    /// The calling thread, in words.
    static var threadName: String {
        let name = Thread.current.name.flatMap { $0.isEmpty ? nil : $0 }
        return name.map { "the thread '\($0)'" } ?? "a thread without a name"
    }

    /// Calls a closure of the main actor on the calling thread; the attribute lets code that belongs to no actor call it.
    @preconcurrency @MainActor
    private static func perform<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        try body()
    }

    /// What work of the main queue finds, whichever thread serves the queue.
    private static let queueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
