import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import Foundation
import Testing

@Suite("Rounded boxes on displays")
struct RoundedBoxTests {
    private func box(_ rect: CGRect, _ radius: CGFloat, _ transform: CGAffineTransform = .identity) throws
        -> RoundedBox
    {
        try #require(
            RoundedBox(
                rect,
                radii: CornerRadii(
                    topLeft: radius,
                    topRight: radius,
                    bottomLeft: radius,
                    bottomRight: radius
                ),
                transform: transform
            )
        )
    }

    private let everything = DeviceRect(minX: -10, minY: -10, maxX: 200, maxY: 200)

    @Test(
        "along a corner the coverage is clamp(R - d, 0, 1)",
        .claim("14.3a"),
        arguments: [
            (CGRect(x: 3, y: 5, width: 60, height: 40), 12.0),
            (CGRect(x: 0.3, y: 0.7, width: 41, height: 41), 20.5),
        ]
    )
    func corners(_ rect: CGRect, _ radius: Double) throws {
        let mask = RoundedShape(outer: try box(rect, radius)).mask(in: everything)
        for y in -2..<70 {
            for x in -2..<70 {
                let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
                let cx = min(max(px, rect.minX + radius), rect.maxX - radius)
                let cy = min(max(py, rect.minY + radius), rect.maxY - radius)
                guard px != cx, py != cy else { continue }
                let d = ((px - cx) * (px - cx) + (py - cy) * (py - cy)).squareRoot()
                let expected = min(max(radius - d, 0), 1) * 255
                #expect(abs(Double(mask.coverage(x: x, y: y)) - expected) <= 0.51, "\(x), \(y)")
            }
        }
    }

    @Test("along straight sides the coverage is the area", .claim("14.3a"))
    func sides() throws {
        let rect = CGRect(x: 4.25, y: 6.5, width: 40, height: 30.25)
        let mask = RoundedShape(outer: try box(rect, 8)).mask(in: everything)
        #expect(mask.coverage(x: 4, y: 20) == 191 && mask.coverage(x: 44, y: 20) == 64)
        #expect(mask.coverage(x: 20, y: 6) == 128 && mask.coverage(x: 20, y: 36) == 191)
        #expect(mask.coverage(x: 5, y: 20) == 255 && mask.coverage(x: 3, y: 20) == 0)
    }

    @Test("a border keeps its width round the corner", .claim("14.3a"))
    func border() throws {
        let outer = try box(CGRect(x: 0, y: 0, width: 100, height: 100), 50)
        let inner = try box(CGRect(x: 6, y: 6, width: 88, height: 88), 44)
        let ring = RoundedShape(outer: outer, inner: inner).mask(in: everything)
        let (whole, hole) = (
            RoundedShape(outer: outer).mask(in: everything), RoundedShape(outer: inner).mask(in: everything)
        )
        for y in 0..<100 {
            for x in 0..<100 {
                let expected = Int(whole.coverage(x: x, y: y)) - Int(hole.coverage(x: x, y: y))
                #expect(Int(ring.coverage(x: x, y: y)) == max(expected, 0))
            }
        }
        // Along the diagonal the sum of coverage is the border's width, measured along it.
        let sum = (0..<50).map { Double(ring.coverage(x: $0, y: $0)) / 255 }.reduce(0, +)
        #expect(abs(sum * 2.0.squareRoot() - 6) < 0.8)
    }

    @Test("parts have the bytes of the whole, wherever whole pixels move it")
    func parts() throws {
        let whole = RoundedShape(outer: try box(CGRect(x: 2.3, y: 1.7, width: 31, height: 17), 6))
        let mask = whole.mask(in: everything)
        let moved = whole.moved(x: 7, y: -3).mask(in: everything.moved(x: 7, y: -3))
        #expect(moved.bytes == mask.bytes)
        for y in mask.bounds.minY..<mask.bounds.maxY {
            let part = whole.mask(in: DeviceRect(minX: 5, minY: y, maxX: 23, maxY: y + 1))
            for x in 5..<23 { #expect(part.coverage(x: x, y: y) == mask.coverage(x: x, y: y)) }
        }
    }

    @Test("mirrors and quarters take the corners along")
    func turned() throws {
        let radii = CornerRadii(topLeft: 10)
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        for (transform, x, y) in [
            (CGAffineTransform.identity, 0, 0),
            (CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0), 39, 0),
            (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0), 19, 0),
            (CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 20), 0, 19),
        ] {
            let box = try #require(RoundedBox(rect, radii: radii, transform: transform))
            let mask = RoundedShape(outer: box).mask(in: everything)
            #expect(mask.coverage(x: x, y: y) == 0, "\(transform)")
            #expect(mask.bytes.filter { $0 == 0 }.count < 30)
        }
        #expect(RoundedBox(rect, radii: radii, transform: CGAffineTransform(rotationAngle: 0.1)) == nil)
        #expect(RoundedBox(rect, radii: radii, transform: CGAffineTransform(scaleX: .nan, y: 1)) == nil)
        #expect(RoundedBox(rect, radii: radii, transform: CGAffineTransform(scaleX: 0, y: 1)) == nil)
    }

    @Test("one fill with a border has the bytes of two fills")
    func bordered() throws {
        let shape = RoundedShape(
            outer: try box(CGRect(x: 1.4, y: 2.2, width: 40, height: 30), 9),
            inner: try box(CGRect(x: 4.4, y: 5.2, width: 34, height: 24), 6)
        )
        let size = DeviceRect(minX: 0, minY: 0, maxX: 48, maxY: 40)
        let surfaces = try (0..<2).map { _ in try #require(Surface(width: 48, height: 40)) }
        for surface in surfaces { surface.clear(PremultipliedColor(SIMD4(0.9, 0.8, 0.1, 1))) }
        let color = PremultipliedColor(SIMD4(0.2, 0.4, 0.8, 0.7))
        let border = PremultipliedColor(SIMD4(0.9, 0.1, 0.3, 0.6))
        Canvas(surfaces[0]).fill(shape, color: color.packed, border: border.packed, clip: size)
        Canvas(surfaces[1]).fill(RoundedShape(outer: shape.outer), paint: .solid(color))
        Canvas(surfaces[1]).fill(shape, paint: .solid(border))
        for index in 0..<surfaces[0].count { #expect(surfaces[0].pixels[index] == surfaces[1].pixels[index]) }
    }

    /// Boxes with different corners, some of them thinner than a pixel, and colours with and without alpha.
    @Test("fills of boxes at any place have the bytes of their coverage, whatever part of them is drawn")
    func anyPlace() throws {
        var random = SeededGenerator(seed: 41)
        func number(_ range: ClosedRange<Double>) -> CGFloat {
            CGFloat(Double.random(in: range, using: &random))
        }
        let size = DeviceRect(minX: 0, minY: 0, maxX: 130, maxY: 60)
        let surfaces = try (0..<2).map { _ in try #require(Surface(width: size.width, height: size.height)) }
        for round in 0..<400 {
            let rect = CGRect(
                x: number(-10...60),
                y: number(-10...40),
                width: number(round % 4 == 0 ? 0.3...4 : 2...100),
                height: number(round % 5 == 0 ? 0.3...4 : 2...50)
            )
            let longest = min(rect.width, rect.height) / 2
            let radii = CornerRadii(
                topLeft: number(0...1) * longest,
                topRight: round % 3 == 0 ? 0 : longest,
                bottomLeft: min(5, longest),
                bottomRight: min(5, longest)
            )
            let width = number(0.5...4)
            let scale = round % 7 == 0 ? CGAffineTransform(scaleX: 1.3, y: 0.8) : .identity
            guard let outer = RoundedBox(rect, radii: radii, transform: scale) else { continue }
            let hole = rect.insetBy(dx: width, dy: width)
            let isRing = 2 * width < min(rect.width, rect.height)
            let inner = isRing ? RoundedBox(hole, radii: radii.inset(by: width), transform: scale) : nil
            let shape = RoundedShape(outer: outer, inner: inner)
            let alpha = round % 2 == 0 ? 1 : Double(number(0...1))
            let color = PremultipliedColor(SIMD4(0.2, 0.7, 0.4, alpha))
            let border = PremultipliedColor(SIMD4(0.9, 0.1, 0.3, round % 3 == 0 ? 1 : 0.4))
            let start = Int(number(0...60))
            let part = DeviceRect(minX: start, minY: start / 3, maxX: start + Int(number(1...70)), maxY: 60)
            // A corner of less than a pixel: plain fills round its pixels twice, depending on the clip.
            let hasTinyCorner = min(radii.smallest, radii.inset(by: width).smallest) < 1
            let clip = part
            withEveryVariant { kernels in
                for surface in surfaces { surface.clear(PremultipliedColor(SIMD4(0.9, 0.8, 0.1, 0.5))) }
                let part = Clip(rect: clip, mask: nil)
                let borders = round % 6 == 0 ? nil : border.packed
                Canvas(surfaces[0]).fill(shape, color: color.packed, border: borders, clip: clip)
                Canvas(surfaces[1]).fill(RoundedShape(outer: outer), paint: .solid(color), clip: part)
                if borders != nil { Canvas(surfaces[1]).fill(shape, paint: .solid(border), clip: part) }
                let worst =
                    (0..<surfaces[0].count).map { index in
                        largestDifference(surfaces[0].pixels[index], surfaces[1].pixels[index])
                    }.max() ?? 0
                #expect(worst <= (hasTinyCorner ? 2 : 0), "box \(round), \(kernels): \(rect) \(radii)")
            }
        }
    }
}

/// How far two pixels are apart in the component that differs most.
private func largestDifference(_ first: UInt32, _ second: UInt32) -> Int {
    guard first != second else { return 0 }
    return (0..<4).map { component in
        let shift = UInt32(8 * component)
        return abs(Int(first >> shift & 255) - Int(second >> shift & 255))
    }.max() ?? 0
}

extension CornerRadii {
    fileprivate var smallest: CGFloat {
        [topLeft, topRight, bottomLeft, bottomRight].filter { $0 > 0 }.min() ?? .infinity
    }

    fileprivate func inset(by width: CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: max(topLeft - width, 0),
            topRight: max(topRight - width, 0),
            bottomLeft: max(bottomLeft - width, 0),
            bottomRight: max(bottomRight - width, 0)
        )
    }
}
