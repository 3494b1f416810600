import AgateGeometry

/// Memory for blurs that is used again; `@unchecked Sendable`, since one thread at a time acquires each.
final class BlurMemory: @unchecked Sendable {
    /// Larger memory is freed after use.
    private static let largestKept = 32 << 20
    private static let pool = ScratchPool<BlurMemory>(limit: 8)

    private let start: UnsafeMutableRawPointer
    private let capacity: Int

    private init(capacity: Int) {
        self.capacity = capacity
        start = .allocate(byteCount: capacity, alignment: 64)
    }

    deinit { start.deallocate() }

    /// Calls a function with memory that is not cleared.
    static func with(bytes: Int, _ body: (UnsafeMutableRawPointer) -> Void) {
        let memory = pool.acquire(
            where: { $0.capacity >= bytes && $0.capacity <= max(4 * bytes, 1 << 16) },
            make: { BlurMemory(capacity: max(bytes, 4096)) }
        )
        body(memory.start)
        if memory.capacity <= largestKept { pool.release(memory) }
    }
}
