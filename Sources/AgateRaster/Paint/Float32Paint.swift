import AgateGeometry
import AgatePixels
import Foundation

/// A paint made ready to give colours as numbers of 0...1, opacity included.
struct Float32Paint {
    /// How the colour of a pixel is found.
    private enum Kind {
        case solid(SIMD4<Float>)
        /// The colour follows from a position along a gradient.
        case ramp(
            GradientRamp,
            extends: (start: Bool, end: Bool),
            position: (_ x: Double, _ y: Double) -> Double
        )
        /// Most images have no more than 8 bits.
        case bytes(PreparedPaint)
        case numbers(Float32ImageSource)
    }

    private let kind: Kind
    private let opacity: Float

    init(_ paint: Paint, opacity: Float) {
        let opacity = opacity > 0 ? min(opacity, 1) : 0
        var factor = opacity
        switch paint {
        case .solid(let color): kind = .solid(SIMD4(color.r, color.g, color.b, color.a))
        case .linear(let gradient):
            let map = gradient.deviceToRamp
            kind = .ramp(gradient.ramp, extends: (gradient.extendsStart, gradient.extendsEnd)) { x, y in
                map?.map(CGPoint(x: x, y: y)).map { Double($0.x) } ?? .nan
            }
        case .radial(let gradient):
            let map = gradient.deviceToGradient
            kind = .ramp(gradient.ramp, extends: (gradient.extendsStart, gradient.extendsEnd)) { x, y in
                map?.map(CGPoint(x: x, y: y)).map {
                    Double(gradient.position(x: Float($0.x), y: Float($0.y)))
                } ?? .nan
            }
        case .conic(let gradient):
            let map = gradient.deviceToTurn
            kind = .ramp(gradient.ramp, extends: (true, true)) { x, y in
                map?.map(CGPoint(x: x, y: y)).map { Self.turn(Double($0.x), Double($0.y)) } ?? .nan
            }
        default:
            let prepared = PreparedPaint(paint, opacity: 1)
            // The opacity of an image is in 255ths there, and exact here.
            if case .image(let image) = paint {
                factor *= image.opacity > 0 ? min(image.opacity, 1) : 0
            } else {
                factor *= Float(prepared.opacity) / 255
            }
            kind = prepared.float32.map { .numbers($0) } ?? .bytes(prepared)
        }
        self.opacity = factor
    }

    /// Whether colours may lie beyond their alpha.
    var isUnbounded: Bool {
        if case .numbers = kind { true } else { false }
    }

    /// Writes the colours of pixels in a row, as many as the scratch holds at most.
    func write(
        x: Int,
        y: Int,
        count: Int,
        into result: UnsafeMutablePointer<SIMD4<Float>>,
        _ scratch: PaintScratch
    ) {
        switch kind {
        case .solid(let color): result.update(repeating: color * opacity, count: count)
        case .ramp(let ramp, let extends, let position):
            for index in 0..<count {
                let t = position(Double(x + index) + 0.5, Double(y) + 0.5)
                let isShown = t >= 0 ? t <= 1 || extends.end : t < 0 && extends.start
                result[index] = isShown ? ramp.color(at: t) * opacity : .zero
            }
        case .numbers(let source):
            source.write(x: x, y: y, count: count, into: result)
            for index in 0..<count { result[index] *= opacity }
        case .bytes(let prepared):
            prepared.source.write(x: x, y: y, count: count, into: scratch.pixels, scratch)
            for index in 0..<count { result[index] = Float32Pixel.numbers(scratch.pixels[index]) * opacity }
        }
    }

    /// The angle of a point around the origin from +x towards +y, in turns of 0...1; off by less than 3e-7.
    private static func turn(_ x: Double, _ y: Double) -> Double {
        let (small, large) = (min(abs(x), abs(y)), max(abs(x), abs(y)))
        let r = large > 0 ? small / large : 0
        let s = r * r
        // The polynomial of agate_angle_row.
        var p = -0.00064529189
        for factor in [
            0.0034734152, -0.0088945205, 0.015320461, -0.022209311, 0.031730652, -0.053050347, 0.15915494,
        ] { p = p * s + factor }
        p *= r
        if abs(x) < abs(y) { p = 0.25 - p }
        if x < 0 { p = 0.5 - p }
        if y < 0 { p = 1 - p }
        return p >= 1 ? 0 : p
    }
}

extension GradientRamp {
    /// The colour at a position, without a table: premultiplied components change evenly between stops.
    fileprivate func color(at position: Double) -> SIMD4<Float> {
        guard let first = stops.first, let last = stops.last else { return .zero }
        func numbers(_ color: PremultipliedColor) -> SIMD4<Float> {
            SIMD4(color.r, color.g, color.b, color.a)
        }
        guard let next = stops.firstIndex(where: { $0.location > position }) else {
            return numbers(mixing.shown(last.color))
        }
        guard next > 0 else { return numbers(mixing.shown(first.color)) }
        let (from, to) = (stops[next - 1], stops[next])
        let fraction = Float((position - from.location) / (to.location - from.location))
        return numbers(mixing.color(from: from.color, to: to.color, fraction: fraction))
    }
}
