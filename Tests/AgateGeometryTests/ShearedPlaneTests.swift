import AgateTestSupport
import Foundation
import Testing

import AgateGeometry

/// Transforms of the plane with a shear on the way to others.
@Suite("Interpolation of sheared transforms")
struct ShearedPlaneTests {
    private func shear(_ degrees: Double) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m21 = -tan(degrees * .pi / 180)
        return transform
    }

    private func turn(_ degrees: Double) -> CATransform3D {
        CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)
    }

    @Test("from a skew to the same one turned by 60 degrees, as recorded", .claim("Q2.5"))
    func recorded() {
        let (from, to) = (shear(26), CATransform3DConcat(shear(26), turn(60)))
        let between = from.interpolated(to: to, fraction: 0.5357)
        for (element, expected) in [
            (between.m11, 0.7714), (between.m12, 0.6147), (between.m21, -0.8530), (between.m22, 0.6711),
        ] { #expect(abs(element - expected) < 1e-4, "\(element) instead of \(expected)") }
        #expect(CATransform3DIsAffine(between))
    }

    @Test("the ends are met, also beyond half a turn, and displacements go straight", .claim("Q2.5"))
    func ends() throws {
        for degrees in stride(from: -350.0, through: 350, by: 25) {
            var from = CATransform3DConcat(shear(20), CATransform3DMakeScale(2, 0.5, 1))
            from.m41 = 10
            var to = CATransform3DConcat(shear(-35), turn(degrees))
            (to.m41, to.m42) = (30, -8)
            let way = try #require(TransformInterpolator(from: from, to: to))
            #expect(way.plain == nil)
            #expect(way.matrix(at: 0).distance(to: from) < 1e-12)
            #expect(way.matrix(at: 1).distance(to: to) < 1e-12)
            let middle = way.matrix(at: 0.5)
            #expect(middle.m41 == 20 && middle.m42 == -4)
        }
    }

    @Test("turns go the shorter way")
    func shorterWay() {
        let between = shear(10).interpolated(to: CATransform3DConcat(shear(10), turn(300)), fraction: 0.5)
        #expect(atan2(between.m12, between.m11) < 0)
    }

    @Test("without a shear nothing is different, and a line or a point is no way", .claim("Q2.5"))
    func others() throws {
        let (from, to) = (CATransform3DMakeScale(2, 3, 1), turn(70))
        let way = try #require(TransformInterpolator(from: from, to: to))
        #expect(way.plain != nil)
        let flat = CATransform3DMakeScale(1, 0, 1)
        let between = flat.interpolated(to: shear(30), fraction: 0.5)
        #expect(abs(between.m22 - 0.5) < 1e-12)
        var wild = shear(30)
        wild.m12 = .nan
        _ = wild.interpolated(to: shear(10), fraction: 0.5)
        wild.m12 = .infinity
        _ = shear(10).interpolated(to: wild, fraction: 0.5)
        // Out of the plane the rule of three dimensions holds.
        let tilted = CATransform3DConcat(shear(30), CATransform3DMakeRotation(1, 1, 0, 0))
        let parts = try #require(tilted.decomposed())
        let expected = try #require(shear(30).decomposed()).interpolated(to: parts, fraction: 0.5).matrix
        #expect(shear(30).interpolated(to: tilted, fraction: 0.5).distance(to: expected) < 1e-12)
    }
}
