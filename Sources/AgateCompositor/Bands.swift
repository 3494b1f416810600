import AgateGeometry
import Foundation

/// Cuts a picture into bands and has several threads draw them.
struct Bands {
    /// The maximum number of threads.
    let threads: Int
    /// The rows of one band; nil lets the number of threads decide.
    let height: Int?

    /// The fewest rows that are worth a band of their own.
    private static let minHeight = 32

    /// The maximum number of bytes of a band's pixels.
    private static let maxBytes = 1 << 20

    /// Bands that the calling thread draws alone.
    var alone: Bands { Bands(threads: 1, height: height) }

    /// Calls a function once for each band of a region, on several threads at a time.
    func forEach(in region: DeviceRect, _ body: @Sendable (DeviceRect) -> Void) {
        let bands = rectangles(in: region)
        forEach(of: bands.count) { body(bands[$0]) }
    }

    /// The bands of a region.
    func rectangles(in region: DeviceRect) -> [DeviceRect] {
        guard !region.isEmpty else { return [] }
        let rows = height ?? defaultHeight(region)
        return stride(from: region.minY, to: region.maxY, by: rows).map { minY in
            DeviceRect(
                minX: region.minX,
                minY: minY,
                maxX: region.maxX,
                maxY: min(minY + rows, region.maxY)
            )
        }
    }

    /// Calls a function with each number below a count, on several threads at a time.
    func forEach(of count: Int, _ body: @Sendable (Int) -> Void) {
        ParallelMap(threads: threads).forEach(of: count, body)
    }

    /// Twice as many bands as threads, so that a band with much in it does not hold up the other threads for long, and no band larger than what stays
    /// in a processor's own cache while one step after the other changes it (benchmark `composite/quads-2160`).
    private func defaultHeight(_ region: DeviceRect) -> Int {
        let shared = threads > 1 ? (region.height + threads * 2 - 1) / (threads * 2) : region.height
        let cached = Self.maxBytes / (region.width * MemoryLayout<UInt32>.stride)
        return max(min(shared, cached), Self.minHeight)
    }
}
