import Foundation

/// How an export says how far it is, on the standard error output.
package enum ProgressStyle: String, Sendable, CaseIterable {
    /// A bar, where the output is a terminal.
    case bar
    /// A line of JSON at most ten times a second, with `frame`, `of`, `fps` and `eta` (seconds).
    case json
    /// Nothing.
    case none

    package var isBarShown: Bool { self == .bar && isatty(2) == 1 }
}
