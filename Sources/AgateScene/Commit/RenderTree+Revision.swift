import Synchronization

extension RenderTree {
    private static let revisions = Atomic<UInt64>(0)

    /// A number that was never given before in this process: what changes gets one, and who looks again knows by it.
    package static func nextRevision() -> UInt64 {
        revisions.wrappingAdd(1, ordering: .relaxed).newValue
    }
}
