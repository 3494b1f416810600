public import AgateGeometry
public import Foundation

/// The parts of letters that drawing text paints.
public enum CGTextDrawingMode: Int32, Sendable {
    /// Fills the inside of the letters.
    case fill
    /// Strokes the outline of the letters.
    case stroke
    /// The inside, then the outline.
    case fillStroke
    /// Draws nothing, and moves the text position as drawing does.
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

extension CGContext {
    /// The transform from text space to user space; not part of the graphics state.
    ///
    /// A matrix with a number that is not finite is ignored. Source: text T101.
    public var textMatrix: CGAffineTransform {
        get { textTransform }
        set { if newValue.isFinite { textTransform = newValue } }
    }

    /// The place at which text is drawn, in user space: the translation of the text matrix.
    public var textPosition: CGPoint {
        get { CGPoint(x: textTransform.tx, y: textTransform.ty) }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return }
            textTransform.tx = newValue.x
            textTransform.ty = newValue.y
        }
    }

    /// Sets the font that glyphs are shown in; part of the graphics state.
    public func setFont(_ font: CGFont) {
        state.text.font = font
    }

    /// Sets the size of the font in text space; part of the graphics state.
    ///
    /// 0, the size of a new context, shows nothing, and so does a size that is negative or not finite. Source: text T103, T251.
    public func setFontSize(_ size: CGFloat) {
        state.text.fontSize = size > 0 && size.isFinite ? size : 0
    }

    /// Sets what is added to the advance of each glyph that is shown without a place of its own, in text space; part of the
    /// graphics state.
    ///
    /// A spacing that is not finite counts as 0.
    public func setCharacterSpacing(_ spacing: CGFloat) {
        state.text.characterSpacing = spacing.isFinite ? spacing : 0
    }

    /// Sets what drawing text paints, and whether it cuts the clip down; part of the graphics state.
    ///
    /// The clip is cut down at once by each call that shows glyphs. Source: text T105.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
        state.text.mode = mode
    }

    /// Sets whether glyphs may stand between pixels, as long as the context allows it; part of the graphics state.
    ///
    /// Otherwise upright glyphs of up to 256 pixels an em stand at whole pixels. Source: text T242.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {
        state.text.usesSubpixels = shouldSubpixelPositionFonts
    }

    /// Sets whether glyphs may stand between pixels at all; not part of the graphics state.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {
        allowsFontSubpixels = allowsFontSubpixelPositioning
    }

    /// Sets whether places between pixels are rounded to whole pixels, as long as the context allows it; part of the graphics state.
    ///
    /// Off in a new context: upright glyphs then stand at quarters of a pixel. Source: text T190, T242.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {
        state.text.quantizes = shouldSubpixelQuantizeFonts
    }

    /// Sets whether places between pixels may be rounded to whole pixels at all; not part of the graphics state.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {
        allowsFontQuantization = allowsFontSubpixelQuantization
    }

    /// Keeps the wish, without effect: glyphs have the exact coverage of their outlines.
    ///
    /// GUESS font-smoothing: stems are not made darker. Source: text T240.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {
        state.text.smoothsFonts = shouldSmoothFonts
    }

    /// Keeps the wish, without effect: see ``setShouldSmoothFonts(_:)``.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {
        self.allowsFontSmoothing = allowsFontSmoothing
    }
}
