import AgateGeometry
import AgatePixels
import AgateRaster
import Foundation

/// Paths: built, measured, cut, stroked, dashed and filled.
let pathTargets = [
    FuzzTarget(name: "paths") { bytes in
        let path = bytes.path()
        examine(path)
        let transform = bytes.transform()
        fill(path, transform, &bytes)
        examine(path.flattened(tolerance: abs(bytes.number())))
        let (start, end) = (bytes.number(), bytes.number())
        examine(path.trimmed(from: start, to: end))
        let outline = path.stroked(bytes.strokeStyle(), tolerance: 0.1)
        examine(outline)
        fill(outline, transform, &bytes)
        if path.contains(bytes.point(), rule: .winding) {
            let box = path.boundingBox
            precondition(!box.isNull, "a path that contains something has a box")
        }
    },
    FuzzTarget(name: "dashes") { bytes in
        let path = bytes.path()
        let lengths = bytes.numbers(bytes.choice(8))
        let dashed = path.dashed(lengths: lengths, phase: bytes.number())
        examine(dashed)
        var style = bytes.strokeStyle()
        style.dashLengths = lengths
        let outline = path.stroked(style, tolerance: 0.1)
        examine(outline)
        fill(outline, bytes.transform(), &bytes)
    },
]

/// What is true of every path that the library makes: as many points as its verbs need, all of them finite.
func examine(_ path: Path) {
    precondition(path.points.count == path.verbs.reduce(0) { $0 + $1.pointCount }, "each verb has its points")
    for point in path.points {
        precondition(
            abs(point.x) <= 2 * Path.largestCoordinate && abs(point.y) <= 2 * Path.largestCoordinate,
            "a path has no endless coordinate"
        )
    }
    precondition(!path.boundingBoxOfPath.width.isNaN, "a path has a box or none")
}

/// Fills a path whole, in bands, and with the plain kernels: always the same bytes, and pixels that are premultiplied.
private func fill(_ path: Path, _ transform: CGAffineTransform, _ bytes: inout FuzzBytes) {
    let (width, height) = (61, 43)
    let rule: CGPathFillRule = bytes.bool() ? .evenOdd : .winding
    let antialias = bytes.choice(8) > 0
    let paint = paint(&bytes)
    let blend = CGBlendMode(rawValue: Int32(bytes.choice(28))) ?? .normal
    func picture(bands: Int) -> [UInt32] {
        guard let surface = Surface(width: width, height: height) else { return [] }
        surface.clear(PremultipliedColor(SIMD4(0.2, 0.5, 0.9, 0.6)))
        for band in 0..<bands {
            let rows = (band * height / bands)..<((band + 1) * height / bands)
            Canvas(surface).fill(
                path,
                transform: transform,
                rule: rule,
                paint: paint,
                blend: blend,
                clip: Clip(rect: DeviceRect(x: 0, y: rows.lowerBound, width: width, height: rows.count)),
                antialias: antialias
            )
        }
        return Array(UnsafeBufferPointer(start: surface.pixels, count: surface.count))
    }
    let whole = picture(bands: 1)
    precondition(picture(bands: 3) == whole, "bands give the same bytes as the whole")
    RowKernel.forcePortable(true)
    let plain = picture(bands: 1)
    RowKernel.forcePortable(false)
    precondition(plain == whole, "plain kernels give the same bytes as vector kernels")
    for pixel in whole {
        let alpha = pixel >> 24
        precondition(
            pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha,
            "premultiplied"
        )
    }
}

private func paint(_ bytes: inout FuzzBytes) -> Paint {
    func color() -> PremultipliedColor {
        PremultipliedColor(SIMD4(bytes.number(), bytes.number(), bytes.number(), bytes.number()) / 64)
    }
    func ramp() -> GradientRamp {
        GradientRamp(
            stops: (0..<bytes.choice(5)).map { _ in
                GradientStop(color: color(), location: bytes.number() / 100)
            }
        )
    }
    switch bytes.choice(6) {
    case 0: return .linear(LinearGradient(ramp: ramp(), start: bytes.point(), end: bytes.point()))
    case 1:
        return .radial(
            RadialGradient(
                ramp: ramp(),
                startCenter: bytes.point(),
                startRadius: bytes.number(),
                endCenter: bytes.point(),
                endRadius: bytes.number(),
                extendsStart: bytes.bool(),
                extendsEnd: bytes.bool()
            )
        )
    case 2: return .conic(ConicGradient(ramp: ramp(), center: bytes.point(), towards: bytes.point()))
    case 3:
        let image = ImageBuffer(
            width: 7,
            height: 5,
            pixels: (0..<35).map { _ in UInt32(bytes.byte()) &* 0x0102_0408 }
        )
        let n = bytes.numbers(9)
        let map = Projection(
            n[0] / 16,
            n[1] / 16,
            n[2] / 4096,
            n[3] / 16,
            n[4] / 16,
            n[5] / 4096,
            n[6],
            n[7],
            1 + n[8] / 256
        )
        return .image(
            ImagePaint(
                image: image,
                deviceToImage: map,
                filter: bytes.bool() ? .linear : .nearest,
                edge: bytes.bool() ? .clamp : .transparent
            )
        )
    default: return .solid(color())
    }
}
