import AgateGeometry
import AgatePixels
import AgateRaster
import AgateText
import CoreGraphics
import Foundation
import Testing

/// Rules T101, T104 to T106, T240 to T245 of text.
@Suite("Glyphs drawn by a context")
struct GlyphDrawingTests {
    private static let text = "Agate fällt, qu’y 123"

    /// The pixels of a text drawn into a picture.
    private func pixels(
        size: Double = 17,
        _ path: String = GlyphFonts.inter,
        width: Int = 240,
        height: Int = 48,
        at origin: CGPoint = CGPoint(x: 5.3, y: 16),
        _ prepare: (CGContext) -> Void = { _ in }
    ) throws -> [UInt32] {
        let picture = try Picture(width, height)
        prepare(picture.context)
        picture.context.draw(Self.text, try GlyphFonts.font(path, size: size), at: origin)
        return picture.pixels
    }

    private func area(_ pixels: [UInt32]) -> Double { pixels.reduce(0) { $0 + Double($1 & 0xFF) } / 255 }

    /// How far two pictures are apart at most.
    private func difference(_ a: [UInt32], _ b: [UInt32]) -> Int {
        zip(a, b).reduce(0) { worst, pair in
            (0..<4).reduce(worst) { worst, byte in
                let (x, y) = (pair.0 >> (8 * UInt32(byte)) & 255, pair.1 >> (8 * UInt32(byte)) & 255)
                return max(worst, abs(Int(x) - Int(y)))
            }
        }
    }

    @Test("a glyph is the exact coverage of its outline at a quarter of a pixel")
    func coverage() throws {
        let font = try GlyphFonts.font(size: 17)
        let glyph = font.face.glyph(for: "g")
        for (x, pixel, phase) in [(5.0, 5, 0), (5.2, 5, 1), (5.49, 5, 2), (5.9, 6, 0)] {
            let picture = try Picture(20, 30)
            picture.context.drawGlyphs([glyph], of: font, at: [CGPoint(x: x, y: 10.4)])
            // The context's y goes up.
            let mask = GlyphCoverage(budget: 0).mask(
                of: glyph,
                in: font,
                transform: font.pixelTransform(scale: 1),
                phase: phase
            )
            for y in 0..<30 {
                for x in 0..<20 {
                    #expect(picture[x, y] == UInt32(mask.coverage(x: x - pixel, y: y - 20)))
                }
            }
        }
    }

    @Test("glyphs drawn together are the glyphs drawn one by one, through any clip and format")
    func together() throws {
        let font = try GlyphFonts.font(size: 13)
        let line = font.line(Self.text, at: CGPoint(x: -3.6, y: 9))
        for kind in 0..<4 {
            func draw(_ body: (CGContext) -> Void) throws -> [UInt32] {
                let picture = try Picture(120, 24)
                let context = picture.context
                context.setFillColor(red: 0.9, green: 0.4, blue: 0.1, alpha: 0.7)
                context.setAlpha(0.9)
                if kind == 1 { context.clip(to: CGRect(x: 7, y: 5, width: 90, height: 8)) }
                if kind == 2 {
                    context.addEllipse(in: CGRect(x: 3, y: 1, width: 100, height: 20))
                    context.clip()
                }
                if kind == 3 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
                body(context)
                if kind == 3 { context.endTransparencyLayer() }
                return picture.pixels
            }
            let together = try draw { $0.drawGlyphs(line.glyphs, of: font, at: line.positions) }
            let apart = try draw { context in
                for (glyph, position) in zip(line.glyphs, line.positions) {
                    context.drawGlyphs([glyph], of: font, at: [position])
                }
            }
            #expect(together == apart && together.contains { $0 & 255 > 100 }, "\(kind)")
        }
    }

    @Test("masks are blended as paths are, to the byte, in all blend modes and with kept masks or without")
    func blending() throws {
        for mode: CGBlendMode in [.normal, .multiply, .sourceIn, .copy, .xor, .plusLighter] {
            func draw(_ body: (CGContext) -> Void) throws -> [UInt32] {
                let picture = try Picture(40, 30)
                picture.context.setFillColor(red: 0.2, green: 0.5, blue: 0.8, alpha: 0.6)
                picture.context.fill(CGRect(x: 0, y: 0, width: 40, height: 17))
                picture.context.setFillColor(red: 0.9, green: 0.1, blue: 0.3, alpha: 0.8)
                picture.context.setBlendMode(mode)
                body(picture.context)
                return picture.pixels
            }
            let font = try GlyphFonts.font(size: 23)
            let glyph = font.face.glyph(for: "&")
            let drawn = try draw { $0.drawGlyphs([glyph], of: font, at: [CGPoint(x: 8, y: 8)]) }
            let filled = try draw { context in
                let outline = GlyphOutline.outline(of: glyph, in: font.face)
                let path = outline.path.flattened(tolerance: 1 / 256 / font.scale)
                context.translateBy(x: 8, y: 8)
                context.addPath(CGPath(path.applying(font.glyphTransform)))
                context.fillPath()
            }
            #expect(difference(drawn, filled) <= 1, "\(mode)")
        }
    }

    @Test("moved by whole pixels a text is the same bytes, moved")
    func moved() throws {
        let first = try pixels(width: 260)
        let second = try pixels(width: 260, at: CGPoint(x: 12.3, y: 21))
        for y in 5..<43 {
            for x in 0..<250 { #expect(first[y * 260 + x] == second[(y - 5) * 260 + x + 7]) }
        }
        #expect(area(first) > 200)
    }

    @Test("without places between pixels glyphs stand on whole pixels", arguments: 0..<3)
    func wholePixels(way: Int) throws {
        func place(_ x: Double, _ prepare: (CGContext) -> Void) throws -> [UInt32] {
            let font = try GlyphFonts.font(size: 17)
            let picture = try Picture(30, 30)
            prepare(picture.context)
            picture.context.drawGlyphs([font.face.glyph(for: "k")], of: font, at: [CGPoint(x: x, y: 8)])
            return picture.pixels
        }
        let whole: (CGContext) -> Void = { context in
            switch way {
            case 0: context.setShouldSubpixelPositionFonts(false)
            case 1: context.setAllowsFontSubpixelPositioning(false)
            default: context.setShouldSubpixelQuantizeFonts(true)
            }
        }
        #expect(try place(10.3, whole) == place(10, whole))
        #expect(try place(9.6, whole) == place(10, { _ in }))
        #expect(try place(10.3, { _ in }) != place(10, { _ in }))
        let both: (CGContext) -> Void = {
            $0.setShouldSubpixelQuantizeFonts(true)
            $0.setAllowsFontSubpixelQuantization(false)
        }
        #expect(try place(10.3, both) == place(10.3, { _ in }))
    }

    @Test("text that is turned, leans backwards or is large is a path at its exact place")
    func exactPlaces() throws {
        for (index, transform) in [
            CGAffineTransform(rotationAngle: 0.3), CGAffineTransform(a: 1, b: 0, c: 0.4, d: -1, tx: 0, ty: 0),
            CGAffineTransform(scaleX: 20, y: 20),
        ].enumerated() {
            func place(_ x: Double) throws -> [UInt32] {
                let font = try GlyphFonts.font(size: 17)
                let picture = try Picture(80, 80)
                picture.context.translateBy(x: 30 + x, y: 30)
                picture.context.concatenate(transform)
                picture.context.drawGlyphs([font.face.glyph(for: "o")], of: font, at: [.zero])
                return picture.pixels
            }
            #expect(try place(0.05) != place(0), "\(index)")
            #expect(try area(place(0)) > 20, "\(index)")
        }
    }

    @Test("one path and one mask cover the same area")
    func areas() throws {
        for size in [9.0, 13, 17, 36, 63.9, 64.1, 120, 255, 257, 700] {
            let font = try GlyphFonts.font(size: size)
            let outline = GlyphOutline.outline(of: font.face.glyph(for: "S"), in: font.face)
            let side = Int(size) + 12
            let picture = try Picture(side, side)
            let origin = CGPoint(x: 4, y: Double(side) * 0.25)
            picture.context.drawGlyphs([font.face.glyph(for: "S")], of: font, at: [origin])
            let path = Picture.area(of: outline.path.applying(font.glyphTransform))
            #expect(abs(picture.area - path) < 0.002 * path + 0.05, "\(size): \(picture.area), \(path)")
        }
    }

    @Test("without antialiasing a pixel is in or out by its centre")
    func hardEdges() throws {
        let hard = try pixels { $0.setShouldAntialias(false) }
        #expect(Set(hard) == [0, 0xFF])
        #expect(abs(area(hard) - (try area(pixels()))) < 0.15 * area(hard))
        let allowed = try pixels { $0.setAllowsAntialiasing(false) }
        let isTurned = allowed == hard
        #expect(isTurned)
    }

    @Test("strokes are as wide as the line width in user space, around the glyph's own place")
    func strokes() throws {
        let font = try GlyphFonts.font(size: 40)
        let picture = try Picture(60, 60)
        picture.context.setTextDrawingMode(.stroke)
        picture.context.setLineWidth(2)
        picture.context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
        picture.context.draw("l", font, at: CGPoint(x: 10.1, y: 10))
        let box = font.boundingRect(of: font.face.glyph(for: "l"))
        let perimeter = 2 * (box.width + box.height)
        // The corners have mitres, so the line is as long as its middle.
        #expect(abs(picture.area - 2 * perimeter) < 1.5, "\(picture.area), \(2 * perimeter)")
        #expect(picture.pixels.allSatisfy { $0 >> 8 & 0xFFFF == 0 })
        // Fill and stroke together: the stroke lies over the fill.
        let both = try Picture(60, 60)
        both.context.setTextDrawingMode(.fillStroke)
        both.context.setLineWidth(2)
        both.context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        both.context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
        both.context.draw("l", font, at: CGPoint(x: 10.1, y: 10))
        let isBlue = both.pixels.contains { $0 >> 8 & 255 > 100 && $0 >> 24 < 150 }
        #expect(isBlue && both.box == picture.box)
    }

    @Test("invisible text paints nothing; clip modes let through what they would paint")
    func clips() throws {
        #expect(try area(pixels { $0.setTextDrawingMode(.invisible) }) == 0)
        #expect(try area(pixels { $0.setTextDrawingMode(.clip) }) == 0)
        for mode in [CGTextDrawingMode.clip, .fillClip] {
            let picture = try Picture(240, 48)
            picture.context.setFillColor(gray: 0, alpha: 1)
            picture.context.setTextDrawingMode(mode)
            let font = try GlyphFonts.font(size: 17)
            picture.context.draw(Self.text, font, at: CGPoint(x: 5.3, y: 16))
            #expect((picture.area == 0) == (mode == .clip))
            picture.context.setBlendMode(.copy)
            picture.context.fill(CGRect(x: 0, y: 0, width: 240, height: 48))
            if mode == .clip { #expect(try picture.pixels == pixels()) }
            var box = picture.context.boundingBoxOfClipPath
            // Rows of pixels are counted from the top.
            box.origin.y = 48 - box.maxY
            #expect(box.insetBy(dx: -1, dy: -1).contains(picture.box) && box.height < 20)
        }
        let line = try Picture(240, 48)
        line.context.setTextDrawingMode(.strokeClip)
        line.context.draw(Self.text, try GlyphFonts.font(size: 17), at: CGPoint(x: 5.3, y: 16))
        let stroked = line.area
        line.context.setTextDrawingMode(.fill)
        line.context.fill(CGRect(x: 0, y: 0, width: 240, height: 48))
        #expect(stroked > 100 && line.area >= stroked - 1)
        // Nothing visible leaves nothing to draw on.
        let none = try Picture(20, 20)
        none.context.setTextDrawingMode(.clip)
        none.context.draw(" ", try GlyphFonts.font(size: 17), at: CGPoint(x: 5, y: 5))
        none.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(none.painted == 0 && none.context.boundingBoxOfClipPath.isNull)
    }

    @Test("a call casts one shadow, below all of its glyphs")
    func shadows() throws {
        func draw(_ body: (CGContext) -> Void) throws -> Picture {
            let picture = try Picture(60, 40)
            picture.context.setShadow(
                offset: CGSize(width: -2, height: 0),
                blur: 0,
                color: CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            )
            body(picture.context)
            return picture
        }
        let font = try GlyphFonts.font(size: 24)
        let glyph = font.face.glyph(for: "l")
        let positions = [CGPoint(x: 10, y: 10), CGPoint(x: 12, y: 10)]
        let together = try draw { $0.drawGlyphs([glyph, glyph], of: font, at: positions) }
        let apart = try draw { context in
            for position in positions { context.drawGlyphs([glyph], of: font, at: [position]) }
        }
        // The second glyph's shadow falls on the first one only when it is drawn by itself.
        let isSame = together.pixels == apart.pixels
        #expect(!isSame)
        #expect(together.count(of: 0xFF) > 0 && together.pixels.contains { $0 >> 24 == 255 })
        let blurred = try draw {
            $0.setShadow(offset: CGSize(width: 0.5, height: 0.5), blur: 4)
            $0.drawGlyphs([glyph], of: font, at: positions)
        }
        #expect(blurred.box.width > 8)
    }

    @Test("patterns, floating-point bitmaps and other formats get glyphs too")
    func targets() throws {
        let plain = try pixels()
        for (bits, info) in [
            (32, CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.floatComponents.rawValue),
            (16, CGImageAlphaInfo.premultipliedLast.rawValue),
            (8, CGImageAlphaInfo.premultipliedFirst.rawValue), (8, CGImageAlphaInfo.alphaOnly.rawValue),
        ] {
            let context = try #require(
                CGContext(
                    data: nil,
                    width: 240,
                    height: 48,
                    bitsPerComponent: bits,
                    bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: info
                )
            )
            context.draw(Self.text, try GlyphFonts.font(size: 17), at: CGPoint(x: 5.3, y: 16))
            let image = try #require(context.makeImage())
            let copy = try Picture(240, 48)
            copy.context.draw(image, in: CGRect(x: 0, y: 0, width: 240, height: 48))
            #expect(difference(copy.pixels, plain) <= 1, "\(bits), \(info)")
        }
        let patterned = try Picture(240, 48)
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            },
            releaseInfo: nil
        )
        let pattern = try #require(
            CGPattern(
                info: nil,
                bounds: CGRect(x: 0, y: 0, width: 4, height: 4),
                matrix: .identity,
                xStep: 4,
                yStep: 4,
                tiling: .constantSpacing,
                isColored: true,
                callbacks: &callbacks
            )
        )
        patterned.context.setFillColorSpace(space)
        patterned.context.setFillPattern(pattern, colorComponents: [1])
        patterned.context.draw(Self.text, try GlyphFonts.font(size: 17), at: CGPoint(x: 5.3, y: 16))
        #expect(patterned.area > 0.3 * area(plain) && patterned.area < 0.7 * area(plain))
    }

    @Test("text space goes through the text matrix, and the matrix is no part of the state")
    func textMatrix() throws {
        let font = try GlyphFonts.font(size: 10)
        let straight = try Picture(60, 40)
        straight.context.draw("Ag", font.with(size: 20), at: CGPoint(x: 9, y: 12))
        let scaled = try Picture(60, 40)
        scaled.context.saveGState()
        scaled.context.textMatrix = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 10)
        scaled.context.restoreGState()
        scaled.context.draw("Ag", font, at: CGPoint(x: 2, y: 1))
        let isSame = straight.pixels == scaled.pixels && straight.area > 50
        #expect(isSame)
        // In a context whose y goes down text is upside down without a text matrix.
        let upsideDown = try Picture(60, 40)
        upsideDown.context.translateBy(x: 0, y: 40)
        upsideDown.context.scaleBy(x: 1, y: -1)
        upsideDown.context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
        upsideDown.context.draw("Ag", font.with(size: 20), at: CGPoint(x: 9, y: -28))
        let isScaled = upsideDown.pixels == straight.pixels
        #expect(isScaled)
    }

    @Test("glyphs of a font with a matrix or a synthetic slant lean as its paths do")
    func matrices() throws {
        let font = try GlyphFonts.font(size: 30)
        let glyph = font.face.glyph(for: "H")
        for leaning in [
            FontInstance(font.face, size: 30, isObliqued: true),
            font.with(matrix: CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 2)),
        ] {
            let picture = try Picture(60, 60)
            picture.context.drawGlyphs([glyph], of: leaning, at: [CGPoint(x: 10, y: 10)])
            let box = try #require(leaning.path(of: glyph)).boundingBoxOfPath.offsetBy(dx: 10, dy: 10)
            let drawn = picture.box
            #expect(abs(drawn.minX - box.minX) < 1.5 && abs(drawn.maxX - box.maxX) < 1.5)
            #expect(abs((60 - drawn.minY) - box.maxY) < 1.5)
        }
    }

    @Test("nothing comes of numbers that are none, of glyphs that are not there and of lists that do not fit")
    func badInput() throws {
        let font = try GlyphFonts.font(size: 17)
        let glyph = font.face.glyph(for: "a")
        let picture = try Picture(30, 30)
        let context = picture.context
        context.drawGlyphs([], of: font, at: [])
        context.drawGlyphs([glyph], of: font, at: [])
        context.drawGlyphs([], of: font, at: [.zero])
        context.drawGlyphs([.max, 65535, 1 << 30], of: font, at: [.zero, .zero, .zero])
        for value in [Double.nan, .infinity, 1e30, -1e12] {
            context.drawGlyphs([glyph], of: font, at: [CGPoint(x: value, y: 5)])
            context.drawGlyphs([glyph], of: font, at: [CGPoint(x: 5, y: value)])
            let matrix = CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            context.drawGlyphs([glyph], of: font.with(matrix: matrix), at: [CGPoint(x: 5, y: -99)])
        }
        context.textMatrix = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 5, ty: 5)
        context.drawGlyphs([glyph], of: font, at: [.zero])
        context.textMatrix = CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 5, ty: 5)
        context.drawGlyphs([glyph], of: font, at: [.zero])
        #expect(picture.painted == 0)
        // As many as have both.
        context.textMatrix = .identity
        context.drawGlyphs([glyph, glyph], of: font, at: [CGPoint(x: 5, y: 5)])
        #expect(picture.painted > 0)
    }

    @Test("huge sizes draw the part that is in sight")
    func huge() throws {
        for size in [3e3, 2e4, 1e5] {
            let font = try GlyphFonts.font(size: size)
            let picture = try Picture(20, 20)
            // The stem of the letter.
            let glyph = font.face.glyph(for: "l")
            let box = font.boundingRect(of: glyph)
            picture.context.drawGlyphs(
                [glyph],
                of: font,
                at: [CGPoint(x: 10 - box.minX, y: 10 - box.midY)]
            )
            #expect(picture.painted == 200, "\(size)")
            picture.context.setTextDrawingMode(.stroke)
            picture.context.drawGlyphs([glyph], of: font, at: [.zero])
        }
    }
}

extension Picture {
    /// The area of a path by its polygons.
    static func area(of path: Path) -> Double {
        var sum = 0.0
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        path.flattened(tolerance: 1e-3).forEachElement { verb, _, points in
            let end = verb == .close ? start : points[0]
            if verb == .move { start = end } else { sum += last.x * end.y - end.x * last.y }
            last = end
        }
        return abs(sum / 2)
    }
}
