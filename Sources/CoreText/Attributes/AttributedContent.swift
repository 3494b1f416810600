package import AgateText
package import Foundation

/// An attributed string read once: a text to be laid out, and the look of each of its spans.
package struct AttributedContent {
    /// The defaults for attributes that the string has not, and the options of reading it.
    package struct Options {
        package var lineHeightRule = LineHeightRule.coreText
        /// Whether line terminators end no paragraph: for a line or a typesetter of CoreText.
        package var isOneParagraph = false
        /// The font of characters without one; looked for where there are such.
        package var font: FontInstance {
            get { givenFont ?? FontLibrary.shared.fontOrDefault(named: "Helvetica", size: 12) }
            set { givenFont = newValue }
        }
        private var givenFont: FontInstance?
        /// The colour of characters without one; nil: the context's.
        package var color: CGColor? = .black
        /// How paragraphs without a style are set.
        package var setting = TextContent.ParagraphSetting()
        /// How much of a line must be filled without dividing a word, in paragraphs that say nothing of it; 0 divides none.
        package var hyphenationFactor = 0.0
        /// The colour of links, which are underlined then; nil: links look as other text.
        ///
        /// GUESS link-look: as UIKit's text views show them. Source: text T168.
        package var linkColor: CGColor?

        /// - Parameter font: Nil: Helvetica of 12 points.
        package init(font: FontInstance? = nil) {
            givenFont = font
        }
    }

    /// The text.
    package let content: TextContent
    /// How each span of ``content`` looks.
    package let looks: [TextAppearance]

    /// Reads an attributed string.
    package init(_ string: NSAttributedString, _ options: Options = Options()) {
        let units = Array(string.string.utf16)
        var reader = AttributeReader(options, UTF16Text(units: units))
        if string.length > 0 {
            let whole = NSRange(location: 0, length: string.length)
            string.enumerateAttributes(in: whole) { attributes, range, _ in
                reader.add(attributes, range.location..<range.location + range.length)
            }
        } else {
            reader.add([:], 0..<0)
        }
        content = reader.content()
        looks = reader.looks
    }

    /// Takes a string in one font.
    package init(_ string: String, _ options: Options, attributes: [NSAttributedString.Key: Any] = [:]) {
        let text = UTF16Text(string)
        var reader = AttributeReader(options, text)
        reader.add(attributes, text.range)
        content = reader.content()
        looks = reader.looks
    }
}
