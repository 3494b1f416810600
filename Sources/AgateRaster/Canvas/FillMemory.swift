import Foundation

/// Memory for filling shapes, acquired for many of them: to acquire it for each takes as long as a small shape does.
///
/// One thread at a time.
package final class FillMemory {
    let edges: EdgeBuffer
    let band: CoverageBandMemory

    package init() {
        edges = EdgeBuffer.acquire()
        band = CoverageBandMemory.acquire()
    }

    deinit {
        EdgeBuffer.release(edges)
        CoverageBandMemory.release(band)
    }
}
