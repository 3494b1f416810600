import AgateGeometry
import AgatePixels

/// Draws the shadows of layers that are one shape.
struct ShadowPainter {
    /// The pixels of the shadows that are kept for all bands.
    private(set) var keptPixels = 0
    private let cache: RenderCache

    /// The masks of shadows beyond these are made by each band that needs them.
    private static let maxKeptPixels = 256 << 20

    init(_ cache: RenderCache, keptPixels: Int = 0) {
        self.cache = cache
        self.keptPixels = keptPixels
    }

    mutating func draw(
        _ shadow: Isolation.PlainShadow,
        of layer: PlacedLayer,
        _ style: PartStyle,
        into stack: inout GroupStack
    ) {
        let resource = ShadowResource(
            silhouette: DevicePath(shadow.silhouette, projection: layer.projection),
            geometry: shadow.geometry,
            demand: stack.demand,
            isKept: keptPixels < Self.maxKeptPixels,
            store: cache
        )
        guard !resource.extent.isEmpty else { return }
        keptPixels += resource.byteCount
        stack.list.append(
            .shadow(
                DrawShadow(
                    resource: stack.list.resources.add(resource),
                    extent: resource.extent,
                    color: shadow.geometry.color,
                    opacity: shadow.alpha * style.opacity,
                    blend: style.blend
                )
            )
        )
    }

    /// Notes the pixels of shadows that others have drawn.
    mutating func add(keptPixels others: Int) { keptPixels += others }
}
