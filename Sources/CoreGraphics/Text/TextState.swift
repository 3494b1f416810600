/// The text values of the graphics state.
///
/// Source: text T103.
struct TextState {
    var font: CGFont?
    var fontSize: CGFloat = 0
    var characterSpacing: CGFloat = 0
    var mode = CGTextDrawingMode.fill
    /// How bytes of texts are read.
    var encoding = CGTextEncoding.encodingFontSpecific
    /// Whether glyphs may stand between pixels.
    var usesSubpixels = true
    /// Whether places between pixels are rounded to whole ones.
    var quantizes = false
    /// Kept, and without effect.
    var smoothsFonts = true
}

extension CGTextDrawingMode {
    var fills: Bool {
        switch self {
        case .fill, .fillStroke, .fillClip, .fillStrokeClip: true
        case .stroke, .invisible, .strokeClip, .clip: false
        }
    }

    var strokes: Bool {
        switch self {
        case .stroke, .fillStroke, .strokeClip, .fillStrokeClip: true
        case .fill, .invisible, .fillClip, .clip: false
        }
    }

    var clips: Bool { rawValue >= Self.fillClip.rawValue }
}
