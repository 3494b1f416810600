import AgateGeometry
import AgatePixels

/// Groups of layers that stay as they are from frame to frame: their surfaces are kept, and a frame in which such a group fades, or
/// in which something else moves over it, only draws the surface again.
struct KeptGroups {
    private let cache: RenderCache

    /// The decision about a group.
    private enum Choice {
        /// It is drawn where it is.
        case inPlace
        /// Its surface is known.
        case known(OffscreenPass)
        /// It is drawn into a surface that will be kept.
        case made(OffscreenRequest)
    }

    /// The result of opening a group.
    enum Opening {
        /// Nothing: it is drawn where it is.
        case inPlace
        /// Its surface is drawn already.
        case drawn
        /// A pass is open that will be kept.
        case opened
    }

    /// Surfaces of more pixels are not kept.
    private static let maxPixels = 1 << 21

    init(_ cache: RenderCache) {
        self.cache = cache
    }

    /// Draws the surface of a layer's group if it is known, or opens the pass of one that will be kept.
    ///
    /// - Parameter layers: The layer, first, with all that is in it.
    func open(
        _ layers: ArraySlice<PlacedLayer>,
        opacity: Float,
        blend: CGBlendMode,
        on stack: inout GroupStack
    ) -> Opening {
        switch choice(layers, opacity: opacity, blend: blend, at: stack.place) {
        case .inPlace: return .inPlace
        case .known(let pass):
            stack.draw(pass, opacity: opacity, blend: blend)
            return .drawn
        case .made(let request):
            stack.push(.pass(request))
            return .opened
        }
    }

    /// Whether a layer's group is drawn from a surface that is kept; the bytes are those of drawing it where it is.
    ///
    /// A group whose layers are as they were in the frame before is worth a surface. Its ops, its extent and the decisions about the
    /// memory for groups in it are those of the group in its place, whatever part of it is requested.
    ///
    /// - Parameter layers: The layer, first, with all that is in it.
    private func choice(
        _ layers: ArraySlice<PlacedLayer>,
        opacity: Float,
        blend: CGBlendMode,
        at place: GroupStack.Place
    ) -> Choice {
        let first = layers.startIndex
        guard place.isOutermost, layers[first].backdropReach < 0, layers.count <= BitmapPlan.maxLayers,
            let mark = BitmapPlan.mark(of: layers)
        else { return .inPlace }
        let region = place.budget.demand.intersection(layers[first].surfaceExtent)
        let area = region.width * region.height
        guard area > 0, area <= Self.maxPixels, cache.mayKeep(bytes: area * 4),
            cache.recordUse(layers[first].id, mark, layers[first].reference)
        else { return .inPlace }
        if let plan = cache.plan(of: layers[first].id), plan.region == region,
            plan.isValid(layers, nil, room: place.budget.left),
            let image = cache.keptImage(for: .surface(plan.key))
        {
            let pass = OffscreenPass(region: region, extent: region, chain: nil, key: plan.key)
            pass.finish(image, origin: (region.minX, region.minY))
            return .known(pass)
        }
        let shown = place.demand.intersection(region)
        guard shown.width * shown.height * 2 >= area else { return .inPlace }
        return .made(
            OffscreenRequest(
                chain: nil,
                sourceExtent: region,
                extent: region,
                backdropRadius: -1,
                opacity: opacity,
                blend: blend,
                keptLayer: first
            )
        )
    }

    /// The key of a surface that is drawn for a group, with what it follows from noted.
    func keep(
        _ layers: ArraySlice<PlacedLayer>,
        _ list: DisplayList,
        _ region: DeviceRect,
        at place: GroupStack.Place
    ) -> DisplayListKey? {
        let id = layers[layers.startIndex].id
        guard let key = DisplayListKey(list, region: region),
            let plan = BitmapPlan(
                layers,
                nil,
                room: place.budget.left,
                key: key,
                region: region,
                opaquePixels: .empty
            )
        else {
            cache.markUncacheable(id)
            return nil
        }
        cache.keep(plan, of: id)
        return key
    }
}
