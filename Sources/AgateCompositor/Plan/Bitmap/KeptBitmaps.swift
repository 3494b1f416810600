import AgateGeometry
import AgatePixels
import AgateScene

/// Bitmaps of layers that are kept from frame to frame, as long as nothing in the layers changes.
struct KeptBitmaps {
    private let cache: RenderCache
    private let place: GroupStack.Place

    /// - Parameter place: Where the layers are drawn; bitmaps inside of others are not looked up, since their outermost one is.
    init(_ cache: RenderCache, _ place: GroupStack.Place) {
        self.cache = cache
        self.place = place
    }

    /// Draws the bitmap of a layer and of all that is in it, if it is known; false if it must be made.
    func draw(
        _ layers: ArraySlice<PlacedLayer>,
        _ raster: Rasterization,
        opacity: Float,
        blend: CGBlendMode,
        on stack: inout GroupStack
    ) -> Bool {
        guard let (pass, opaquePixels) = known(layers, raster, blend) else { return false }
        let sampling = raster.sampling(
            of: pass.region,
            opaquePixels,
            layers[layers.startIndex].values.contentsLook.values,
            opacity: opacity,
            blend: blend
        )
        stack.draw(pass, sampling)
        return true
    }

    /// The bitmap of layers that was planned before, and which of its pixels are opaque; nil if it must be made.
    private func known(
        _ layers: ArraySlice<PlacedLayer>,
        _ raster: Rasterization,
        _ blend: CGBlendMode
    ) -> (pass: OffscreenPass, opaquePixels: DeviceRect)? {
        guard place.isOutermost, let plan = cache.plan(of: layers[layers.startIndex].id),
            plan.isValid(layers, raster, room: place.budget.left)
        else { return nil }
        let pass = OffscreenPass(region: plan.region, extent: plan.region, chain: nil, key: plan.key)
        let part = blend == .normal ? raster.place?.part : nil
        let origin = (plan.region.minX, plan.region.minY)
        if let part, !part.isWhole, let image = cache.keptImage(for: .shiftedSurface(plan.key, part)) {
            pass.finish(image, origin: origin, isShifted: true)
        } else if let image = cache.keptImage(for: .surface(plan.key)) {
            pass.finish(image, origin: origin)
        } else {
            return nil
        }
        return (pass, plan.opaquePixels)
    }

    /// Notes what a bitmap follows from.
    func keep(
        _ layers: ArraySlice<PlacedLayer>,
        _ raster: Rasterization,
        _ key: DisplayListKey,
        _ region: DeviceRect,
        _ opaquePixels: DeviceRect
    ) {
        guard place.isOutermost,
            let plan = BitmapPlan(
                layers,
                raster,
                room: place.budget.left,
                key: key,
                region: region,
                opaquePixels: opaquePixels
            )
        else { return }
        cache.keep(plan, of: layers[layers.startIndex].id)
    }
}
