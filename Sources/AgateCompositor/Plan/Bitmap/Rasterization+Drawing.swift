import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

extension Rasterization {
    /// The layers of a subtree as they lie in the bitmap, measured.
    func layers(_ subtree: ArraySlice<PlacedLayer>) -> [PlacedLayer] {
        var inner = Array(subtree)
        for index in inner.indices { inner[index].move(by: -subtree.startIndex, self) }
        inner[0].projection = top
        VisibilityPass.run(&inner)
        return inner
    }

    /// Whether there may be a bitmap of a region.
    func allows(_ region: DeviceRect, _ budget: OffscreenMemoryBudget) -> Bool {
        region.width <= 1 << 14 && region.height <= 1 << 14
            && region.width * region.height <= Self.maxPixels && budget.allows(region, surfaces: 2)
    }

    /// How the bitmap is drawn.
    ///
    /// - Parameters:
    ///   - region: The pixels that the bitmap has.
    ///   - opaquePixels: Those of them that are known to be opaque.
    ///   - look: The layer's.
    func sampling(
        of region: DeviceRect,
        _ opaquePixels: DeviceRect,
        _ look: ContentsValues,
        opacity: Float,
        blend: CGBlendMode
    ) -> DrawSampledPass.Sampling {
        var sampling: DrawSampledPass.Sampling
        if let place {
            sampling = DrawSampledPass.Sampling(
                place,
                region,
                filter: look.magnificationFilter,
                opacity: opacity,
                blend: blend
            )
            if opacity >= 1, blend == .normal {
                sampling.opaquePixels = place.pixels(madeOf: opaquePixels)
            }
            return sampling
        }
        let box = CGRect(
            x: CGFloat(region.minX - 1),
            y: CGFloat(region.minY - 1),
            width: CGFloat(region.width + 2),
            height: CGFloat(region.height + 2)
        )
        let path = DevicePath(LayerShapes.rectangle(box), projection: bitmapToDevice)
        let middle = bitmapToDevice.map(box.middle) ?? .zero
        let isShrinking = deviceToBitmap.magnification(at: middle) > 1
        sampling = DrawSampledPass.Sampling(
            deviceToBitmap: deviceToBitmap,
            path: path,
            filter: isShrinking ? look.minificationFilter : look.magnificationFilter,
            detailBias: look.minificationFilterBias,
            opacity: opacity,
            blend: blend,
            extent: path.extent
        )
        sampling.findInside(region, opaquePixels, bitmapToDevice)
        return sampling
    }
}

extension GroupStack {
    /// Draws the result of a pass of another plane.
    mutating func draw(_ pass: OffscreenPass, _ sampling: DrawSampledPass.Sampling) {
        let index = list.resources.add(pass)
        list.append(.sampledPass(DrawSampledPass(pass: index, sampling: sampling)))
    }
}

extension DrawSampledPass.Sampling {
    /// A bitmap on the grid.
    ///
    /// - Parameter region: The pixels that the bitmap has.
    fileprivate init(
        _ place: SubpixelPosition,
        _ region: DeviceRect,
        filter: String,
        opacity: Float,
        blend: CGBlendMode
    ) {
        let offset = place.offset
        let extent = place.pixels(touchedBy: region)
        self.init(
            deviceToBitmap: Projection(CGAffineTransform(translationX: -offset.x, y: -offset.y)),
            path: nil,
            filter: filter,
            detailBias: 0,
            opacity: opacity,
            blend: blend,
            extent: extent,
            inside: extent,
            place: place
        )
    }

    /// Notes which device pixels lie inside of an upright bitmap.
    fileprivate mutating func findInside(
        _ region: DeviceRect,
        _ opaque: DeviceRect,
        _ bitmapToDevice: Projection
    ) {
        guard let affine = bitmapToDevice.affine, affine.b == 0, affine.c == 0, affine.a > 0.999,
            affine.d > 0.999
        else { return }
        // Where all four pixels that a device pixel is a mean of are the bitmap's.
        inside = bitmapToDevice.wholePixels(in: region.cgRect.insetBy(dx: 1, dy: 1))
        if opacity >= 1, blend == .normal, opaque.width > 4, opaque.height > 4 {
            // Samples there lie two pixels and more within the opaque part.
            opaquePixels = bitmapToDevice.wholePixels(in: opaque.cgRect.insetBy(dx: 2, dy: 2))
        }
    }
}

extension PlacedLayer {
    /// The layer at another place in the array and on another device, before anything is known about its pixels.
    fileprivate mutating func move(by distance: Int, _ raster: Rasterization) {
        shift(by: distance)
        if parent < 0 { parent = -1 }
        projection = projection.inBitmap(raster)
        if let extras { self.extras = extras.seen(through: raster.deviceToBitmap) }
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
