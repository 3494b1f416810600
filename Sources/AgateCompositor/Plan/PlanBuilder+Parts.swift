import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Foundation

/// What a layer draws of its own, part by part.
extension PlanBuilder {
    /// How far what fills the bounds reaches beyond them where the outline is cut out later, in device pixels.
    ///
    /// Otherwise an edge pixel would be covered twice, once by the part and once by the cut.
    static let overlap = 2.0

    private func outset(of layer: PlacedLayer, _ shapes: LayerShapes) -> CGRect {
        let distance = Self.overlap / layer.projection.magnification(at: shapes.bounds.middle)
        return shapes.bounds.insetBy(dx: -distance, dy: -distance)
    }

    /// Source: claims 14.1, 14.3.
    mutating func drawBackground(_ layer: PlacedLayer, _ shapes: LayerShapes, _ style: PartStyle) {
        guard layer.parts.contains(.background), let color = layer.values.backgroundColor else { return }
        fillBounds(layer, shapes, .solid(PremultipliedColor(color.rgba)), style)
    }

    /// Source: claims 15.2.
    mutating func drawGradient(_ layer: PlacedLayer, _ shapes: LayerShapes, _ style: PartStyle) {
        guard layer.parts.contains(.gradient), case .gradient(let gradient) = layer.values.kind,
            let deviceToLayer = layer.projection.inverted,
            let paint = gradient.values.paint(
                in: shapes.bounds,
                deviceToLayer: deviceToLayer,
                mixing: layer.isDrawnInContext ? .genericRGB : .standard,
                cache: cache
            )
        else { return }
        fillBounds(layer, shapes, paint, style)
    }

    /// The outline of bounds, where they lie.
    mutating func outline(of shapes: LayerShapes, _ projection: Projection) -> DevicePath {
        var path = DevicePath(outlines.outline(of: shapes), projection: projection)
        path.rounded = shapes.rounded(under: projection.affine)
        return path
    }

    /// Fills the bounds with their rounded corners.
    private mutating func fillBounds(
        _ layer: PlacedLayer,
        _ shapes: LayerShapes,
        _ paint: Paint,
        _ style: PartStyle
    ) {
        if style.isCutLater {
            let path = LayerShapes.rectangle(outset(of: layer, shapes))
            fill(DevicePath(path, projection: layer.projection), paint, style)
        } else if shapes.isRounded {
            fill(
                outline(of: shapes, layer.projection),
                paint,
                style,
                inside: layer.projection.wholePixels(in: shapes)
            )
        } else {
            fillRectangle(shapes.bounds, layer, paint, style)
        }
    }

    /// Source: claims 14.2.
    mutating func drawBorder(_ index: Int, _ style: PartStyle) {
        let layer = layers[index]
        guard let color = layer.values.look.values.borderColor else { return }
        let shapes = LayerShapes(at: layer.place)
        let softness = layer.edgeSoftness
        let isHard = !style.isCutLater && !shapes.isRounded && softness.isMixed
        let path: Path
        var rounded: RoundedShape?
        if style.isCutLater {
            path = shapes.border(outer: outset(of: layer, shapes))
        } else if isHard {
            path = shapes.border(outer: outset(shapes.bounds, .hard, softness, layer))
        } else {
            path = outlines.border(of: shapes)
            rounded = shapes.rounded(under: layer.projection.affine, asBorder: true)
            if shapes.isRounded, addBorder(path, rounded, color, to: index, style) { return }
        }
        var outline = DevicePath(path, projection: layer.projection)
        outline.rounded = rounded
        fill(
            outline,
            .solid(PremultipliedColor(color.rgba)),
            style,
            rule: .evenOdd,
            isAntialiased: shapes.isRounded || softness.isSoft,
            hardOutline: isHard ? hardOutline(of: shapes.bounds, softness, layer) : nil
        )
    }

    /// Adds a border to the step that fills the same layer's bounds, if that is the last one: the two have most in common.
    private mutating func addBorder(
        _ ring: Path,
        _ rounded: RoundedShape?,
        _ color: CGColor,
        to index: Int,
        _ style: PartStyle
    ) -> Bool {
        var outline = DevicePath(ring, projection: layers[index].projection)
        outline.rounded = rounded
        guard let last = lastBounds, last.layer == index, last.op == list.count - 1,
            case .fill(let fill) = list.ops[last.op], fill.content.opacity == style.opacity,
            fill.content.blend == style.blend,
            let bordered = fill.bordered(
                outline,
                PremultipliedColor(color.rgba)
            )
        else { return false }
        list.replaceLast(with: .fill(bordered))
        return true
    }

    /// The masks of shadows beyond these are made by each band that needs them.
    private static let mostKeptShadowPixels = 256 << 20

    mutating func drawShadow(
        _ shadow: Isolation.PlainShadow,
        of layer: PlacedLayer,
        _ shapes: LayerShapes,
        _ style: PartStyle
    ) {
        let resource = ShadowResource(
            silhouette: DevicePath(shadow.silhouette, projection: layer.projection),
            geometry: shadow.geometry,
            demand: demand,
            isKept: keptShadowPixels < Self.mostKeptShadowPixels,
            cache: cache
        )
        guard !resource.extent.isEmpty else { return }
        keptShadowPixels += resource.byteCount
        list.append(
            .shadow(
                DrawShadow(
                    resource: list.resources.add(resource),
                    extent: resource.extent,
                    color: shadow.geometry.color,
                    opacity: shadow.alpha * style.opacity,
                    blend: style.blend
                )
            )
        )
    }

    /// Source: claims 14.1, 15.1, G16.
    mutating func drawShape(_ layer: PlacedLayer, _ style: PartStyle) {
        guard case .shape(let rare) = layer.values.kind, let path = rare.values.path else { return }
        let shape = rare.values
        if layer.parts.contains(.fill), let color = shape.fillColor {
            drawShape(path, shape.fillRule, nil, color, layer, style)
        }
        if layer.parts.contains(.stroke), let color = shape.strokeColor, let stroke = ShapeKey.Stroke(shape) {
            drawShape(path, .winding, stroke, color, layer, style)
        }
    }

    /// Fills a path or a line along it, from kept coverage where that pays.
    private mutating func drawShape(
        _ path: Path,
        _ rule: CGPathFillRule,
        _ stroke: ShapeKey.Stroke?,
        _ color: CGColor,
        _ layer: PlacedLayer,
        _ style: PartStyle
    ) {
        let paint = Paint.solid(PremultipliedColor(color.rgba))
        let long = ShapeKey.longLine(path, stroke, layer.projection, within: demand) {
            cache.coverage(of: $0)
        }
        if let long {
            append(long, paint, style)
        } else if let (key, x, y) = ShapeKey.placed(path, rule, stroke, layer.projection) {
            let coverage = style.blend == .normal ? cache.coverage(of: key) : nil
            guard let shape = KeptShape(key, x: x, y: y, coverage: coverage) else { return }
            append(shape, paint, style)
        } else if let stroke {
            let magnification = layer.projection.magnification(at: path.boundingBox.middle)
            guard let outline = stroke.outline(of: path, magnification: magnification) else { return }
            fill(DevicePath(outline, projection: layer.projection), paint, style)
        } else {
            fill(DevicePath(path, projection: layer.projection), paint, style, rule: rule)
        }
    }

    private mutating func append(_ shape: KeptShape, _ paint: Paint, _ style: PartStyle) {
        append(.coverage, paint, style, isAntialiased: true, extent: shape.extent, coverage: shape)
    }

    // MARK: Fills

    /// A rectangle of a layer's plane: on the pixel grid without edges to soften where it lies on it.
    private mutating func fillRectangle(
        _ rect: CGRect,
        _ layer: PlacedLayer,
        _ paint: Paint,
        _ style: PartStyle,
        softness: EdgeSoftness? = nil
    ) {
        let softness = softness ?? layer.edgeSoftness
        if let pixels = layer.projection.pixels(of: rect, softness) {
            append(
                .pixels(pixels),
                paint,
                style,
                isAntialiased: false,
                extent: pixels,
                inside: InnerPixels(middle: pixels)
            )
        } else {
            let outline = LayerShapes.rectangle(outset(rect, .hard, softness, layer))
            fill(
                DevicePath(outline, projection: layer.projection),
                paint,
                style,
                isAntialiased: softness.isSoft,
                inside: InnerPixels(middle: layer.projection.wholePixels(in: rect)),
                hardOutline: hardOutline(of: rect, softness, layer)
            )
        }
    }

    mutating func fill(
        _ path: DevicePath,
        _ paint: Paint,
        _ style: PartStyle,
        rule: CGPathFillRule = .winding,
        isAntialiased: Bool = true,
        inside: InnerPixels = InnerPixels(),
        hardOutline: DevicePath? = nil
    ) {
        append(
            .path(path, rule),
            paint,
            style,
            isAntialiased: isAntialiased,
            extent: path.extent,
            inside: inside,
            hardOutline: hardOutline
        )
    }

    /// Fills a shape where any of it is asked for.
    ///
    /// - Parameters:
    ///   - extent: The pixels that may change.
    ///   - inside: Pixels that lie in the shape as wholes.
    ///   - coverage: What stands for the shape, where that is a coverage.
    mutating func append(
        _ shape: DrawFill.Shape,
        _ paint: Paint,
        _ style: PartStyle,
        isAntialiased: Bool,
        extent: DeviceRect,
        inside: InnerPixels = InnerPixels(),
        hardOutline: DevicePath? = nil,
        border: DrawFill.Border? = nil,
        coverage: KeptShape? = nil
    ) {
        guard !extent.intersection(demand).isEmpty else { return }
        let (drawn, image) = list.resources.add(paint)
        let content = DrawFill.Content(
            shape: shape,
            paint: drawn,
            opacity: style.opacity,
            blend: style.blend,
            isAntialiased: isAntialiased,
            extent: extent,
            inside: inside,
            hardOutline: hardOutline,
            border: border
        )
        let index = coverage.map { list.resources.add($0) } ?? -1
        list.append(.fill(DrawFill(content, image: image, coverage: index)))
    }

    // MARK: Contents

    /// Source: claims 7.10, 13.7-13.9.
    mutating func drawContents(_ layer: PlacedLayer, _ shapes: LayerShapes, _ style: PartStyle) {
        guard layer.parts.contains(.contents) else { return }
        if let tiles = layer.values.tiles { return drawTiles(tiles, layer, style) }
        let images = layer.values.contents.weightedImages
        let placements = images.map {
            ContentsPlacement(
                imageWidth: $0.image.width,
                imageHeight: $0.image.height,
                values: layer.values,
                isMirrored: layer.contentsAreFlipped
            )
        }
        let isOnePiece = images.count == 1 && images[0].weight == 1 && placements[0].patches.count == 1
        if isOnePiece, layer.tint == nil {
            draw(images[0].image, placements[0], 1, layer, shapes, style)
            return
        }
        // Pieces are added up in a picture of their own: edges that meet leave no seam.
        let extent = layer.innerExtent
        openGroup(
            DrawGroup(
                extent: extent,
                contentExtent: extent,
                opacity: style.opacity,
                blend: style.blend,
                tint: layer.tint
            )
        )
        let blend = isOnePiece ? CGBlendMode.normal : .plusLighter
        let piece = PartStyle(opacity: 1, blend: blend, isCutLater: style.isCutLater)
        for (image, placement) in zip(images, placements) {
            draw(image.image, placement, Float(image.weight), layer, shapes, piece)
        }
        closeGroup()
    }

    private mutating func draw(
        _ image: ImageBuffer,
        _ placement: ContentsPlacement,
        _ weight: Float,
        _ layer: PlacedLayer,
        _ shapes: LayerShapes,
        _ style: PartStyle
    ) {
        var style = style
        style.opacity *= weight
        guard let deviceToLayer = layer.projection.inverted else { return }
        let softness = layer.edgeSoftness
        let wide = style.isCutLater ? outset(of: layer, shapes) : nil
        for patch in placement.patches {
            var layerToImage = placement.layerToImage(patch)
            var destination = patch.destination
            if placement.isMirrored {
                layerToImage = placement.mirror.concatenating(layerToImage)
                destination = destination.applying(placement.mirror)
            }
            let edges = softness.ofPiece(destination, in: placement.destination)
            if let wide { destination = Self.widened(destination, in: shapes.bounds, to: wide) }
            let deviceToImage = deviceToLayer.concatenating(Projection(layerToImage))
            if let pixels = exactPlace(of: image, deviceToImage, destination, layer) {
                copy(image, to: pixels, style)
            } else {
                let shrinks = deviceToImage.isShrinking(layer.projection, at: patch.destination.middle)
                let plain = layer.paint(image, deviceToImage, shrinks: shrinks)
                let paint =
                    plain.filter == .steep
                    ? .image(ContextReduction.reduced(plain)) : reductions.keeping(plain, in: cache)
                fillPiece(destination, layer, paint, style, edges)
            }
        }
    }

    /// A piece of contents; one that is added to others goes through a picture of its own unless it lies on the
    /// pixel grid, so that the parts of an edge pixel add up.
    private mutating func fillPiece(
        _ rect: CGRect,
        _ layer: PlacedLayer,
        _ paint: Paint,
        _ style: PartStyle,
        _ softness: EdgeSoftness
    ) {
        guard style.blend == .plusLighter, layer.projection.pixels(of: rect, softness) == nil else {
            fillRectangle(rect, layer, paint, style, softness: softness)
            return
        }
        let extent = layer.projection.extent(of: rect)
        openGroup(
            DrawGroup(
                extent: extent,
                contentExtent: extent,
                opacity: style.opacity,
                blend: style.blend
            )
        )
        let plain = PartStyle(opacity: 1, blend: .normal, isCutLater: false)
        fillRectangle(rect, layer, paint, plain, softness: softness)
        closeGroup()
    }

    /// Draws a whole image pixel on pixel.
    private mutating func copy(_ image: ImageBuffer, to pixels: DeviceRect, _ style: PartStyle) {
        guard !pixels.intersection(demand).isEmpty else { return }
        list.append(
            .image(
                DrawImage(
                    image: list.resources.add(image),
                    extent: pixels,
                    isOpaque: image.isOpaque,
                    opacity: style.opacity,
                    blend: style.blend
                )
            )
        )
    }

    /// The pixels that a whole image fills pixel on pixel; nil where it must be sampled.
    private func exactPlace(
        of image: ImageBuffer,
        _ deviceToImage: Projection,
        _ destination: CGRect,
        _ layer: PlacedLayer
    ) -> DeviceRect? {
        guard let affine = deviceToImage.affine, affine.b == 0, affine.c == 0, abs(affine.a - 1) < 1e-6,
            abs(affine.d - 1) < 1e-6, let pixels = layer.projection.alignedRect(of: destination),
            pixels.width == image.width, pixels.height == image.height,
            abs(affine.tx + CGFloat(pixels.minX)) < 1 / 4096, abs(affine.ty + CGFloat(pixels.minY)) < 1 / 4096
        else { return nil }
        return pixels
    }

    /// Contents that reach an edge of the bounds reach beyond it, where the bounds are cut out later.
    private static func widened(_ rect: CGRect, in bounds: CGRect, to wide: CGRect) -> CGRect {
        let minX = rect.minX <= bounds.minX ? min(rect.minX, wide.minX) : rect.minX
        let minY = rect.minY <= bounds.minY ? min(rect.minY, wide.minY) : rect.minY
        let maxX = rect.maxX >= bounds.maxX ? max(rect.maxX, wide.maxX) : rect.maxX
        let maxY = rect.maxY >= bounds.maxY ? max(rect.maxY, wide.maxY) : rect.maxY
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
