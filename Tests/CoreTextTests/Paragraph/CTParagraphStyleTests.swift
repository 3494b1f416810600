import CoreText
import Foundation
import Testing

/// Text T140, T150.
@Suite("CTParagraphStyle and its tabs")
struct CTParagraphStyleTests {
    private func length(_ style: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier) -> CGFloat? {
        var value: CGFloat = -1
        return CTParagraphStyleGetValueForSpecifier(style, spec, MemoryLayout<CGFloat>.size, &value)
            ? value : nil
    }

    @Test("an empty style has the documented values")
    func standard() {
        let style = CTParagraphStyleCreate(nil, 0)
        var alignment = UInt8.max
        #expect(CTParagraphStyleGetValueForSpecifier(style, .alignment, 1, &alignment))
        #expect(alignment == CTTextAlignment.natural.rawValue)
        var direction = Int8.max
        #expect(CTParagraphStyleGetValueForSpecifier(style, .baseWritingDirection, 1, &direction))
        #expect(direction == CTWritingDirection.natural.rawValue)
        #expect(length(style, .lineHeightMultiple) == 0)
        #expect(length(style, .tailIndent) == 0)
        var tabs: UnsafeRawPointer?
        #expect(!CTParagraphStyleGetValueForSpecifier(style, .tabStops, 8, &tabs))
    }

    @Test("lengths come back, and are not read from values of another size")
    func lengths() {
        let specs: [CTParagraphStyleSpecifier] = [
            .firstLineHeadIndent, .headIndent, .tailIndent, .defaultTabInterval, .lineHeightMultiple,
            .maximumLineHeight, .minimumLineHeight, .paragraphSpacing, .paragraphSpacingBefore,
            .maximumLineSpacing, .minimumLineSpacing, .lineSpacingAdjustment,
        ]
        for spec in specs {
            #expect(length(TextFixture.style([spec: 3.5]), spec) == 3.5)
            #expect(length(TextFixture.style(spec, Float(2.5)), spec) == 2.5)
            #expect(length(TextFixture.style(spec, UInt8(9)), spec) != 9)
            #expect(length(TextFixture.style([spec: .nan]), spec).map { $0.isFinite } == true)
        }
        let style = TextFixture.style([.headIndent: 3])
        var small = UInt32(0)
        #expect(!CTParagraphStyleGetValueForSpecifier(style, .headIndent, 4, &small))
        #expect(small == 0)
        #expect(style == TextFixture.style([.headIndent: 3]))
        #expect(style != TextFixture.style([.headIndent: 4]))
        #expect(CTParagraphStyleCreateCopy(style) === style)
    }

    @Test("numbers that no case has leave the value as it was")
    func unknownCases() {
        var value = UInt8.max
        let style = TextFixture.style(.alignment, UInt8(200))
        #expect(CTParagraphStyleGetValueForSpecifier(style, .alignment, 1, &value))
        #expect(value == CTTextAlignment.natural.rawValue)
        let mode = TextFixture.style(.lineBreakMode, UInt8(77))
        #expect(CTParagraphStyleGetValueForSpecifier(mode, .lineBreakMode, 1, &value))
        #expect(value == CTLineBreakMode.byWordWrapping.rawValue)
    }

    @Test("tab stops come back, and text stands at them")
    func tabs() throws {
        let list: NSArray = [
            CTTextTabCreate(.left, 100, nil), CTTextTabCreate(.right, 200, nil),
            CTTextTabCreate(.left, .nan, nil), "no tab",
        ]
        let style = TextFixture.style(.tabStops, list)
        var pointer: UnsafeRawPointer?
        #expect(CTParagraphStyleGetValueForSpecifier(style, .tabStops, 8, &pointer))
        let found = try #require(pointer.map { Unmanaged<NSArray>.fromOpaque($0).takeUnretainedValue() })
        #expect(found.count == 3)
        let string = TextFixture.string(
            "a\tb\tcc",
            [kCTFontAttributeName: try TextFixture.font(size: 20), kCTParagraphStyleAttributeName: style]
        )
        let line = CTLineCreateWithAttributedString(string)
        #expect(abs(CTLineGetOffsetForStringIndex(line, 2, nil) - 100) < 1e-6)
        #expect(abs(TextFixture.width(line) - 200) < 1e-6)
        // Text T137: what a line is moved by is taken off its tabs.
        let moved = CTTypesetterCreateLineWithOffset(
            CTTypesetterCreateWithAttributedString(string),
            CFRange(),
            30
        )
        #expect(abs(CTLineGetOffsetForStringIndex(moved, 2, nil) - 70) < 1e-6)
    }

    @Test("a tab with terminators aligns the first of them")
    func decimalTabs() throws {
        let options: NSDictionary = [
            kCTTabColumnTerminatorsAttributeName as String: NSCharacterSet(charactersIn: ".")
        ]
        let tab = CTTextTabCreate(.right, 100, options)
        #expect(CTTextTabGetLocation(tab) == 100 && CTTextTabGetAlignment(tab) == .right)
        #expect(CTTextTabGetOptions(tab) == options)
        let style = TextFixture.style(.tabStops, [tab] as NSArray)
        let line = CTLineCreateWithAttributedString(
            TextFixture.string(
                "\t12.50",
                [kCTFontAttributeName: try TextFixture.font(size: 20), kCTParagraphStyleAttributeName: style]
            )
        )
        #expect(abs(CTLineGetOffsetForStringIndex(line, 3, nil) - 100) < 1e-6)
    }
}
