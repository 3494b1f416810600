import CoreGraphics
import Foundation

/// How large the text of a label is.
@MainActor package enum LabelSizes {
    /// Heights from here on are as good as unlimited, in points.
    private static let unlimited: CGFloat = 1e6

    /// The size of the text within a width.
    ///
    /// Source: text T202, T203, T204.
    ///
    /// - Parameter width: In points; a number that is not finite or not above 0 is no limit.
    package static func size(of label: UILabel, width: CGFloat) -> CGSize {
        let width = width > 0 && width < unlimited ? width : unlimited
        let bounds = CGRect(x: 0, y: 0, width: width, height: unlimited)
        return label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines).size
    }

    /// How far the baselines lie from the edges of a label as high as its text.
    static func baselineOffsets(of label: UILabel) -> (first: CGFloat, last: CGFloat) {
        guard let font = label.font else { return (0, 0) }
        let scale = UIScreenScale.current
        return (Pixels.roundedHalfUp(font.ascender, scale), Pixels.roundedHalfUp(-font.descender, scale))
    }

    /// Where lines stand in bounds.
    ///
    /// A text that may have one line alone stands at the top, others in the middle. Source: text T205; reality Q5.13.
    static func textRect(of label: UILabel, _ bounds: CGRect, _ numberOfLines: Int) -> CGRect {
        guard !label.content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let scale = UIScreenScale.current
        let lines = max(numberOfLines, 0)
        let block = label.typesetter.measure(
            label.content,
            width: lines != 1 && bounds.width < unlimited ? bounds.width : .infinity,
            height: bounds.height < unlimited ? bounds.height : .infinity,
            lines: lines
        )
        let size = CGSize(
            width: Pixels.ceiled(block.width, scale),
            height: Pixels.ceiled(block.height, scale)
        )
        let isCentred = lines != 1 && bounds.height < unlimited
        let y = isCentred ? Pixels.roundedHalfUp((bounds.height - size.height) / 2, scale) : 0
        return CGRect(x: bounds.minX, y: bounds.minY + y, width: size.width, height: size.height)
    }
}

/// Lengths on the grid of pixels.
package enum Pixels {
    /// The least number of whole pixels that is not below a length, but for what sums of advances differ by.
    package static func ceiled(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        guard length.isFinite, scale > 0 else { return 0 }
        return max((length * scale - 1e-6).rounded(.up), 0) / scale
    }

    /// The nearest whole pixel, the upper one of two.
    package static func roundedHalfUp(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        guard length.isFinite, scale > 0 else { return 0 }
        return (length * scale + 0.5).rounded(.down) / scale
    }
}
