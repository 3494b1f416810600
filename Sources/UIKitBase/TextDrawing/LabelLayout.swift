package import AgateText
import CoreGraphics
package import CoreText

/// The text of a label in its lines.
package struct LabelLayout {
    package let layout: TextLayout
    /// How each span of the text looks.
    package let looks: [TextAppearance]
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

    package init(layout: TextLayout, looks: [TextAppearance]) {
        (self.layout, self.looks) = (layout, looks)
    }
}
