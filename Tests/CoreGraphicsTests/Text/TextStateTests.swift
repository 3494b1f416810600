import AgateText
import CoreGraphics
import Foundation
import Testing

/// Rules T101, T103 to T105 of text.
@Suite("Text state of a context")
struct TextStateTests {
    private func shown(_ prepare: (CGContext) throws -> Void) throws -> Picture {
        let picture = try Picture(80, 40)
        try prepare(picture.context)
        return picture
    }

    /// Three glyphs of Liberation Sans.
    private func glyphs(_ text: String = "Hag") throws -> [CGGlyph] {
        let font = try GlyphFonts.font(GlyphFonts.sans, size: 20)
        return text.unicodeScalars.map { CGGlyph(truncatingIfNeeded: font.face.glyph(for: $0)) }
    }

    private func prepare(_ context: CGContext, size: CGFloat = 20) throws {
        context.setFont(try GlyphFonts.graphicsFont(GlyphFonts.sans))
        context.setFontSize(size)
    }

    @Test("without a font or a size nothing is shown, and the text position stays")
    func nothing() throws {
        let glyphs = try glyphs()
        for size in [0, -5, Double.nan, .infinity] {
            let picture = try shown { context in
                try prepare(context, size: size)
                context.textPosition = CGPoint(x: 3, y: 4)
                context.showGlyphs(glyphs, at: [.zero, .zero, .zero])
                context.showGlyphs(g: glyphs, count: 3)
            }
            #expect(picture.painted == 0 && picture.context.textPosition == CGPoint(x: 3, y: 4))
        }
        let fontless = try shown {
            $0.setFontSize(20)
            $0.showGlyphs(glyphs, at: [.zero, .zero, .zero])
            $0.showText(string: "abc", length: 3)
        }
        #expect(fontless.painted == 0)
    }

    @Test("font, size, spacing and mode are saved and restored")
    func saved() throws {
        let glyphs = try glyphs()
        let expected = try shown { context in
            try prepare(context)
            context.showGlyphs(g: glyphs, count: 3)
        }
        let restored = try shown { context in
            try prepare(context)
            context.saveGState()
            context.setFont(try GlyphFonts.graphicsFont())
            context.setFontSize(9)
            context.setCharacterSpacing(5)
            context.setTextDrawingMode(.stroke)
            context.setShouldSubpixelPositionFonts(false)
            context.setShouldSmoothFonts(true)
            context.setAllowsFontSmoothing(true)
            context.restoreGState()
            context.showGlyphs(g: glyphs, count: 3)
        }
        let isSame = restored.pixels == expected.pixels
        #expect(isSame && expected.area > 100)
    }

    @Test("the text position is behind the last glyph shown")
    func position() throws {
        let glyphs = try glyphs()
        let font = try GlyphFonts.font(GlyphFonts.sans, size: 20)
        let widths = glyphs.map { font.advance(of: UInt32($0)).width }
        let context = try Picture(80, 40).context
        try prepare(context)
        context.setCharacterSpacing(1)
        context.textPosition = CGPoint(x: 5, y: 7)
        context.showGlyphs(g: glyphs, count: 3)
        #expect(abs(context.textPosition.x - (5 + widths.reduce(0, +) + 3)) < 1e-9)
        #expect(context.textPosition.y == 7)
        context.setCharacterSpacing(0)
        context.textMatrix = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 1)
        context.showGlyphs(
            glyphs,
            at: [.zero, CGPoint(x: 20, y: 0), CGPoint(x: 9, y: 3), CGPoint(x: 99, y: 0)]
        )
        #expect(abs(context.textPosition.x - (10 + 2 * (9 + widths[2]))) < 1e-9)
        #expect(context.textPosition.y == 7)
        context.showGlyphs([], at: [.zero])
        context.textMatrix = .identity
        context.showGlyphsWithAdvances(
            glyphs: glyphs,
            advances: [
                CGSize(width: 3, height: 4), CGSize(width: CGFloat.nan, height: 1),
                CGSize(width: 2, height: 0),
            ],
            count: 3
        )
        #expect(context.textPosition == CGPoint(x: 5, y: 5))
        context.showGlyphsAtPoint(x: 9, y: 8, glyphs: nil, count: 3)
        #expect(context.textPosition == CGPoint(x: 9, y: 8))
        context.showGlyphs(g: glyphs, count: -3)
    }

    @Test("all ways to show glyphs paint the same")
    func ways() throws {
        let glyphs = try glyphs()
        let font = try GlyphFonts.font(GlyphFonts.sans, size: 20)
        var x = 0.0
        let positions = glyphs.map { glyph in
            defer { x += font.advance(of: UInt32(glyph)).width }
            return CGPoint(x: x, y: 0)
        }
        let start = CGPoint(x: 4, y: 9)
        let expected = try shown { context in
            context.drawGlyphs(
                glyphs.map(UInt32.init),
                of: font,
                at: positions.map { CGPoint(x: $0.x + start.x, y: $0.y + start.y) }
            )
        }.pixels
        let advances = glyphs.map { font.advance(of: UInt32($0)) }
        let ways: [(CGContext) -> Void] = [
            { $0.showGlyphs(glyphs, at: positions) },
            { $0.showGlyphs(g: glyphs, count: 3) },
            { $0.showGlyphsAtPoint(x: 4, y: 9, glyphs: glyphs, count: 3) },
            { $0.showGlyphsWithAdvances(glyphs: glyphs, advances: advances, count: 3) },
        ]
        for (index, way) in ways.enumerated() {
            let picture = try shown { context in
                try prepare(context)
                context.textPosition = start
                way(context)
            }
            let isSame = picture.pixels == expected
            #expect(isSame, "\(index)")
        }
        // Without an encoding bytes are glyphs.
        let numbers = try shown { context in
            try prepare(context)
            context.textPosition = start
            context.showText(string: glyphs.map { CChar($0) } + [0], length: 3)
        }
        let isSame = numbers.pixels == expected
        #expect(isSame)
        let unknown = try shown { context in
            try prepare(context)
            context.selectFont(name: "No such font", size: 3, textEncoding: .encodingMacRoman)
            context.textPosition = start
            context.showGlyphs(g: glyphs, count: 3)
        }
        let isUnchanged = unknown.pixels == expected
        #expect(isUnchanged)
    }

    @Test("bytes of a text are shown in the font that was selected by its name")
    func text() throws {
        let name = "LiberationSans"
        let font = try #require(CGFont(name as CFString))
        let glyphs = "Ha\u{E4}".unicodeScalars.map {
            CGGlyph(truncatingIfNeeded: font.instance.face.glyph(for: $0))
        }
        let expected = try shown { context in
            context.setFont(font)
            context.setFontSize(20)
            context.textPosition = CGPoint(x: 4, y: 9)
            context.showGlyphs(g: glyphs, count: 3)
        }
        let bytes = [CChar(72), 97, CChar(bitPattern: 0x8A), 72, 0]
        for way in 0..<2 {
            let picture = try shown { context in
                context.selectFont(name: name, size: 20, textEncoding: .encodingMacRoman)
                if way == 0 {
                    context.showTextAtPoint(x: 4, y: 9, string: bytes, length: 3)
                } else {
                    context.textPosition = CGPoint(x: 4, y: 9)
                    context.showText(string: bytes, length: 3)
                }
            }
            let isSame = picture.pixels == expected.pixels
            #expect(isSame && picture.painted > 50, "\(way)")
        }
    }

    @Test("glyphs in colour are pictures, whatever the fill colour is, and fade with its alpha")
    func pictures() throws {
        let font = try GlyphFonts.font(GlyphFonts.emoji, size: 24)
        let glyph = font.face.glyph(for: "😀")
        func draw(_ prepare: (CGContext) -> Void) throws -> Picture {
            try shown { context in
                prepare(context)
                context.drawGlyphs([glyph], of: font, at: [CGPoint(x: 10.3, y: 10)])
            }
        }
        let plain = try draw { _ in }
        let blue = try draw { $0.setFillColor(red: 0, green: 0, blue: 1, alpha: 1) }
        let isSame = plain.pixels == blue.pixels
        #expect(isSame && plain.pixels.contains { $0 >> 24 > 200 && $0 & 0xFF == 255 })
        // 24 points are 136 of 109 pixels, 30 wide.
        #expect(abs(plain.box.width - 30) <= 2 && abs(plain.box.height - 28) <= 2)
        let faint = try draw { $0.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5) }
        #expect(abs(faint.area - plain.area / 2) < 2)
        #expect(try draw { $0.setTextDrawingMode(.stroke) }.painted == 0)
        #expect(try draw { $0.setTextDrawingMode(.fillStroke) }.pixels.count(where: { $0 & 255 > 0 }) > 300)
        let turned = try draw { context in
            context.translateBy(x: 10, y: -4)
            context.rotate(by: 0.2)
        }
        #expect(abs(turned.area - plain.area) < 0.05 * plain.area)
        let clipped = try draw { $0.setTextDrawingMode(.clip) }
        #expect(clipped.painted == 0)
        for scale in [0.1, 0.5, 12] {
            let scaled = try draw {
                $0.scaleBy(x: scale, y: scale)
                if scale > 1 { $0.translateBy(x: -10, y: -10) }
            }
            #expect(scaled.painted > 0)
        }
        let shadow = try draw { $0.setShadow(offset: CGSize(width: 30, height: 0), blur: 2) }
        #expect(shadow.box.width > 55)
    }
}
