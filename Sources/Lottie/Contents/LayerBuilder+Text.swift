import AgateDocuments
import AgateGeometry
import AgateTiming
import CoreGraphics
import CoreText
import Foundation
import QuartzCore

extension LayerBuilder {
    /// The layer of a text: its glyphs as outlines, each text until the next one.
    ///
    /// Source: documents L130 to L134.
    func textLayer(_ content: LottieTextContent, in scope: CompositionScope) -> CALayer? {
        let layer = CALayer()
        for (index, keyframe) in content.documents.enumerated() {
            let text = keyframe.value
            guard let path = glyphs(of: text), !path.isEmpty else { continue }
            var layers: [CAShapeLayer] = []
            if let color = text.fillColor {
                let fill = CAShapeLayer()
                (fill.path, fill.fillColor) = (path, CGColor(rgba: color))
                layers.append(fill)
            }
            if let color = text.strokeColor, text.strokeWidth > 0 {
                let stroke = CAShapeLayer()
                (stroke.path, stroke.fillColor, stroke.strokeColor) = (path, nil, CGColor(rgba: color))
                stroke.lineWidth = text.strokeWidth
                if text.strokesOverFill { layers.append(stroke) } else { layers.insert(stroke, at: 0) }
            }
            guard content.documents.count > 1 else {
                add(layers, to: layer)
                continue
            }
            var model = LottieLayer()
            model.inFrame = index == 0 ? -.greatestFiniteMagnitude : keyframe.time
            model.outFrame =
                index + 1 < content.documents.count
                ? content.documents[index + 1].time : .greatestFiniteMagnitude
            let part = CALayer()
            add(layers, to: part)
            setVisibility(scope.visibility(of: model), of: part)
            layer.addSublayer(part)
        }
        return layer.sublayers?.isEmpty ?? true ? nil : layer
    }

    private func glyphs(of text: LottieTextDocument) -> CGPath? {
        let font = document.fonts[text.font]
        let size = max(text.size, 0)
        guard size > 0 else { return nil }
        let string = text.isAllCapitals ? text.text.uppercased() : text.text
        var lines = string.split(omittingEmptySubsequences: false) {
            "\r\n\u{3}".contains($0) || $0 == "\r\n"
        }.map(String.init)
        let setter = GlyphSetter(
            document: document,
            font: font,
            fallbackName: text.font,
            size: size,
            tracking: text.tracking,
            given: self.font(text.font, CGFloat(size))
        )
        if let box = text.boxSize, box.x > 0 { lines = lines.flatMap { setter.wrapped($0, width: box.x) } }
        let result = CGMutablePath()
        var baseline = -text.baselineShift
        var left = 0.0
        if let origin = text.boxOrigin {
            left = origin.x
            baseline += origin.y + setter.ascent
        }
        for line in lines {
            let width = setter.width(of: line)
            let room = text.boxSize?.x ?? 0
            var start = left
            switch text.justification {
            case .left, .lastLeft, .full: break
            case .right, .lastRight: start += room - width
            case .center, .lastCenter: start += (room - width) / 2
            }
            setter.append(line, to: result, x: start, y: baseline)
            baseline += text.lineHeight
        }
        return result
    }
}

/// Sets the characters of a line one after another: those that the file has outlines of, else those of a font.
struct GlyphSetter {
    let document: LottieDocument
    let font: LottieFont?
    let size: Double
    let tracking: Double
    private let systemFont: CTFont

    /// Makes a setter.
    ///
    /// - Parameter given: A font that a program gives, in place of the file's own glyphs and of the system's font.
    init(
        document: LottieDocument,
        font: LottieFont?,
        fallbackName: String,
        size: Double,
        tracking: Double,
        given: CTFont? = nil
    ) {
        (self.document, self.font, self.size) = (document, given == nil ? font : nil, size)
        self.tracking = tracking / 1000 * size
        systemFont =
            given ?? CTFontCreateWithName((font?.name ?? fallbackName) as CFString, CGFloat(size), nil)
    }

    /// From the top of a line to its baseline.
    var ascent: Double {
        font.map { $0.ascent > 0 ? $0.ascent * size / 100 : size * 0.75 }
            ?? Double(CTFontGetAscent(systemFont))
    }

    private func glyph(_ character: Character) -> LottieGlyph? {
        guard let font else { return nil }
        return document.glyphs[
            LottieGlyph.Key(character: String(character), family: font.family, style: font.style)
        ]
    }

    private func systemGlyphs(_ character: Character) -> [CGGlyph] {
        let units = Array(String(character).utf16)
        var glyphs = [CGGlyph](repeating: 0, count: units.count)
        _ = CTFontGetGlyphsForCharacters(systemFont, units, &glyphs, units.count)
        return glyphs.filter { $0 != 0 }
    }

    private func advance(of character: Character) -> Double {
        if let glyph = glyph(character) { return glyph.advance * size / 100 + tracking }
        let glyphs = systemGlyphs(character)
        guard !glyphs.isEmpty else { return tracking }
        return CTFontGetAdvancesForGlyphs(systemFont, .horizontal, glyphs, nil, glyphs.count) + tracking
    }

    func width(of line: String) -> Double {
        let width = line.reduce(0) { $0 + advance(of: $1) }
        return line.isEmpty ? 0 : width - tracking
    }

    /// A line broken at blanks, so that each part is at most so wide where that is possible.
    func wrapped(_ line: String, width limit: Double) -> [String] {
        var result: [String] = []
        var current = ""
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            let longer = current.isEmpty ? String(word) : current + " " + word
            if current.isEmpty || width(of: longer) <= limit {
                current = longer
            } else {
                result.append(current)
                current = String(word)
            }
        }
        return result + [current]
    }

    func append(_ line: String, to path: CGMutablePath, x start: Double, y baseline: Double) {
        var x = start
        for character in line {
            defer { x += advance(of: character) }
            if let glyph = glyph(character) {
                let place = CGAffineTransform(a: size / 100, b: 0, c: 0, d: size / 100, tx: x, ty: baseline)
                path.addPath(CGPath(Self.outline(of: glyph.shapes)), transform: place)
                continue
            }
            // Fonts have their y axis up.
            var pen = x
            for glyph in systemGlyphs(character) {
                var place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: pen, ty: baseline)
                if let outline = CTFontCreatePathForGlyph(systemFont, glyph, &place) { path.addPath(outline) }
                pen += CTFontGetAdvancesForGlyphs(systemFont, .horizontal, [glyph], nil, 1)
            }
        }
    }

    private static func outline(of items: [LottieShapeItem]) -> Path {
        // A style after everything paints everything.
        let style = LottieStyle(
            paint: .color(LottieProperty([0, 0, 0])),
            opacity: LottieProperty(100),
            stroke: .fill(.winding)
        )
        let all = items + [LottieShapeItem(content: .style(style))]
        return LottieStyledOutline(items: all, place: [items.count]).path(at: 0)
    }
}
