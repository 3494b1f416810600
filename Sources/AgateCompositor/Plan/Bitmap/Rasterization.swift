import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

/// How a layer is drawn that asks for a bitmap: at its own scale, upright in its own plane, and sampled from there.
///
/// Source: claims 14.9.
struct Rasterization: Sendable {
    /// The layer's plane to bitmap pixels.
    let top: Projection
    let bitmapToDevice: Projection
    let deviceToBitmap: Projection
    /// Where the bitmap lies, if its pixels are as large as the device's and upright.
    let place: SubpixelPosition?
    /// How many device pixels beyond the layer's own the bitmap's may show.
    let spread: Int

    /// The maximum number of pixels of a bitmap; a larger layer is drawn where it is.
    static let maxPixels = 1 << 24

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
            let offset = origin.applying(affine)
            let rest = SIMD2(offset.x - offset.x.rounded(), offset.y - offset.y.rounded())
            if abs(rest.x) < 1 / 4096, abs(rest.y) < 1 / 4096 { return nil }
            let look = layer.values.contentsLook.values
            place =
                look.magnificationFilter == "trilinear" && look.minificationFilterBias != 0
                ? nil : SubpixelPosition(offset, isNearest: look.magnificationFilter == "nearest")
        } else {
            place = nil
        }
        top = Projection(toBitmap).steadied
        deviceToBitmap = back.concatenating(Projection(toBitmap))
        bitmapToDevice = Projection(toBitmap.inverted()).concatenating(layer.projection)
        let size = layer.projection.magnification(at: layer.values.bounds.middle) / scale
        spread = Int(min((size * 2).rounded(.up) + 1, 512))
    }
}

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
            // What is sampled there lies two pixels and more within what is opaque.
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

extension Projection {
    /// The map without what rounding has left of a way there and back, so that a bitmap is the same wherever its layer is.
    var steadied: Projection {
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
    func changed(_ other: Projection) -> Projection {
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
