import AgateScene
import Testing

/// Runs a test with the checks of invariants on.
struct InvariantChecksTrait: SuiteTrait, TestTrait, TestScoping {
    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await InvariantChecks.whileOn { try await function() }
    }
}

extension Trait where Self == InvariantChecksTrait {
    /// After each frame the placed layers, the store of nodes, the cache and the display list are checked; see ``InvariantChecks``.
    static var checkingInvariants: InvariantChecksTrait { InvariantChecksTrait() }
}
