package import AgateGeometry
package import AgatePixels
import CAgateKernels
import Foundation

/// Blurs by a Gaussian.
///
/// An edge differs from the true one by less than 1 of 255 for any deviation, rounding included.
/// Everything is whole numbers, so a pixel depends on nothing but the pixels in reach. Pictures are blurred in a lower resolution
/// from a deviation of 8 pixels on, which takes a third of the time and less: there a pixel also depends on where it lies among
/// those that are taken together, which are counted from an anchor.
package enum GaussianBlur {
    /// More than this changes nothing that can be seen, and costs memory.
    private static let largestDeviation = 1024.0

    /// The pixels to which a blur of coverage spreads a pixel, to each side.
    package static func reach(sigma: Double) -> Int { pass(sigma, halves: false).reach }

    /// The pixels to which a blur of a picture spreads a pixel, to each side.
    package static func pictureReach(sigma: Double) -> Int { pass(sigma, halves: true).reach }

    private static func pass(_ sigma: Double, halves: Bool) -> BlurPass {
        BlurPass.of(sigma: cleaned(sigma), halves: halves)
    }

    private static func cleaned(_ sigma: Double) -> Double {
        sigma > 0 ? min(sigma, largestDeviation) : 0
    }

    /// Blurs coverage; the bounds grow by the reach.
    ///
    /// - Parameters:
    ///   - sigmaX: The standard deviation along rows, in pixels; what is not above 0 does not blur.
    ///   - sigmaY: The same along columns.
    ///   - pictureAnchor: A pixel that moves with what is blurred; makes the mask blur as the alpha of a picture does.
    ///   - window: The pixels that are wanted; nil for all that the blur touches.
    ///   - threads: How many threads may work; the bytes are the same for any number.
    package static func blurred(
        _ mask: Mask,
        sigmaX: Double,
        sigmaY: Double,
        pictureAnchor: (x: Int, y: Int)? = nil,
        window: DeviceRect? = nil,
        threads: Int = 1
    ) -> Mask {
        let halves = pictureAnchor != nil
        let anchor = pictureAnchor ?? (0, 0)
        guard
            let plane = BlurPlane(
                components: 1,
                width: mask.bounds.width,
                height: mask.bounds.height,
                origin: (mask.bounds.minX - anchor.x, mask.bounds.minY - anchor.y),
                horizontal: pass(sigmaX, halves: halves),
                vertical: pass(sigmaY, halves: halves),
                window: window?.moved(x: -mask.bounds.minX, y: -mask.bounds.minY)
            )
        else { return mask }
        let count = plane.wanted.width * plane.wanted.height
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { result, initialized in
            mask.bytes.withUnsafeBufferPointer { source in
                guard let from = source.baseAddress, let to = result.baseAddress else { return }
                plane.blur(from, into: to, threads: threads)
                initialized = count
            }
        }
        return Mask(bounds: plane.wanted.moved(x: mask.bounds.minX, y: mask.bounds.minY), bytes: bytes)
    }

    /// Blurs premultiplied pixels; the surface grows by the reach to each side, or becomes what is wanted of that.
    ///
    /// - Parameters:
    ///   - sigmaX: The standard deviation along rows, in pixels.
    ///   - sigmaY: The same along columns.
    ///   - origin: The first pixel's distance from a pixel that moves with what is blurred.
    ///   - window: The pixels that are wanted, counted from the first one; nil for all that the blur touches.
    ///   - threads: How many threads may work; the bytes are the same for any number.
    /// - Returns: A new surface: its top left pixel is `pictureReach(sigma: sigmaX)` columns left of the given one's and
    ///   `pictureReach(sigma: sigmaY)` rows above, or that of the window, which lies within them. nil when memory is short.
    package static func blurred(
        _ surface: Surface,
        sigmaX: Double,
        sigmaY: Double,
        origin: (x: Int, y: Int) = (0, 0),
        window: DeviceRect? = nil,
        threads: Int = 1
    ) -> Surface? {
        let horizontal = pass(sigmaX, halves: true)
        let vertical = pass(sigmaY, halves: true)
        let wanted =
            window
            ?? DeviceRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height)
            .grown(x: horizontal.reach, y: vertical.reach)
        guard
            let plane = BlurPlane(
                components: 4,
                width: surface.width,
                height: surface.height,
                origin: origin,
                horizontal: horizontal,
                vertical: vertical,
                window: wanted
            ), plane.wanted == wanted
        else {
            guard let result = Surface(width: wanted.width, height: wanted.height) else { return nil }
            Canvas(result, origin: (wanted.minX, wanted.minY)).draw(surface, at: (0, 0))
            return result
        }
        // The blur writes every pixel that is wanted.
        guard let result = Surface(unclearedWidth: wanted.width, height: wanted.height) else { return nil }
        surface.pixels.withMemoryRebound(to: UInt8.self, capacity: surface.count * 4) { source in
            result.pixels.withMemoryRebound(to: UInt8.self, capacity: result.count * 4) {
                plane.blur(source, into: $0, threads: threads)
            }
        }
        return result
    }

    /// The bytes that the blur of a picture takes beside it and the result: 0 where there is nothing to blur.
    ///
    /// - Parameters:
    ///   - picture: Where the picture lies.
    ///   - components: Bytes of a pixel: 4, or 1 for coverage that blurs as the alpha of a picture does.
    ///   - origin: The first pixel's distance from a pixel that moves with what is blurred.
    ///   - window: The pixels that are wanted.
    package static func scratchBytes(
        of picture: DeviceRect,
        components: Int,
        sigmaX: Double,
        sigmaY: Double,
        halves: Bool = true,
        origin: (x: Int, y: Int),
        window: DeviceRect
    ) -> Int {
        BlurPlane(
            components: components,
            width: picture.width,
            height: picture.height,
            origin: origin,
            horizontal: pass(sigmaX, halves: halves),
            vertical: pass(sigmaY, halves: halves),
            window: window.moved(x: -picture.minX, y: -picture.minY)
        )?.scratchBytes ?? 0
    }

    /// Blurs premultiplied pixels equally in both directions.
    package static func blurred(_ surface: Surface, sigma: Double, threads: Int = 1) -> Surface? {
        blurred(surface, sigmaX: sigma, sigmaY: sigma, threads: threads)
    }
}
