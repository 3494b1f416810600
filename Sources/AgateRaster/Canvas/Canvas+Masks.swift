import AgateGeometry
package import AgatePixels
import CAgateKernels

extension Canvas {
    /// Blends a colour over what masks cover, one after the other: the bytes of a fill for each of them, of which it is the clip's
    /// mask.
    ///
    /// - Parameters:
    ///   - opacity: Multiplies the colour; clamped to 0...1.
    package func fill(
        _ masks: UnsafeBufferPointer<PlacedMask>,
        color: PremultipliedColor,
        opacity: Float = 1,
        clip: Clip? = nil
    ) {
        let area = area(clip)
        guard !area.isEmpty, !masks.isEmpty else { return }
        guard clip?.mask == nil else {
            for mask in masks {
                let rect = mask.bounds.intersection(area)
                guard !rect.isEmpty else { continue }
                var part = Clip(rect: rect, mask: clip?.mask)
                part.intersect(mask.copied())
                fill(rect, paint: .solid(color), opacity: opacity, clip: part)
            }
            return
        }
        let pixel = color.applying(opacity: opacity).packed
        guard pixel != 0 else { return }
        masks.withMemoryRebound(to: agate_mask.self) { masks in
            agate_blend_solid_masks(
                surface.pixels - origin.y * surface.width - origin.x,
                surface.width,
                masks.baseAddress,
                masks.count,
                pixel,
                Int32(clamping: area.minX),
                Int32(clamping: area.minY),
                Int32(clamping: area.maxX),
                Int32(clamping: area.maxY)
            )
        }
    }
}
