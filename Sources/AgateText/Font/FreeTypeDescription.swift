#if AGATE_FONTS
import AgateGeometry
import CLibFreeType
import Foundation

/// Reads what FreeType knows of a face as a whole; its lock is held meanwhile.
struct FreeTypeDescription {
    private let face: FT_Face
    private let isScalable: Bool
    private let os2: TT_OS2?
    private let header: TT_HoriHeader?
    private let post: TT_Postscript?
    private let head: TT_Header?

    init(_ face: FT_Face, isScalable: Bool) {
        self.face = face
        self.isScalable = isScalable
        func table<Table>(_ tag: FT_Sfnt_Tag, _ type: Table.Type) -> Table? {
            FT_Get_Sfnt_Table(face, tag)?.assumingMemoryBound(to: Table.self).pointee
        }
        os2 = table(FT_SFNT_OS2, TT_OS2.self)
        header = table(FT_SFNT_HHEA, TT_HoriHeader.self)
        post = table(FT_SFNT_POST, TT_Postscript.self)
        head = table(FT_SFNT_HEAD, TT_Header.self)
    }

    func read() -> FaceDescription {
        let names = FontNameTable(nameRecords)
        let (axes, instances) = readAxes(names)
        let fallback = face.pointee.family_name.map { String(cString: $0) } ?? ""
        return FaceDescription(
            names: names,
            fallbackName: fallback.isEmpty ? "Untitled" : fallback,
            unitsPerEm: unitsPerEm,
            glyphCount: max(0, Int(face.pointee.num_glyphs)),
            traits: traits,
            metrics: metrics,
            hasOutlines: isScalable,
            axes: axes,
            instances: instances
        )
    }

    private var unitsPerEm: Double {
        let value = max(Int(face.pointee.units_per_EM), Int(head?.Units_Per_EM ?? 0))
        return value > 0 ? Double(value) : 1000
    }

    // MARK: Names

    private var nameRecords: [FontNameTable.Record] {
        (0..<FT_Get_Sfnt_Name_Count(face)).compactMap { index in
            var name = FT_SfntName()
            guard FT_Get_Sfnt_Name(face, index, &name) == 0, let start = name.string else { return nil }
            return FontNameTable.Record(
                platform: Int(name.platform_id),
                encoding: Int(name.encoding_id),
                language: Int(name.language_id),
                name: Int(name.name_id),
                bytes: Array(UnsafeBufferPointer(start: start, count: Int(name.string_len)))
            )
        }
    }

    // MARK: Traits

    private var traits: FontTraits {
        var symbolic: FontSymbolicTraits = []
        let selection = Int(os2?.fsSelection ?? 0)
        let style = Int(head?.Mac_Style ?? 0)
        if selection & 0x201 != 0 || style & 2 != 0 { symbolic.insert(.italic) }
        if selection & 0x20 != 0 || style & 1 != 0 { symbolic.insert(.bold) }
        if (post?.isFixedPitch ?? 0) != 0 { symbolic.insert(.monoSpace) }
        if face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 { symbolic.insert(.colorGlyphs) }
        var weight = Double(os2?.usWeightClass ?? 0)
        // Old files count from 1 to 9.
        if weight > 0, weight < 10 { weight *= 100 }
        if weight == 0 { weight = symbolic.contains(.bold) ? 700 : 400 }
        var width = Double(os2?.usWidthClass ?? 5)
        if width < 1 || width > 9 { width = 5 }
        if width < 5 { symbolic.insert(.condensed) }
        if width > 5 { symbolic.insert(.expanded) }
        // The classes of families have the numbers of Apple's stylistic classes.
        let family = UInt32(UInt16(bitPattern: os2?.sFamilyClass ?? 0) >> 8)
        if family < 16 { symbolic.formUnion(FontSymbolicTraits(rawValue: family << 28)) }
        return FontTraits(
            weightClass: min(weight, 1000),
            widthClass: width,
            italicAngle: Double(post?.italicAngle ?? 0) / 65536,
            symbolic: symbolic
        )
    }

    // MARK: Metrics

    /// Source: text T63, T64.
    private var metrics: FontMetrics {
        var ascent = Double(header?.Ascender ?? 0)
        var descent = -Double(header?.Descender ?? 0)
        var leading = Double(header?.Line_Gap ?? 0)
        if ascent == 0, descent == 0, let os2 {
            (ascent, descent) = (Double(os2.sTypoAscender), -Double(os2.sTypoDescender))
            leading = Double(os2.sTypoLineGap)
            if ascent == 0, descent == 0 {
                (ascent, descent) = (Double(os2.usWinAscent), Double(os2.usWinDescent))
            }
        }
        let box = head.map {
            CGRect(
                x: Double($0.xMin),
                y: Double($0.yMin),
                width: max(0, Double($0.xMax) - Double($0.xMin)),
                height: max(0, Double($0.yMax) - Double($0.yMin))
            )
        }
        return FontMetrics(
            ascent: ascent,
            descent: descent,
            leading: max(0, leading),
            capHeight: height(os2?.sCapHeight, of: "H"),
            xHeight: height(os2?.sxHeight, of: "x"),
            underlinePosition: Double(post?.underlinePosition ?? 0),
            underlineThickness: Double(post?.underlineThickness ?? 0),
            boundingBox: box ?? .zero
        )
    }

    /// The height that the face says, or else that of a letter's outline.
    private func height(_ stored: FT_Short?, of letter: Unicode.Scalar) -> Double {
        if let stored, stored > 0, (os2?.version ?? 0) >= 2 { return Double(stored) }
        let glyph = FT_Get_Char_Index(face, FT_ULong(letter.value))
        guard isScalable, glyph != 0,
            FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)) == 0,
            let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return 0 }
        var box = FT_BBox()
        guard FT_Outline_Get_BBox(&slot.pointee.outline, &box) == 0 else { return 0 }
        return Double(box.yMax)
    }

    // MARK: Variations

    private func readAxes(_ names: FontNameTable) -> ([FontVariationAxis], [FontNamedInstance]) {
        var found: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &found) == 0, let found else { return ([], []) }
        defer { FreeTypeLibrary.shared.free(found) }
        let axes = (0..<Int(found.pointee.num_axis)).map { index in
            let axis = found.pointee.axis[index]
            let tag = FontTag(rawValue: UInt32(truncatingIfNeeded: axis.tag))
            var flags = FT_UInt(0)
            FT_Get_Var_Axis_Flags(found, FT_UInt(index), &flags)
            return FontVariationAxis(
                tag: tag,
                name: names.string(Int(axis.strid)) ?? tag.description,
                minimum: Double(axis.minimum) / 65536,
                standard: Double(axis.def) / 65536,
                maximum: Double(axis.maximum) / 65536,
                isHidden: flags & FT_UInt(FT_VAR_AXIS_FLAG_HIDDEN) != 0
            )
        }
        let family = names.string(16) ?? names.string(1) ?? "Untitled"
        let instances = (0..<Int(found.pointee.num_namedstyles)).map { index in
            let style = found.pointee.namedstyle[index]
            let variations = axes.indices.compactMap { place -> FontVariation? in
                let value = Double(style.coords[place]) / 65536
                return value == axes[place].standard ? nil : FontVariation(axes[place].tag, value)
            }
            let name = names.string(Int(style.strid)) ?? "Instance \(index + 1)"
            let postScript = style.psid == 0xFFFF ? nil : names.string(Int(style.psid))
            return FontNamedInstance(
                names: FontNames(
                    family: family,
                    style: name,
                    full: "\(family) \(name)",
                    postScript: postScript ?? FontNames.postScript(family: family, style: name)
                ),
                variations: variations
            )
        }
        return (axes, instances)
    }
}
#endif
