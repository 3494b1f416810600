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

extension Projection {
    /// A layer's plane to the pixels of a bitmap around it.
    func inBitmap(_ raster: Rasterization?) -> Projection {
        raster.map { changed($0.deviceToBitmap).steadied } ?? self
    }

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
