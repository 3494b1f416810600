import AgateText
import CoreGraphics
import CoreText
import Foundation

/// Finds the lines that a label draws into a size: as they are, moved together, or smaller.
///
/// Source: text T209, T210.
struct LabelFitting {
    let content: LabelContent
    let text: LabelText
    let size: CGSize

    /// So much closer letters may be moved, in ems.
    ///
    /// GUESS tighten: a twentieth of the size. Source: text T209.
    private static let closest: CGFloat = 0.05

    /// The lines.
    func lines() -> LabelLayout {
        let lines = text.lines(in: room)
        guard !lines.layout.fits(size.width) else { return lines }
        if let tightened = tightened(lines) { return tightened }
        return shrunk(lines) ?? lines
    }

    private var room: TextLayout.Room {
        content.room(width: size.width, height: size.height, lines: content.numberOfLines)
    }

    /// A single line with its letters closer together, if that saves it from being truncated.
    private func tightened(_ lines: LabelLayout) -> LabelLayout? {
        guard content.allowsTightening, content.numberOfLines == 1, content.attributed == nil,
            text.content.paragraphs.count == 1
        else { return nil }
        let natural = naturalWidth
        let count = CGFloat(text.content.paragraph(at: 0).measured.caretStopCount)
        guard natural.isFinite, count > 0 else { return nil }
        let tracking = (size.width - natural) / count
        guard tracking < 0, tracking >= -Self.closest * content.font.pointSize else { return nil }
        let tightened = LabelText(content, tracking: tracking).lines(in: room)
        return tightened.layout.fits(size.width) ? tightened : nil
    }

    /// The width of the text as one line.
    private var naturalWidth: CGFloat {
        let room = content.room(width: .infinity, height: .infinity, lines: 1)
        return text.lines(in: room).layout.visibleWidth
    }

    /// The text at the largest size at which it fits, or at the smallest that is allowed.
    ///
    /// GUESS shrink-steps: sizes are found to a thousandth of a point. Source: text T210.
    private func shrunk(_ lines: LabelLayout) -> LabelLayout? {
        let smallest = min(content.minimumScaleFactor, 1)
        guard content.adjustsFontSizeToFitWidth, smallest > 0, smallest < 1 else { return nil }
        let fullSize = LabelLayout.FullSize(
            height: lines.layout.height,
            baseline: lines.layout.lines.first.map { $0.baseline - $0.top } ?? 0
        )
        func attempt(_ scale: CGFloat) -> LabelLayout {
            var lines = LabelText(content, scale: scale).lines(in: room)
            lines.fullSize = fullSize
            return lines
        }
        var best = attempt(smallest)
        guard best.layout.fits(size.width) else { return best }
        var (low, high) = (smallest, CGFloat(1))
        let step = 1e-3 / max(content.font.pointSize, 1)
        // Widths grow with the size: the first guess is the answer for most texts of one line.
        var guess = content.numberOfLines == 1 ? size.width / max(naturalWidth, 1e-3) : (low + high) / 2
        while high - low > step {
            if !(guess > low && guess < high) { guess = (low + high) / 2 }
            let lines = attempt(guess)
            if lines.layout.fits(size.width) {
                (best, low) = (lines, guess)
                guess += step
            } else {
                high = guess
                guess = (low + high) / 2
            }
            if guess - low > step * 2 || content.numberOfLines != 1 { guess = (low + high) / 2 }
        }
        return best
    }
}

extension MeasuredText {
    /// How many places there are that a caret can stand before.
    fileprivate var caretStopCount: Int { String(decoding: text.units, as: UTF16.self).count }
}
