import AgateGeometry
import CAgateKernels
import Foundation

/// Memory for one band of rows: accumulation cells that stay in the second-level cache, and what a swept row
/// needs.
///
/// Cells and marks are all zero between uses; the sweep clears what it reads. A band is used by one thread at
/// a time: `@unchecked Sendable`, since only the pool hands it on.
final class CoverageBandMemory: @unchecked Sendable {
    /// 96 KiB of cells, unless a single row needs more.
    static let cellCount = 24 * 1024

    let cells: UnsafeMutablePointer<Int32>
    let touched: UnsafeMutablePointer<UInt8>
    let cover: UnsafeMutablePointer<UInt8>
    let runs: UnsafeMutablePointer<agate_run>
    let capacity: Int
    /// Edges in the order of the bands that they begin in.
    private var edges = UnsafeMutablePointer<agate_edge>.allocate(capacity: 0)
    private var edgeCapacity = 0

    private static let pool = ScratchPool<CoverageBandMemory>()

    private init(capacity: Int) {
        self.capacity = capacity
        cells = .allocate(capacity: capacity + 8)
        cells.initialize(repeating: 0, count: capacity + 8)
        // A byte marks 8 cells; the bytes of a row fill whole words.
        touched = .allocate(capacity: capacity + 8)
        touched.initialize(repeating: 0, count: capacity + 8)
        cover = .allocate(capacity: capacity + 8)
        cover.initialize(repeating: 0, count: capacity + 8)
        runs = .allocate(capacity: capacity / 4 + 4)
        runs.initialize(repeating: agate_run(), count: capacity / 4 + 4)
    }

    deinit {
        cells.deallocate()
        touched.deallocate()
        cover.deallocate()
        runs.deallocate()
        edges.deallocate()
    }

    /// Room for edges, with anything in it.
    func edges(_ count: Int) -> UnsafeMutablePointer<agate_edge> {
        if count > edgeCapacity {
            edges.deallocate()
            edgeCapacity = count
            edges = .allocate(capacity: count)
        }
        return edges
    }

    /// Calls a function with clean memory for rows of `stride` cells.
    static func with<Result>(stride: Int, _ body: (CoverageBandMemory) -> Result) -> Result {
        guard stride <= cellCount else { return body(CoverageBandMemory(capacity: stride)) }
        let memory = acquire()
        defer { release(memory) }
        return body(memory)
    }

    /// Clean memory of the usual size.
    static func acquire() -> CoverageBandMemory {
        pool.acquire { CoverageBandMemory(capacity: cellCount) }
    }

    static func release(_ memory: CoverageBandMemory) {
        // A very large shape's memory is not kept.
        if memory.edgeCapacity > 1 << 18 {
            memory.edgeCapacity = 0
            memory.edges.deallocate()
            memory.edges = .allocate(capacity: 0)
        }
        pool.release(memory)
    }
}

extension agate_band {
    /// Rows of an area, in clean memory.
    ///
    /// - Parameter stride: The cells of a row, two more than the area is wide at least, a multiple of 8.
    init(_ rows: Range<Int>, of area: DeviceRect, stride: Int, _ memory: CoverageBandMemory) {
        self.init(
            min_x: Int32(clamping: area.minX),
            min_y: Int32(clamping: rows.lowerBound),
            max_x: Int32(clamping: area.maxX),
            max_y: Int32(clamping: rows.upperBound),
            stride: Int32(stride),
            groups: Int32((stride / 8 + 7) & ~7),
            cells: memory.cells,
            touched: memory.touched
        )
    }
}

extension EdgeBuffer {
    /// Accumulates the edges band by band, from the top.
    ///
    /// - Parameters:
    ///   - area: Which pixels are wanted. They get the same coverage whatever the area.
    ///   - body: Gets each band with its memory, and must sweep all its rows.
    func forEachBand(
        in area: DeviceRect,
        antialias: Bool,
        _ body: (agate_band, CoverageBandMemory) -> Void
    ) {
        let limit = area.maxX
        var area = area.intersection(bounds)
        guard !area.isEmpty, area.width <= 1 << 20 else { return }
        if let plane {
            CoverageBandMemory.with(stride: plane.stride) { body(plane.band, $0) }
            return
        }
        // Whole groups of eight pixels if possible: part of one takes longer.
        area.maxX = min(limit, area.minX + (area.width + 7) & ~7)
        // Two columns more, for the sums that go on behind the last.
        let stride = (area.width + 2 + 7) & ~7
        CoverageBandMemory.with(stride: stride) { memory in
            let rows = max(1, memory.capacity / stride)
            if antialias, lines.isEmpty, !extents.isEmpty, rows < area.height {
                forEachSortedBand(in: area, stride: stride, memory, body)
                return
            }
            var top = area.minY
            while top < area.maxY {
                let bottom = min(top + rows, area.maxY)
                var band = agate_band(top..<bottom, of: area, stride: stride, memory)
                accumulate(&band, antialias)
                body(band, memory)
                top = bottom
            }
        }
    }

    /// The same for an outline of many points: each band takes the edges that begin in it, and what the one before left over.
    private func forEachSortedBand(
        in area: DeviceRect,
        stride: Int,
        _ memory: CoverageBandMemory,
        _ body: (agate_band, CoverageBandMemory) -> Void
    ) {
        var shift = 0
        while 2 << shift <= memory.capacity / stride { shift += 1 }
        let bandCount = (area.height + (1 << shift) - 1) >> shift
        let edges = memory.edges(count)
        var rows = agate_rows(
            min_y: Int32(clamping: area.minY),
            max_y: Int32(clamping: area.maxY),
            max_x: Int32(clamping: area.maxX),
            shift: Int32(shift)
        )
        var starts = [Int32](repeating: 0, count: bandCount + 1)
        agate_sort_edges(edges, &starts, points, ends, ends.count, extents, &rows)
        var start = 0
        for index in 0..<bandCount {
            let top = area.minY + index << shift
            let bottom = min(top + 1 << shift, area.maxY)
            var band = agate_band(top..<bottom, of: area, stride: stride, memory)
            start = agate_accumulate_sorted(edges, start, Int(starts[index + 1]), &band)
            body(band, memory)
        }
    }

    private func accumulate(_ band: inout agate_band, _ antialias: Bool) {
        if antialias {
            if lines.isEmpty {
                agate_accumulate_polygons(points, ends, ends.count, extents.isEmpty ? nil : extents, &band)
            } else {
                agate_accumulate(lines, lines.count, &band)
            }
        } else {
            let lines = lines.isEmpty ? pointLines : lines
            agate_accumulate_centers(lines, lines.count, &band)
        }
    }

    /// Sweeps all rows in an area.
    ///
    /// - Parameter body: Gets a row, its runs, how many, and the coverage bytes. Runs count columns from
    ///   `band.min_x`.
    func forEachRow(
        in area: DeviceRect,
        rule: CGPathFillRule,
        antialias: Bool,
        _ body: (Int, agate_band, UnsafeBufferPointer<agate_run>, UnsafePointer<UInt8>) -> Void
    ) {
        forEachBand(in: area, antialias: antialias) { band, memory in
            var band = band
            for row in 0..<(band.max_y - band.min_y) {
                let count = agate_sweep(&band, row, rule == .evenOdd, memory.cover, memory.runs)
                guard count > 0 else { continue }
                body(
                    Int(band.min_y + row),
                    band,
                    UnsafeBufferPointer(start: memory.runs, count: count),
                    UnsafePointer(memory.cover)
                )
            }
        }
    }
}
