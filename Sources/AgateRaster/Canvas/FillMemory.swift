import Foundation

/// What filling shapes needs, lent for many of them: to fetch it for each takes as long as a small shape does.
///
/// One thread at a time.
package final class FillMemory {
    let edges: EdgeBuffer
    let band: CoverageBandMemory

    package init() {
        edges = EdgeBuffer.lend()
        band = CoverageBandMemory.lend()
    }

    deinit {
        EdgeBuffer.giveBack(edges)
        CoverageBandMemory.giveBack(band)
    }
}
