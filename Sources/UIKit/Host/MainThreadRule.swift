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
    static func check(_ member: StaticString) {
        #if DEBUG
        if !Thread.isMainThread { report(member) }
        #endif
    }

    #if DEBUG
    private static let lock = NSLock()
    nonisolated(unsafe) private static var told: Set<[UInt]> = []
    /// How many calls around one tell its place: its own and those that lead to it.
    private static let depth: Int32 = 14
    private static let mark = "Agate.mainThreadRule"

    private static func report(_ member: StaticString) {
        guard !ViewThread.isHere else { return }
        let marks = Thread.current.threadDictionary
        // Members that a reported member calls are not reported again.
        guard marks[mark] == nil else { return }
        marks[mark] = true
        defer { marks[mark] = nil }
        let place = callers()
        guard lock.withLock({ told.insert(place).inserted }) else { return }
        let name = Thread.current.name.flatMap { $0.isEmpty ? nil : $0 } ?? "without a name"
        log("agate: \(member) is called on a thread that is not the main one (\(name))")
    }

    private typealias Backtrace = @convention(c) (UnsafeMutablePointer<UInt>, Int32) -> Int32

    /// The C library's function; Swift's module of it leaves it out.
    private static let backtrace = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Backtrace.self) }

    /// The addresses to which the calls return that lead here, the innermost first.
    private static func callers() -> [UInt] {
        guard let backtrace else { return [] }
        return [UInt](unsafeUninitializedCapacity: Int(depth)) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            count = Int(max(0, backtrace(start, depth)))
        }
    }
    #endif
}
