import Foundation

/// How many threads draw the frames of a display.
package enum DrawingThreads {
    /// The variable of the environment that says it.
    package static let variable = "AGATE_THREADS"

    /// The number that the environment asks for, at least 1; nil is one for each processor.
    ///
    /// No picture depends on it. Several processes that share a machine share its processors so.
    static let wanted: Int? = ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }.map {
        min(max($0, 1), 1024)
    }
}
