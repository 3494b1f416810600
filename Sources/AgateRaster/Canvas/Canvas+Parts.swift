package import AgateGeometry
package import AgatePixels
import CAgateKernels

extension Canvas {
    /// Draws some rectangles of an image, pixel on pixel, over what is there (benchmark `composite/cards-kept`).
    ///
    /// - Parameters:
    ///   - place: The device pixel of the image's top left pixel.
    ///   - rects: Which device pixels are wanted; they do not overlap.
    ///   - region: No others are changed.
    ///   - opaque: Device pixels that are known to be opaque in the image.
    ///   - opacity: Multiplies the image; clamped to 0...1.
    package func draw(
        _ image: ImageBuffer,
        at place: (x: Int, y: Int),
        in rects: [DeviceRect],
        within region: DeviceRect,
        opaque: DeviceRect,
        opacity: Float
    ) {
        let whole = DeviceRect(x: place.x, y: place.y, width: image.width, height: image.height)
        let area = bounds.intersection(region).intersection(whole)
        let factor = UInt32((opacity > 0 ? min(opacity, 1) : 0) * 255 + 0.5)
        guard !area.isEmpty, factor > 0 else { return }
        image.withPixels { pixels in
            func from(_ part: DeviceRect) -> UnsafePointer<UInt32> {
                pixels + (part.minY - place.y) * image.width + part.minX - place.x
            }
            func to(_ part: DeviceRect) -> UnsafeMutablePointer<UInt32> {
                surface.pixels + (part.minY - origin.y) * surface.width + part.minX - origin.x
            }
            func blend(_ part: DeviceRect) {
                guard !part.isEmpty else { return }
                agate_blend_block(
                    to(part),
                    surface.width,
                    from(part),
                    image.width,
                    part.width,
                    part.height,
                    factor
                )
            }
            for rect in rects {
                let part = rect.intersection(area)
                let solid = factor == 255 ? part.intersection(opaque) : .empty
                guard !solid.isEmpty else {
                    blend(part)
                    continue
                }
                var (source, target) = (from(solid), to(solid))
                for _ in 0..<solid.height {
                    target.update(from: source, count: solid.width)
                    source += image.width
                    target += surface.width
                }
                for side in part.sides(around: solid) { blend(side) }
            }
        }
    }
}

extension DeviceRect {
    /// The rest of the rectangle around one inside of it.
    package func sides(around inside: DeviceRect) -> [DeviceRect] {
        guard !inside.isEmpty else { return [self] }
        return [
            DeviceRect(minX: minX, minY: minY, maxX: maxX, maxY: inside.minY),
            DeviceRect(minX: minX, minY: inside.minY, maxX: inside.minX, maxY: inside.maxY),
            DeviceRect(minX: inside.maxX, minY: inside.minY, maxX: maxX, maxY: inside.maxY),
            DeviceRect(minX: minX, minY: inside.maxY, maxX: maxX, maxY: maxY),
        ]
    }
}
