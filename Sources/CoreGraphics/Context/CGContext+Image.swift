import AgateGeometry
public import AgatePixels
import AgateRaster
public import Foundation

extension CGContext {
    /// Draws an image into a rectangle, or repeats it from there over the whole clip.
    ///
    /// The image's top row lies at the rectangle's largest y: upright where y goes up, upside down where a transform
    /// has turned y down. A stencil is painted in the fill colour.
    ///
    /// - Parameter byTiling: Whether the rectangle is one of many tiles.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        if image.isMask {
            drawStencil(image, in: rect, byTiling: byTiling)
            return
        }
        if byTiling {
            drawTiles(of: image, in: rect.standardized)
            return
        }
        guard let drawing = drawing(image, in: rect.standardized) else { return }
        paint(drawing)
    }

    /// Draws pixels one to one.
    ///
    /// - Parameters:
    ///   - buffer: The pixels.
    ///   - x: The column of the bitmap where the left column goes.
    ///   - y: The row of the bitmap, from the top, where the top row goes.
    package func draw(_ buffer: ImageBuffer, atPixelX x: Int, y: Int) {
        let area = DeviceRect(x: x, y: y, width: buffer.width, height: buffer.height).intersection(
            state.clip.rect
        )
        withCanvas(touching: area) { canvas in
            canvas.draw(
                buffer,
                at: (x, y),
                opacity: Float(state.alpha),
                blend: state.blendMode,
                clip: state.clip
            )
        }
    }

    /// Has pixels drawn by a function that blends with the present ones itself.
    ///
    /// - Parameters:
    ///   - area: The pixels, from the top row.
    ///   - body: Draws onto a copy of what they hold, whose first pixel is the first of `area`.
    /// - Returns: Whether that was done. It is not where the state has an alpha, a blend mode or a shadow, which are for something that is
    ///   drawn by itself first, nor in contexts of more than 8 bits a component.
    package func redraw(_ area: DeviceRect, _ body: (Surface) -> Void) -> Bool {
        guard float32Surface == nil, !ignoresColors, state.alpha == 1, state.blendMode == .normal,
            state.shadow == nil
        else { return false }
        let source = transparencyLayers.last?.surface ?? surface
        let origin: (x: Int, y: Int) = transparencyLayers.last?.origin ?? (0, 0)
        let held = DeviceRect(x: origin.x, y: origin.y, width: source.width, height: source.height)
        guard held.intersection(area) == area, let copy = Surface(width: area.width, height: area.height)
        else { return false }
        if transparencyLayers.isEmpty { clientBitmap?.read(area, into: surface) }
        for row in 0..<area.height {
            let first = (area.minY + row - origin.y) * source.width + area.minX - origin.x
            (copy.pixels + row * area.width).update(from: source.pixels + first, count: area.width)
        }
        body(copy)
        withCanvas(touching: area) {
            $0.draw(copy, at: (area.minX, area.minY), opacity: 1, blend: .copy, clip: state.clip)
        }
        return true
    }

    /// Paints the fill colour through a stencil.
    private func drawStencil(_ stencil: CGImage, in rect: CGRect, byTiling: Bool) {
        guard state.fillColor.pattern != nil else {
            draw(stencil.tinted(PremultipliedColor(state.fillColor.rgba)), in: rect, byTiling: byTiling)
            return
        }
        // First how much is painted, then the pattern there.
        let (path, transform) = (storedPath, pathTransform)
        beginTransparencyLayer(auxiliaryInfo: nil)
        draw(stencil.tinted(.black), in: rect, byTiling: byTiling)
        state.blendMode = .sourceIn
        let area = boundingBoxOfClipPath
        if !area.isNull { fill(area.insetBy(dx: -1, dy: -1)) }
        endTransparencyLayer()
        (storedPath, pathTransform) = (path, transform)
    }

    /// A drawing of an image in a rectangle of user space; nil when it would show nothing.
    func drawing(_ image: CGImage, in rect: CGRect) -> Drawing? {
        let transform = imageToUser(image, in: rect).concatenating(userToPixels)
        guard image.width > 0, image.height > 0, transform.isFinite, transform.isInvertible else {
            return nil
        }
        // Shown smaller, linear filtering takes a reduced copy of the image, so that no pixel is skipped.
        let paint = ImagePaint(
            image: image.buffer,
            deviceToImage: Projection(transform).inverted,
            filter: filter(image, shrinking: transform.largestScale < 1),
            edge: .clamp,
            opacity: 1
        )
        return Drawing(
            path: Path(rect: rect),
            transform: userToPixels,
            paint: .image(paint),
            antialiases: antialiases
        )
    }

    /// Pixels of an image, from its top left, to user space.
    private func imageToUser(_ image: CGImage, in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(
            a: rect.width / CGFloat(image.width),
            b: 0,
            c: 0,
            d: -rect.height / CGFloat(image.height),
            tx: rect.minX,
            ty: rect.maxY
        )
    }

    /// The filter of an image by the interpolation quality.
    ///
    /// `high` makes a copy in just the size that is shown, `medium` mixes halved copies when the image is shrunk.
    private func filter(_ image: CGImage, shrinking: Bool) -> ImagePaint.Filter {
        switch state.interpolationQuality {
        case .none: .nearest
        case .default: shrinking || image.shouldInterpolate ? .linear : .nearest
        case .low: .linear
        case .medium: shrinking ? .trilinear : .linear
        case .high: shrinking ? .high : .linear
        }
    }

    // MARK: Tiles

    /// Draws an image again and again over the clip, one of the tiles being a rectangle of user space.
    private func drawTiles(of image: CGImage, in rect: CGRect) {
        let area = boundingBoxOfClipPath
        guard !area.isNull, image.width > 0, image.height > 0 else { return }
        var tile = rect
        var image = image
        // Tiles smaller than a few pixels are drawn many at a time.
        var rounds = 0
        while (area.width / tile.width) * (area.height / tile.height) > CGContext.maxTiles {
            // After a dozen rounds a pixel is the mean of whole tiles, and more rounds change nothing.
            if rounds < 12 {
                guard let pair = image.doubled else { return }
                image = pair
            }
            rounds += 1
            tile.size.width *= 2
            tile.size.height *= 2
        }
        let firstColumn = ((area.minX - tile.minX) / tile.width).rounded(.down)
        let lastColumn = ((area.maxX - tile.minX) / tile.width).rounded(.up)
        let firstRow = ((area.minY - tile.minY) / tile.height).rounded(.down)
        let lastRow = ((area.maxY - tile.minY) / tile.height).rounded(.up)
        guard lastColumn - firstColumn < 1e6, lastRow - firstRow < 1e6 else { return }
        // Neighbours meet without a seam: each pixel belongs to the tile that has its centre.
        let antialiased = state.antialiases
        state.antialiases = false
        let castsShadow = state.shadow != nil
        if castsShadow { beginTransparencyLayer(auxiliaryInfo: nil) }
        for row in stride(from: firstRow, to: lastRow, by: 1) {
            for column in stride(from: firstColumn, to: lastColumn, by: 1) {
                let place = tile.offsetBy(dx: column * tile.width, dy: row * tile.height)
                guard var drawing = drawing(image, in: place) else { continue }
                // Corners that neighbours share must be the same to the last bit.
                drawing.path = Path(
                    from: CGPoint(x: tile.minX + column * tile.width, y: tile.minY + row * tile.height),
                    to: CGPoint(
                        x: tile.minX + (column + 1) * tile.width,
                        y: tile.minY + (row + 1) * tile.height
                    )
                )
                paint(drawing)
            }
        }
        if castsShadow { endTransparencyLayer() }
        state.antialiases = antialiased
    }

    /// How many tiles are drawn one by one.
    private static let maxTiles: CGFloat = 16_384
}

extension Path {
    /// The rectangle between two opposite corners, with just their coordinates.
    fileprivate init(from first: CGPoint, to second: CGPoint) {
        self.init()
        move(to: first)
        addLine(to: CGPoint(x: second.x, y: first.y))
        addLine(to: second)
        addLine(to: CGPoint(x: first.x, y: second.y))
        closeSubpath()
    }
}

extension CGImage {
    /// A stencil's picture in a colour.
    fileprivate func tinted(_ color: PremultipliedColor) -> CGImage {
        let picture = ImageBuffer(width: width, height: height) { target in
            buffer.withPixels { source in
                for index in target.indices {
                    let share = Float(source[index] >> 24) / 255
                    target[index] = color.applying(opacity: share).packed
                }
            }
        }
        return CGImage(picture, shouldInterpolate: shouldInterpolate)
    }

    /// The image twice in each direction, at half size once it is large; nil when memory is short.
    fileprivate var doubled: CGImage? {
        let source = width > 512 || height > 512 ? buffer.reduced(level: 1) : buffer
        let (width, height) = (source.width, source.height)
        guard width > 0, height > 0 else { return nil }
        let pair = ImageBuffer(width: width * 2, height: height * 2) { target in
            source.withPixels { pixels in
                for y in 0..<height * 2 {
                    for x in 0..<width * 2 {
                        target[y * width * 2 + x] = pixels[y % height * width + x % width]
                    }
                }
            }
        }
        return pair.width > 0 ? CGImage(pair, shouldInterpolate: shouldInterpolate) : nil
    }
}
