import AgateGeometry
import Foundation

/// The glyphs of the face that needs no file.
///
/// GUESS last-resort: a box of 0.6 em with an outline of 0.05 em, as tall as capitals. Source: text T61, T62.
enum BoxGlyphs {
    static let unitsPerEm = 1000.0
    /// Nothing, a box, and a space.
    static let count = 3

    static let metrics = FontMetrics(
        ascent: 950,
        descent: 240,
        leading: 0,
        capHeight: 700,
        xHeight: 500,
        underlinePosition: -100,
        underlineThickness: 50,
        boundingBox: CGRect(x: 50, y: 0, width: 500, height: 700)
    )

    /// No character lacks a glyph here: 0 stands for invisible ones.
    static func glyph(for scalar: Unicode.Scalar) -> UInt32 {
        if scalar.properties.isDefaultIgnorableCodePoint { return 0 }
        switch scalar.properties.generalCategory {
        case .spaceSeparator: return 2
        case .control, .lineSeparator, .paragraphSeparator: return 0
        case .nonspacingMark, .enclosingMark: return 0
        default: return 1
        }
    }

    static func advance(of glyph: UInt32) -> Double {
        switch glyph {
        case 1: 600
        case 2: 250
        default: 0
        }
    }

    static func outline(of glyph: UInt32) -> Path {
        guard glyph == 1 else { return Path() }
        var path = Path(rect: CGRect(x: 50, y: 0, width: 500, height: 700))
        // The hole turns the other way, for outlines of fonts are filled by windings.
        path.move(to: CGPoint(x: 100, y: 50))
        path.addLine(to: CGPoint(x: 100, y: 650))
        path.addLine(to: CGPoint(x: 500, y: 650))
        path.addLine(to: CGPoint(x: 500, y: 50))
        path.closeSubpath()
        return path
    }
}
