import AgateGeometry
import CAgateKernels
import Foundation

/// The accumulation buffer of all pixels in sight, to which edges are added as they come.
///
/// Edges add up in whole numbers, in any order and in any parts: the coverage is that of all of them together. What is in
/// memory depends on the pixels and not on the shape.
///
/// `@unchecked Sendable`: an ``EdgeBuffer``, which is used by one thread at a time, is the only one to know it.
final class CoveragePlane: @unchecked Sendable {
    let area: DeviceRect
    /// The cells of a row, and the marks of one.
    let stride: Int
    private let groups: Int
    private let cells: UnsafeMutablePointer<Int32>
    private let touched: UnsafeMutablePointer<UInt8>
    private let antialias: Bool
    /// How many edges were added since windings were last limited, or fewer that wind as often.
    private var edgeCount = 0

    /// The maximum number of edges of closed polygons, which wind less than 16 384 times around a pixel, half of what a cell can hold.
    private static let maxEdges = 30_000

    /// - Parameter area: Not empty.
    init(_ area: DeviceRect, antialias: Bool) {
        self.area = area
        self.antialias = antialias
        stride = (area.width + 2 + 7) & ~7
        groups = (stride / 8 + 7) & ~7
        cells = .allocate(capacity: stride * area.height + 8)
        cells.initialize(repeating: 0, count: stride * area.height + 8)
        touched = .allocate(capacity: groups * area.height)
        touched.initialize(repeating: 0, count: groups * area.height)
    }

    deinit {
        cells.deallocate()
        touched.deallocate()
    }

    var band: agate_band {
        agate_band(
            min_x: Int32(clamping: area.minX),
            min_y: Int32(clamping: area.minY),
            max_x: Int32(clamping: area.maxX),
            max_y: Int32(clamping: area.maxY),
            stride: Int32(stride),
            groups: Int32(groups),
            cells: cells,
            touched: touched
        )
    }

    /// Adds the polygons of a buffer.
    func add(_ edges: EdgeBuffer) {
        guard !edges.ends.isEmpty else { return }
        if antialias {
            // Half of the edges between descents go down.
            limitWindings(before: 2 * Int(agate_count_descents(edges.points, edges.ends, edges.ends.count)))
            var band = band
            agate_accumulate_polygons(edges.points, edges.ends, edges.ends.count, nil, &band)
        } else {
            add(edges.pointLines)
        }
    }

    /// Adds edges of any size.
    func add(_ lines: [agate_line]) {
        guard !lines.isEmpty else { return }
        limitWindings(before: lines.count)
        var band = band
        if antialias {
            agate_accumulate(lines, lines.count, &band)
        } else {
            agate_accumulate_centers(lines, lines.count, &band)
        }
    }

    private func limitWindings(before added: Int) {
        if edgeCount + added > Self.maxEdges {
            edgeCount = 0
            for row in 0..<area.height { limitWindings(cells + row * stride, touched + row * groups) }
        }
        edgeCount += added
    }

    /// Takes even numbers of windings off where there are more than 16 384, so that cells do not overflow.
    ///
    /// Both fill rules show the same, unless so many windings are taken back later.
    private func limitWindings(_ cells: UnsafeMutablePointer<Int32>, _ touched: UnsafeMutablePointer<UInt8>) {
        let limit = 16_384 * AGATE_COVER_ONE
        var (sum, limited) = (Int32(0), Int32(0))
        for group in 0..<groups where touched[group] != 0 {
            for column in (group * 8)..<(group * 8 + 8) {
                sum &+= cells[column]
                let value = sum > limit ? sum - limit / 2 : sum < -limit ? sum + limit / 2 : sum
                cells[column] = value &- limited
                limited = value
            }
        }
    }
}
