import AgateTestSupport
import Foundation
import Testing

import AgateGeometry

@Suite("Wild numbers")
struct WildNumbersTests {
    /// Numbers of all sizes, some of them no numbers.
    private func wild(_ random: inout SeededGenerator) -> Double {
        switch random.int(in: 0..<6) {
        case 0: Double(bitPattern: random.next())
        case 1:
            [0, -0.0, 1, .nan, .infinity, -.infinity, 1e308, .leastNonzeroMagnitude, 1e15, -1][
                random.int(in: 0..<10)
            ]
        default: random.double(in: -100...100)
        }
    }

    private func wildPath(_ random: inout SeededGenerator) -> Path {
        func point() -> CGPoint { CGPoint(x: wild(&random), y: wild(&random)) }
        var path = Path()
        for _ in 0..<random.int(in: 1..<12) {
            switch random.int(in: 0..<10) {
            case 0: path.closeSubpath()
            case 1: path.addLine(to: point())
            case 2: path.addQuadCurve(to: point(), control: point())
            case 3: path.addCurve(to: point(), control1: point(), control2: point())
            case 4:
                path.addRect(
                    CGRect(origin: point(), size: CGSize(width: wild(&random), height: wild(&random)))
                )
            case 5:
                path.addEllipse(in: CGRect(origin: point(), size: CGSize(width: wild(&random), height: 5)))
            case 6:
                path.addArc(
                    center: point(),
                    radius: wild(&random),
                    startAngle: wild(&random),
                    endAngle: wild(&random),
                    clockwise: random.next() % 2 == 0
                )
            case 7: path.addArc(tangent1End: point(), tangent2End: point(), radius: wild(&random))
            case 8:
                let rect = CGRect(origin: point(), size: CGSize(width: wild(&random), height: wild(&random)))
                let radii = CornerRadii(topLeft: wild(&random), bottomRight: wild(&random))
                path.append(Path(roundedRect: rect, radii: radii, continuous: random.next() % 2 == 0))
            default: path.move(to: point())
            }
        }
        return path
    }

    @Test(
        "whatever a path is made of, its points are finite and everything made of it ends",
        arguments: 1...150
    )
    func paths(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let path = wildPath(&random)
        #expect(path.isAllFinite)
        let style = StrokeStyle(
            width: wild(&random),
            cap: [.butt, .round, .square][random.int(in: 0..<3)],
            join: [.miter, .round, .bevel][random.int(in: 0..<3)],
            miterLimit: wild(&random),
            dashLengths: random.next() % 3 == 0 ? [abs(wild(&random)), 5] : [],
            dashPhase: wild(&random)
        )
        let transform = CGAffineTransform(
            wild(&random),
            wild(&random),
            wild(&random),
            wild(&random),
            wild(&random),
            wild(&random)
        )
        var matrix = CATransform3DMakeAffineTransform(transform)
        matrix.m14 = wild(&random)
        matrix.m24 = wild(&random)
        let results = [
            path.flattened(tolerance: wild(&random)),
            path.stroked(style, tolerance: wild(&random)),
            path.trimmed(from: wild(&random), to: wild(&random)),
            path.applying(transform),
            path.projected(by: Projection(matrix), tolerance: wild(&random)),
            path.interpolated(to: path.applying(CGAffineTransform(scaleX: 2, y: 2)), fraction: wild(&random)),
        ]
        for case let result? in results { #expect(result.isAllFinite) }
        _ = path.contains(CGPoint(x: wild(&random), y: wild(&random)), rule: .evenOdd)
        #expect(!path.length.isNaN)
        let (tight, loose) = (path.boundingBoxOfPath, path.boundingBox)
        #expect(tight.isNull == loose.isNull && !tight.width.isNaN)
    }

    @Test(
        "whatever two paths are made of, their areas and lines are combined without a crash",
        arguments: 1...25
    )
    func booleans(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let (a, b) = (wildPath(&random), wildPath(&random))
        for operation in [PathOperation.union, .intersection, .subtraction, .symmetricDifference] {
            #expect(a.combined(with: b, operation, rule: seed % 2 == 0 ? .winding : .evenOdd).isAllFinite)
        }
        #expect(a.lines(inside: b, true, rule: .winding).isAllFinite)
        #expect(a.components(rule: .evenOdd).allSatisfy { $0.isAllFinite })
    }

    @Test(
        "whatever a matrix is made of, it comes apart, turns around and mixes without a crash",
        arguments: 1...150
    )
    func matrices(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        func row() -> SIMD4<Double> {
            SIMD4(wild(&random), wild(&random), wild(&random), wild(&random))
        }
        let (a, b) = (
            CATransform3D(rows: row(), row(), row(), row()), CATransform3D(rows: row(), row(), row(), row())
        )
        _ = a.decomposed()?.matrix
        _ = a.interpolated(to: b, fraction: wild(&random))
        _ = CATransform3DInvert(a)
        _ = Projection(a).inverted?.map(CGPoint(x: wild(&random), y: 1))
        _ = CATransform3DMakeRotation(wild(&random), wild(&random), wild(&random), wild(&random))
        let affine = CATransform3DGetAffineTransform(a)
        _ = affine.inverted()
        _ = CGAffineTransform(affine.decomposed())
        _ = DeviceRect(covering: CGRect(x: 1, y: 2, width: 3, height: 4).applying(affine))
    }
}
