import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

/// How a layer is drawn that asks for a bitmap: at its own scale, upright in its own plane, and sampled from there.
///
/// Source: claims 14.9.
struct Rasterization: Sendable {
    let bitmapToDevice: Projection
    let deviceToBitmap: Projection
    /// How many device pixels beyond the layer's own the bitmap's may show.
    let spread: Int

    /// So many pixels at most has a bitmap; a larger layer is drawn where it is.
    static let mostPixels = 1 << 24

    /// Nil where the bitmap's pixels are the device's, so that it makes no difference, and where there can be none.
    init?(_ layer: PlacedLayer) {
        guard layer.values.flags.contains(.shouldRasterize), let back = layer.projection.inverted else {
            return nil
        }
        let given = layer.values.look.isPresent ? layer.values.look.values.rasterizationScale : 1
        guard given > 0, given.isFinite else { return nil }
        let scale = min(max(given, 1 / 256), 256)
        let origin = layer.values.bounds.origin
        let toBitmap = CGAffineTransform(
            a: scale,
            b: 0,
            c: 0,
            d: scale,
            tx: -origin.x * scale,
            ty: -origin.y * scale
        )
        if let affine = layer.projection.affine, affine.b == 0, affine.c == 0, abs(affine.a - scale) < 1e-6,
            abs(affine.d - scale) < 1e-6
        {
            let place = origin.applying(affine)
            let rest = SIMD2(place.x - place.x.rounded(), place.y - place.y.rounded())
            if abs(rest.x) < 1 / 4096, abs(rest.y) < 1 / 4096 { return nil }
        }
        deviceToBitmap = back.concatenating(Projection(toBitmap))
        bitmapToDevice = Projection(toBitmap.inverted()).concatenating(layer.projection)
        let size = layer.projection.magnification(at: layer.values.bounds.middle) / scale
        spread = Int(min((size * 2).rounded(.up) + 1, 512))
    }
}

extension PlanBuilder {
    /// Draws a layer through its bitmap; false when it is too large for one.
    mutating func drawRasterized(
        _ raster: Rasterization,
        _ index: Int,
        opacity: Float,
        blend: CGBlendMode
    ) -> Bool {
        var inner = Array(layers[index..<layers[index].subtreeEnd])
        for place in inner.indices { inner[place].move(by: -index, raster.deviceToBitmap) }
        VisibilityPass.run(&inner)
        let region = inner[0].pictureExtent
        guard !region.isEmpty else { return true }
        guard region.width <= 1 << 14, region.height <= 1 << 14,
            region.width * region.height <= Rasterization.mostPixels, room.allows(region, pictures: 2)
        else { return false }
        var builder = PlanBuilder(layers: inner, region: region, room: room.inside(region), cache: cache)
        builder.rasterDepth = rasterDepth + outerLists.count + 1
        builder.keptShadowPixels = keptShadowPixels
        builder.draw(bitmapOf: 0)
        keptShadowPixels = builder.keptShadowPixels
        let picture = PreparedPicture(
            operations: builder.operations,
            region: region,
            extent: region,
            chain: nil,
            key: PictureKey(builder.operations, region: region).flatMap { $0.isUsable ? $0 : nil }
        )
        let box = CGRect(
            x: CGFloat(region.minX - 1),
            y: CGFloat(region.minY - 1),
            width: CGFloat(region.width + 2),
            height: CGFloat(region.height + 2)
        )
        let path = DevicePath(LayerShapes.rectangle(box), projection: raster.bitmapToDevice)
        let look = layers[index].values.contentsLook.values
        let middle = raster.bitmapToDevice.map(box.middle) ?? .zero
        let isShrinking = raster.deviceToBitmap.magnification(at: middle) > 1
        var sampling = FrameOperation.Sampling(
            deviceToBitmap: raster.deviceToBitmap,
            path: path,
            filter: isShrinking ? look.minificationFilter : look.magnificationFilter,
            detailBias: look.minificationFilterBias,
            opacity: opacity,
            blend: blend,
            extent: path.extent
        )
        if let affine = raster.bitmapToDevice.affine, affine.b == 0, affine.c == 0, affine.a > 0.999,
            affine.d > 0.999
        {
            // Where all four pixels that a device pixel is a mean of are the bitmap's.
            let core = region.cgRect.insetBy(dx: 1, dy: 1)
            sampling.inside = raster.bitmapToDevice.wholePixels(in: core)
            let opaque = builder.operations.opaquePixels
            if opacity >= 1, blend == .normal, opaque.width > 4, opaque.height > 4 {
                // What is sampled there lies two pixels and more within what is opaque.
                sampling.opaquePixels = raster.bitmapToDevice.wholePixels(
                    in: opaque.cgRect.insetBy(dx: 2, dy: 2)
                )
            }
        }
        operations.append(.sampled(picture, sampling))
        return true
    }
}

extension PlacedLayer {
    /// The layer at another place in the array and on another device, before anything is known about its pixels.
    fileprivate mutating func move(by distance: Int, _ change: Projection) {
        shift(by: distance)
        if parent < 0 { parent = -1 }
        projection = projection.changed(change).steadied
        if let extras { self.extras = extras.seen(through: change) }
        forgetMeasures()
    }
}

extension PlacedExtras {
    /// The same on another device.
    fileprivate func seen(through change: Projection) -> PlacedExtras {
        var transition = transition
        if let running = transition {
            transition?.boundsProjection = running.boundsProjection.changed(change)
        }
        return PlacedExtras(
            sublayerSpace: sublayerSpace,
            sublayerBase: sublayerBase.changed(change).steadied,
            transition: transition,
            inheritance: inheritance,
            particles: particles
        )
    }
}

extension Projection {
    /// The map without what rounding has left of a way there and back, so that a bitmap is the same wherever its layer is.
    fileprivate var steadied: Projection {
        guard isAffine, m33 == 1 else { return self }
        func rounded(_ value: Double, _ parts: Double) -> Double {
            abs(value) < 1e6 ? (value * parts).rounded(.toNearestOrEven) / parts : value
        }
        let (fine, coarse) = (1_073_741_824.0, 1_048_576.0)
        return Projection(
            rounded(m11, fine),
            rounded(m12, fine),
            0,
            rounded(m21, fine),
            rounded(m22, fine),
            0,
            rounded(m31, coarse),
            rounded(m32, coarse),
            1
        )
    }

    /// Followed by another map; a perspective that cancels out but for rounding is none.
    fileprivate func changed(_ other: Projection) -> Projection {
        var result = concatenating(other)
        guard result.m33 != 0, result.m33.isFinite else { return result }
        let scale = 1 / result.m33
        result = Projection(
            result.m11 * scale,
            result.m12 * scale,
            result.m13 * scale,
            result.m21 * scale,
            result.m22 * scale,
            result.m23 * scale,
            result.m31 * scale,
            result.m32 * scale,
            1
        )
        if abs(result.m13) < 1e-11, abs(result.m23) < 1e-11 { (result.m13, result.m23) = (0, 0) }
        return result
    }
}
