import AgateGeometry
import AgatePixels
import AgateRaster
import Foundation

/// The fills of painters: rectangles, paths and coverages, where they touch requested pixels.
extension GroupStack {
    /// A rectangle of a layer's plane: on the pixel grid without edges to soften where it lies on it.
    mutating func fillRectangle(
        _ rect: CGRect,
        _ layer: PlacedLayer,
        _ paint: Paint,
        _ style: PartStyle,
        mask: EdgeAAMask? = nil
    ) {
        let mask = mask ?? layer.edgeAAMask
        if takesShortCuts, let pixels = layer.projection.pixels(of: rect, mask) {
            fill(
                .pixels(pixels),
                paint,
                style,
                isAntialiased: false,
                extent: pixels,
                inside: InnerPixels(middle: pixels)
            )
        } else {
            let outline = LayerShapes.rectangle(layer.outset(rect, .aliased, mask))
            fill(
                DevicePath(outline, projection: layer.projection),
                paint,
                style,
                isAntialiased: mask.hasSoftEdges,
                inside: InnerPixels(middle: layer.projection.wholePixels(in: rect)),
                aliasedClip: layer.aliasedClip(of: rect, mask)
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
        aliasedClip: DevicePath? = nil
    ) {
        fill(
            .path(path, rule),
            paint,
            style,
            isAntialiased: isAntialiased,
            extent: path.extent,
            inside: inside,
            aliasedClip: aliasedClip
        )
    }

    /// Fills a shape.
    ///
    /// - Parameters:
    ///   - extent: The pixels that may change.
    ///   - inside: Pixels that lie in the shape as wholes.
    ///   - aliasedClip: Pixels whose middle is not inside of it are left alone; nil for none.
    ///   - border: A ring that is filled right after the shape.
    ///   - coverage: The coverage in place of the shape, where it is one.
    mutating func fill(
        _ shape: DrawFill.Shape,
        _ paint: Paint,
        _ style: PartStyle,
        isAntialiased: Bool,
        extent: DeviceRect,
        inside: InnerPixels = InnerPixels(),
        aliasedClip: DevicePath? = nil,
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
            aliasedClip: aliasedClip,
            border: border
        )
        let index = coverage.map { list.resources.add($0) } ?? -1
        list.append(.fill(DrawFill(content, image: image, coverage: index)))
    }
}
