/// Memory for coverage that is freed as a whole.
///
/// What has been written once stays as it is and where it is, so that it can be read without a lock.
final class GlyphMemory {
    private var blocks: [UnsafeMutablePointer<UInt8>] = []
    private var free: UnsafeMutablePointer<UInt8>?
    private var rest = 0
    private(set) var byteCount = 0

    /// The first block is small, for there are tables of one glyph; the largest holds many.
    private static let blockSizes = 1024...65536

    deinit {
        for block in blocks { block.deallocate() }
    }

    /// Zeroed memory.
    func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> {
        if count > rest || free == nil {
            let size = max(count, min(max(byteCount, Self.blockSizes.lowerBound), Self.blockSizes.upperBound))
            let block = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
            block.initialize(repeating: 0, count: size)
            blocks.append(block)
            byteCount += size
            free = block
            rest = size
        }
        guard let start = free else { preconditionFailure("a block has been allocated") }
        free = start + count
        rest -= count
        return start
    }
}
