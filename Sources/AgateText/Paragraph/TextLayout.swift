package import Foundation

/// The lines of a text in a room, from the room's upper left corner, y downwards.
package struct TextLayout: Sendable {
    /// Where lines find room, and what happens to those that find none.
    package struct Room: Sendable {
        /// From the left to the right edge, in points; infinite: unlimited.
        package var width = Double.infinity
        /// Lines that do not end above it are left out; infinite: unlimited.
        package var height = Double.infinity
        /// Where the text begins that is laid out, in UTF-16 units.
        package var start = 0
        /// The maximum number of lines; 0 for as many as fit.
        package var lineLimit = 0
        /// Which part of the last line gives way to a token where more text follows; nil: what does not fit is left out.
        package var truncation: TruncationKind?
        /// The token in place of characters that are left out.
        package var token = TextToken.ellipsis
        /// How lines break instead of as their paragraph's style says.
        package var lineBreakMode: ParagraphStyle.LineBreakMode?
        /// Where lines stand in paragraphs of natural alignment.
        package var naturalAlignment = ParagraphStyle.Alignment.natural
        /// The distance between lines beyond that of their paragraph's style.
        package var extraLineSpacing = 0.0
        /// Whether the first line is there even if it is too high.
        package var alwaysHasLine = false
        /// Whether a line that begins above the lower edge of the room is there even if it ends below.
        package var keepsCutLine = false
        /// A shape, or paths that lines go around; instead of ``width`` and ``height``.
        package var region: LineRegion?
        /// Which stretches of the region are filled.
        package var filling = ParagraphLayout.Filling.each
        /// What is left free at both ends of each line.
        package var padding = 0.0

        package init() {}

        /// A room of a size.
        package init(width: Double, height: Double = .infinity) {
            self.width = width
            self.height = height
        }
    }

    /// The text.
    package let content: TextContent
    /// The lines from the top to the bottom; in a region also several beside one another.
    package let lines: [TextLine]
    /// Whether all of the text is shown.
    package let showsAll: Bool

    /// The lower edge of the last line; 0 without lines.
    package var height: Double { lines.last?.bottom ?? 0 }

    /// The width of the widest line from the left edge of the room, without white space at the ends.
    package var visibleWidth: Double { lines.reduce(0) { max($0, $1.visibleWidth) } }

    /// The width of the widest line with white space at the ends.
    package var widthWithSpace: Double { lines.reduce(0) { max($0, $1.width) } }

    /// The size of the lines, white space at their ends and indents included, within a width.
    ///
    /// Source: text T202, T203.
    package func size(within width: Double) -> CGSize {
        let widest = lines.reduce(0) { max($0, $1.indent + $1.width + $1.tail) }
        return CGSize(width: width.isFinite ? min(widest, width) : widest, height: height)
    }

    /// Whether all of the text is there, and every line is within a width.
    package func fits(_ width: Double) -> Bool {
        showsAll && lines.allSatisfy { !$0.isTruncated && $0.visibleWidth <= width + $0.text.tolerance }
    }

    /// Lays out a text from its beginning.
    ///
    /// What lies below the room is neither shaped nor broken. Source: text T154.
    package init(_ content: TextContent, in room: Room) {
        self.content = content
        var maker = LayoutMaker(content, room)
        maker.fill(alignmentWidth: nil)
        if !room.width.isFinite, room.region == nil, maker.dependsOnWidth {
            let width = maker.widest
            maker = LayoutMaker(content, room)
            maker.fill(alignmentWidth: width)
        }
        lines = maker.lines
        showsAll = maker.showsAll
    }
}
