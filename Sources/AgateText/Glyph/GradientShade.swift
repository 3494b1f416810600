import AgateGeometry
import AgatePixels
import Foundation

/// The colours of a glyph's gradient at pixels.
struct GradientShade {
    private let gradient: ColorGradient
    private let deviceToGradient: CGAffineTransform
    private let locations: [Double]
    /// Premultiplied, one for each location.
    private let colors: [PremultipliedColor]

    /// Makes the colours of a gradient; nil for one without a direction, which shows nothing.
    ///
    /// - Parameter transform: From the gradient's space to device pixels.
    init?(_ gradient: ColorGradient, textColor: SIMD4<Double>, transform: CGAffineTransform) {
        guard transform.hasInverse, !gradient.stops.isEmpty else { return nil }
        self.gradient = gradient
        locations = gradient.stops.map(\.location)
        colors = gradient.stops.map { PremultipliedColor($0.color.resolved(textColor)) }
        let isPadded = gradient.extend == .pad
        // Nothing is between stops of one place, and so nothing can be repeated.
        guard isPadded || locations[0] < locations[locations.count - 1] else { return nil }
        switch gradient.shape {
        case .linear(let start, let end, let along):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let (ax, ay) = (along.x - start.x, along.y - start.y)
            guard dx * ay - dy * ax != 0 else { return nil }
        case .radial(let start, let startRadius, let end, let endRadius):
            guard start != end || startRadius != endRadius else { return nil }
        case .sweep(_, let start, let end):
            guard start != end || isPadded else { return nil }
        }
        deviceToGradient = transform.inverted()
        guard deviceToGradient.hasFiniteNumbers else { return nil }
    }

    /// The colours of the middles of pixels.
    func image(of box: DeviceRect) -> ImageBuffer? {
        guard !box.isEmpty else { return nil }
        let position = position
        return ImageBuffer(width: box.width, height: box.height) { pixels in
            for row in 0..<box.height {
                for column in 0..<box.width {
                    let middle = CGPoint(
                        x: Double(box.minX + column) + 0.5,
                        y: Double(box.minY + row) + 0.5
                    )
                    let place = position(middle.applying(deviceToGradient))
                    pixels[row * box.width + column] = place.isFinite ? color(at: place).packed : 0
                }
            }
        }
    }

    // MARK: Places

    /// Gives the location of a point along the gradient; not a number where it has none.
    private var position: (CGPoint) -> Double {
        switch gradient.shape {
        case .linear(let start, let end, let along):
            // The line that does not change the colour goes through the start and the third point.
            let (nx, ny) = (along.y - start.y, start.x - along.x)
            let length = (end.x - start.x) * nx + (end.y - start.y) * ny
            return { (($0.x - start.x) * nx + ($0.y - start.y) * ny) / length }
        case .radial(let start, let startRadius, let end, let endRadius):
            return { Self.radial($0, start, startRadius, end, endRadius) }
        case .sweep(let center, let start, let end):
            return { point in
                var turn = atan2(point.y - center.y, point.x - center.x) / (2 * .pi)
                if turn < 0 { turn += 1 }
                if start == end { return turn < start ? -Double.greatestFiniteMagnitude : 2 }
                return (turn - start) / (end - start)
            }
        }
    }

    /// The largest location whose circle goes through a point.
    private static func radial(
        _ point: CGPoint,
        _ start: CGPoint,
        _ startRadius: Double,
        _ end: CGPoint,
        _ endRadius: Double
    ) -> Double {
        let (px, py) = (point.x - start.x, point.y - start.y)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let growth = endRadius - startRadius
        // |p - t d| = r0 + t growth, solved for t.
        let a = dx * dx + dy * dy - growth * growth
        let b = px * dx + py * dy + startRadius * growth
        let c = px * px + py * py - startRadius * startRadius
        func isShown(_ t: Double) -> Bool { startRadius + t * growth >= 0 }
        if a == 0 {
            let t = c / (2 * b)
            return t.isFinite && isShown(t) ? t : .nan
        }
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return .nan }
        let root = discriminant.squareRoot()
        let (t0, t1) = ((b + root) / a, (b - root) / a)
        if isShown(max(t0, t1)) { return max(t0, t1) }
        return isShown(min(t0, t1)) ? min(t0, t1) : .nan
    }

    // MARK: Colours

    private func color(at place: Double) -> PremultipliedColor {
        let (first, last) = (locations[0], locations[locations.count - 1])
        var place = place
        if place < first || place > last, gradient.extend != .pad {
            let length = last - first
            let period = gradient.extend == .repeats ? length : 2 * length
            var rest = (place - first).truncatingRemainder(dividingBy: period)
            if rest < 0 { rest += period }
            place = first + (rest > length ? period - rest : rest)
        }
        guard let next = locations.firstIndex(where: { $0 > place }) else { return colors[colors.count - 1] }
        guard next > 0 else { return colors[0] }
        let (low, high) = (locations[next - 1], locations[next])
        return colors[next - 1].interpolated(to: colors[next], fraction: Float((place - low) / (high - low)))
    }
}
