import AgateGeometry
package import AgatePixels
import CAgateKernels
import Foundation

/// Blurs by a Gaussian.
///
/// An edge differs from the true one by less than 1 of 255 for any deviation, on average by less than 0.3.
/// Everything is whole numbers, so a pixel depends on nothing but the pixels in reach.
package enum GaussianBlur {
    /// More than this changes nothing that can be seen, and costs memory.
    private static let largestDeviation = 1024.0

    /// The pixels to which a blur spreads a pixel, to each side.
    package static func reach(sigma: Double) -> Int { BlurPass(sigma: cleaned(sigma)).reach }

    private static func cleaned(_ sigma: Double) -> Double {
        sigma > 0 ? min(sigma, largestDeviation) : 0
    }

    /// Blurs coverage; the bounds grow by the reach.
    ///
    /// - Parameters:
    ///   - sigmaX: The standard deviation along rows, in pixels; what is not above 0 does not blur.
    ///   - sigmaY: The same along columns.
    package static func blurred(_ mask: Mask, sigmaX: Double, sigmaY: Double) -> Mask {
        guard
            let plane = BlurPlane(
                width: mask.bounds.width,
                height: mask.bounds.height,
                horizontal: BlurPass(sigma: cleaned(sigmaX)),
                vertical: BlurPass(sigma: cleaned(sigmaY))
            )
        else { return mask }
        let bytes = mask.bytes.withUnsafeBufferPointer { source in
            plane.blurred { source[$0] }
        }
        let bounds = DeviceRect(
            minX: mask.bounds.minX - plane.reachX,
            minY: mask.bounds.minY - plane.reachY,
            maxX: mask.bounds.maxX + plane.reachX,
            maxY: mask.bounds.maxY + plane.reachY
        )
        return Mask(bounds: bounds, bytes: bytes)
    }

    /// Blurs premultiplied pixels; the surface grows by the reach to each side.
    ///
    /// - Returns: A new surface: its top left pixel is `reach(sigma: sigmaX)` columns left of the given one's
    ///   and `reach(sigma: sigmaY)` rows above. nil when memory is short.
    package static func blurred(_ surface: Surface, sigmaX: Double, sigmaY: Double) -> Surface? {
        let horizontal = BlurPass(sigma: cleaned(sigmaX))
        let vertical = BlurPass(sigma: cleaned(sigmaY))
        let width = surface.width + 2 * horizontal.reach
        let height = surface.height + 2 * vertical.reach
        guard let result = Surface(width: width, height: height) else { return nil }
        guard
            let plane = BlurPlane(
                width: surface.width,
                height: surface.height,
                horizontal: horizontal,
                vertical: vertical
            )
        else {
            Canvas(result).draw(surface, at: (horizontal.reach, vertical.reach))
            return result
        }
        let pixels = surface.pixels
        for shift in [UInt32(24), 0, 8, 16] {
            let bytes = plane.blurred { UInt8(truncatingIfNeeded: pixels[$0] >> shift) }
            bytes.withUnsafeBufferPointer { bytes in
                for index in 0..<bytes.count { result.pixels[index] |= UInt32(bytes[index]) << shift }
            }
        }
        return result
    }

    /// Blurs premultiplied pixels equally in both directions.
    package static func blurred(_ surface: Surface, sigma: Double) -> Surface? {
        blurred(surface, sigmaX: sigma, sigmaY: sigma)
    }
}
