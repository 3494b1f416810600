import AgateTestSupport
import Foundation
import Testing

import AgateGeometry

@Suite("Projection")
struct ProjectionTests {
    /// A child of 100 by 100 in the middle of a parent of 200 by 200 with a viewer at 500.
    private func placed(_ transform: CATransform3D, z: Double = 0) -> Projection {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        let place = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-50, -50, 0), transform),
            CATransform3DMakeTranslation(100, 100, z)
        )
        let seen = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-100, -100, 0), perspective),
            CATransform3DMakeTranslation(100, 100, 0)
        )
        return Projection(CATransform3DConcat(place, seen))
    }

    @Test("a turned layer's corners are where perspective puts them", .claim("G1", "12.10"))
    func turned() {
        let projection = placed(CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
        let expected: [(CGPoint, CGPoint)] = [
            (CGPoint(x: 0, y: 0), CGPoint(x: 72.629659, y: 45.259318)),
            (CGPoint(x: 100, y: 0), CGPoint(x: 123.007493, y: 53.985015)),
            (CGPoint(x: 0, y: 100), CGPoint(x: 72.629659, y: 154.740682)),
            (CGPoint(x: 100, y: 100), CGPoint(x: 123.007493, y: 146.014985)),
            (CGPoint(x: 50, y: 50), CGPoint(x: 100, y: 100)),
        ]
        for (point, image) in expected {
            #expect(projection.map(point)?.isNear(image, within: 1e-6) == true)
            #expect(projection.inverted?.map(image)?.isNear(point, within: 1e-4) == true)
        }
        #expect(abs(projection.w(at: .zero) - 0.913397) < 1e-6)
        #expect(!projection.isAffine)
    }

    @Test("a raised layer grows towards the viewer", .claim("G2"))
    func raised() {
        let projection = placed(CATransform3DIdentity, z: 100)
        #expect(projection.map(.zero)?.isNear(CGPoint(x: 37.5, y: 37.5)) == true)
        #expect(projection.map(CGPoint(x: 100, y: 100))?.isNear(CGPoint(x: 162.5, y: 162.5)) == true)
        #expect(projection.affine.map { abs($0.a - 1.25) < 1e-12 } == true)
    }

    @Test("what lies behind the viewer has no image")
    func behind() {
        let projection = placed(CATransform3DIdentity, z: 600)
        #expect(projection.map(.zero) == nil)
        #expect(projection.affine == nil)
        #expect(
            Path(rect: CGRect(x: 0, y: 0, width: 100, height: 100)).projected(by: projection, tolerance: 0.1)
                .isEmpty
        )
    }

    @Test("edge-on there is no way back")
    func edgeOn() {
        #expect(Projection(CATransform3DMakeScale(0, 1, 1)).inverted == nil)
    }

    @Test("a path that reaches behind the viewer is cut there")
    func cut() {
        let turned = placed(
            CATransform3DConcat(CATransform3DMakeScale(20, 1, 1), CATransform3DMakeRotation(1.2, 0, 1, 0))
        )
        let image = Path(rect: CGRect(x: 0, y: 0, width: 100, height: 100)).projected(
            by: turned,
            tolerance: 0.1
        )
        #expect(!image.isEmpty && image.isAllFinite)
        let visible = turned.map(CGPoint(x: 60, y: 50)) ?? .zero
        #expect(image.contains(visible, rule: .winding))
    }

    @Test("an image of a path holds the images of what the path holds", arguments: 1...20)
    func containment(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let projection = placed(
            CATransform3DMakeRotation(random.double(in: -1.2...1.2), random.double(in: -1...1), 1, 0.3)
        )
        let ellipse = Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        let image = ellipse.projected(by: projection, tolerance: 0.01)
        for _ in 0..<50 {
            let point = CGPoint(x: random.double(in: 0...100), y: random.double(in: 0...100))
            let radius = hypot(point.x - 50, point.y - 50)
            guard abs(radius - 50) > 0.5, let mapped = projection.map(point) else { continue }
            #expect(image.contains(mapped, rule: .winding) == (radius < 50))
        }
    }

    @Test("concatenating maps one after the other")
    func concatenation() {
        let first = placed(CATransform3DMakeRotation(0.5, 1, 0, 0))
        let second = Projection(CGAffineTransform(2, 1, 0, 3, 4, 5))
        let point = CGPoint(x: 10, y: 20)
        let inTurn = first.map(point).flatMap { second.map($0) } ?? .zero
        #expect(first.concatenating(second).map(point)?.isNear(inTurn) == true)
    }
}
