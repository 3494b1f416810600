import Foundation

/// Zeroed memory for pixels, on large pages where there is enough of it.
///
/// A new picture of 3840 x 2160 pixels is 8 100 of the system's small pages, each of which costs a visit to the system when
/// it is first written: a tenth of the time of a blur (`Scripts/bench raster blur`).
enum PixelMemory {
    /// Linux on x86-64 and on 64-bit ARM with 4 KiB pages has large pages of this size.
    private static let largePage = 2 << 20
    /// From how many bytes on; less is better kept by the allocator, which has it at hand for the next picture.
    private static let mappedFrom = 8 << 20

    /// Gives memory for so many pixels, all of them 0; nil when memory is short.
    ///
    /// - Parameter count: At least 0; given back by ``deallocate(_:count:)`` with the same number.
    static func allocate(count: Int) -> UnsafeMutablePointer<UInt32>? {
        let byteCount = count * MemoryLayout<UInt32>.stride
        guard byteCount >= mappedFrom else {
            return calloc(max(count, 1), MemoryLayout<UInt32>.stride)?
                .bindMemory(to: UInt32.self, capacity: max(count, 1))
        }
        return mapped(byteCount)?.bindMemory(to: UInt32.self, capacity: count)
    }

    static func deallocate(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        let byteCount = count * MemoryLayout<UInt32>.stride
        if byteCount >= mappedFrom { munmap(pixels, byteCount) } else { free(pixels) }
    }

    /// Fresh pages of the system that begin at the border of a large page.
    private static func mapped(_ byteCount: Int) -> UnsafeMutableRawPointer? {
        let span = byteCount + largePage
        guard let start = mmap(nil, span, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            start != MAP_FAILED
        else { return nil }
        // What lies before the border, and behind the last small page, goes back.
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
