import AgateGeometry
import AgatePixels
import AgateRaster
package import AgateText
package import Foundation

extension CGContext {
    /// Draws glyphs in the current mode: what all that draws text ends in.
    ///
    /// A glyph's outline gets the font's size, slant and matrix, is moved to its position, and goes through the text matrix and the
    /// transform of the context; glyphs in colour are pictures, drawn in modes that fill, with the fill colour's alpha alone. Upright glyphs of
    /// up to 256 pixels an em are rounded to places of a ``GlyphGrid``; all others are paths at their exact places.
    ///
    /// GUESS overlap: glyphs are drawn one after another, each with its fill and its line. GUESS emoji-alpha: pictures take the alpha of the
    /// fill colour.
    ///
    /// Source: text T91, T92, T93, T101, T104, T105, T106, T240, T242, T245, T251.
    ///
    /// - Parameters:
    ///   - glyphs: Those that the font does not have are not drawn.
    ///   - positions: Where the glyphs' origins are, in text space. Glyphs without a position are not drawn, nor are those whose position
    ///     is not finite.
    package func drawGlyphs(_ glyphs: [UInt32], of font: FontInstance, at positions: [CGPoint]) {
        let mode = state.text.mode
        guard mode != .invisible else { return }
        guard var drawing = GlyphDrawing(glyphs, font, positions, in: self) else {
            if mode.clips, !glyphs.isEmpty { clipAway() }
            return
        }
        if mode.fills || mode.strokes, !state.clip.rect.isEmpty { paint(&drawing, mode) }
        if mode.clips { clip(to: drawing, mode) }
    }

    /// Whether upright glyphs may stand at quarters of pixels.
    ///
    /// GUESS quantize: with quantization on, places are whole pixels. Source: text T190, T242.
    var placesGlyphsBetweenPixels: Bool {
        state.text.usesSubpixels && allowsFontSubpixels
            && !(state.text.quantizes && allowsFontQuantization)
    }

    private func paint(_ drawing: inout GlyphDrawing, _ mode: CGTextDrawingMode) {
        let fillColor = state.fillColor
        // A place for the paints, so that bounds count both.
        if mode.fills { drawing.fill = .solid(.clear) }
        if mode.strokes { drawing.stroke = (state.strokeStyle, .solid(.clear)) }
        let isPlain =
            clientBitmap == nil && state.shadow == nil
            && (!mode.fills || fillColor.pattern == nil)
            && (!mode.strokes || state.strokeColor.pattern == nil)
        let bounds = isPlain ? state.clip.rect : drawing.bounds
        if mode.fills {
            drawing.fill = paint(of: fillColor, in: bounds)
            drawing.pictureOpacity = fillColor.alpha
            if fillColor.pattern == nil {
                let color = fillColor.rgba
                drawing.textColor = SIMD4(color.x, color.y, color.z, 1)
            }
        }
        if mode.strokes { drawing.stroke?.paint = paint(of: state.strokeColor, in: bounds) }
        if let shadow = state.shadow { paintShadow(shadow, of: drawing, bounds) }
        let touched = bounds.intersection(state.clip.rect)
        guard !touched.isEmpty else { return }
        withCanvas(touching: touched) { canvas in
            drawing.draw(on: canvas, opacity: state.alpha, blend: state.blendMode, clip: state.clip)
        }
    }

    /// Paints the shadow of all glyphs together.
    private func paintShadow(
        _ shadow: GraphicsState.Shadow,
        of drawing: GlyphDrawing,
        _ bounds: DeviceRect
    ) {
        let place = ShadowPlace(shadow, in: self)
        let cast = bounds.grown(by: 1).intersection(place.casting(into: state.clip.rect))
        guard !cast.isEmpty, let surface = Surface(width: cast.width, height: cast.height) else { return }
        let canvas = Canvas(surface, origin: (cast.minX, cast.minY))
        drawing.draw(on: canvas, movedBy: place.fraction, opacity: state.alpha, blend: .normal, clip: nil)
        paintShadow(of: surface, at: (cast.minX, cast.minY), place: place, color: shadow.color, opacity: 1)
    }

    /// Cuts the clip down to glyphs, as they would be painted.
    ///
    /// GUESS clip-modes: at once, not at the end of a text object. Source: text T105.
    private func clip(to drawing: GlyphDrawing, _ mode: CGTextDrawingMode) {
        var drawing = drawing
        drawing.fill = mode == .strokeClip ? nil : Paint.solid(.black)
        drawing.stroke = mode.strokes ? (state.strokeStyle, .solid(.black)) : nil
        // Glyphs in colour have no path that could clip.
        drawing.pictureOpacity = 0
        let area = drawing.bounds.intersection(state.clip.rect)
        guard !area.isEmpty, let surface = Surface(width: area.width, height: area.height) else {
            clipAway()
            return
        }
        let canvas = Canvas(surface, origin: (area.minX, area.minY))
        drawing.draw(on: canvas, opacity: 1, blend: .normal, clip: nil)
        state.clip.intersect(surface.alphaMask(origin: (area.minX, area.minY)))
        let box = drawing.exactBounds
        guard !box.isNull else {
            state.clipBox = .null
            return
        }
        state.cutClipBox(to: box.applying(deviceToPixels))
    }

    /// Leaves nothing to draw on.
    private func clipAway() {
        state.clip = Clip(rect: .empty)
        state.clipBox = .null
    }
}
