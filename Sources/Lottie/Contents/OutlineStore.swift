import AgateDocuments
import AgateGeometry
import CoreGraphics
import CoreText
import QuartzCore

/// The outlines and pictures of characters, each made once: texts that say the same share them.
final class OutlineStore {
    private let glyphs: [LottieGlyph.Key: LottieGlyph]
    private var outlines: [SetGlyph: CGPath?] = [:]
    private var fileOutlines: [FileKey: CGPath?] = [:]
    private var pictures: [GlyphImageKey: (image: CGImage, frame: CGRect)?] = [:]
    /// How many outlines of characters were made.
    private(set) var made = 0

    private struct FileKey: Hashable {
        let key: LottieGlyph.Key
        let size: Double
    }

    private struct GlyphImageKey: Hashable {
        let glyph: SetGlyph
        let color: SIMD4<Double>
    }

    /// A picture of a character, from its place on the baseline, y down.
    struct Picture {
        let image: CGImage
        let frame: CGRect
    }

    init(_ document: LottieDocument) { glyphs = document.glyphs }

    /// The visible part of a character of a text, from its place on the baseline; nothing for a space.
    func drawing(
        of character: TextCharacter,
        _ text: LottieTextDocument
    ) -> (outline: CGPath?, pictures: [Picture]) {
        switch character.drawing {
        case .nothing: return (nil, [])
        case .file(let parts):
            if parts.count == 1 { return (outline(parts[0].key, text.size), []) }
            return (joined(parts.map { (outline($0.key, text.size), SIMD2($0.x, 0)) }), [])
        case .glyphs(let glyphs):
            var pictures: [Picture] = []
            var parts: [(CGPath?, SIMD2<Double>)] = []
            for (glyph, place) in glyphs {
                if let picture = picture(glyph, text) {
                    let frame = picture.frame.offsetBy(dx: place.x, dy: place.y)
                    pictures.append(Picture(image: picture.image, frame: frame))
                } else {
                    parts.append((outline(glyph), place))
                }
            }
            if parts.count == 1, parts[0].1 == .zero { return (parts[0].0, pictures) }
            return (joined(parts), pictures)
        }
    }

    /// Paths at places as one; nil where all are empty.
    func joined(_ parts: [(path: CGPath?, place: SIMD2<Double>)]) -> CGPath? {
        let whole = CGMutablePath()
        for part in parts {
            guard let path = part.path else { continue }
            whole.addPath(path, transform: CGAffineTransform(translationX: part.place.x, y: part.place.y))
        }
        return whole.isEmpty ? nil : whole
    }

    private func outline(_ glyph: SetGlyph) -> CGPath? {
        if let known = outlines[glyph] { return known }
        let outline = glyph.outline
        made += 1
        outlines[glyph] = .some(outline)
        return outline
    }

    private func outline(_ key: LottieGlyph.Key, _ size: Double) -> CGPath? {
        let name = FileKey(key: key, size: size)
        if let known = fileOutlines[name] { return known }
        var outline: CGPath?
        if let glyph = glyphs[key] {
            var place = CGAffineTransform(scaleX: size / 100, y: size / 100)
            outline = CGPath(Self.outline(of: glyph.shapes)).copy(using: &place)
            if outline?.isEmpty ?? true { outline = nil }
        }
        made += 1
        fileOutlines[name] = .some(outline)
        return outline
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

    /// The picture of a glyph in colours, with pixels for a text that is shown at up to three times its size.
    private func picture(
        _ glyph: SetGlyph,
        _ text: LottieTextDocument
    ) -> (image: CGImage, frame: CGRect)? {
        let color = text.fillColor ?? SIMD4(0, 0, 0, 1)
        let key = GlyphImageKey(glyph: glyph, color: color)
        if let known = pictures[key] { return known }
        let pixels = min(max(text.size * 3, Self.minPixels), Self.maxPixels)
        let picture = glyph.picture(scale: pixels / text.size, color: color)
        pictures[key] = .some(picture)
        return picture
    }

    /// The pixels of an em, at least; pictures of fonts have 100 to 160.
    private static let minPixels = 96.0
    private static let maxPixels = 320.0
}
