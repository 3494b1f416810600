import Foundation
import Glibc

enum Stopwatch {
    /// The middle of several readings, in seconds.
    ///
    /// - Parameters:
    ///   - rounds: How often to read; the first, cold round is not among them.
    ///   - body: Returns the seconds of one round.
    static func median(rounds: Int = 9, _ body: () throws -> Double) rethrows -> Double {
        _ = try body()
        var readings: [Double] = []
        for _ in 0..<rounds { readings.append(try body()) }
        readings.sort()
        return readings[readings.count / 2]
    }

    /// The least of several readings, in seconds: what the work takes when nothing is in its way.
    ///
    /// - Parameter body: Returns the seconds of one round; the first, cold round does not count.
    static func minimum(rounds: Int = 15, _ body: () throws -> Double) rethrows -> Double {
        _ = try body()
        var minimum = Double.infinity
        for _ in 0..<rounds { minimum = min(minimum, try body()) }
        return minimum
    }

    /// The seconds that something takes by the clock on the wall: for work of several threads or processes.
    static func seconds(_ body: () throws -> Void) rethrows -> Double {
        try measure(CLOCK_MONOTONIC, body)
    }

    /// The seconds of processor time that something takes on the calling thread.
    ///
    /// Other programs on the machine count for little. Reading this clock takes some 200 ns.
    static func processorSeconds(_ body: () throws -> Void) rethrows -> Double {
        try measure(CLOCK_THREAD_CPUTIME_ID, body)
    }

    /// The seconds of processor time that all threads of the process have used so far.
    static func processSeconds() -> Double { now(CLOCK_PROCESS_CPUTIME_ID) }

    /// The seconds of the clock on the wall since some moment.
    static func wallSeconds() -> Double { now(CLOCK_MONOTONIC) }

    private static func measure(_ clock: clockid_t, _ body: () throws -> Void) rethrows -> Double {
        let start = now(clock)
        try body()
        return now(clock) - start
    }

    private static func now(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
