import AgateGeometry
import AgateScene

/// The filters of a layer, for the drawing; most layers have none.
final class PlacedEffects {
    /// The filters of the layer's picture.
    let filters: FilterChain?
    /// The filters of the picture behind the layer.
    let backdrop: FilterChain?
    /// How the layer is drawn through a bitmap.
    let raster: Rasterization?
    /// The pixels that the layer with its subtree may touch before its filters.
    private(set) var sourceExtent = DeviceRect.empty
    /// The pixels that it may touch after them.
    private(set) var filteredExtent = DeviceRect.empty

    /// Reaches together are no longer than this: bounds what is drawn beyond a region.
    static let longestReach = 1024

    /// Whether values ask for any.
    static func areThere(_ place: UnsafePointer<LayerValues>) -> Bool {
        if place.pointee.flags.contains(.shouldRasterize) { return true }
        return place.pointee.look.isPresent
            && (place.pointee.look.values.filters != nil
                || place.pointee.look.values.backgroundFilters != nil)
    }

    /// Nil when the filters do nothing.
    init?(_ layer: PlacedLayer) {
        guard layer.reference.withValues({ Self.areThere($0) }) else { return nil }
        let isRasterized = layer.values.flags.contains(.shouldRasterize)
        let look = layer.values.look.values
        raster = isRasterized ? Rasterization(layer) : nil
        filters = FilterChain(look.filters, layer.values, projection: layer.projection)
        backdrop = FilterChain(look.backgroundFilters, layer.values, projection: layer.projection)
        if filters == nil, backdrop == nil, raster == nil { return nil }
    }

    /// Whether pixels around the layer depend on what its sublayers show.
    var inflatesDamage: Bool { filters?.hasReach == true || raster != nil }

    /// How far the backdrop reaches, in pixels; below 0 without one.
    var backdropReach: Int { backdrop.map { min($0.reach, Self.longestReach) } ?? -1 }

    /// The pixels that a subtree may touch, after the filters.
    func extent(of content: DeviceRect) -> DeviceRect {
        (sourceExtent, filteredExtent) = (content, content)
        guard let filters else { return content }
        if filters.paintsClear { sourceExtent = sourceExtent.union(filters.boundsExtent) }
        filteredExtent = filters.extent(of: content)
        return filteredExtent
    }

    /// The sum of two reaches.
    static func joined(_ first: Int, _ second: Int) -> Int {
        first < 0 ? second : second < 0 ? first : min(first + second, longestReach)
    }
}

extension PlacedLayer {
    /// How far the backdrops of the layer and of those in it reach together, in pixels; below 0 without any.
    var backdropReach: Int { PlacedEffects.joined(effects?.backdropReach ?? -1, innerBackdropRadius) }
}
