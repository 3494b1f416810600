import AgateText
import Foundation

/// The glyphs of a paragraph in the order of the text, cluster by cluster.
///
/// Source: text T232. GUESS null-glyphs: characters that are part of another one's glyph have none of their own.
struct FlowGlyphs {
    /// The glyphs.
    let ids: [UInt32]
    /// For each glyph the first unit of its cluster, from the paragraph's start; ascending.
    let offsets: [Int32]

    init(_ paragraph: Paragraph) {
        var ids: [UInt32] = []
        var offsets: [Int32] = []
        for piece in paragraph.pieces {
            let run = piece.run
            var places = Array(run.glyphs.indices)
            if run.isRightToLeft { places.reverse() }
            if run.isNonMonotonic {
                let order = places.enumerated().sorted {
                    (run.stringIndices[$0.element], $0.offset) < (run.stringIndices[$1.element], $1.offset)
                }
                places = order.map(\.element)
            }
            for place in places {
                ids.append(run.glyphs[place])
                offsets.append(Int32(clamping: run.stringIndices[place]))
            }
        }
        self.ids = ids
        self.offsets = offsets
    }

    var count: Int { ids.count }

    /// The first glyph of the cluster that a unit is in.
    func first(at offset: Int) -> Int {
        let after = place(after: offset)
        guard after > 0 else { return 0 }
        return place(after: Int(offsets[after - 1]) - 1)
    }

    /// The first glyph that is of a cluster behind a unit.
    func place(after offset: Int) -> Int {
        var low = 0
        var high = offsets.count
        while low < high {
            let middle = (low + high) / 2
            if Int(offsets[middle]) > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The units of a glyph's cluster.
    ///
    /// - Parameter count: The number of units of the paragraph.
    func cluster(of glyph: Int, count: Int) -> Range<Int> {
        let start = Int(offsets[glyph])
        let next = place(after: start)
        return start..<(next < offsets.count ? Int(offsets[next]) : max(count, start))
    }
}
