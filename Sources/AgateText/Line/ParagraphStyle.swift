/// How the lines of a paragraph are laid out: what `NSParagraphStyle` and `CTParagraphStyle` say.
///
/// Lengths are in points; what is no finite number counts as 0, and so does a negative height or spacing.
///
/// Source: text T140 to T151 and T251.
package struct ParagraphStyle: Sendable, Equatable {
    /// To which side of the room lines stand.
    package enum Alignment: Sendable, Equatable {
        /// To the side where the paragraph's direction begins.
        case natural
        /// To the left.
        case left
        /// To the right.
        case right
        /// In the middle.
        case center
        /// To both sides, but for lines that end a paragraph or end in a line terminator.
        case justified
    }

    /// The treatment of a line that is wider than its container.
    package enum LineBreakMode: Sendable, Equatable {
        /// It breaks between words.
        case byWordWrapping
        /// It breaks between grapheme clusters.
        case byCharWrapping
        /// It is not broken.
        case byClipping
        /// It is not broken, and a token takes the place of its beginning.
        case byTruncatingHead
        /// It is not broken, and a token takes the place of its middle.
        case byTruncatingMiddle
        /// It is not broken, and a token takes the place of its end.
        case byTruncatingTail
    }

    /// To which side lines stand.
    package var alignment = Alignment.natural
    /// The treatment of lines that are too wide.
    package var lineBreakMode = LineBreakMode.byWordWrapping
    /// Where the first line begins, from the leading edge.
    package var firstLineHeadIndent = 0.0
    /// Where the other lines begin, from the leading edge.
    package var headIndent = 0.0
    /// Where lines end: from the leading edge if above 0, else from the trailing edge.
    package var tailIndent = 0.0
    /// The factor of the height of the fonts, if above 0.
    package var lineHeightMultiple = 0.0
    /// The least height of a line.
    package var minimumLineHeight = 0.0
    /// The greatest height of a line, if above 0.
    package var maximumLineHeight = 0.0
    /// The space between two lines of the paragraph.
    package var lineSpacing = 0.0
    /// The least space between two lines.
    package var minimumLineSpacing = 0.0
    /// The greatest space between two lines, if above 0.
    package var maximumLineSpacing = 0.0
    /// The space behind the paragraph, if another one follows.
    package var paragraphSpacing = 0.0
    /// The space before the paragraph, if it is not the first.
    package var paragraphSpacingBefore = 0.0
    /// Where tabs reach to.
    package var tabs = TabRuler.standard
    /// How much of a line must be filled without dividing a word; 0: words are not divided.
    package var hyphenationFactor = 0.0

    /// The style of a paragraph without one.
    package init() {}
}

extension ParagraphStyle {
    /// A length that can be reckoned with.
    private static func length(_ value: Double) -> Double { value.isFinite ? max(value, 0) : 0 }

    /// The height of a line by the metrics of its fonts.
    ///
    /// Source: text T142.
    package func lineHeight(of metrics: LineMetrics) -> Double {
        let multiple = Self.length(lineHeightMultiple)
        var height = metrics.height * (multiple > 0 ? multiple : 1)
        height = max(height, Self.length(minimumLineHeight))
        let maximum = Self.length(maximumLineHeight)
        return maximum > 0 ? min(height, maximum) : height
    }

    /// The space between two lines, within its limits.
    package var spacingBetweenLines: Double {
        let spacing = max(Self.length(lineSpacing), Self.length(minimumLineSpacing))
        let maximum = Self.length(maximumLineSpacing)
        return maximum > 0 ? min(spacing, maximum) : spacing
    }

    /// The space behind the paragraph.
    var spacingAfter: Double { Self.length(paragraphSpacing) }

    /// The space before the paragraph.
    var spacingBefore: Double { Self.length(paragraphSpacingBefore) }

    /// Where lines begin, and how much room they have at least 1 point of.
    ///
    /// Source: text T145.
    package func room(isFirstLine: Bool, width: Double) -> (indent: Double, width: Double) {
        let indent = Self.length(isFirstLine ? firstLineHeadIndent : headIndent)
        let tail = tailIndent.isFinite ? tailIndent : 0
        let end = tail > 0 ? tail : LineBreaker.room(width) + tail
        return (indent, max(end - indent, 1))
    }
}
