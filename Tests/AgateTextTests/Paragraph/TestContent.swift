import AgateText
import Foundation
import Testing

/// Texts in fonts of the tests.
enum TestContent {
    /// A text in one font.
    static func content(
        _ string: String,
        _ path: String = TestFonts.sans,
        face index: Int = 0,
        size: Double = 17,
        language: String = "",
        style: ParagraphStyle = ParagraphStyle(),
        direction: BaseDirection = .natural,
        rule: LineHeightRule = .coreText
    ) throws -> TextContent {
        let font = FontInstance(try TestFonts.face(path, index), size: size)
        let text = UTF16Text(string)
        let span = TextSpan(text.range, ShapingAttributes(font: font, language: language))
        return TextContent(text, spans: [span], lineHeightRule: rule) { _ in
            TextContent.ParagraphSetting(style: style, direction: direction)
        }
    }

    /// The text of a row of the tables.
    static func content(_ row: [String: String]) throws -> TextContent {
        try content(
            try row.jsonText(),
            try row.cell("file"),
            face: try row.integers("face_index")[0],
            size: row.number("size"),
            language: row["language"] ?? "",
            direction: row["direction"] == "rtl" ? .rightToLeft : .natural
        )
    }
}
