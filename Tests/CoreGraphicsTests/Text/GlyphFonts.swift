import AgateText
import CoreGraphics
import Foundation
import Testing

/// The fonts that tests of glyphs draw with; `Scripts/setup` installs them.
enum GlyphFonts {
    static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    static let variableInter = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"
    static let sans = "/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf"
    static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

    /// A font that is not there.
    struct Missing: Error, CustomStringConvertible {
        let path: String
        var description: String { "\(path) is missing: run Scripts/setup" }
    }

    /// A font at a size; a test without its font fails.
    static func font(_ path: String = inter, size: Double) throws -> FontInstance {
        guard let face = try? FontFile(path: path).face(0) else { throw Missing(path: path) }
        return FontInstance(face, size: size)
    }

    /// The font of a file as programs read it.
    static func graphicsFont(_ path: String = inter) throws -> CGFont {
        guard let data = FileManager.default.contents(atPath: path) else { throw Missing(path: path) }
        return try #require(CGDataProvider(data: data).flatMap { CGFont($0) })
    }
}

extension FontInstance {
    /// The glyphs of a text by the character map alone, and where they stand one behind the other.
    func line(_ text: String, at origin: CGPoint = .zero) -> (glyphs: [UInt32], positions: [CGPoint]) {
        let glyphs = text.unicodeScalars.map { face.glyph(for: $0) }
        var x = origin.x
        let positions = glyphs.map { glyph in
            defer { x += advance(of: glyph).width }
            return CGPoint(x: x, y: origin.y)
        }
        return (glyphs, positions)
    }
}

extension CGContext {
    /// Draws a text, character by character.
    func draw(_ text: String, _ font: FontInstance, at origin: CGPoint) {
        let line = font.line(text, at: origin)
        drawGlyphs(line.glyphs, of: font, at: line.positions)
    }
}
