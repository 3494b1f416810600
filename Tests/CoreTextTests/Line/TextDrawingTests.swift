import CoreText
import Foundation
import Testing

/// Text T101, T104, T107, T108.
@Suite("Drawing of lines and frames")
struct TextDrawingTests {
    @Test("a line, its runs and its glyphs one by one give the same picture")
    func oneAndTheSame() throws {
        let line = try TextFixture.line("Glyphs in a row")
        let pictures = try (0..<3).map { way -> [UInt8] in
            let context = try TextFixture.context(160, 40)
            context.setFillColor(CGColor(gray: 0, alpha: 1))
            context.textPosition = CGPoint(x: 6.25, y: 12)
            switch way {
            case 0: CTLineDraw(line, context)
            case 1: TextFixture.runs(line).forEach { CTRunDraw($0, context, CFRange()) }
            default:
                for run in TextFixture.runs(line) {
                    let font = try #require(CTRunGetAttributes(run)[kCTFontAttributeName] as? CTFont)
                    let glyphs = try #require(CTRunGetGlyphsPtr(run))
                    let positions = try #require(CTRunGetPositionsPtr(run))
                    CTFontDrawGlyphs(font, glyphs, positions, CTRunGetGlyphCount(run), context)
                }
            }
            return context.bytes
        }
        #expect(pictures[0].contains { $0 != 0 })
        #expect(pictures[1] == pictures[0])
        #expect(pictures[2] == pictures[0])
    }

    @Test("parts of a run stand where they stand in the whole")
    func parts() throws {
        let run = try #require(TextFixture.runs(try TextFixture.line("abcdefgh")).first)
        let (whole, parts) = (try TextFixture.context(120, 40), try TextFixture.context(120, 40))
        for context in [whole, parts] { context.textPosition = CGPoint(x: 4, y: 10) }
        CTRunDraw(run, whole, CFRange())
        CTRunDraw(run, parts, CFRangeMake(5, 0))
        CTRunDraw(run, parts, CFRangeMake(0, 5))
        #expect(parts.bytes == whole.bytes)
        #expect(parts.textPosition == CGPoint(x: 4, y: 10))
    }

    @Test("the text position is behind a line that was drawn")
    func textPosition() throws {
        let line = try TextFixture.line("word")
        let context = try TextFixture.context(10, 10)
        context.textPosition = CGPoint(x: 2, y: 3)
        CTLineDraw(line, context)
        #expect(abs(context.textPosition.x - 2 - TextFixture.width(line)) < 1e-9)
        #expect(context.textPosition.y == 3)
        context.textMatrix = CGAffineTransform(a: 2, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        CTLineDraw(line, context)
        #expect(abs(context.textPosition.x - 1 - 2 * TextFixture.width(line)) < 1e-9)
        #expect(context.textMatrix.d == -1)
    }

    @Test("colours are those of the attributes: black without one, or the context's")
    func colors() throws {
        let font = try TextFixture.font(size: 30)
        func ink(_ attributes: [CFString: Any]) throws -> [Int] {
            let context = try TextFixture.context(40, 40)
            context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
            context.textPosition = CGPoint(x: 5, y: 8)
            var all = attributes
            all[kCTFontAttributeName] = font
            CTLineDraw(CTLineCreateWithAttributedString(TextFixture.string("M", all)), context)
            let bytes = context.bytes
            return (0..<4).map { channel in
                stride(from: channel, to: bytes.count, by: 4).reduce(0) { $0 + Int(bytes[$1]) }
            }
        }
        let black = try ink([:])
        #expect(black[0] == 0 && black[1] == 0 && black[3] > 0)
        let red = try ink([kCTForegroundColorAttributeName: CGColor(red: 1, green: 0, blue: 0, alpha: 1)])
        #expect(red[0] == red[3] && red[1] == 0 && red[3] == black[3])
        let green = try ink([kCTForegroundColorFromContextAttributeName: true])
        #expect(green[1] == green[3] && green[0] == 0)
        let framed = try ink([kCTBackgroundColorAttributeName: CGColor(red: 0, green: 0, blue: 1, alpha: 1)])
        #expect(framed[3] > black[3] && framed[2] > 0)
        #expect(try ink([kCTUnderlineStyleAttributeName: 1])[3] > black[3])
        #expect(try ink([kCTStrokeWidthAttributeName: 3])[3] < black[3])
        // UIKit draws these alone.
        #expect(try ink(["NSStrikethrough": 1])[3] == black[3])
    }

    @Test("a frame draws its lines at their origins in the path")
    func frame() throws {
        let framesetter = CTFramesetterCreateWithAttributedString(
            try TextFixture.string("one two three four")
        )
        let path = CGPath(rect: CGRect(x: 7, y: 5, width: 90, height: 80), transform: nil)
        let frame = CTFramesetterCreateFrame(framesetter, CFRange(), path, nil)
        let (whole, lines) = (try TextFixture.context(110, 90), try TextFixture.context(110, 90))
        CTFrameDraw(frame, whole)
        for (origin, line) in zip(TextFixture.origins(frame), TextFixture.lines(frame)) {
            lines.textPosition = CGPoint(x: 7 + origin.x, y: 5 + origin.y)
            CTLineDraw(line, lines)
        }
        #expect(CTFrameGetLines(frame).count > 1)
        #expect(whole.bytes.contains { $0 != 0 })
        #expect(lines.bytes == whole.bytes)
    }
}
