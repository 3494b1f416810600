import AgateGeometry
import Foundation
import Synchronization

/// Turns pieces of text into glyphs.
///
/// Source: text T84 to T88.
package struct TextShaper: Sendable {
    private let words: WordCache?

    /// - Parameter words: Where shaped words are kept; results are the same without it.
    package init(words: WordCache? = .shared) {
        self.words = words
    }

    /// Shapes pieces of a text, each to one run, in the order of the text.
    package func runs(of items: [TextItem], in text: [UInt16]) -> [ShapedRun] {
        items.map { shape($0, in: text) }
    }

    /// Shapes one piece of a text, which may be any part of a ``TextItem``, such as what fits on a line.
    ///
    /// - Parameters:
    ///   - text: The paragraph, in UTF-16; what stands around the piece may join its letters.
    ///   - range: The part of the piece that is wanted, or nil for all of it.
    package func shape(_ item: TextItem, in text: [UInt16], range: Range<Int>? = nil) -> ShapedRun {
        let range = (range ?? item.range).clamped(to: 0..<text.count)
        let builder = RunBuilder(item, range, spacing: item.attributes.spacing)
        #if AGATE_SHAPING
        guard let font = HarfBuzzFont.font(item.font) else {
            return builder.run(of: [plain(item, in: text, range)])
        }
        let style = WordStyle(
            face: item.font.face.identity,
            variations: item.font.variations,
            features: item.attributes.features,
            script: item.script,
            language: item.attributes.language,
            isRightToLeft: item.isRightToLeft
        )
        let pieces = text.withUnsafeBufferPointer {
            WordCacheShaper($0, style, font, words).pieces(of: range)
        }
        return builder.run(of: pieces)
        #else
        return builder.run(of: [plain(item, in: text, range)])
        #endif
    }

    private func plain(_ item: TextItem, in text: [UInt16], _ range: Range<Int>) -> ShapedPiece {
        let word = PlainShaper.shape(text, range, font: item.font, isRightToLeft: item.isRightToLeft)
        return ShapedPiece(start: range.lowerBound, word: word)
    }
}

/// A shaped word at its place in a text.
struct ShapedPiece {
    let start: Int
    let word: ShapedWord
}

/// Joins shaped words to a run in points.
struct RunBuilder {
    private let item: TextItem
    private let range: Range<Int>
    private let spacing: Double

    init(_ item: TextItem, _ range: Range<Int>, spacing: Double) {
        self.item = item
        self.range = range
        self.spacing = spacing
    }

    /// The run of words in the order of the text.
    func run(of pieces: [ShapedPiece]) -> ShapedRun {
        let count = pieces.reduce(0) { $0 + $1.word.glyphs.count }
        var glyphs: [UInt32] = []
        var advances: [CGSize] = []
        var offsets: [CGPoint] = []
        var indices: [Int] = []
        glyphs.reserveCapacity(count)
        advances.reserveCapacity(count)
        offsets.reserveCapacity(count)
        indices.reserveCapacity(count)
        let scale = item.font.scale
        let matrix = item.font.matrix
        let isPlain = matrix.isIdentity
        let isRightToLeft = item.isRightToLeft
        var cuts: [ShapedRun.Cut] = []
        if pieces.count > 1 { cuts.reserveCapacity(pieces.count) }
        for piece in isRightToLeft ? pieces.reversed() : pieces {
            if pieces.count > 1 {
                let edge = glyphs.count + (isRightToLeft ? piece.word.glyphs.count : 0)
                cuts.append(ShapedRun.Cut(offset: Int32(clamping: piece.start), glyph: Int32(clamping: edge)))
            }
            for glyph in piece.word.glyphs {
                glyphs.append(glyph.glyph)
                let advance = CGSize(width: Double(glyph.advance) * scale, height: 0)
                let offset = CGPoint(x: Double(glyph.offsetX) * scale, y: Double(glyph.offsetY) * scale)
                advances.append(isPlain ? advance : advance.applying(matrix))
                offsets.append(
                    isPlain
                        ? offset
                        : offset.applying(CGAffineTransform(matrix.a, matrix.b, matrix.c, matrix.d, 0, 0))
                )
                indices.append(piece.start + Int(glyph.cluster))
            }
        }
        if isRightToLeft { cuts.reverse() }
        if spacing != 0 { space(&advances, &offsets, indices) }
        return ShapedRun(
            font: item.font,
            range: range,
            glyphs: glyphs,
            advances: advances,
            offsets: offsets,
            stringIndices: indices,
            level: item.level,
            script: item.script,
            cuts: cuts
        )
    }

    /// Makes clusters wider: at their end, which is the left one in text from right to left.
    ///
    /// GUESS kern-clusters: a cluster of several glyphs is made wider once, marks get nothing. Source: text T86.
    private func space(_ advances: inout [CGSize], _ offsets: inout [CGPoint], _ indices: [Int]) {
        for place in indices.indices {
            if item.isRightToLeft {
                let isFirst = place == 0 || indices[place - 1] != indices[place]
                guard isFirst else { continue }
                offsets[place].x += spacing
            } else {
                let isLast = place == indices.count - 1 || indices[place + 1] != indices[place]
                guard isLast else { continue }
            }
            advances[place].width += spacing
        }
    }
}
