import Foundation
import Synchronization

/// Checks of what the code relies on and types do not say: that references kept from frame to frame are to values of the present tree
/// and evaluation, that parallel arrays are as long as each other, that counters count what there is.
///
/// On with `AGATE_CHECKS=1` in the environment, and within ``whileOn(_:)``. A frame with checks costs several times as much. The fuzzers
/// and the property tests run with them.
package enum InvariantChecks {
    private static let areAsked = ProcessInfo.processInfo.environment["AGATE_CHECKS"] == "1"
    private static let scopes = Atomic<Int>(0)

    /// Whether frames are checked.
    package static var areOn: Bool { areAsked || scopes.load(ordering: .relaxed) > 0 }

    /// Calls a function with the checks on, for all threads.
    package static func whileOn<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        scopes.add(1, ordering: .relaxed)
        defer { scopes.subtract(1, ordering: .relaxed) }
        return try await body()
    }

    /// Stops the program where an invariant does not hold.
    ///
    /// - Parameters:
    ///   - isSo: Whether it holds.
    ///   - claim: The invariant, and where it is broken.
    package static func require(_ isSo: Bool, _ claim: @autoclosure () -> String) {
        if !isSo { preconditionFailure("AGATE_CHECKS: not so: \(claim())") }
    }
}
