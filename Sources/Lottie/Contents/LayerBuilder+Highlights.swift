import AgateDocuments
import AgatePixels
import CoreGraphics
import Foundation
import QuartzCore

extension LayerBuilder {
    /// A radial gradient whose focus is not its centre: a picture, as no layer draws such ones.
    ///
    /// One that changes is several pictures, which fade into each other: every second frame, or fewer of a long change.
    ///
    /// Source: documents L111, L153.
    func focalLayer(_ gradient: LottieGradient, box: CGRect, _ scope: CompositionScope) -> CALayer {
        let layer = CALayer()
        (layer.bounds, layer.anchorPoint, layer.position) = (box, .zero, box.origin)
        layer.contentsGravity = .resize
        let frames = focalFrames(gradient, scope)
        let area = max(box.width, 1) * max(box.height, 1) * CGFloat(frames.count)
        let side = max(box.width, box.height, 1)
        // Two pixels a point, as far as a picture that is stretched smoothly needs any.
        let scale = min(
            2,
            Self.longestSide / side,
            (min(Self.maxPixels, max(pixelBudget, 0)) / area).squareRoot()
        )
        let pictures = frames.map { frame in
            FocalField.picture(of: gradient, at: scope.map.inner(at: frame), in: box, scale: scale)
        }
        pixelBudget -= area * scale * scale
        layer.contents = pictures.first
        if pictures.count > 1 { animate(layer, "contents", frames, pictures) }
        spend(pictures.count)
        return layer
    }

    /// The frames of the document whose pictures are made: one where nothing changes.
    private func focalFrames(_ gradient: LottieGradient, _ scope: CompositionScope) -> [Double] {
        let properties = [
            gradient.stops, gradient.start, gradient.end, gradient.highlightLength, gradient.highlightAngle,
        ]
        let start = scope.range.lowerBound
        let times = properties.keyframeTimes
        guard !times.isEmpty, budget > 0 else { return [start] }
        // A remapping may lead to the change at any time.
        let breaks = scope.map.outer(of: times, in: scope.range) + [start, scope.range.upperBound]
        let (first, last) = (breaks.min() ?? start, breaks.max() ?? start)
        guard last > first else { return [start] }
        let count = min(max(Int((last - first) / 2), 1), Self.maxImages)
        return (0...count).map { first + (last - first) * Double($0) / Double(count) }
    }

    private static let longestSide: CGFloat = 1024
    private static let maxImages = 60
    /// Of all pictures of a gradient together: 32 MB.
    private static let maxPixels: CGFloat = 8_000_000
}

extension LottieGradient {
    /// Whether the focus is not the centre.
    var hasHighlight: Bool {
        kind == .radial && highlightLength.keyframes.contains { ($0.value.first ?? 0) != 0 }
    }
}

/// The colours of a radial gradient with a focus.
private struct FocalField {
    /// The way from the focus to the centre.
    private let center: SIMD2<Double>
    private let focus: SIMD2<Double>
    private let radius: Double
    /// Premultiplied pixels from the focus to the circle.
    private let ramp: [UInt32]

    init(_ gradient: LottieGradient, at frame: Double) {
        let (start, end) = (gradient.start.point(at: frame), gradient.end.point(at: frame))
        radius = max((end - start).magnitude, 1e-6)
        let share = min(max(gradient.highlightLength.number(at: frame) / 100, -0.99), 0.99)
        let way = end - start
        let angle = atan2(way.y, way.x) + gradient.highlightAngle.number(at: frame) * .pi / 180
        focus = start + SIMD2(cos(angle), sin(angle)) * (share * radius)
        center = start - focus
        let stops = LottieGradientStops(gradient.stops.value(at: frame), count: gradient.colorCount)
        ramp = (0...255).map { index in
            let offset = Double(index) / 255
            let (color, alpha) = (stops.color(at: offset), stops.alpha(at: offset))
            func part(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
            return part(color.x * alpha) | part(color.y * alpha) << 8 | part(color.z * alpha) << 16 | part(
                alpha
            ) << 24
        }
    }

    /// The picture of a rectangle at a frame of the gradient, which is made when it is shown.
    static func picture(
        of gradient: LottieGradient,
        at frame: Double,
        in box: CGRect,
        scale: CGFloat
    ) -> CGImage {
        let (width, height) = (max(Int(box.width * scale), 1), max(Int(box.height * scale), 1))
        return CGImage(
            FilePicture(width: width, height: height) {
                FocalField(gradient, at: frame).pixels(of: box, width, height)
            }
        )
    }

    /// The pixels of a rectangle.
    private func pixels(of box: CGRect, _ width: Int, _ height: Int) -> ImageBuffer {
        let (stepX, stepY) = (Double(box.width) / Double(width), Double(box.height) / Double(height))
        return ImageBuffer(width: width, height: height) { pixels in
            for index in pixels.indices {
                let x = Double(box.minX) + (Double(index % width) + 0.5) * stepX
                let y = Double(box.minY) + (Double(index / width) + 0.5) * stepY
                pixels[index] = pixel(at: SIMD2(x, y))
            }
        }
    }

    /// The colour where the ray from the focus through a point has come so far on its way to the circle.
    func pixel(at point: SIMD2<Double>) -> UInt32 {
        let ray = point - focus
        let a = radius * radius - (center.x * center.x + center.y * center.y)
        let b = ray.x * center.x + ray.y * center.y
        let c = ray.x * ray.x + ray.y * ray.y
        // |ray - t center| = t radius
        let t = (-b + (b * b + a * c).squareRoot()) / a
        let offset = t.isFinite ? min(max(t, 0), 1) : 0
        return ramp[Int((offset * 255).rounded())]
    }
}
