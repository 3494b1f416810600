import AgateText
import CoreGraphics
import Foundation

/// Asks a layout manager's delegate while a paragraph is laid out.
struct DelegateAnswers: LineStackerDelegate {
    private let manager: NSLayoutManager
    private let delegate: any NSLayoutManagerDelegate
    /// The units of the paragraph in the text.
    private let range: Range<Int>

    /// Nil where there is no delegate.
    init?(_ manager: NSLayoutManager, _ range: Range<Int>) {
        guard let delegate = manager.delegate else { return nil }
        self.manager = manager
        self.delegate = delegate
        self.range = range
    }

    /// The glyph of a unit, which is counted from the paragraph's start.
    private func glyph(at offset: Int) -> Int { manager.flow.glyphIndex(at: range.lowerBound + offset) }

    /// An empty rectangle where the next line goes.
    private func proposed(_ place: LineStacker.Place) -> CGRect {
        let rooms = manager.flow.containers
        return CGRect(x: 0, y: place.y, width: rooms[min(place.container, rooms.count - 1)].width, height: 0)
    }

    /// A space that the delegate wants; nil where it leaves the space to the style.
    private func space(_ wanted: CGFloat) -> Double? { wanted.isFinite ? max(Double(wanted), 0) : nil }

    func spacingBefore(_ place: LineStacker.Place) -> Double? {
        space(
            delegate.layoutManager(
                manager,
                paragraphSpacingBeforeGlyphAt: glyph(at: 0),
                withProposedLineFragmentRect: proposed(place)
            )
        )
    }

    func spacingAfter(_ line: TextLine?, from place: LineStacker.Place) -> Double? {
        space(
            delegate.layoutManager(
                manager,
                paragraphSpacingAfterGlyphAt: glyph(at: range.count - 1),
                withProposedLineFragmentRect: line?.rect ?? proposed(place)
            )
        )
    }

    func spacing(after line: TextLine) -> Double? {
        space(
            delegate.layoutManager(
                manager,
                lineSpacingAfterGlyphAt: glyph(at: max(line.range.upperBound - 1, 0)),
                withProposedLineFragmentRect: line.rect
            )
        )
    }

    func mayHyphenate(before offset: Int) -> Bool {
        delegate.layoutManager(
            manager,
            shouldBreakLineByHyphenatingBeforeCharacterAt: range.lowerBound + offset
        )
    }

    func adjusted(_ line: TextLine) -> TextLine {
        var rect = line.rect
        var used = line.usedRect
        var baseline = line.origin.y - line.rect.minY
        let start = glyph(at: line.range.lowerBound)
        let end = glyph(at: line.range.upperBound)
        let isChanged = delegate.layoutManager(
            manager,
            shouldSetLineFragmentRect: &rect,
            lineFragmentUsedRect: &used,
            baselineOffset: &baseline,
            in: manager.textContainers[line.container],
            forGlyphRange: NSRange(location: start, length: max(end - start, 0))
        )
        let numbers = [
            rect.minX, rect.minY, rect.width, rect.height, used.minX, used.minY, used.width, used.height,
            baseline,
        ]
        guard isChanged, numbers.allSatisfy({ $0.isFinite && abs($0) < TextLayout.Room.unlimited * 10 })
        else {
            return line
        }
        var line = line
        line.origin.x += rect.minX - line.rect.minX
        line.rect = rect
        line.usedRect = used
        line.origin.y = rect.minY + baseline
        return line
    }
}
