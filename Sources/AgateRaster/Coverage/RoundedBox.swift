package import AgateGeometry
import CAgateKernels
package import Foundation

/// A box on the axes of pixels whose corners have the coverage that a display gives them.
///
/// Along a corner the coverage of a pixel is the distance of its middle from the edge, in pixels, from 0 on the edge to 1 one pixel inside:
/// clamp(R − d, 0, 1) for a circle of radius R whose middle is d away. The ramp lies inside of the shape, half a pixel smaller than its
/// area. Along straight sides coverage is the exact area.
///
/// Source: claims 14.3a. GUESS corner-ellipse: along a corner that is scaled unevenly the distance is what the ellipse's equation says,
/// divided by its slope.
package struct RoundedBox: Sendable, Hashable {
    private var minX, minY, maxX, maxY: Double
    /// From the upper left, row by row: pixels to both sides of the corner that are round; 0 where it is sharp.
    private var radiiX, radiiY: SIMD4<Double>

    /// Nil under a transform that turns by other than quarters, and for numbers beyond what is drawn.
    ///
    /// - Parameters:
    ///   - rect: In the space of a layer.
    ///   - radii: Of its corners; those beside each other are no longer than the side.
    ///   - transform: From there to pixels.
    package init?(_ rect: CGRect, radii: CornerRadii, transform: CGAffineTransform) {
        let isUpright = transform.b == 0 && transform.c == 0
        guard isUpright || (transform.a == 0 && transform.d == 0) else { return nil }
        // Sizes and places are rounded each for itself, so that a box is the same wherever whole pixels move it.
        let linear = CGAffineTransform(
            a: transform.a,
            b: transform.b,
            c: transform.c,
            d: transform.d,
            tx: 0,
            ty: 0
        )
        let box = rect.applying(linear)
        let edges = [box.minX, box.minY, box.maxX, box.maxY, transform.tx, transform.ty].map { Double($0) }
        guard edges.allSatisfy({ abs($0) < 1e6 }), edges[2] > edges[0], edges[3] > edges[1] else {
            return nil
        }
        let (x, y) = (Self.fixed(edges[4]), Self.fixed(edges[5]))
        (minX, minY) = (Self.fixed(edges[0]) + x, Self.fixed(edges[1]) + y)
        (maxX, maxY) = (Self.fixed(edges[2]) + x, Self.fixed(edges[3]) + y)
        (radiiX, radiiY) = (.zero, .zero)
        let scale = SIMD2(
            Double(abs(isUpright ? transform.a : transform.c)),
            Double(abs(isUpright ? transform.d : transform.b))
        )
        let corners = [
            (CGPoint(x: 0, y: 0), radii.topLeft), (CGPoint(x: 1, y: 0), radii.topRight),
            (CGPoint(x: 0, y: 1), radii.bottomLeft), (CGPoint(x: 1, y: 1), radii.bottomRight),
        ]
        for (corner, radius) in corners where radius > 0 {
            // On which side of the box the corner comes to lie.
            let (dx, dy) = (corner.x - 0.5, corner.y - 0.5)
            let column = dx * transform.a + dy * transform.c > 0 ? 1 : 0
            let row = dx * transform.b + dy * transform.d > 0 ? 1 : 0
            radiiX[row * 2 + column] = Self.fixed(min(Double(radius) * scale.x, (maxX - minX) / 2))
            radiiY[row * 2 + column] = Self.fixed(min(Double(radius) * scale.y, (maxY - minY) / 2))
        }
    }

    /// The same box elsewhere.
    package func moved(x: Double, y: Double) -> RoundedBox {
        var box = self
        let (dx, dy) = (Self.fixed(x), Self.fixed(y))
        box.minX += dx
        box.maxX += dx
        box.minY += dy
        box.maxY += dy
        return box
    }

    /// The pixels that the box may touch.
    var bounds: DeviceRect {
        DeviceRect(
            minX: Int(minX.rounded(.down)),
            minY: Int(minY.rounded(.down)),
            maxX: Int(maxX.rounded(.up)),
            maxY: Int(maxY.rounded(.up))
        )
    }

    /// The numbers that kernels take.
    var kernelBox: agate_rounded_box {
        func corner(_ index: Int) -> agate_corner {
            agate_corner(
                x: index % 2 == 0 ? minX + radiiX[index] : maxX - radiiX[index],
                y: index < 2 ? minY + radiiY[index] : maxY - radiiY[index],
                radius_x: radiiX[index],
                radius_y: radiiY[index]
            )
        }
        return agate_rounded_box(
            min_x: minX,
            min_y: minY,
            max_x: maxX,
            max_y: maxY,
            top_left: corner(0),
            top_right: corner(1),
            bottom_left: corner(2),
            bottom_right: corner(3)
        )
    }

    /// A number in 65 536ths.
    private static func fixed(_ value: Double) -> Double { (value * 65536).rounded(.toNearestOrEven) / 65536 }
}

/// A rounded box, or what lies between it and one inside of it: a border.
package struct RoundedShape: Sendable, Hashable {
    package var outer: RoundedBox
    /// The box that is left out; nil for none.
    package var inner: RoundedBox?

    package init(outer: RoundedBox, inner: RoundedBox? = nil) {
        self.outer = outer
        self.inner = inner
    }

    /// The same shape elsewhere.
    package func moved(x: Double, y: Double) -> RoundedShape {
        RoundedShape(outer: outer.moved(x: x, y: y), inner: inner?.moved(x: x, y: y))
    }

    /// The coverage in a part of the plane.
    package func mask(in region: DeviceRect) -> Mask {
        let area = outer.bounds.intersection(region)
        guard !area.isEmpty, area.width * area.height <= 1 << 28 else { return .nothing }
        let count = area.width * area.height
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
            if let start = target.baseAddress {
                forEachRow(in: area) { y, row in _ = row(start + (y - area.minY) * area.width) }
            }
            initialized = count
        }
        return Mask(bounds: area, bytes: bytes)
    }

    /// Hands out the rows of an area; each writes its coverage to memory, and tells where that is the same from and to.
    func forEachRow(
        in area: DeviceRect,
        _ body: (Int, (UnsafeMutablePointer<UInt8>) -> Range<Int>) -> Void
    ) {
        var box = outer.kernelBox
        var hole = inner?.kernelBox ?? agate_rounded_box()
        let hasHole = inner != nil
        withUnsafePointer(to: &box) { box in
            withUnsafePointer(to: &hole) { hole in
                for y in area.minY..<area.maxY {
                    body(y) { cover in
                        var (start, stop) = (Int32(0), Int32(0))
                        let (x, count) = (Int32(area.minX), Int32(area.width))
                        agate_rounded_cover(
                            box,
                            hasHole ? hole : nil,
                            x,
                            Int32(y),
                            count,
                            cover,
                            &start,
                            &stop
                        )
                        return Int(start)..<Int(stop)
                    }
                }
            }
        }
    }
}
