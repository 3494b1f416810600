import Synchronization

/// Counts the bytes of surfaces that exist at the same time while a frame is drawn.
final class SurfaceMeter: Sendable {
    private let now = Atomic<Int>(0)
    private let most = Atomic<Int>(0)

    /// The largest sum so far.
    var peak: Int { most.load(ordering: .relaxed) }

    /// A surface of so many pixels is made.
    func add(pixels: Int) {
        let sum = now.add(pixels * 4, ordering: .relaxed).newValue
        most.max(sum, ordering: .relaxed)
    }

    /// It is let go.
    func remove(pixels: Int) {
        now.subtract(pixels * 4, ordering: .relaxed)
    }
}
