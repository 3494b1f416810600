// Stands in until the rasteriser lands, which deletes this file: slow and plain, and right as far as it goes.
package import AgateGeometry
package import AgatePixels
import Foundation

package enum Paint: Sendable {
    case solid(PremultipliedColor)
    case image(ImagePaint)

    func color(atX x: Int, y: Int) -> SIMD4<Float> {
        switch self {
        case .solid(let color): SIMD4(color.r, color.g, color.b, color.a)
        case .image(let image): image.color(atX: x, y: y)
        }
    }
}

package struct ImagePaint: Sendable {
    package enum Filter: Sendable { case nearest, linear }
    package enum Edge: Sendable { case clamp, transparent }

    let image: ImageBuffer
    let deviceToImage: Projection
    let filter: Filter
    let edge: Edge
    let opacity: Float

    package init(
        image: ImageBuffer,
        deviceToImage: Projection,
        filter: Filter,
        edge: Edge,
        opacity: Float
    ) {
        self.image = image
        self.deviceToImage = deviceToImage
        self.filter = filter
        self.edge = edge
        self.opacity = opacity
    }

    func color(atX x: Int, y: Int) -> SIMD4<Float> {
        guard let point = deviceToImage.map(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) else {
            return .zero
        }
        guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { return .zero }
        if filter == .nearest { return texel(Int(point.x.rounded(.down)), Int(point.y.rounded(.down))) }
        let (u, v) = (point.x - 0.5, point.y - 0.5)
        let (x0, y0) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let (fx, fy) = (Float(u - Double(x0)), Float(v - Double(y0)))
        let top = texel(x0, y0) * (1 - fx) + texel(x0 + 1, y0) * fx
        let bottom = texel(x0, y0 + 1) * (1 - fx) + texel(x0 + 1, y0 + 1) * fx
        return top * (1 - fy) + bottom * fy
    }

    private func texel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let x = min(max(x, 0), image.width - 1)
        let y = min(max(y, 0), image.height - 1)
        return unpack(image.withPixels { $0[y * image.width + x] })
    }
}

private func unpack(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24)) / 255
}

private func pack(_ color: SIMD4<Float>) -> UInt32 {
    let c = (color.clamped(lowerBound: .zero, upperBound: .one) * 255 + 0.5)
    return UInt32(c.x) | UInt32(c.y) << 8 | UInt32(c.z) << 16 | UInt32(c.w) << 24
}

package final class Mask: Sendable {
    package let bounds: DeviceRect
    package let bytes: [UInt8]

    package init(bounds: DeviceRect, bytes: [UInt8]) {
        self.bounds = bounds
        self.bytes = bytes
    }

    func coverage(_ x: Int, _ y: Int) -> UInt8 {
        bounds.contains(x: x, y: y) ? bytes[(y - bounds.minY) * bounds.width + x - bounds.minX] : 0
    }
}

package struct Clip: Sendable {
    package var rect: DeviceRect
    package var mask: Mask?

    package init(rect: DeviceRect, mask: Mask? = nil) {
        self.rect = rect
        self.mask = mask
    }
}

package struct Canvas {
    package let bounds: DeviceRect
    private let surface: Surface

    package init(_ surface: Surface, origin: (x: Int, y: Int) = (0, 0)) {
        bounds = DeviceRect(x: origin.x, y: origin.y, width: surface.width, height: surface.height)
        self.surface = surface
    }

    private func put(
        _ x: Int,
        _ y: Int,
        _ source: SIMD4<Float>,
        _ blend: CGBlendMode,
        _ coverage: Float
    ) {
        let pixel = surface.pixels + (y - bounds.minY) * surface.width + x - bounds.minX
        let old = unpack(pixel.pointee)
        let s = source * coverage
        switch blend {
        case .destinationOver: pixel.pointee = pack(old + s * (1 - old.w))
        case .plusLighter: pixel.pointee = pack(old + s)
        case .multiply: pixel.pointee = pack(s * (1 - old.w) + old * (1 - s.w) + s * old)
        case .screen: pixel.pointee = pack(s + old - s * old)
        default: pixel.pointee = pack(s + old * (1 - s.w))
        }
    }

    package func fill(
        _ path: Path,
        transform: CGAffineTransform = .identity,
        rule: CGPathFillRule = .winding,
        paint: Paint,
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil,
        antialias: Bool = true
    ) {
        var area = bounds
        if let clip { area = area.intersection(clip.rect) }
        let mask = CoverageRasterizer.mask(
            of: path,
            transform: transform,
            rule: rule,
            in: area,
            antialias: antialias
        )
        for y in mask.bounds.minY..<mask.bounds.maxY {
            for x in mask.bounds.minX..<mask.bounds.maxX {
                var coverage = Float(mask.coverage(x, y)) / 255
                guard coverage > 0 else { continue }
                if let clip = clip?.mask { coverage *= Float(clip.coverage(x, y)) / 255 }
                put(x, y, paint.color(atX: x, y: y) * opacity, blend, coverage)
            }
        }
    }

    package func fill(
        _ rect: DeviceRect,
        paint: Paint,
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil
    ) {
        var area = bounds.intersection(rect)
        if let clip { area = area.intersection(clip.rect) }
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX {
                var coverage: Float = 1
                if let clip = clip?.mask { coverage *= Float(clip.coverage(x, y)) / 255 }
                put(x, y, paint.color(atX: x, y: y) * opacity, blend, coverage)
            }
        }
    }

    package func draw(
        _ image: Surface,
        at: (x: Int, y: Int),
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil
    ) {
        draw(image.makeImage(), at: at, opacity: opacity, blend: blend, clip: clip)
    }

    package func draw(
        _ image: ImageBuffer,
        at: (x: Int, y: Int),
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil
    ) {
        let place = DeviceRect(x: at.x, y: at.y, width: image.width, height: image.height)
        var area = bounds.intersection(place)
        if let clip { area = area.intersection(clip.rect) }
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX {
                let color = unpack(image.withPixels { $0[(y - at.y) * image.width + x - at.x] })
                put(x, y, color * opacity, blend, 1)
            }
        }
    }

    package func multiply(by mask: Mask) {
        for y in bounds.minY..<bounds.maxY {
            for x in bounds.minX..<bounds.maxX {
                let pixel = surface.pixels + (y - bounds.minY) * surface.width + x - bounds.minX
                pixel.pointee = pack(unpack(pixel.pointee) * (Float(mask.coverage(x, y)) / 255))
            }
        }
    }
}

package enum CoverageRasterizer {
    package static func mask(
        of path: Path,
        transform: CGAffineTransform,
        rule: CGPathFillRule,
        in bounds: DeviceRect,
        antialias: Bool
    ) -> Mask {
        let flat = path.applying(transform).flattened(tolerance: 0.1)
        let area = flat.isEmpty ? .empty : bounds.intersection(DeviceRect(covering: flat.boundingBox))
        guard !area.isEmpty else { return Mask(bounds: .empty, bytes: []) }
        let width = area.width + 2
        var sums = [Float](repeating: 0, count: width * area.height + 2)
        func line(_ from: CGPoint, _ to: CGPoint) {
            guard from.y != to.y, from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else {
                return
            }
            let direction: Double = from.y < to.y ? 1 : -1
            let (a, b) = from.y < to.y ? (from, to) : (to, from)
            let slope = (b.x - a.x) / (b.y - a.y)
            let first = max(a.y, Double(area.minY))
            let last = min(b.y, Double(area.maxY))
            guard first < last else { return }
            for y in Int(first.rounded(.down))..<Int(last.rounded(.up)) {
                let (y0, y1) = (max(Double(y), first), min(Double(y + 1), last))
                let height = (y1 - y0) * direction
                guard y1 > y0 else { continue }
                func clampX(_ y: Double) -> Double {
                    min(max(a.x + (y - a.y) * slope - Double(area.minX), 0), Double(area.width))
                }
                let (xa, xb) = (clampX(y0), clampX(y1))
                let (x0, x1) = (min(xa, xb), max(xa, xb))
                let row = (y - area.minY) * width
                let steps = max(1, Int(x1.rounded(.up)) - Int(x0.rounded(.down)))
                // Split at pixel borders.
                var left = x0
                for _ in 0..<steps {
                    let right = min(left.rounded(.down) + 1, x1)
                    let part = x1 > x0 ? (right - left) / (x1 - x0) : 1
                    let column = Int(left.rounded(.down))
                    let middle = (left + (x1 > x0 ? right : left)) / 2 - Double(column)
                    let area = height * part
                    sums[row + column] += Float(area * (1 - middle))
                    sums[row + column + 1] += Float(area * middle)
                    left = right
                    if left >= x1 { break }
                }
            }
        }
        var start = CGPoint.zero
        var current = CGPoint.zero
        var index = 0
        for verb in flat.verbs {
            switch verb {
            case .move:
                line(current, start)
                start = flat.points[index]
                current = start
                index += 1
            case .line:
                line(current, flat.points[index])
                current = flat.points[index]
                index += 1
            case .close:
                line(current, start)
                current = start
            default: break
            }
        }
        line(current, start)
        var bytes = [UInt8](repeating: 0, count: area.width * area.height)
        for y in 0..<area.height {
            var sum: Float = 0
            for x in 0..<area.width {
                sum += sums[y * width + x]
                var coverage = abs(sum)
                if rule == .evenOdd {
                    coverage = coverage.truncatingRemainder(dividingBy: 2)
                    if coverage > 1 { coverage = 2 - coverage }
                }
                coverage = min(coverage, 1)
                bytes[y * area.width + x] = UInt8(
                    antialias ? coverage * 255 + 0.5 : coverage >= 0.5 ? 255 : 0
                )
            }
        }
        return Mask(bounds: area, bytes: bytes)
    }
}

extension Surface {
    package func alphaMask(origin: (x: Int, y: Int)) -> Mask {
        Mask(
            bounds: DeviceRect(x: origin.x, y: origin.y, width: width, height: height),
            bytes: (0..<width * height).map { UInt8(pixels[$0] >> 24) }
        )
    }
}

package enum GaussianBlur {
    package static func blurred(_ mask: Mask, sigmaX: Double, sigmaY: Double) -> Mask {
        let reachX = Int((sigmaX * 3).rounded(.up))
        let reachY = Int((sigmaY * 3).rounded(.up))
        let b = mask.bounds
        guard !b.isEmpty else { return mask }
        let bounds = DeviceRect(
            minX: b.minX - reachX,
            minY: b.minY - reachY,
            maxX: b.maxX + reachX,
            maxY: b.maxY + reachY
        )
        func weights(_ sigma: Double, _ reach: Int) -> [Float] {
            guard reach > 0 else { return [1] }
            let raw = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
            let sum = raw.reduce(0, +)
            return raw.map { Float($0 / sum) }
        }
        let (wx, wy) = (weights(sigmaX, reachX), weights(sigmaY, reachY))
        var rows = [Float](repeating: 0, count: b.height * bounds.width)
        for y in 0..<b.height {
            for x in 0..<b.width {
                let value = Float(mask.bytes[y * b.width + x])
                guard value > 0 else { continue }
                for k in 0..<wx.count { rows[y * bounds.width + x + k] += value * wx[k] }
            }
        }
        var sums = [Float](repeating: 0, count: bounds.width * bounds.height)
        for y in 0..<b.height {
            for k in 0..<wy.count {
                for x in 0..<bounds.width {
                    sums[(y + k) * bounds.width + x] += rows[y * bounds.width + x] * wy[k]
                }
            }
        }
        return Mask(bounds: bounds, bytes: sums.map { UInt8(min(max($0 + 0.5, 0), 255)) })
    }
}

extension Clip {
    package mutating func intersect(_ other: Mask) {
        rect = rect.intersection(other.bounds)
        guard let old = mask else { mask = other; return }
        var bytes: [UInt8] = []
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX {
                bytes.append(UInt8(Int(old.coverage(x, y)) * Int(other.coverage(x, y)) / 255))
            }
        }
        mask = Mask(bounds: rect, bytes: bytes)
    }
    package mutating func intersect(
        path: Path,
        transform: CGAffineTransform,
        rule: CGPathFillRule,
        antialias: Bool
    ) {
        intersect(
            CoverageRasterizer.mask(
                of: path,
                transform: transform,
                rule: rule,
                in: rect,
                antialias: antialias
            )
        )
    }
}
