import AgateGeometry
import AgateText
public import Foundation

/// The encoding of the bytes that ``CGContext/showText(string:length:)`` draws.
public enum CGTextEncoding: Int32, Sendable {
    /// The numbers of the font's glyphs.
    case encodingFontSpecific
    /// The encoding Mac OS Roman, with one byte a character.
    case encodingMacRoman
}

extension CGContext {
    /// Draws glyphs of the current font at positions in text space.
    ///
    /// Each outline has the current size, is moved to its position, and goes through the text matrix, its translation included, and the
    /// transform of the context. Then the text position is behind the last glyph's advance (`GUESS position-after`). Without a
    /// font, and with a size of 0, nothing is drawn (`GUESS no-font`). Source: text T103, T104.
    ///
    /// - Parameter positions: Glyphs without a position are not drawn.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let font = sizedFont else { return }
        let count = Swift.min(glyphs.count, positions.count)
        guard count > 0 else { return }
        let numbers = glyphs[..<count].map(UInt32.init)
        drawGlyphs(numbers, of: font, at: Array(positions[..<count]))
        let advance = font.advance(of: numbers[count - 1])
        moveText(
            to: CGPoint(
                x: positions[count - 1].x + advance.width + state.text.characterSpacing,
                y: positions[count - 1].y + advance.height
            )
        )
    }

    /// Draws glyphs of the current font one behind the other, from the text position on, which is moved behind them.
    ///
    /// The character spacing is added to each advance.
    public func showGlyphs(g: UnsafePointer<CGGlyph>?, count: Int) {
        guard let g, count > 0 else { return }
        showGlyphs(Array(UnsafeBufferPointer(start: g, count: count)))
    }

    /// Draws glyphs of the current font one behind the other, from a point of user space on; the text position is moved behind them.
    public func showGlyphsAtPoint(x: CGFloat, y: CGFloat, glyphs: UnsafePointer<CGGlyph>?, count: Int) {
        textPosition = CGPoint(x: x, y: y)
        showGlyphs(g: glyphs, count: count)
    }

    /// Draws glyphs of the current font with advances of the caller's, in text space, from the text position on, which is moved
    /// behind them.
    ///
    /// An advance that is not finite counts as 0.
    public func showGlyphsWithAdvances(
        glyphs: UnsafePointer<CGGlyph>?,
        advances: UnsafePointer<CGSize>?,
        count: Int
    ) {
        guard let glyphs, let advances, count > 0 else { return }
        showGlyphs(
            Array(UnsafeBufferPointer(start: glyphs, count: count)),
            advances: Array(UnsafeBufferPointer(start: advances, count: count))
        )
    }

    /// Makes the font of a name current, and its size, and says how bytes of texts are read; part of the graphics state.
    ///
    /// - Parameter name: A PostScript or full name, in UTF-8; an unknown one changes nothing.
    public func selectFont(name: UnsafePointer<CChar>, size: CGFloat, textEncoding: CGTextEncoding) {
        guard let font = CGFont(String(cString: name) as NSString) else { return }
        setFont(font)
        setFontSize(size)
        state.text.encoding = textEncoding
    }

    /// Draws bytes of a text in the current font, from the text position on, which is moved behind them.
    ///
    /// - Parameters:
    ///   - string: Bytes in the encoding that ``selectFont(name:size:textEncoding:)`` has set.
    ///   - length: How many there are.
    public func showText(string: UnsafePointer<CChar>, length: Int) {
        guard let font = state.text.font, length > 0 else { return }
        let bytes = UnsafeBufferPointer(start: string, count: length).map(UInt8.init(bitPattern:))
        guard state.text.encoding == .encodingMacRoman else {
            showGlyphs(bytes.map(CGGlyph.init))
            return
        }
        showGlyphs(
            MacRoman.text(bytes).unicodeScalars.map {
                CGGlyph(truncatingIfNeeded: font.instance.face.glyph(for: $0))
            }
        )
    }

    /// Draws bytes of a text in the current font, from a point of user space on; the text position is moved behind them.
    public func showTextAtPoint(x: CGFloat, y: CGFloat, string: UnsafePointer<CChar>, length: Int) {
        textPosition = CGPoint(x: x, y: y)
        showText(string: string, length: length)
    }

    /// The current font at the current size; nil without both.
    private var sizedFont: FontInstance? {
        guard let font = state.text.font, state.text.fontSize > 0 else { return nil }
        return font.instance.with(size: Double(state.text.fontSize))
    }

    private func showGlyphs(_ glyphs: [CGGlyph], advances: [CGSize]? = nil) {
        guard let font = sizedFont else { return }
        var point = CGPoint.zero
        var positions: [CGPoint] = []
        positions.reserveCapacity(glyphs.count)
        for (index, glyph) in glyphs.enumerated() {
            positions.append(point)
            let advance = advances?[index] ?? font.advance(of: UInt32(glyph))
            let spacing = state.text.characterSpacing
            point.x += (advance.width.isFinite ? advance.width : 0) + spacing
            point.y += advance.height.isFinite ? advance.height : 0
        }
        drawGlyphs(glyphs.map(UInt32.init), of: font, at: positions)
        moveText(to: point)
    }

    /// Moves the text position to a point of text space.
    private func moveText(to point: CGPoint) {
        textPosition = point.applying(textTransform)
    }
}
