import Foundation
import Synchronization

/// Memory for pixels, on large pages where there is enough of it.
///
/// A new picture of 3840 x 2160 pixels is 8 100 of the system's small pages, each of which costs a visit to the system when
/// it is first written: a tenth of the time of a blur (`Scripts/bench raster blur`).
enum PixelMemory {
    /// Linux on x86-64 and on 64-bit ARM with 4 KiB pages has large pages of this size.
    private static let largePage = 2 << 20
    /// From how many bytes on; less is better kept by the allocator, which has it at hand for the next picture.
    private static let mappedFrom = 8 << 20

    /// The maximum number of blocks of mapped memory that wait for the next picture of their size class, and the maximum number of bytes of each.
    ///
    /// A blurred layer takes three in each frame: its source, whose size changes with what moves in it, its result and the frame.
    /// The system takes them back when memory is short. To clear two new pictures of 3840 x 2160 pixels took it a fifth of the time of
    /// a blurred layer of that size (benchmark `composite/blur-2160`).
    private static let maxKept = 3
    private static let largestKept = 64 << 20

    /// A block that is not in use.
    private struct Block {
        let address: UInt
        let byteCount: Int

        func unmap() { munmap(UnsafeMutableRawPointer(bitPattern: address), byteCount) }
    }

    private static let kept = Mutex<[Block]>([])

    /// Gives memory for so many pixels; nil when memory is short.
    ///
    /// - Parameters:
    ///   - count: At least 0; given back by ``deallocate(_:count:)`` with the same number.
    ///   - isCleared: Whether all pixels are 0; otherwise they are anything.
    static func allocate(count: Int, isCleared: Bool) -> UnsafeMutablePointer<UInt32>? {
        let byteCount = count * MemoryLayout<UInt32>.stride
        guard byteCount >= mappedFrom else {
            let memory =
                isCleared ? calloc(max(count, 1), MemoryLayout<UInt32>.stride) : malloc(max(byteCount, 1))
            return memory?.bindMemory(to: UInt32.self, capacity: max(count, 1))
        }
        let capacity = capacity(for: byteCount)
        let memory = isCleared ? nil : takeKept(capacity)
        return (memory ?? mapped(capacity))?.bindMemory(to: UInt32.self, capacity: count)
    }

    static func deallocate(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        let byteCount = count * MemoryLayout<UInt32>.stride
        guard byteCount >= mappedFrom else { return free(pixels) }
        let block = Block(address: UInt(bitPattern: pixels), byteCount: capacity(for: byteCount))
        guard block.byteCount <= largestKept, madvise(pixels, block.byteCount, MADV_FREE) == 0 else {
            return block.unmap()
        }
        let oldest: Block? = kept.withLock { blocks in
            blocks.append(block)
            return blocks.count > maxKept ? blocks.removeFirst() : nil
        }
        oldest?.unmap()
    }

    /// The bytes of the block that a picture gets.
    ///
    /// The next eighth of a power of two, so that pictures of nearly the same size share blocks; pages that are never written take none of
    /// the system's memory.
    private static func capacity(for byteCount: Int) -> Int {
        let step = 1 << max(Int.bitWidth - 1 - byteCount.leadingZeroBitCount - 3, 12)
        let (sum, overflows) = byteCount.addingReportingOverflow(step - 1)
        return overflows ? byteCount : sum / step * step
    }

    /// A kept block of a size.
    private static func takeKept(_ byteCount: Int) -> UnsafeMutableRawPointer? {
        kept.withLock { blocks in
            guard let index = blocks.lastIndex(where: { $0.byteCount == byteCount }) else { return nil }
            return UnsafeMutableRawPointer(bitPattern: blocks.remove(at: index).address)
        }
    }

    /// Fresh pages of the system that begin at the border of a large page.
    private static func mapped(_ byteCount: Int) -> UnsafeMutableRawPointer? {
        let span = byteCount + largePage
        guard let start = mmap(nil, span, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            start != MAP_FAILED
        else { return nil }
        // The pages before the border, and behind the last small page, go back.
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
        let before = (largePage - Int(bitPattern: start) % largePage) % largePage
        let pixels = start + before
        let used = (byteCount + page - 1) / page * page
        if before > 0 { munmap(start, before) }
        if span - before > used { munmap(pixels + used, span - before - used) }
        // Where the system has no large pages, small ones do.
        _ = madvise(pixels, used, MADV_HUGEPAGE)
        return pixels
    }
}
