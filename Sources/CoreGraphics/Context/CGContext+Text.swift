public import AgateGeometry
public import Foundation

/// The number of a glyph in a font.
public typealias CGGlyph = UInt16

/// The number of a glyph in a font.
public typealias CGFontIndex = UInt16

/// What drawing text would paint.
public enum CGTextDrawingMode: Int32, Sendable {
    /// The inside.
    case fill
    /// The outline.
    case stroke
    /// The inside, then the outline.
    case fillStroke
    /// Nothing.
    case invisible
    /// The inside, which is also added to the clip.
    case fillClip
    /// The outline, which is also added to the clip.
    case strokeClip
    /// The inside and the outline, which are also added to the clip.
    case fillStrokeClip
    /// Nothing, but the inside is added to the clip.
    case clip
}

/// The state of text, which is kept; text itself is not drawn by contexts.
extension CGContext {
    /// The transform from text space to user space; not part of the graphics state.
    public var textMatrix: CGAffineTransform {
        get { textTransform }
        set { if newValue.isFinite { textTransform = newValue } }
    }

    /// Where text would be drawn in user space: the translation of the text matrix.
    public var textPosition: CGPoint {
        get { CGPoint(x: textTransform.tx, y: textTransform.ty) }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return }
            textTransform.tx = newValue.x
            textTransform.ty = newValue.y
        }
    }

    /// Does nothing: a context draws no text.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}

    /// Does nothing: a context draws no text.
    public func setCharacterSpacing(_ spacing: CGFloat) {}

    /// Does nothing: a context draws no text.
    public func setFontSize(_ size: CGFloat) {}

    /// Does nothing: a context draws no text.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

    /// Does nothing: a context draws no text.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

    /// Does nothing: a context draws no text.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

    /// Does nothing: a context draws no text.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

    /// Does nothing: a context draws no text.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

    /// Does nothing: a context draws no text.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
}

extension CGContext {
    /// Does nothing: a bitmap has one page.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}

    /// Does nothing: a bitmap has one page.
    public func endPage() {}
}
