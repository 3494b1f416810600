import AgateGeometry
import AgatePixels

/// Finds the ops of which nothing is seen, because opaque ones come later and cover them.
///
/// A pixel that an opaque op replaces is the same whatever was there, so leaving a covered op out changes no byte.
/// Where a backdrop is filtered nothing is left out, for that reads what lies around.
struct Occlusion {
    /// Leaves out covered ops, and the covered parts of others.
    ///
    /// - Parameters:
    ///   - region: The pixels that are drawn.
    ///   - threads: How many threads may look for what is seen, each at some rows.
    /// - Complexity: O(ops), and a 64th of the pixels that they have.
    static func cull(_ list: inout DisplayList, in region: DeviceRect, threads: Int = 1) {
        guard !list.readsBackdrop else { return }
        let outermost = list.outermostIndices
        guard outermost.dropFirst().contains(where: { list.occlusion[$0].hidesSomething }) else { return }
        // Which op covers a tile last, for what is divided.
        var tiles: CoveredTiles?
        if outermost.contains(where: { list.occlusion[$0].flags.contains(.isDivisible) }) {
            var covered = CoveredTiles(region)
            for index in outermost.dropFirst() {
                list.occlusion[index].forEachOpaque { covered.cover($0.rect.intersection(region), by: index) }
            }
            tiles = covered
        }
        let parts = min(
            ParallelMap(threads: threads, minimum: 1024).parts(of: outermost.count),
            max(region.height, 1)
        )
        let visible = ParallelMap(threads: parts).map(parts) { [list] part in
            visibleBounds(of: outermost, list, in: region.rows(part, of: parts))
        }
        for (number, index) in outermost.enumerated() {
            let seen = visible.dropFirst().reduce(visible[0][number]) { $0.union($1[number]) }
            if seen.isEmpty {
                list.leaveOut(index)
            } else {
                let isDivided = list.occlusion[index].flags.contains(.isDivisible)
                let extent = list.visibleBounds[index].rect
                list.restrict(
                    index,
                    to: seen,
                    parts: isDivided ? tiles?.visibleParts(of: extent, drawnBy: index) : nil
                )
            }
        }
    }

    /// The visible bounds of each op in some rows.
    private static func visibleBounds(
        of outermost: [Int],
        _ list: DisplayList,
        in rows: DeviceRect
    ) -> [PixelBox] {
        var covered = CoveredPixels(rows)
        var result = [PixelBox](repeating: .empty, count: outermost.count)
        for number in outermost.indices.reversed() {
            let index = outermost[number]
            result[number] = PixelBox(covered.visiblePart(of: list.visibleBounds[index].rect))
            list.occlusion[index].forEachOpaque { covered.cover($0.rect) }
        }
        return result
    }
}

extension DeviceRect {
    /// One of some parts, from the top, that share its rows.
    fileprivate func rows(_ part: Int, of parts: Int) -> DeviceRect {
        DeviceRect(
            minX: minX,
            minY: minY + height * part / parts,
            maxX: maxX,
            maxY: minY + height * (part + 1) / parts
        )
    }
}
