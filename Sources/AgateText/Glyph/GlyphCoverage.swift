package import AgateGeometry
package import AgateRaster
package import Foundation
import Synchronization

/// Masks of glyphs, kept up to a budget in bytes.
///
/// Its contents change how long drawing takes, and nothing else: masks are the same bytes with a budget of 0.
package final class GlyphCoverage: Sendable {
    /// The masks of this process.
    package static let shared = GlyphCoverage(budget: 16 << 20)

    /// Larger masks are made each time, in pixels of a side.
    package static let largestKeptSide = 256

    private struct State {
        var tables: [GlyphMaskTable.Key: GlyphMaskTable] = [:]
        /// The table that was used last: most runs look like the one before.
        var last: GlyphMaskTable?
        var now = 0
    }

    private let budget: Int
    private let bytes = Atomic<Int>(0)
    private let state = Mutex(State())

    /// - Parameter budget: About how many bytes masks may take; 0 keeps none.
    package init(budget: Int) {
        self.budget = max(0, budget)
    }

    /// About how many bytes the masks take.
    package var byteCount: Int { bytes.load(ordering: .relaxed) }

    /// Forgets all masks.
    package func removeAll() { trim(to: -1) }

    /// The exact coverage of an unhinted outline, in pixels around the glyph's origin, y down.
    ///
    /// Source: text T240, T242.
    ///
    /// - Parameters:
    ///   - transform: From font units to pixels, y down; its translation does not count.
    ///   - phase: How many quarters of a pixel the glyph stands to the right of the pixel.
    /// - Returns: A mask that covers nothing for a glyph without an outline, and for one of more than 4096 pixels a side.
    package func mask(
        of glyph: UInt32,
        in font: FontInstance,
        transform: CGAffineTransform,
        phase: Int = 0
    ) -> Mask {
        let phase = min(max(phase, 0), GlyphPlacement.phaseCount - 1)
        guard transform.isUsable else { return .nothing }
        let table = table(GlyphMaskTable.Key(font, transform))
        let passing = GlyphMemory()
        var result = Mask.nothing
        let growth = table.look(in: font, passing: passing) { mask in
            result = mask(glyph, phase).placed(x: 0, y: 0)?.copied() ?? .nothing
        }
        grow(by: growth)
        return result
    }

    /// Calls a function with the masks of a run of glyphs, some of them at a time, in the order of the glyphs.
    ///
    /// - Parameters:
    ///   - glyphs: Those that cover nothing, or are not there, have no mask.
    ///   - positions: Where the glyphs' origins are; as many as glyphs.
    ///   - placing: From positions to pixels, y down. Positions that are not finite, or far from all pixels, have no mask.
    ///   - transform: From font units to pixels, y down; its translation does not count.
    ///   - grid: Which places glyphs are rounded to; not ``GlyphGrid/none``.
    package func withMasks(
        of glyphs: [UInt32],
        at positions: [CGPoint],
        in font: FontInstance,
        placing: CGAffineTransform,
        transform: CGAffineTransform,
        grid: GlyphGrid,
        _ body: (UnsafeBufferPointer<PlacedMask>) -> Void
    ) {
        let count = min(glyphs.count, positions.count)
        guard count > 0, transform.isUsable, grid != .none else { return }
        let table = table(GlyphMaskTable.Key(font, transform))
        let glyphCount = UInt32(clamping: font.face.glyphCount)
        let chunk = min(count, 256)
        withUnsafeTemporaryAllocation(of: PlacedMask.self, capacity: chunk) { masks in
            for start in stride(from: 0, to: count, by: chunk) {
                let passing = GlyphMemory()
                var filled = 0
                let growth = table.look(in: font, passing: passing) { mask in
                    for index in start..<min(start + chunk, count) where glyphs[index] < glyphCount {
                        let place = grid.placement(of: positions[index].applying(placing))
                        guard case .pixel(let x, let y, let phase) = place,
                            let placed = mask(glyphs[index], phase).placed(x: x, y: y)
                        else { continue }
                        masks[filled] = placed
                        filled += 1
                    }
                }
                withExtendedLifetime((table, passing)) {
                    body(UnsafeBufferPointer(rebasing: masks[..<filled]))
                }
                grow(by: growth)
            }
        }
    }

    private func table(_ key: GlyphMaskTable.Key) -> GlyphMaskTable {
        let (table, growth) = state.withLock { state -> (GlyphMaskTable, Int) in
            state.now += 1
            var growth = 0
            if state.last?.key != key {
                let known = state.tables[key]
                let table = known ?? GlyphMaskTable(key)
                if known == nil {
                    state.tables[key] = table
                    growth = table.byteCount
                }
                state.last = table
            }
            guard let table = state.last else { preconditionFailure("the last table has been set") }
            table.lastUse.store(state.now, ordering: .relaxed)
            return (table, growth)
        }
        if growth > 0 { bytes.add(growth, ordering: .relaxed) }
        return table
    }

    private func grow(by growth: Int) {
        if growth > 0 { bytes.add(growth, ordering: .relaxed) }
        if byteCount > budget { trim(to: budget / 2) }
    }

    /// Removes tables until the others are no larger, those first that have not been used for the longest time.
    private func trim(to limit: Int) {
        state.withLock { state in
            state.last = nil
            let oldest = state.tables.values.sorted {
                $0.lastUse.load(ordering: .relaxed) < $1.lastUse.load(ordering: .relaxed)
            }
            for table in oldest where byteCount > limit {
                state.tables[table.key] = nil
                bytes.subtract(table.retire(), ordering: .relaxed)
            }
        }
    }
}

extension CGAffineTransform {
    /// Whether glyphs can be drawn with it.
    fileprivate var isUsable: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite }
}

extension FontInstance {
    /// From font units to pixels, y down, for text that is drawn upright with so many pixels in a point.
    package func pixelTransform(scale: Double) -> CGAffineTransform {
        let transform = glyphTransform
        return CGAffineTransform(
            a: transform.a * scale,
            b: -transform.b * scale,
            c: transform.c * scale,
            d: -transform.d * scale,
            tx: 0,
            ty: 0
        )
    }
}
