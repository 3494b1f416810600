import AgateRuntime
import Foundation

/// Tells of calls of UIKit from other threads than the main one, in debug builds: one line for each place that calls.
///
/// What runs on the main queue is where it should be, whatever thread that queue has. A thread that drives a manual display of its own may
/// call, too: its views are there.
///
/// Source: uikit U194.
package enum MainThreadRule {
    /// The function that receives lines of the log.
    nonisolated(unsafe) package static var log: (String) -> Void = { line in
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }

    /// A member of UIKit is called.
    @inline(__always)
    package static func check(_ member: StaticString) {
        #if DEBUG
        if !Thread.isMainThread { report(member) }
        #endif
    }

    #if DEBUG
    private static let lock = NSLock()
    nonisolated(unsafe) private static var told: Set<[UInt]> = []
    /// How many calls around one tell its place: its own and those that lead to it.
    private static let depth = 14
    private static let mark = "Agate.mainThreadRule"

    private static func report(_ member: StaticString) {
        guard !ViewThread.isHere else { return }
        let marks = Thread.current.threadDictionary
        // Members that a reported member calls are not reported again.
        guard marks[mark] == nil else { return }
        marks[mark] = true
        defer { marks[mark] = nil }
        let place = ReturnAddresses.here(count: depth)
        guard lock.withLock({ told.insert(place).inserted }) else { return }
        let name = Thread.current.name.flatMap { $0.isEmpty ? nil : $0 } ?? "without a name"
        log("agate: \(member) is called on a thread that is not the main one (\(name))")
    }
    #endif
}
