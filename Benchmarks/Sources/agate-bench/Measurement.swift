import Foundation

/// One line of the table.
struct Measurement: Codable {
    let name: String
    let value: Double
    let unit: String
    let note: String
}

/// A thing to measure: its name, and how.
struct Benchmark {
    let name: String
    let measure: () throws -> Measurement
}

enum Stopwatch {
    /// The middle of several readings, in seconds.
    ///
    /// - Parameters:
    ///   - rounds: How often to read; the first, cold round is not among them.
    ///   - body: Returns the seconds of one round.
    static func median(rounds: Int = 7, _ body: () throws -> Double) rethrows -> Double {
        _ = try body()
        var readings: [Double] = []
        for _ in 0..<rounds { readings.append(try body()) }
        readings.sort()
        return readings[readings.count / 2]
    }

    /// The seconds that something takes.
    static func seconds(_ body: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        let duration = try clock.measure(body)
        let (seconds, attoseconds) = duration.components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
