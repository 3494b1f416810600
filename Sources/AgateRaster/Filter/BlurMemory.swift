import Synchronization

/// Memory for blurs, lent and used again; `@unchecked Sendable`, since each is lent to one thread at a time.
final class BlurMemory: @unchecked Sendable {
    /// More than this is given back at once.
    private static let largestKept = 32 << 20
    private static let pool = Mutex<[BlurMemory]>([])

    private let start: UnsafeMutableRawPointer
    private let capacity: Int

    private init(capacity: Int) {
        self.capacity = capacity
        start = .allocate(byteCount: capacity, alignment: 64)
    }

    deinit { start.deallocate() }

    /// Lends memory that is not cleared.
    static func with(bytes: Int, _ body: (UnsafeMutableRawPointer) -> Void) {
        let pooled = pool.withLock { pool in
            pool.firstIndex { $0.capacity >= bytes && $0.capacity <= max(4 * bytes, 1 << 16) }.map {
                pool.remove(at: $0)
            }
        }
        let memory = pooled ?? BlurMemory(capacity: max(bytes, 4096))
        body(memory.start)
        guard memory.capacity <= largestKept else { return }
        pool.withLock {
            if $0.count >= 8 { $0.removeFirst() }
            $0.append(memory)
        }
    }
}
