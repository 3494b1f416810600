/// A piece of a text that is shaped in one go: of one font, script, direction and language.
package struct TextItem: Sendable, Hashable {
    /// UTF-16 offsets in the text.
    package var range: Range<Int>
    /// The requested font and features.
    package var attributes: ShapingAttributes
    /// The font that has the characters.
    package var font: FontInstance
    /// An ISO 15924 code.
    package var script: FontTag
    /// The level of bidirectional text: odd levels run from right to left.
    package var level: UInt8

    package init(
        range: Range<Int>,
        attributes: ShapingAttributes,
        font: FontInstance,
        script: FontTag,
        level: UInt8
    ) {
        self.range = range
        self.attributes = attributes
        self.font = font
        self.script = script
        self.level = level
    }

    package var isRightToLeft: Bool { level & 1 != 0 }

    /// Whether another piece directly after this one could be shaped together with it.
    func isLike(_ other: TextItem) -> Bool {
        level == other.level && script == other.script && font == other.font && attributes == other.attributes
    }
}
