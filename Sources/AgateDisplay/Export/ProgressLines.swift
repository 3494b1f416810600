import Foundation

/// How far an export is, in lines of JSON for programs.
package struct ProgressLines {
    private let total: Int
    private let start = ContinuousClock.now
    private var last: ContinuousClock.Instant?
    private var done = 0

    /// The least time between two lines.
    private static let interval = Duration.milliseconds(100)

    /// Begins to count.
    package init(total: Int) { self.total = total }

    /// A frame more is done.
    package mutating func advance() {
        done += 1
        let now = ContinuousClock.now
        if let last, done < total, now - last < Self.interval { return }
        last = now
        let seconds = max((now - start) / .seconds(1), 1e-6)
        let line = Self.line(frame: done, of: total, seconds: seconds)
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }

    /// A line after a number of seconds.
    static func line(frame: Int, of total: Int, seconds: Double) -> String {
        let rate = Double(frame) / seconds
        let left = Double(total - frame) / rate
        return "{\"frame\":\(frame),\"of\":\(total),\"fps\":\(tenths(rate)),\"eta\":\(tenths(left))}"
    }

    private static func tenths(_ value: Double) -> String { String((value * 10).rounded() / 10) }
}
