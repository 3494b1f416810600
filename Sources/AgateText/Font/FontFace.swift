package import AgateGeometry
import Foundation
import Synchronization

/// One face of a font file: its names, its measures and its glyphs, all in font units.
///
/// Immutable as seen from outside, and usable from any thread. Two faces are equal when they are one object; ``FontFile`` makes one
/// object of each face.
package final class FontFace: Sendable, Hashable {
    /// The file that the face is of; nil for ``lastResort``.
    package let file: FontFile?
    /// The place of the face in its file.
    package let index: Int
    /// A number that no other face of this process has.
    package let identity: UInt64
    package let names: FontNames
    package let traits: FontTraits
    /// Measures in font units, at the standard place of the design space.
    package let metrics: FontMetrics
    /// How many font units an em has.
    package let unitsPerEm: Double
    package let glyphCount: Int
    /// Whether glyphs have outlines; faces of bitmaps alone have none.
    package let hasOutlines: Bool
    /// The directions in which the face can be changed; empty for most.
    package let axes: [FontVariationAxis]
    package let namedInstances: [FontNamedInstance]

    let localizedNames: FontNameTable
    /// Which of the characters from U+0020 to U+007E the face has, a bit for each.
    private let asciiCoverage: (UInt64, UInt64)
    /// The pictures of glyphs, of a face in colour.
    let strikes: BitmapStrikes
    /// The paints of glyphs, of a face in colour.
    let paints: FacePaints
    let engine: FreeTypeFace?
    private let varied = Mutex<[VariedEngine]>([])
    private let featureTags = Mutex<[FontTag]?>(nil)
    private let carets = Mutex<LigatureCarets?>(nil)
    private static let lastIdentity = Atomic<UInt64>(0)

    private struct VariedEngine {
        let variations: [FontVariation]
        let engine: FreeTypeFace
        let metrics: FontMetrics
    }

    /// The maximum number of places of the design space that are kept open; beyond it the oldest is closed.
    private static let maximumVariedCount = 16

    init?(file: FontFile, index: Int) {
        guard let engine = FreeTypeFace(file.bytes, index: index) else { return nil }
        let description = engine.description()
        self.file = file
        self.index = index
        self.engine = engine
        strikes = BitmapStrikes(file: file, index: index)
        paints = FacePaints(engine: engine)
        identity = Self.lastIdentity.add(1, ordering: .relaxed).newValue
        localizedNames = description.names
        names = FontNames(description.names, fallback: description.fallbackName)
        traits = description.traits
        metrics = description.metrics
        unitsPerEm = description.unitsPerEm
        glyphCount = description.glyphCount
        hasOutlines = description.hasOutlines
        axes = description.axes
        namedInstances = description.instances
        var coverage: (UInt64, UInt64) = (0, 0)
        for value in UInt32(32)..<127 where engine.glyph(for: value) != 0 {
            if value < 64 { coverage.0 |= 1 << UInt64(value) } else { coverage.1 |= 1 << UInt64(value - 64) }
        }
        asciiCoverage = coverage
    }

    /// Makes the face of boxes.
    private init(boxes: Void) {
        file = nil
        index = 0
        engine = nil
        strikes = BitmapStrikes(file: nil, index: 0)
        paints = FacePaints(engine: nil)
        identity = 0
        localizedNames = FontNameTable([])
        names = FontNames(
            family: "Last Resort",
            style: "Regular",
            full: "Last Resort",
            postScript: "LastResort"
        )
        traits = FontTraits()
        metrics = BoxGlyphs.metrics
        unitsPerEm = BoxGlyphs.unitsPerEm
        glyphCount = BoxGlyphs.count
        hasOutlines = true
        axes = []
        namedInstances = []
        asciiCoverage = (0, 0)
    }

    /// The face that needs no file: a box for each character.
    ///
    /// Source: text T61, T62.
    package static let lastResort = FontFace(boxes: ())

    /// Whether this is ``lastResort``.
    package var isLastResort: Bool { file == nil }

    package static func == (a: FontFace, b: FontFace) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    // MARK: Names

    /// A string of the `name` table in the first of some languages that it exists in, and its language.
    package func localizedName(_ name: Int, languages: [String]) -> (text: String, language: String)? {
        localizedNames.string(name, languages: languages)
    }

    // MARK: Variations

    /// Values as the face takes them: of axes that it has, clamped, without those at the standard, in the order of the axes.
    package func normalized(_ variations: [FontVariation]) -> [FontVariation] {
        if axes.isEmpty || variations.isEmpty { return [] }
        return axes.compactMap { axis in
            guard let wanted = variations.last(where: { $0.tag == axis.tag }) else { return nil }
            let value = axis.clamped(wanted.value)
            return value == axis.standard ? nil : FontVariation(axis.tag, value)
        }
    }

    /// FreeType's face at a place of the design space, given in normal form.
    func engine(at variations: [FontVariation]) -> FreeTypeFace? {
        variations.isEmpty ? engine : variedEngine(at: variations)?.engine
    }

    private func variedEngine(at variations: [FontVariation]) -> VariedEngine? {
        guard let file else { return nil }
        return varied.withLock { open in
            if let place = open.firstIndex(where: { $0.variations == variations }) { return open[place] }
            guard let engine = FreeTypeFace(file.bytes, index: index, variations: variations) else {
                return nil
            }
            if open.count >= Self.maximumVariedCount { open.removeFirst() }
            let made = VariedEngine(
                variations: variations,
                engine: engine,
                metrics: engine.description().metrics
            )
            open.append(made)
            return made
        }
    }

    /// The measures at a place of the design space, in font units.
    package func metrics(at variations: [FontVariation]) -> FontMetrics {
        let variations = normalized(variations)
        return variations.isEmpty ? metrics : variedEngine(at: variations)?.metrics ?? metrics
    }

    // MARK: Characters and glyphs

    /// The glyph of a character, by the character map alone; 0 without one.
    package func glyph(for scalar: Unicode.Scalar) -> UInt32 {
        guard let engine else { return BoxGlyphs.glyph(for: scalar) }
        return engine.glyph(for: scalar.value)
    }

    /// The glyph of a character followed by a variation selector; 0 where the character map says nothing of the two.
    package func glyph(for scalar: Unicode.Scalar, selector: Unicode.Scalar) -> UInt32 {
        engine?.glyph(for: scalar.value, selector: selector.value) ?? 0
    }

    /// Whether the character map has a character.
    package func covers(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 127 && !isLastResort ? coversASCII(scalar.value) : glyph(for: scalar) != 0
    }

    /// Whether the character map has a visible character of ASCII; called for every letter of most texts.
    package func coversASCII(_ value: UInt32) -> Bool {
        value < 64
            ? asciiCoverage.0 >> UInt64(value) & 1 != 0
            : value < 128 && asciiCoverage.1 >> UInt64(value - 64) & 1 != 0
    }

    /// Whether a text with this character needs no other face: characters without a look of their own need none.
    ///
    /// Shaping makes spaces of all widths of the one that the face has, and the hyphen that does not break of the one that does.
    package func suffices(for scalar: Unicode.Scalar) -> Bool {
        if covers(scalar) { return true }
        let properties = scalar.properties
        if properties.isDefaultIgnorableCodePoint { return true }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        case .spaceSeparator: return covers(" ")
        default: return scalar == "\u{2011}" && covers("\u{2010}")
        }
    }

    /// The name of a glyph; nil for fonts without such names.
    package func glyphName(_ glyph: UInt32) -> String? { engine?.glyphName(glyph) }

    /// The glyph of a name.
    package func glyph(named name: String) -> UInt32? { engine?.glyph(named: name) }

    /// The horizontal advance of a glyph in font units; 0 for a glyph that is not there.
    package func advance(of glyph: UInt32, at variations: [FontVariation] = []) -> Double {
        isLastResort
            ? BoxGlyphs.advance(of: glyph) : engine(at: normalized(variations))?.advance(of: glyph) ?? 0
    }

    /// The outline of a glyph in font units, y up, exactly as the font has it; empty for a glyph without one.
    package func outline(of glyph: UInt32, at variations: [FontVariation] = []) -> Path {
        isLastResort
            ? BoxGlyphs.outline(of: glyph) : engine(at: normalized(variations))?.outline(of: glyph) ?? Path()
    }

    /// The bytes of a table; empty without it, and for one of more bytes than a limit.
    package func table(_ tag: FontTag, limit: Int = 1 << 22) -> [UInt8] {
        engine?.table(tag, limit: limit) ?? []
    }

    /// Where carets stand in ligatures, read at the first use.
    package var ligatureCarets: LigatureCarets {
        carets.withLock { carets in
            if let carets { return carets }
            let made = LigatureCarets(self)
            carets = made
            return made
        }
    }

    /// The tags of the features of substitution and positioning, sorted.
    package var features: [FontTag] {
        if let known = featureTags.withLock({ $0 }) { return known }
        let found = Set(["GSUB", "GPOS"].flatMap { FeatureList.tags(in: table(FontTag($0))) }).sorted()
        featureTags.withLock { $0 = found }
        return found
    }
}
