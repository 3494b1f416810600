import AgateGeometry
import AgatePixels
import AgateText
import CoreGraphics
import Foundation

/// Font files that are nearly right: opened, measured, drawn.
///
/// FreeType is not built for the fuzzer, which sees only which of our own lines run; so a whole font is broken in a few places of its
/// tables, or the input is taken as it is.
let fontTargets = [
    FuzzTarget(name: "fonts") { input in
        let bytes = input.brokenFont()
        guard let file = try? FontFile(data: bytes) else { return }
        precondition(file.faceCount > 0, "need a face")
        for index in 0..<min(file.faceCount, 3) {
            if let face = file.face(index) { check(face, &input) }
        }
        if let font = CGDataProvider(data: Data(bytes)).flatMap({ CGFont($0) }) { check(font) }
    }
]

/// Small fonts of several kinds: TrueType, CFF, variable, with pictures, with coloured layers.
private enum FontSeeds {
    static let files: [[UInt8]] = {
        let folder = "/usr/share/fonts/"
        let names = [
            "truetype/noto/NotoSansOgham-Regular.ttf", "truetype/noto/NotoSansTagbanwa-Regular.ttf",
            "truetype/liberation2/LiberationSans-Regular.ttf", "opentype/inter/Inter-Regular.otf",
            "truetype/inter-vf/Inter-roman.var.ttf",
        ]
        let plain = names.compactMap { FileManager.default.contents(atPath: folder + $0).map { [UInt8]($0) } }
        guard let first = plain.first else { return [[]] }
        return plain + [colored(first)]
    }()

    /// Only one in many inputs is so large.
    static let pictures = [UInt8](
        FileManager.default.contents(atPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf") ?? Data()
    )

    private static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// The font with layers for its third glyph.
    private static func colored(_ font: [UInt8]) -> [UInt8] {
        let layers = number(0, 2) + number(1, 2) + number(14, 4) + number(20, 4) + number(2, 2) + number(3, 2)
            + number(0, 2) + number(2, 2) + number(4, 2) + number(0, 2) + number(5, 2) + number(0xFFFF, 2)
        let palette = number(0, 2) + number(1, 2) + number(1, 2) + number(1, 2) + number(14, 4) + number(0, 2)
            + [10, 20, 200, 255]
        var entries: [(tag: [UInt8], bytes: [UInt8])] = [
            (Array("COLR".utf8), layers), (Array("CPAL".utf8), palette),
        ]
        for table in FontTables.all(of: font) {
            entries.append((Array(font[table.entry..<table.entry + 4]), Array(font[table.bytes])))
        }
        entries.sort { $0.tag.lexicographicallyPrecedes($1.tag) }
        var file = Array(font[0..<4]) + number(entries.count, 2) + number(0, 6)
        var offset = 12 + 16 * entries.count
        for entry in entries {
            file += entry.tag + number(0, 4) + number(offset, 4) + number(entry.bytes.count, 4)
            offset += (entry.bytes.count + 3) & ~3
        }
        for entry in entries {
            file += entry.bytes + [UInt8](repeating: 0, count: (4 - entry.bytes.count % 4) % 4)
        }
        return file
    }
}

/// Where the tables of a font are.
private enum FontTables {
    struct Table {
        /// Where its line in the directory begins.
        let entry: Int
        let bytes: Range<Int>
    }

    static func all(of font: [UInt8]) -> [Table] {
        func number(_ offset: Int, _ count: Int) -> Int {
            font[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
        }
        guard font.count > 12 else { return [] }
        return (0..<number(4, 2)).compactMap { index in
            let entry = 12 + 16 * index
            guard entry + 16 <= font.count else { return nil }
            let (start, length) = (number(entry + 8, 4), number(entry + 12, 4))
            guard start + length <= font.count else { return nil }
            return Table(entry: entry, bytes: start..<start + length)
        }
    }
}

extension FuzzBytes {
    /// One of some whole fonts, broken in up to eight places.
    fileprivate mutating func brokenFont() -> [UInt8] {
        let choice = choice(64)
        if choice < 4 { return [UInt8](rest()) }
        var font = choice == 4 ? FontSeeds.pictures : FontSeeds.files[choice % FontSeeds.files.count]
        let tables = FontTables.all(of: font)
        guard !tables.isEmpty else { return font }
        for _ in 0..<self.choice(9) {
            let table = tables[self.choice(tables.count)]
            if self.choice(8) == 0 {
                // The directory itself.
                font[table.entry + self.choice(16)] = byte()
                continue
            }
            guard !table.bytes.isEmpty else { continue }
            // The first bytes of a table say most.
            let span = self.choice(3) > 0 ? min(64, table.bytes.count) : table.bytes.count
            let place = table.bytes.lowerBound + (Int(byte()) << 8 | Int(byte())) % span
            switch self.choice(4) {
            case 0: font[place] ^= 1 << UInt8(self.choice(8))
            case 1: font[place] = 0xFF
            default:
                for index in place..<min(place + 1 + self.choice(4), table.bytes.upperBound) {
                    font[index] = byte()
                }
            }
        }
        if self.choice(16) == 0 { font.removeLast(min(font.count, Int(byte()) << 8)) }
        return font
    }
}

private func check(_ face: FontFace, _ input: inout FuzzBytes) {
    let metrics = face.metrics
    precondition(face.unitsPerEm > 0 && metrics.ascent.isFinite && metrics.descent.isFinite, "need measures")
    precondition(!face.names.postScript.isEmpty || face.names.family.isEmpty, "need a name")
    _ = face.features
    let variations = face.axes.prefix(3).map { FontVariation($0.tag, input.number() * 20) }
    let font = FontInstance(face, size: 20, variations: variations)
    precondition(font.metrics.ascent.isFinite, "need measures of a variation")
    var glyphs = (0..<UInt32(clamping: min(face.glyphCount, 6))).map { $0 }
    for _ in 0..<4 { glyphs.append(UInt32(input.byte()) << 4) }
    glyphs.append(.max)
    glyphs += "Aé😀\u{1681}".unicodeScalars.map { face.glyph(for: $0) }
    for glyph in glyphs {
        precondition(font.advance(of: glyph).width.isFinite, "need an advance")
        let box = font.boundingRect(of: glyph)
        precondition(box.minX.isFinite && box.width >= 0 && box.height >= 0, "need a box")
        _ = face.glyphName(glyph)
        _ = face.colorLayers(of: glyph)
    }
    guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return }
    func draw(_ size: Double, _ mode: CGTextDrawingMode, turned: Bool) -> [UInt8] {
        guard
            let context = CGContext(
                data: nil,
                width: 60,
                height: 24,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            ), let data = context.data
        else { return [] }
        context.setTextDrawingMode(mode)
        if turned { context.rotate(by: 0.2) }
        let positions = glyphs.indices.map { CGPoint(x: 3.3 * Double($0), y: 6) }
        context.drawGlyphs(glyphs, of: font.with(size: size), at: positions)
        return Array(UnsafeRawBufferPointer(start: data, count: 60 * 24 * 4))
    }
    let mode = CGTextDrawingMode(rawValue: Int32(input.choice(8))) ?? .fill
    let turned = input.bool()
    let size = [7.0, 20, 90, 3000][input.choice(4)]
    precondition(draw(size, mode, turned: turned) == draw(size, mode, turned: turned), "need the same bytes twice")
}

private func check(_ font: CGFont) {
    _ = font.postScriptName
    _ = font.fullName
    precondition(font.unitsPerEm > 0 && font.numberOfGlyphs >= 0, "need units")
    _ = (font.ascent, font.descent, font.leading, font.capHeight, font.xHeight, font.fontBBox, font.stemV)
    for tag in (font.tableTags as? [NSNumber] ?? []).prefix(40) { _ = font.table(for: tag.uint32Value) }
    _ = font.variationAxes
    _ = font.copy(withVariations: font.variations)?.italicAngle
}
