import AgateText
import CoreGraphics

/// The text that the benches draw, its font and its places; the same stands in `Peers/Text/text.h`.
struct TextScene {
    static let file = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    static let text =
        "The quick brown fox jumps over the lazy dog; 0123456789 waltz, nymph, for quick jigs vex Bud. "
        + "Sphinx of black quartz, judge my vow! How vexingly quick daft zebras jump?"
    static let size = 17.0
    static let width = 1200
    static let height = 1000
    static let lineHeight = 20
    static let newGlyphs = UInt32(2)..<602
    /// How many words are shaped, are in a paragraph and in a label.
    static let (manyWords, paragraphWords, labelWords) = (10_000, 1_000, 3)
    /// How many labels show different texts in turn, and how many move.
    static let (shortTexts, movingLabels) = (1_000, 200)
    /// The widths in points at which the paragraph is laid out.
    static let (paragraphWidth, otherWidth) = (320.0, 300.0)

    /// A line of glyphs and where they stand, y down.
    struct Line {
        var glyphs: [UInt32] = []
        var positions: [CGPoint] = []
    }

    let font: FontInstance
    let lines: [Line]

    var glyphCount: Int { lines.reduce(0) { $0 + $1.glyphs.count } }

    /// The font, opened anew.
    static func open() throws -> FontInstance {
        guard let face = try FontFile(path: file).face(0) else {
            throw Misuse(message: "\(file) is missing")
        }
        return FontInstance(face, size: size)
    }

    init() throws {
        let font = try Self.open()
        let face = font.face
        let glyphs = Self.text.unicodeScalars.map { face.glyph(for: $0) }
        var next = 0
        var lines: [Line] = []
        for number in 0..<Self.height / Self.lineHeight {
            var line = Line()
            var x = 4.0
            while true {
                let advance = font.advance(of: glyphs[next]).width
                if x + advance > Double(Self.width) { break }
                line.glyphs.append(glyphs[next])
                line.positions.append(CGPoint(x: x, y: Double(15 + Self.lineHeight * number)))
                x += advance
                next = (next + 1) % glyphs.count
            }
            lines.append(line)
        }
        self.font = font
        self.lines = lines
    }
}
