import AgateGeometry
import AgatePixels
import AgateRaster
import AgateText
import Foundation

/// The glyphs of one call: where they stand in pixels, and what they are painted with.
///
/// Source: text T101, T104, T106, T240, T242.
struct GlyphDrawing {
    let font: FontInstance
    let glyphs: [UInt32]
    /// In text space; as many as glyphs.
    let positions: [CGPoint]
    /// From positions to pixels, y down.
    let placing: CGAffineTransform
    /// From font units to pixels, without translation.
    let unitsToPixels: CGAffineTransform
    /// From font units to user space, without translation.
    let unitsToUser: CGAffineTransform
    /// From user space to pixels, without translation.
    let userToPixels: CGAffineTransform
    let grid: GlyphGrid
    let antialiases: Bool

    /// The paint of the inside; nil to leave it.
    var fill: Paint?
    /// The line and what it is painted with; nil for none.
    var stroke: (style: StrokeStyle, paint: Paint)?
    /// The factor of pictures of glyphs that have colours of their own.
    var pictureOpacity: CGFloat = 1
    /// The colour of those layers of coloured glyphs that have that of the text.
    var textColor = SIMD4<Double>(0, 0, 0, 1)

    /// Makes the drawing of a context's text; nil where nothing can be seen.
    init?(_ glyphs: [UInt32], _ font: FontInstance, _ positions: [CGPoint], in context: CGContext) {
        let textToUser = context.textTransform
        let userToPixels = context.userToPixels
        // A font's matrix may move glyphs too.
        let matrix = font.matrix
        let shift = CGAffineTransform(
            translationX: matrix.tx.isFinite ? matrix.tx : 0,
            y: matrix.ty.isFinite ? matrix.ty : 0
        )
        placing = shift.concatenating(textToUser).concatenating(userToPixels)
        unitsToUser = font.glyphTransform.linearPart.concatenating(textToUser.linearPart)
        self.userToPixels = userToPixels.linearPart
        unitsToPixels = unitsToUser.concatenating(userToPixels.linearPart)
        guard placing.isFinite, unitsToPixels.isFinite, unitsToPixels.isInvertible,
            userToPixels.isInvertible
        else { return nil }
        self.font = font
        let count = Swift.min(glyphs.count, positions.count)
        guard count > 0 else { return nil }
        self.glyphs = count == glyphs.count ? glyphs : Array(glyphs[..<count])
        self.positions = count == positions.count ? positions : Array(positions[..<count])
        grid = GlyphGrid(
            transform: unitsToPixels,
            unitsPerEm: font.face.unitsPerEm,
            usesQuarters: context.placesGlyphsBetweenPixels
        )
        antialiases = context.antialiases
    }

    // MARK: Places

    /// Where the origin of a glyph is in pixels, rounded as the grid says; nil far from all pixels.
    private func origin(_ index: Int) -> CGPoint? {
        let exact = positions[index].applying(placing)
        guard abs(exact.x) <= 1e9, abs(exact.y) <= 1e9 else { return nil }
        guard case .pixel(let x, let y, let phase) = grid.placement(of: exact) else { return exact }
        return CGPoint(x: Double(x) + Double(phase) / Double(GlyphPlacement.phaseCount), y: Double(y))
    }

    private func outline(_ index: Int) -> GlyphOutline {
        GlyphOutline.outline(of: glyphs[index], in: font.face, at: font.variations)
    }

    /// The pixels that the drawing may touch.
    var bounds: DeviceRect {
        var box = DeviceRect.empty
        forEachGlyph { index, origin in
            box = box.union(bounds(index, unitsToPixels.moved(to: origin)))
        }
        return box
    }

    /// The box around the drawing in pixels, nowhere rounded; null for nothing.
    var exactBounds: CGRect {
        var box = CGRect.null
        forEachGlyph { index, origin in
            let outline = outline(index)
            guard !outline.path.isEmpty else { return }
            var part = outline.bounds.applying(unitsToPixels.moved(to: origin))
            if let stroke {
                let reach = Path.reach(of: stroke.style) * userToPixels.largestScale
                part = part.insetBy(dx: -reach, dy: -reach)
            }
            box = box.union(part)
        }
        return box
    }

    private func bounds(_ index: Int, _ transform: CGAffineTransform) -> DeviceRect {
        if fill != nil, font.face.hasColorGlyphs {
            let picture = ColorGlyphPicture.bounds(of: glyphs[index], in: font, transform: transform)
            if !picture.isEmpty { return picture.grown(by: 1) }
        }
        let outline = outline(index)
        guard !outline.path.isEmpty else { return .empty }
        var box = outline.bounds.applying(transform)
        if let stroke {
            // A hairline is a pixel wide, whatever the transform.
            let width = Path.reach(of: stroke.style)
            let reach = width > 0 ? width * userToPixels.largestScale : 1
            box = box.insetBy(dx: -reach, dy: -reach)
        }
        return DeviceRect(covering: box).grown(by: 1)
    }

    private func forEachGlyph(_ body: (Int, CGPoint) -> Void) {
        let count = UInt32(clamping: font.face.glyphCount)
        for index in glyphs.indices where glyphs[index] < count {
            if let origin = origin(index) { body(index, origin) }
        }
    }

    // MARK: Drawing

    /// Draws all glyphs, one after the other.
    ///
    /// - Parameter offset: Moves shapes, in pixels; not what fills them.
    func draw(
        on canvas: any DrawingTarget,
        movedBy offset: CGVector = .zero,
        opacity: CGFloat,
        blend: CGBlendMode,
        clip: Clip?
    ) {
        let usesMasks = grid != .none && antialiases && offset == .zero
        if usesMasks, stroke == nil, blend == .normal, !font.face.hasColorGlyphs,
            case .solid(let color)? = fill, let canvas = canvas as? Canvas
        {
            GlyphCoverage.shared.withMasks(
                of: glyphs,
                at: positions,
                in: font,
                placing: placing,
                transform: unitsToPixels,
                grid: grid
            ) {
                canvas.fill($0, color: color, opacity: Float(opacity), clip: clip)
            }
            return
        }
        let area = clip.map { canvas.bounds.intersection($0.rect) } ?? canvas.bounds
        forEachGlyph { index, origin in
            let moved = CGPoint(x: origin.x + offset.dx, y: origin.y + offset.dy)
            let transform = unitsToPixels.moved(to: moved)
            guard !bounds(index, transform).intersection(area).isEmpty else { return }
            if let fill {
                let isPicture = drawPicture(
                    index,
                    on: canvas,
                    transform: transform,
                    isPlaced: usesMasks,
                    opacity: opacity,
                    blend: blend,
                    clip: clip,
                    area: area
                )
                if isPicture { return }
                if usesMasks {
                    fillMask(index, on: canvas, at: origin, fill, opacity, blend, clip, area)
                } else {
                    canvas.fill(
                        outline(index).drawable(by: transform),
                        transform: transform,
                        rule: .winding,
                        paint: fill,
                        opacity: Float(opacity),
                        blend: blend,
                        clip: clip,
                        antialias: antialiases
                    )
                }
            }
            if let stroke {
                canvas.stroke(
                    outline(index).path.applying(unitsToUser),
                    stroke.style,
                    transform: userToPixels.moved(to: moved),
                    paint: stroke.paint,
                    opacity: Float(opacity),
                    blend: blend,
                    clip: clip,
                    antialias: antialiases
                )
            }
        }
    }

    /// Fills what a mask covers.
    private func fillMask(
        _ index: Int,
        on canvas: any DrawingTarget,
        at origin: CGPoint,
        _ paint: Paint,
        _ opacity: CGFloat,
        _ blend: CGBlendMode,
        _ clip: Clip?,
        _ area: DeviceRect
    ) {
        let (x, phase) = origin.x.pixelAndPhase
        let mask = GlyphCoverage.shared.mask(
            of: glyphs[index],
            in: font,
            transform: unitsToPixels,
            phase: phase
        )
        let bounds = mask.bounds.offset(x: x, y: Int(origin.y))
        var part = Clip(rect: bounds.intersection(area), mask: clip?.mask)
        guard !part.rect.isEmpty else { return }
        part.intersect(Mask(bounds: bounds, bytes: mask.bytes))
        guard !part.rect.isEmpty else { return }
        canvas.fill(part.rect, paint: paint, opacity: Float(opacity), blend: blend, clip: part)
    }

    /// Draws a glyph that has colours of its own; false for others.
    private func drawPicture(
        _ index: Int,
        on canvas: any DrawingTarget,
        transform: CGAffineTransform,
        isPlaced: Bool,
        opacity: CGFloat,
        blend: CGBlendMode,
        clip: Clip?,
        area: DeviceRect
    ) -> Bool {
        guard font.face.hasColorGlyphs else { return false }
        let alpha = Float(opacity * pictureOpacity)
        if isPlaced {
            let (x, phase) = transform.tx.pixelAndPhase
            guard
                let kept = ColorGlyphPicture.kept(
                    of: glyphs[index],
                    in: font,
                    transform: unitsToPixels,
                    phase: phase,
                    textColor: textColor
                )
            else { return false }
            let place = (x + kept.x, Int(transform.ty) + kept.y)
            canvas.draw(kept.image, at: place, opacity: alpha, blend: blend, clip: clip)
            return true
        }
        guard
            let made = ColorGlyphPicture.picture(
                of: glyphs[index],
                in: font,
                transform: transform,
                textColor: textColor,
                within: area
            )
        else { return false }
        canvas.draw(made.surface, at: (made.x, made.y), opacity: alpha, blend: blend, clip: clip)
        return true
    }
}

extension GlyphOutline {
    /// The path to fill: flattened as finely as masks of glyphs are, unless it is so large that only a part of it can be seen.
    fileprivate func drawable(by transform: CGAffineTransform) -> Path {
        let box = bounds.applying(transform)
        return box.width <= 4096 && box.height <= 4096 ? flattened(by: transform) : path
    }
}

extension CGAffineTransform {
    /// The same turn and size, with the origin at a point.
    fileprivate func moved(to point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: point.x, ty: point.y)
    }
}

extension CGFloat {
    /// The pixel of a place that is rounded to quarters, and how many quarters are left.
    fileprivate var pixelAndPhase: (pixel: Int, phase: Int) {
        let quarters = Int((self * 4).rounded())
        return (quarters >> 2, quarters & 3)
    }
}

extension DeviceRect {
    fileprivate func offset(x: Int, y: Int) -> DeviceRect {
        DeviceRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }
}
