import AgateGeometry
import AgatePixels
import AgateScene

/// The description of an offscreen pass: a surface that is finished before it is drawn, made from a list of its own.
///
/// Layers with filters have one, groups with filtered backdrops in them, and groups that are kept from frame to frame.
struct OffscreenRequest {
    /// The filters of the surface; nil for none.
    var chain: FilterChain?
    /// The pixels that it may touch before that.
    var sourceExtent: DeviceRect
    /// The pixels on which it may show.
    var extent: DeviceRect
    /// How far the backdrops in it reach, below 0 without any.
    var backdropRadius: Int
    var opacity: Float
    var blend: CGBlendMode
    /// The layer whose group the surface is, to be kept from frame to frame as a whole; nil for a surface of this frame.
    var keptLayer: Int?
    /// Whether it is drawn over what is behind, and not over nothing.
    ///
    /// Never inside of groups but those that replace it.
    var beginsWithBackdrop = false

    /// The pixels to draw for a set of requested ones.
    func region(in demand: DeviceRect) -> DeviceRect {
        if keptLayer != nil { return extent }
        var region = demand.intersection(extent)
        guard !region.isEmpty else { return .empty }
        if let chain { region = chain.source(of: region) }
        return region.grown(x: max(backdropRadius, 0), y: max(backdropRadius, 0)).intersection(sourceExtent)
    }
}

extension GroupStack.Place {
    /// The offscreen pass that a layer's own content needs; nil when it is drawn where it is.
    func request(for layer: PlacedLayer, _ style: PartStyle, isInGroup: Bool) -> OffscreenRequest? {
        guard passDepth < Self.maxPassDepth else { return nil }
        let chain = layer.effects?.filters
        guard chain != nil || (isInGroup && layer.innerBackdropRadius >= 0) else { return nil }
        let content = layer.innerExtent.union(layer.projection.extent(of: layer.values.bounds))
        let request = OffscreenRequest(
            chain: chain,
            sourceExtent: layer.effects?.sourceExtent ?? content,
            extent: chain == nil ? content : layer.effects?.filteredExtent ?? content,
            backdropRadius: layer.innerBackdropRadius,
            opacity: style.opacity,
            blend: style.blend
        )
        // Filters take memory on their way, and so do backdrops inside.
        let region = request.region(in: budget.demand)
        let bytes = chain?.maxBytes(on: region, for: request.extent.intersection(budget.demand)) ?? 0
        let surfaces = layer.innerBackdropRadius >= 0 ? OffscreenMemoryBudget.surfacesOfBackdrop : 3
        return budget.allows(region, surfaces: surfaces, bytes: bytes) ? request : nil
    }

    /// A pass for a layer in an extent, where it has filtered backdrops in it; nil for others.
    func requestForBackdrops(in layer: PlacedLayer, _ extent: DeviceRect) -> OffscreenRequest? {
        guard layer.backdropReach >= 0, passDepth < Self.maxPassDepth else { return nil }
        let request = OffscreenRequest(
            chain: nil,
            sourceExtent: extent,
            extent: extent,
            backdropRadius: layer.backdropReach,
            opacity: 1,
            blend: .normal
        )
        let region = request.region(in: budget.demand)
        return budget.allows(region, surfaces: OffscreenMemoryBudget.surfacesOfBackdrop) ? request : nil
    }
}
