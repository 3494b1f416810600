import AgateTestSupport
import Foundation
import Testing

import AgateGeometry

@Suite("CATransform3D")
struct CATransform3DTests {
    @Test("a new matrix is zero, not the identity; comparison is exact", .claim("12.21"))
    func basics() {
        #expect(!CATransform3DIsIdentity(CATransform3D()))
        var nearly = CATransform3DIdentity
        nearly.m11 = 1.0000001
        #expect(!CATransform3DIsIdentity(nearly))
        #expect(!CATransform3DEqualToTransform(nearly, CATransform3DIdentity))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test(
        "turns about z are affine at every tenth of a degree, and what rounding leaves does not count",
        .claim("Q1.3")
    )
    func nearlyAffine() {
        for step in 0..<3600 {
            let turn = CATransform3DMakeRotation(Double(step) * .pi / 1800, 0, 0, 1)
            #expect(CATransform3DIsAffine(turn), "at \(Double(step) / 10) degrees")
        }
        // Three half turns about x by an angle of 32 bits leave 3.7e-8.
        let half = CATransform3DMakeRotation(CGFloat(Float.pi) * 2, 1, 0, 0)
        #expect(half.m23 != 0 && CATransform3DIsAffine(half))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(.pi, 1, 0, 0)))
        let elements: [WritableKeyPath<CATransform3D, CGFloat>] = [
            \.m13, \.m23, \.m31, \.m32, \.m14, \.m24, \.m34, \.m33,
        ]
        for element in elements {
            for (distance, isAffine) in [
                (9e-7, true), (-9e-7, true), (1.1e-6, false), (-1.1e-6, false), (.nan, false),
            ] {
                var transform = CATransform3DIdentity
                transform[keyPath: element] += distance
                #expect(CATransform3DIsAffine(transform) == isAffine, "\(element) \(distance)")
            }
        }
        var lifted = CATransform3DIdentity
        lifted.m43 = 1e-9
        #expect(!CATransform3DIsAffine(lifted))
    }

    @Test("a perspective that is left over from a half turn is none", .claim("Q1.3"))
    func leftOverPerspective() {
        var viewer = CATransform3DIdentity
        viewer.m34 = -1 / 500
        let turned = CATransform3DConcat(CATransform3DMakeRotation(.pi, 0, 1, 0), viewer)
        #expect(turned.m14 != 0 && Projection(turned).isAffine)
        let tilted = CATransform3DConcat(CATransform3DMakeRotation(.pi + 1e-6, 0, 1, 0), viewer)
        #expect(!Projection(tilted).isAffine)
    }

    @Test("only an exactly flat matrix is affine", .claim("12.20"))
    func affine() {
        let affine = CGAffineTransform(1, 2, 3, 4, 5, 6)
        #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(affine)))
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(affine)) == affine)
        #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    }

    @Test("a singular matrix inverts to itself", .claim("12.21"))
    func singular() {
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DInvert(flat) == flat)
        #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
    }

    @Test("a matrix times its inverse is the identity", arguments: 1...100)
    func inverse(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        func row() -> SIMD4<Double> {
            SIMD4(
                random.double(in: -3...3),
                random.double(in: -3...3),
                random.double(in: -3...3),
                random.double(in: -3...3)
            )
        }
        let matrix = CATransform3D(rows: row(), row(), row(), row())
        let product = CATransform3DConcat(matrix, CATransform3DInvert(matrix))
        #expect(product.distance(to: CATransform3DIdentity) < 1e-8)
    }

    @Test("a quarter turn is halfway at 45 degrees, a 190 degree turn goes the short way", .claim("7.5"))
    func turns() {
        func halfway(_ degrees: Double) -> CATransform3D {
            CATransform3DIdentity.interpolated(
                to: CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1),
                fraction: 0.5
            )
        }
        #expect(halfway(90).distance(to: CATransform3DMakeRotation(.pi / 4, 0, 0, 1)) < 1e-12)
        #expect(halfway(190).distance(to: CATransform3DMakeRotation(-85 * .pi / 180, 0, 0, 1)) < 1e-12)
        #expect(halfway(180).distance(to: CATransform3DMakeRotation(.pi / 2, 0, 0, 1)) < 1e-12)
        #expect(halfway(360).distance(to: CATransform3DIdentity) < 1e-12)
    }

    @Test("a matrix without parts is mixed element by element", .claim("7.6"))
    func fallback() {
        let middle = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(0, 1, 1), fraction: 0.25)
        #expect(middle == CATransform3DMakeScale(0.75, 1, 1))
        #expect(CATransform3DMakeScale(0, 1, 1).decomposed() == nil)
        #expect(CATransform3D().decomposed() == nil)
    }

    @Test("parts put together give the matrix back, and both ends of a way are exact", arguments: 1...200)
    func roundTrip(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        func matrix() -> CATransform3D {
            var matrix = CATransform3DMakeScale(
                random.double(in: 0.2...3),
                random.double(in: -3...(-0.2)),
                random.double(in: 0.2...3)
            )
            matrix.m21 = random.double(in: -1...1)
            matrix.m14 = random.double(in: -0.01...0.01)
            matrix.m34 = random.double(in: -0.01...0.01)
            matrix = CATransform3DRotate(
                matrix,
                random.double(in: -6...6),
                random.double(in: -1...1),
                random.double(in: -1...1),
                1
            )
            return CATransform3DTranslate(matrix, random.double(in: -50...50), 3, random.double(in: -9...9))
        }
        let (from, to) = (matrix(), matrix())
        guard let parts = from.decomposed() else {
            Issue.record("seed \(seed) gave a singular matrix")
            return
        }
        var normalised = from
        let (r0, r1, r2, r3) = from.rows
        normalised = CATransform3D(rows: r0 / from.m44, r1 / from.m44, r2 / from.m44, r3 / from.m44)
        #expect(parts.matrix.distance(to: normalised) < 1e-9)
        #expect(from.interpolated(to: to, fraction: 0) == from)
        #expect(from.interpolated(to: to, fraction: 1) == to)
        let almost = from.interpolated(to: to, fraction: 1e-12)
        #expect(almost.distance(to: normalised) < 1e-6)
    }

    @Test("two rotations that are nearly the same still meet in the middle")
    func tinyTurn() {
        let angle = 1e-7
        let middle = CATransform3DIdentity.interpolated(
            to: CATransform3DMakeRotation(angle, 0, 0, 1),
            fraction: 0.5
        )
        #expect(abs(middle.m12 - angle / 2) < 1e-12)
    }

    @Test("elements that are not finite give no crash")
    func notFinite() {
        var broken = CATransform3DIdentity
        broken.m22 = .nan
        #expect(broken.decomposed() == nil)
        _ = broken.interpolated(to: CATransform3DIdentity, fraction: 0.5)
        _ = CATransform3DInvert(broken)
        broken.m22 = .infinity
        #expect(CATransform3DInvert(broken) == broken)
    }
}

extension CATransform3D {
    /// The largest difference between two elements.
    func distance(to other: CATransform3D) -> Double {
        let (a0, a1, a2, a3) = rows
        let (b0, b1, b2, b3) = other.rows
        return [a0 - b0, a1 - b1, a2 - b2, a3 - b3].flatMap { [abs($0.x), abs($0.y), abs($0.z), abs($0.w)] }
            .max() ?? 0
    }
}
