import AgateGeometry
import AgateRaster
import Foundation
import Synchronization

/// Masks of the glyphs of one face at one transform: what a run of glyphs looks up, without hashing more than a number for each.
///
/// Nothing is ever taken from a table; it goes as a whole, when the last drawing with it has ended.
final class GlyphMaskTable: Sendable {
    /// The values that the glyphs of a run share.
    struct Key: Hashable, Sendable {
        let face: UInt64
        let variations: [FontVariation]
        let a: Double
        let b: Double
        let c: Double
        let d: Double

        init(_ font: FontInstance, _ transform: CGAffineTransform) {
            face = font.face.identity
            variations = font.variations
            a = transform.a
            b = transform.b
            c = transform.c
            d = transform.d
        }

        /// The transform, in place.
        var transform: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
    }

    /// A mask of the table.
    ///
    /// `@unchecked Sendable`: the bytes that it points to have been written before, and are not written again.
    struct Slot: @unchecked Sendable {
        /// Glyph and phase, plus 1; 0 for an empty slot.
        var number: UInt64 = 0
        /// nil for a glyph that covers nothing.
        var cover: UnsafePointer<UInt8>?
        var x: Int32 = 0
        var y: Int32 = 0
        var width: Int32 = 0
        var height: Int32 = 0

        /// The mask with its glyph's origin at a pixel.
        func placed(x: Int, y: Int) -> PlacedMask? {
            cover.map {
                PlacedMask(
                    cover: $0,
                    x: Int32(truncatingIfNeeded: x) &+ self.x,
                    y: Int32(truncatingIfNeeded: y) &+ self.y,
                    width: width,
                    height: height
                )
            }
        }
    }

    /// `@unchecked Sendable`: touched under the lock alone, but for bytes that are not written again.
    private struct State: @unchecked Sendable {
        /// A power of two; a slot that is taken is where its number leads, or behind it.
        var slots = [Slot](repeating: Slot(), count: 32)
        var count = 0
        let memory = GlyphMemory()
        var isRetired = false

        var byteCount: Int { 256 + slots.count * MemoryLayout<Slot>.stride + memory.byteCount }

        /// The place of a number, or the empty one where it belongs.
        func place(of number: UInt64) -> Int {
            let last = slots.count - 1
            var place = Int(truncatingIfNeeded: number &* 0x9E37_79B9_7F4A_7C15 >> 32) & last
            while slots[place].number != number, slots[place].number != 0 { place = (place + 1) & last }
            return place
        }

        mutating func insert(_ slot: Slot) {
            if 2 * (count + 1) > slots.count {
                let old = slots
                slots = [Slot](repeating: Slot(), count: 2 * old.count)
                for slot in old where slot.number != 0 { slots[place(of: slot.number)] = slot }
            }
            slots[place(of: slot.number)] = slot
            count += 1
        }
    }

    let key: Key
    /// When the table was last used, as ``GlyphCoverage`` counts.
    let lastUse = Atomic<Int>(0)
    private let state = Mutex(State())

    init(_ key: Key) {
        self.key = key
    }

    /// About how many bytes the table takes.
    var byteCount: Int { state.withLock { $0.byteCount } }

    /// Marks the table as no longer kept, and returns the number of bytes that it took until now.
    func retire() -> Int {
        state.withLock { state in
            state.isRetired = true
            return state.byteCount
        }
    }

    /// Looks masks up, and makes those that are not there.
    ///
    /// - Parameters:
    ///   - passing: Where masks go that are too large to be kept.
    ///   - body: Called once with a function that gives a glyph's mask at a phase.
    /// - Returns: By how many bytes the table has grown, if it is kept.
    func look(in font: FontInstance, passing: GlyphMemory, _ body: ((UInt32, Int) -> Slot) -> Void) -> Int {
        state.withLock { state in
            let before = state.byteCount
            body { glyph, phase in
                let number = (UInt64(glyph) << 2 | UInt64(phase)) + 1
                let known = state.slots[state.place(of: number)]
                if known.number == number { return known }
                let outline = GlyphOutline.outline(of: glyph, in: font.face, at: font.variations)
                let mask = GlyphRasterizer.mask(of: outline, self.key.transform, phase: phase)
                let isKept =
                    mask.bounds.width <= GlyphCoverage.largestKeptSide
                    && mask.bounds.height <= GlyphCoverage.largestKeptSide
                let slot = Slot(mask, number: number, in: isKept ? state.memory : passing)
                if isKept { state.insert(slot) }
                return slot
            }
            return state.isRetired ? 0 : state.byteCount - before
        }
    }
}

extension GlyphMaskTable.Slot {
    /// Copies a mask into memory.
    init(_ mask: Mask, number: UInt64, in memory: GlyphMemory) {
        self.number = number
        let bounds = mask.bounds
        guard !bounds.isEmpty else { return }
        let stride = PlacedMask.stride(ofWidth: bounds.width)
        let target = memory.allocate(stride * bounds.height)
        mask.bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            for row in 0..<bounds.height {
                (target + row * stride).update(from: start + row * bounds.width, count: bounds.width)
            }
        }
        cover = UnsafePointer(target)
        (x, y) = (Int32(truncatingIfNeeded: bounds.minX), Int32(truncatingIfNeeded: bounds.minY))
        (width, height) = (Int32(bounds.width), Int32(bounds.height))
    }
}
