import Synchronization

/// Counts the bytes of surfaces that exist at the same time while a frame is drawn, and what filters take beside them.
final class SurfaceMeter: Sendable {
    private let now = Atomic<Int>(0)
    private let highest = Atomic<Int>(0)

    /// The largest sum so far.
    var peak: Int { highest.load(ordering: .relaxed) }

    /// A surface of so many pixels is made.
    func add(pixels: Int) { add(bytes: pixels * 4) }

    /// It is let go.
    func remove(pixels: Int) { remove(bytes: pixels * 4) }

    /// Memory of so many bytes is taken.
    func add(bytes: Int) {
        let sum = now.add(bytes, ordering: .relaxed).newValue
        highest.max(sum, ordering: .relaxed)
    }

    /// It is given back.
    func remove(bytes: Int) {
        now.subtract(bytes, ordering: .relaxed)
    }
}
