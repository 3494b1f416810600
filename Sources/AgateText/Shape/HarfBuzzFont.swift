#if AGATE_SHAPING
import CLibHarfBuzz
import Synchronization

/// A face as HarfBuzz shapes with it, at one place of its design space, in font units.
///
/// `@unchecked Sendable`: HarfBuzz's objects are made immutable before the initialiser returns.
final class HarfBuzzFont: @unchecked Sendable {
    let font: OpaquePointer
    private let face: OpaquePointer
    private let blob: OpaquePointer
    private let bytes: FontBytes
    private let kerning: KernTable
    /// The glyph of U+0020; 0 without one.
    let space: UInt32
    private let contexts = Mutex<SpaceContexts?>(nil)
    /// How often pieces of text were joined, and how often they had to be shaped again for it.
    let joins = Atomic<Int>(0)
    let failedJoins = Atomic<Int>(0)

    /// Nil for a face without a file.
    init?(_ face: FontFace, variations: [FontVariation]) {
        guard let file = face.file else { return nil }
        bytes = file.bytes
        kerning = KernTable(face, space: face.glyph(for: " "))
        let start = bytes.start.assumingMemoryBound(to: CChar.self)
        let size = UInt32(clamping: bytes.count)
        guard let blob = hb_blob_create(start, size, HB_MEMORY_MODE_READONLY, nil, nil),
            let made = hb_face_create(blob, UInt32(face.index)),
            let font = hb_font_create(made)
        else { return nil }
        self.blob = blob
        self.face = made
        self.font = font
        hb_face_make_immutable(made)
        let scale = Int32(face.unitsPerEm)
        hb_font_set_scale(font, scale, scale)
        if !variations.isEmpty {
            let values = variations.map { hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value)) }
            hb_font_set_variations(font, values, UInt32(values.count))
        }
        hb_font_make_immutable(font)
        var space: hb_codepoint_t = 0
        self.space = hb_font_get_nominal_glyph(font, 32, &space) != 0 ? space : 0
    }

    deinit {
        hb_font_destroy(font)
        hb_face_destroy(face)
        hb_blob_destroy(blob)
    }

    /// Whether it is worth the while to shape word by word: not where the font looks across most spaces.
    func sharesWords(isRightToLeft: Bool) -> Bool {
        switch kerning {
        case .unknown: return false
        // From right to left pairs are looked at in the other order.
        case .glyphs(let glyphs) where isRightToLeft && !glyphs.isEmpty: return false
        case .glyphs: break
        }
        let failed = failedJoins.load(ordering: .relaxed)
        return failed < 16 || failed * 4 < joins.load(ordering: .relaxed)
    }

    /// The contexts of spaces that the face's rules read.
    var spaceContexts: SpaceContexts {
        contexts.withLock { contexts in
            if let contexts { return contexts }
            let made = makeSpaceContexts()
            contexts = made
            return made
        }
    }

    private func makeSpaceContexts() -> SpaceContexts {
        let blobs = ["GSUB", "GPOS"].map { hb_face_reference_table(face, FontTag($0).rawValue) }
        defer { blobs.forEach { hb_blob_destroy($0) } }
        let tables = blobs.enumerated().map { index, blob in
            var count: UInt32 = 0
            let start = hb_blob_get_data(blob, &count)
            return LayoutTable(
                bytes: UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(count)),
                isPositioning: index == 1
            )
        }
        let skipping =
            switch hb_ot_layout_get_glyph_class(face, space) {
            case HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH: 2
            case HB_OT_LAYOUT_GLYPH_CLASS_LIGATURE: 4
            default: 0
            }
        return SpaceContexts(
            tables,
            space: Int(space),
            glyphCount: Int(hb_face_get_glyph_count(face)),
            skipping: skipping
        )
    }

    /// The glyph of a character by the character map; nil without one, and for a mark.
    func plainGlyph(_ scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0,
            hb_ot_layout_get_glyph_class(face, glyph) != HB_OT_LAYOUT_GLYPH_CLASS_MARK
        else { return nil }
        return glyph
    }

    /// Whether a word stays as it is after another one that ends with a space, and that one before it.
    ///
    /// - Parameter contexts: Nil where HarfBuzz's word alone counts, which it says of fewer words.
    func areSeparate(_ first: ShapedWord, _ second: ShapedWord, _ contexts: SpaceContexts?) -> Bool {
        guard
            contexts?.areSeparate(first, second) ?? false || (first.endsSafely && second.startsSafely)
        else { return false }
        guard case .glyphs(let glyphs) = kerning, !glyphs.isEmpty, let next = second.glyphs.first?.glyph
        else {
            return true
        }
        // Kerning passes over marks: then the glyph after them would count.
        return !glyphs.contains(next)
            && hb_ot_layout_get_glyph_class(face, next) != HB_OT_LAYOUT_GLYPH_CLASS_MARK
    }

    // MARK: Opened fonts

    private struct Key: Hashable {
        let face: UInt64
        let variations: [FontVariation]
    }

    /// The maximum number of open fonts; when there are more, those that were opened first are closed.
    private static let limit = 128
    private static let open = Mutex<(fonts: [Key: HarfBuzzFont], order: [Key])>(([:], []))

    /// The font for a face, which is opened once.
    static func font(_ instance: FontInstance) -> HarfBuzzFont? {
        let key = Key(face: instance.face.identity, variations: instance.variations)
        return open.withLock { open in
            if let font = open.fonts[key] { return font }
            guard let font = HarfBuzzFont(instance.face, variations: instance.variations) else { return nil }
            if open.order.count >= limit { open.fonts[open.order.removeFirst()] = nil }
            open.fonts[key] = font
            open.order.append(key)
            return font
        }
    }
}

/// A buffer of HarfBuzz's, used by one thread at a time.
///
/// `@unchecked Sendable`: who acquires it of a pool is the only one to have it.
final class HarfBuzzBuffer: @unchecked Sendable {
    let buffer: OpaquePointer?

    init() { buffer = hb_buffer_create() }

    deinit { hb_buffer_destroy(buffer) }
}
#endif
