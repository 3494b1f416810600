import AgateText
import CoreGraphics
import CoreText
import Foundation

/// A paragraph of a text storage: its attributes once read, its glyphs once shaped, its lines once laid out.
final class FlowParagraph {
    /// The number of units, with what ends the paragraph.
    let length: Int
    /// Whether a separator ends it.
    let isEnded: Bool
    private var read: AttributedContent?
    private var glyphTable: FlowGlyphs?

    /// The lines, if they are laid out; moved down by ``shift``.
    private(set) var lines: [FlowLine] = []
    private(set) var isLaidOut = false
    private(set) var begin = FlowPlace()
    private(set) var end = FlowPlace()
    /// Whether the lines are the same wherever in the container the paragraph begins.
    private(set) var isMovable = false
    private(set) var shift: CGFloat = 0

    init(length: Int, isEnded: Bool) {
        self.length = length
        self.isEnded = isEnded
    }

    /// The text and its look, read from the storage at the first use.
    func content(_ make: () -> AttributedContent) -> AttributedContent {
        if let read { return read }
        let made = make()
        read = made
        return made
    }

    /// The text and its look, if they have been read.
    var knownContent: AttributedContent? { read }

    /// The glyphs in the order of the text.
    func glyphs(_ paragraph: Paragraph) -> FlowGlyphs {
        if let glyphTable { return glyphTable }
        let made = FlowGlyphs(paragraph)
        glyphTable = made
        return made
    }

    func place(_ lines: [FlowLine], from begin: FlowPlace, to end: FlowPlace, isMovable: Bool) {
        self.lines = lines
        self.begin = begin
        self.end = end
        self.isMovable = isMovable
        shift = 0
        isLaidOut = true
    }

    /// Puts the lines elsewhere in the same container, if they stay the same there.
    func move(to place: FlowPlace) -> Bool {
        guard isLaidOut, isMovable, place.container == begin.container else { return false }
        let distance = place.y - begin.y
        shift += CGFloat(distance)
        let count = end.lineCount - begin.lineCount
        begin = place
        end.y += distance
        end.lineCount = place.lineCount + count
        return true
    }

    /// Forgets the lines, but not the glyphs.
    func forgetLines() {
        isLaidOut = false
        lines = []
    }

    /// Forgets what has been read, too.
    func forgetContent() {
        forgetLines()
        read = nil
        glyphTable = nil
    }

    /// A line in its place.
    func line(_ index: Int) -> FlowLine { lines[index].moved(by: shift) }

    /// The place of the line that a unit of the paragraph is in; the last one for its end.
    func lineIndex(at offset: Int) -> Int? {
        guard !lines.isEmpty else { return nil }
        var low = 0
        var high = lines.count - 1
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
