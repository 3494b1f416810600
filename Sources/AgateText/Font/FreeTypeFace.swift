import AgateGeometry
import Foundation
import Synchronization

#if AGATE_FONTS
import CLibFreeType

/// A face as FreeType has it, at one place of its design space.
///
/// `@unchecked Sendable`: FreeType's object is touched by one thread at a time, under the lock.
final class FreeTypeFace: @unchecked Sendable {
    private let bytes: FontBytes
    private let face: FT_Face
    private let lock = Mutex<Void>(())
    private let isScalable: Bool

    /// The number of faces in a file; 0 where FreeType reads none.
    static func faceCount(of bytes: FontBytes) -> Int {
        guard FontSignature.isKnown(bytes), let face = FreeTypeLibrary.shared.open(bytes, index: -1) else {
            return 0
        }
        defer { FreeTypeLibrary.shared.close(face) }
        return Int(face.pointee.num_faces)
    }

    /// Opens a face.
    ///
    /// - Parameter variations: Values of axes; others have their standard values. Empty for a face without axes.
    init?(_ bytes: FontBytes, index: Int, variations: [FontVariation] = []) {
        guard index >= 0, index < 1 << 16, let face = FreeTypeLibrary.shared.open(bytes, index: index) else {
            return nil
        }
        let flags = face.pointee.face_flags
        guard flags & FT_Long(FT_FACE_FLAG_SFNT) != 0 else {
            FreeTypeLibrary.shared.close(face)
            return nil
        }
        self.bytes = bytes
        self.face = face
        isScalable = flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 && face.pointee.units_per_EM > 0
        if !variations.isEmpty { setDesign(variations) }
        // One pixel for each font unit: outlines come in 64ths of a unit, so that nothing is rounded that the font says.
        if isScalable { FT_Set_Pixel_Sizes(face, 0, FT_UInt(face.pointee.units_per_EM)) }
        if face.pointee.charmap == nil, face.pointee.num_charmaps > 0, let maps = face.pointee.charmaps {
            FT_Set_Charmap(face, maps[0])
        }
    }

    deinit { FreeTypeLibrary.shared.close(face) }

    /// Calls a function with FreeType's face, which no other thread uses meanwhile.
    func with<Result>(_ body: (FT_Face) -> Result) -> Result {
        lock.withLock { _ in body(face) }
    }

    private func setDesign(_ variations: [FontVariation]) {
        var axes: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &axes) == 0, let axes else { return }
        defer { FreeTypeLibrary.shared.free(axes) }
        var design = (0..<Int(axes.pointee.num_axis)).map { index -> FT_Fixed in
            let axis = axes.pointee.axis[index]
            let tag = FontTag(rawValue: UInt32(truncatingIfNeeded: axis.tag))
            guard let wanted = variations.last(where: { $0.tag == tag }), wanted.value.isFinite else {
                return axis.def
            }
            let value = FT_Fixed((min(max(wanted.value, -32000), 32000) * 65536).rounded())
            return min(max(value, axis.minimum), axis.maximum)
        }
        FT_Set_Var_Design_Coordinates(face, FT_UInt(design.count), &design)
    }

    // MARK: Characters and names

    /// The glyph of a character; 0 without one.
    func glyph(for scalar: UInt32) -> UInt32 {
        with { FT_Get_Char_Index($0, FT_ULong(scalar)) }
    }

    /// The glyph of a character followed by a variation selector; 0 where the face says nothing of the two.
    func glyph(for scalar: UInt32, selector: UInt32) -> UInt32 {
        with { FT_Face_GetCharVariantIndex($0, FT_ULong(scalar), FT_ULong(selector)) }
    }

    func glyphName(_ glyph: UInt32) -> String? {
        with { face in
            guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_GLYPH_NAMES) != 0,
                Int(glyph) < face.pointee.num_glyphs
            else { return nil }
            var name = [CChar](repeating: 0, count: 128)
            guard FT_Get_Glyph_Name(face, glyph, &name, FT_UInt(name.count)) == 0 else { return nil }
            let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            return text.isEmpty ? nil : text
        }
    }

    func glyph(named name: String) -> UInt32? {
        let glyph = name.withCString { name in with { FT_Get_Name_Index($0, name) } }
        // FreeType answers 0 both for the glyph 0 and for a name that no glyph has.
        return glyph != 0 || glyphName(0) == name ? glyph : nil
    }

    // MARK: Measures

    /// The horizontal advance in font units.
    func advance(of glyph: UInt32) -> Double {
        with { face in
            guard Int(glyph) < face.pointee.num_glyphs else { return 0 }
            // Without scaling and hinting it is read from a table, and no outline with it.
            var advance = FT_Fixed(0)
            let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)
            guard FT_Get_Advance(face, glyph, flags, &advance) == 0 else { return 0 }
            return Double(advance)
        }
    }

    /// The outline in font units, y up; empty for a glyph without one.
    func outline(of glyph: UInt32) -> Path {
        guard isScalable else { return Path() }
        return with { face in
            guard Int(glyph) < face.pointee.num_glyphs,
                FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
                let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
            else { return Path() }
            return OutlineReader.path(of: &slot.pointee.outline)
        }
    }

    // MARK: Description

    /// The bytes of a table; empty without it.
    func table(_ tag: FontTag, limit: Int = 1 << 22) -> [UInt8] {
        with { face in
            var length = FT_ULong(0)
            guard FT_Load_Sfnt_Table(face, FT_ULong(tag.rawValue), 0, nil, &length) == 0, length > 0,
                length <= limit
            else { return [] }
            var bytes = [UInt8](repeating: 0, count: Int(length))
            guard FT_Load_Sfnt_Table(face, FT_ULong(tag.rawValue), 0, &bytes, &length) == 0 else { return [] }
            return bytes
        }
    }

    /// The tags of all tables, in the file's order.
    var tableTags: [FontTag] {
        with { face in
            var count = FT_ULong(0)
            guard FT_Sfnt_Table_Info(face, 0, nil, &count) == 0 else { return [] }
            return (0..<min(Int(count), 4096)).compactMap { index in
                var tag = FT_ULong(0)
                var length = FT_ULong(0)
                guard FT_Sfnt_Table_Info(face, FT_UInt(index), &tag, &length) == 0 else { return nil }
                return FontTag(rawValue: UInt32(truncatingIfNeeded: tag))
            }
        }
    }

    /// The characters of the character map, ascending, as stretches without gaps.
    var characters: [ClosedRange<UInt32>] {
        with { face in
            var ranges: [ClosedRange<UInt32>] = []
            var glyph = FT_UInt(0)
            var character = FT_Get_First_Char(face, &glyph)
            var last: FT_ULong?
            while glyph != 0, character <= 0x10FFFF, last.map({ $0 < character }) ?? true {
                let value = UInt32(character)
                if let range = ranges.last, range.upperBound + 1 == value {
                    ranges[ranges.count - 1] = range.lowerBound...value
                } else {
                    ranges.append(value...value)
                }
                last = character
                character = FT_Get_Next_Char(face, character, &glyph)
            }
            return ranges
        }
    }

    /// Reads all that is known of the face as a whole.
    func description() -> FaceDescription {
        with { FreeTypeDescription($0, isScalable: isScalable).read() }
    }
}
#else
/// Without the trait Fonts there are no faces.
final class FreeTypeFace: Sendable {
    static func faceCount(of bytes: FontBytes) -> Int { 0 }

    init?(_ bytes: FontBytes, index: Int, variations: [FontVariation] = []) { return nil }

    func glyph(for scalar: UInt32) -> UInt32 { 0 }
    func glyph(for scalar: UInt32, selector: UInt32) -> UInt32 { 0 }
    func glyphName(_ glyph: UInt32) -> String? { nil }
    func glyph(named name: String) -> UInt32? { nil }
    func advance(of glyph: UInt32) -> Double { 0 }
    func outline(of glyph: UInt32) -> Path { Path() }
    func table(_ tag: FontTag, limit: Int = 0) -> [UInt8] { [] }
    var tableTags: [FontTag] { [] }
    var characters: [ClosedRange<UInt32>] { [] }

    func description() -> FaceDescription {
        FaceDescription(
            names: FontNameTable([]),
            fallbackName: "",
            unitsPerEm: 1000,
            glyphCount: 0,
            traits: FontTraits(),
            metrics: FontMetrics(),
            hasOutlines: false,
            axes: [],
            instances: []
        )
    }
}
#endif

/// The first bytes of files that may hold fonts.
enum FontSignature {
    /// TrueType, OpenType with cubic curves, collections, and old TrueType files of Macintosh.
    private static let known: Set<UInt32> = [0x0001_0000, 0x4F54_544F, 0x7474_6366, 0x7472_7565]

    /// Whether a file begins as a font does whose tables can be read in place.
    static func isKnown(_ bytes: FontBytes) -> Bool {
        guard bytes.count >= 12 else { return false }
        let first = (0..<4).reduce(UInt32(0)) {
            $0 << 8 | UInt32(bytes.start.load(fromByteOffset: $1, as: UInt8.self))
        }
        return known.contains(first)
    }
}
