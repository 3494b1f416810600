import AgateGeometry
import AgateText
import Foundation
import Testing

@Suite("The system font and Dynamic Type")
struct SystemFontTests {
    private let library = FontLibrary()

    @Test("the system font has Apple's vertical measures at all sizes and weights")
    func measures() throws {
        let rows = try OracleRows.load("system_font_metrics.csv")
        #expect(rows.count == 19)
        for row in rows {
            for weight in [100, 400, 700, 900.0] {
                let font = library.systemFont(
                    size: row.number("point_size"),
                    style: FontStyle(weightClass: weight)
                )
                let metrics = font.metrics
                #expect(abs(metrics.ascent - row.number("ascender")) < 1e-4)
                #expect(abs(metrics.descent + row.number("descender")) < 1e-4)
                #expect(abs(metrics.leading - row.number("leading")) < 1e-4)
                #expect(abs(metrics.capHeight - row.number("capHeight")) < 1e-4)
                #expect(abs(metrics.xHeight - row.number("xHeight")) < 1e-4)
                let height = metrics.ascent + metrics.descent + metrics.leading
                #expect(abs(height - row.number("lineHeight")) < 1e-4)
            }
        }
    }

    private static let categories = Dictionary(
        uniqueKeysWithValues: ContentSizeCategory.allCases.map { ("\($0)", $0) }
    )
    private static let styles = Dictionary(uniqueKeysWithValues: TextStyle.allCases.map { ("\($0)", $0) })

    @Test("text styles have the sizes and leadings, and scaled values follow the law, that iOS prints")
    func dynamicType() throws {
        let rows = try OracleRows.load("dynamic_type.csv")
        #expect(rows.count == 79)
        for row in rows {
            let style = try #require(Self.styles[row.text("style")])
            let category = try #require(Self.categories[row.text("category")])
            let size = style.pointSize(category)
            #expect(size == row.number("point_size"), "\(style) \(category)")
            #expect(style.designLeading(category) == row.number("design_leading"), "\(style) \(category)")
            #expect(style.weightClass == (row.text("weight") == "semibold" ? 600 : 400))
            let font = library.systemFont(size: size, style: FontStyle(weightClass: style.weightClass))
            let height = font.metrics.ascent + font.metrics.descent + font.metrics.leading
            #expect(abs(font.metrics.ascent - row.number("ascender")) < 1e-3)
            #expect(abs(-font.metrics.descent - row.number("descender")) < 1e-3)
            #expect(abs(height - row.number("line_height")) < 1e-3)
            let extra = style.extraLeading(category, lineHeight: height)
            #expect(abs(extra - row.number("extra_leading_between_lines")) < 1e-3)
            for pair in row.text("scaledValue(base:value at 3x)").split(separator: " ") {
                let parts = pair.split(separator: ":").compactMap { Double($0) }
                try #require(parts.count == 2)
                let scaled = style.scaledValue(parts[0], category, displayScale: 3)
                #expect(abs(scaled - parts[1]) < 1e-3, "\(style) \(category) \(parts[0])")
            }
        }
    }

    @Test("sizes and leadings grow with the category")
    func order() {
        for style in TextStyle.allCases {
            for (low, high) in zip(ContentSizeCategory.allCases, ContentSizeCategory.allCases.dropFirst()) {
                #expect(low < high)
                #expect(style.pointSize(low) <= style.pointSize(high))
                #expect(style.designLeading(low) <= style.designLeading(high))
                #expect(style.designLeading(high) > style.pointSize(high))
            }
        }
        #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
    }

    @Test("fonts scale to whole points, up to a maximum")
    func scaledSizes() {
        #expect(TextStyle.body.scaledPointSize(17, .accessibilityLarge) == 31)
        #expect(TextStyle.body.scaledPointSize(17, .accessibilityLarge, maximum: 20) == 20)
        #expect(TextStyle.body.scaledPointSize(17.5, .large) == 17.5)
        #expect(TextStyle.body.scaledValue(.infinity, .small, displayScale: 2) == .infinity)
        #expect(TextStyle.body.scaledValue(10, .small, displayScale: .nan).isFinite)
    }
}
