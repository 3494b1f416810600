import AgateGeometry
public import AgatePixels
package import AgateText
public import Foundation

/// A face of a font, without a size: its names and measures, in glyph units.
///
/// Immutable, and usable from any thread. Two fonts are equal when they are one object.
///
///     let provider = CGDataProvider(url: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf"))
///     if let font = provider.flatMap(CGFont.init) {
///         context.setFont(font)
///         context.setFontSize(24)
///         context.showGlyphs([font.getGlyphWithGlyphName(name: "A" as CFString)], at: [.zero])
///     }
///
/// Source: text T21.
public final class CGFont: Hashable, Sendable {
    /// The face, its place in the design space and what it passes itself off as, at a size of one unit a point.
    package let instance: FontInstance

    /// Takes the face of a font at any size.
    package init(_ instance: FontInstance) {
        self.instance = instance.with(size: instance.face.unitsPerEm)
    }

    /// Reads the font, or the first one of a collection, in some bytes; nil where they are no font.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let file = try? FontFile(data: [UInt8](data)),
            let face = file.face(0)
        else { return nil }
        self.init(FontInstance(face, size: face.unitsPerEm))
    }

    /// Finds the font of a PostScript name or a full name, without case; nil for a name that no font has.
    public convenience init?(_ name: CFString) {
        let name = name as String
        guard let found = FontLibrary.shared.font(named: name, size: FontInstance.standardSize) else {
            return nil
        }
        // The library knows families too.
        let names = [found.names.postScript, found.names.full]
        guard names.contains(where: { $0.lowercased() == name.lowercased() }) else { return nil }
        self.init(found)
    }

    /// Whether both are the same object.
    public static func == (a: CGFont, b: CGFont) -> Bool { a === b }

    /// Feeds the identity of the font to a hasher: only the same object is equal.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    // MARK: Names and measures

    /// The name that programs use.
    public var postScriptName: CFString? { instance.names.postScript as NSString }

    /// Family and style as one name.
    public var fullName: CFString? { instance.names.full as NSString }

    /// The number of glyphs in the font.
    public var numberOfGlyphs: Int { instance.face.glyphCount }

    /// The number of glyph units in an em.
    public var unitsPerEm: Int32 { Int32(instance.face.unitsPerEm) }

    /// The ascent: the height of lines above the baseline, in glyph units; above 0.
    public var ascent: Int32 { Int32(rounding: instance.metrics.ascent) }

    /// The descent: the depth of lines below the baseline, in glyph units; below 0.
    public var descent: Int32 { Int32(rounding: -instance.metrics.descent) }

    /// The gap between lines.
    public var leading: Int32 { Int32(rounding: instance.metrics.leading) }

    /// The height of "H".
    public var capHeight: Int32 { Int32(rounding: instance.metrics.capHeight) }

    /// The height of "x".
    public var xHeight: Int32 { Int32(rounding: instance.metrics.xHeight) }

    /// A rectangle around all glyphs.
    public var fontBBox: CGRect { instance.metrics.boundingBox }

    /// The angle of slanted letters, in degrees; below 0 for a font that leans to the right.
    public var italicAngle: CGFloat { instance.face.traits.italicAngle }

    /// The thickness of upright stems, in glyph units: that of "l", half way up.
    ///
    /// GUESS stem-v: Apple's is that of a table that few fonts have. 0 for a font without the letter.
    public var stemV: CGFloat {
        let face = instance.face
        let outline = GlyphOutline.outline(of: face.glyph(for: "l"), in: face, at: instance.variations)
        guard !outline.path.isEmpty else { return 0 }
        let y = outline.bounds.midY
        var crossings: [CGFloat] = []
        var start = CGPoint.zero
        var last = CGPoint.zero
        outline.path.flattened(tolerance: face.unitsPerEm / 2000).forEachElement { verb, _, points in
            let end: CGPoint
            switch verb {
            case .move:
                start = points[0]
                last = start
                return
            case .close: end = start
            default: end = points[0]
            }
            if (last.y <= y) != (end.y <= y) {
                crossings.append(last.x + (end.x - last.x) * (y - last.y) / (end.y - last.y))
            }
            last = end
        }
        crossings.sort()
        return crossings.count >= 2 ? crossings[1] - crossings[0] : 0
    }
}

extension Int32 {
    /// The nearest number; 0 for what is none.
    fileprivate init(rounding value: Double) {
        self = Int32(exactly: value.rounded()) ?? (value.isNaN ? 0 : value > 0 ? .max : .min)
    }
}
