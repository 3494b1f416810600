package import AgateText
import CoreGraphics
package import CoreText

/// The lines of a label, or of a string that is measured by itself.
package struct LabelLines {
    package let layout: TextLayout
    /// How each span of the text looks.
    package let looks: [TextLook]
    /// Whether the text has attributes of its own.
    package let isAttributed: Bool
    /// The first line in full size, of text that has been made smaller.
    package var fullSize: FullSize?

    /// The first line of a text before it was made smaller.
    package struct FullSize {
        /// The height of all lines, in points.
        package let height: CGFloat
        /// The baseline of the first line, from its top.
        package let baseline: CGFloat

        package init(height: CGFloat, baseline: CGFloat) {
            (self.height, self.baseline) = (height, baseline)
        }
    }

    package init(layout: TextLayout, looks: [TextLook], isAttributed: Bool) {
        (self.layout, self.looks, self.isAttributed) = (layout, looks, isAttributed)
    }

    /// The size of the lines, white space at their ends included, within a width.
    ///
    /// Source: text T202, T203.
    package func size(within width: CGFloat) -> CGSize {
        let isWide = !width.isFinite
        let widest = layout.lines.reduce(0) { widest, line in
            let style = layout.content.settings[line.paragraph].style
            let isFirst = line.line.range.lowerBound == 0
            let indent = style.room(isFirstLine: isFirst, width: width).indent
            let tail = style.tailIndent.isFinite ? max(-style.tailIndent, 0) : 0
            return max(widest, indent + line.line.width + tail)
        }
        return CGSize(width: isWide ? widest : min(widest, width), height: layout.height)
    }

    /// Whether all of the text is there, and every line is within a width.
    package func fits(_ width: CGFloat) -> Bool {
        guard layout.showsAll else { return false }
        return layout.lines.allSatisfy { line in
            !line.isTruncated && line.visibleWidth <= width + line.line.paragraph.measured.tolerance
        }
    }
}
