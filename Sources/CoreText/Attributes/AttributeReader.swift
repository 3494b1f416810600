import AgateText
import CoreGraphics
import Foundation

/// Reads the attributes of a string, run by run.
struct AttributeReader {
    private let options: AttributedContent.Options
    private let text: UTF16Text
    private var spans: [TextSpan] = []
    private(set) var looks: [TextAppearance] = []
    /// The style of the paragraph that each run of attributes would begin.
    private var settings: [(range: Range<Int>, setting: TextContent.ParagraphSetting)] = []
    private var embeddings: [BidiEmbedding] = []

    init(_ options: AttributedContent.Options, _ text: UTF16Text) {
        self.options = options
        self.text = text
    }

    /// Adds the attributes of the next characters.
    mutating func add(_ attributes: [NSAttributedString.Key: Any], _ range: Range<Int>) {
        let source = attributes[AttributeName.paragraphStyle] as? any ParagraphStyleSource
        var setting = source?.paragraphSetting ?? options.setting
        if setting.style.hyphenationFactor <= 0 {
            setting.style.hyphenationFactor = options.hyphenationFactor
        }
        settings.append((range, setting))
        addEmbeddings(attributes[AttributeName.writingDirection], range)
        let values = AttributeValues(attributes)
        let look = look(attributes, values)
        let shaping = shaping(values)
        var span = TextSpan(range, shaping)
        span.baselineOffset = baselineOffset(values, shaping.font)
        span.obliqueness = values.number(AttributeName.obliqueness) ?? 0
        span.expansion = values.number(AttributeName.expansion) ?? 0
        span.glyph = (attributes[AttributeName.glyphInfo] as? any GlyphSource)?.glyph(in: shaping.font)
        let box =
            attributes[AttributeName.runDelegate] as? any InlineBoxSource
            ?? attributes[AttributeName.attachment] as? any InlineBoxSource
        guard let box else {
            append(span, look)
            return
        }
        addBoxes(box, span, look)
    }

    /// The text with all that has been read.
    func content() -> TextContent {
        // Paragraphs are read in their order, and so are runs.
        var place = 0
        return TextContent(
            text,
            spans: spans,
            lineHeightRule: options.lineHeightRule,
            isOneParagraph: options.isOneParagraph
        ) { offset in
            while place < settings.count, settings[place].range.upperBound <= offset { place += 1 }
            var setting = place < settings.count ? settings[place].setting : options.setting
            setting.embeddings = embeddings
            return setting
        }
    }

    private mutating func append(_ span: TextSpan, _ look: TextAppearance) {
        spans.append(span)
        looks.append(look)
    }

    /// Adds characters of which some have a box: U+FFFC alone for attachments, each for run delegates.
    ///
    /// Source: text T169, T170.
    private mutating func addBoxes(_ box: any InlineBoxSource, _ span: TextSpan, _ look: TextAppearance) {
        var start = span.range.lowerBound
        func isBoxed(_ offset: Int) -> Bool {
            !box.isForAttachmentCharacter || text.units[offset] == 0xFFFC
        }
        while start < span.range.upperBound {
            let boxed = isBoxed(start)
            var end = start + 1
            // Each attachment has a box of its own.
            if !(boxed && box.isForAttachmentCharacter) {
                while end < span.range.upperBound, isBoxed(end) == boxed { end += 1 }
            }
            var part = span
            part.range = start..<end
            var partLook = look
            if boxed {
                part.box = box.inlineBox(at: start)
                partLook.box = box
            }
            append(part, partLook)
            start = end
        }
    }

    private func shaping(_ values: AttributeValues) -> ShapingAttributes {
        var shaping = ShapingAttributes(font: values.font ?? options.font)
        shaping.language = values.string(AttributeName.language) ?? ""
        shaping.kern = values.number(AttributeName.kern)
        shaping.tracking = values.number(AttributeName.tracking) ?? 0
        switch values.number(AttributeName.ligature) {
        case 0: shaping.ligatures = .required
        case 2: shaping.ligatures = .all
        default: shaping.ligatures = .standard
        }
        return shaping
    }

    private func look(_ attributes: [NSAttributedString.Key: Any], _ values: AttributeValues)
        -> TextAppearance
    {
        var look = TextAppearance(foregroundColor: options.color)
        look.attributes = attributes
        guard !attributes.isEmpty else { return look }
        if let color = values.color(AttributeName.foregroundColor)
            ?? values.color(AttributeName.coreTextForegroundColor)
        {
            look.foregroundColor = color
        } else if (values.number(AttributeName.foregroundColorFromContext) ?? 0) != 0 {
            look.foregroundColor = nil
        }
        look.backgroundColor =
            values.color(AttributeName.backgroundColor) ?? values.color(AttributeName.coreTextBackgroundColor)
        look.underlineStyle = values.integer(AttributeName.underlineStyle)
        look.underlineColor = values.color(AttributeName.underlineColor)
        look.strikethroughStyle = values.integer(AttributeName.strikethroughStyle)
        look.strikethroughColor = values.color(AttributeName.strikethroughColor)
        look.strokeWidth = values.number(AttributeName.strokeWidth) ?? 0
        look.strokeColor = values.color(AttributeName.strokeColor)
        look.shadow = (attributes[AttributeName.shadow] as? any ShadowSource)?.shadowLook
        if let color = options.linkColor, attributes[AttributeName.link] != nil {
            look.foregroundColor = color
            look.underlineStyle = 1
        }
        return look
    }

    /// GUESS superscript: the size stays, and the font says how far glyphs are moved.
    ///
    /// Source: text T165.
    private func baselineOffset(_ values: AttributeValues, _ font: FontInstance) -> Double {
        let offset =
            values.number(AttributeName.baselineOffset) ?? values.number(AttributeName.coreTextBaselineOffset)
            ?? 0
        let level = values.integer(AttributeName.superscript)
        guard level != 0 else { return offset }
        // ySubscriptYOffset, which points downwards, and ySuperscriptYOffset.
        let table = font.face.table(FontTag("OS/2"))
        let place = level > 0 ? 24 : 16
        guard table.count > place + 1 else { return offset }
        let units = Int16(bitPattern: UInt16(table[place]) << 8 | UInt16(table[place + 1]))
        return offset + Double(units) * font.scale * (level > 0 ? 1 : -1)
    }

    /// The outermost direction comes first.
    ///
    /// Source: `NSWritingDirection`, text T82.
    private mutating func addEmbeddings(_ value: Any?, _ range: Range<Int>) {
        guard !range.isEmpty, let values = value as? [Any] else { return }
        for value in values.prefix(Self.deepestEmbedding) {
            guard let number = (value as? NSNumber)?.intValue ?? value as? Int else { continue }
            embeddings.append(
                BidiEmbedding(range: range, isRightToLeft: number & 1 != 0, isOverride: number & 2 != 0)
            )
        }
    }

    /// Embeddings beyond it count for nothing, by UAX#9.
    private static let deepestEmbedding = 125
}
