import AgateGeometry
import AgateTestSupport
import Foundation
import Testing

@Suite("Portable sine and cosine")
struct PortableTrigonometryTests {
    @Test("they are the C library's to fifteen digits")
    func accuracy() {
        var generator = SeededGenerator(seed: 1)
        for range in [1.0, 10, 1000, 99_000] {
            for _ in 0..<5000 {
                let angle = generator.double(in: -range...range)
                let (sine, cosine) = PortableTrigonometry.sineAndCosine(angle)
                #expect(abs(sine - sin(angle)) < 5e-16, "sine of \(angle)")
                #expect(abs(cosine - cos(angle)) < 5e-16, "cosine of \(angle)")
            }
        }
    }

    @Test("a quarter turn, a large angle and no number at all")
    func edges() {
        #expect(PortableTrigonometry.sineAndCosine(0) == (0, 1))
        #expect(PortableTrigonometry.sineAndCosine(.pi / 2).sine == 1)
        #expect(PortableTrigonometry.sineAndCosine(1e6) == (sin(1e6), cos(1e6)))
        #expect(PortableTrigonometry.sineAndCosine(.nan).sine.isNaN)
        #expect(PortableTrigonometry.sineAndCosine(.infinity).cosine.isNaN)
    }
}

@Suite("The way from one transform to another")
struct TransformInterpolatorTests {
    @Test("prepared and asked at once, it is the same way; skewed ends go through all parts")
    func plainAndSkewed() throws {
        var generator = SeededGenerator(seed: 5)
        for round in 0..<200 {
            func random() -> CATransform3D {
                var matrix = CATransform3DMakeRotation(generator.double(in: -3...3), 1, generator.unit(), 0.4)
                matrix = CATransform3DScale(
                    matrix,
                    generator.double(in: 0.2...3),
                    1.5,
                    generator.double(in: 1...2)
                )
                matrix = CATransform3DTranslate(matrix, generator.double(in: -9...9), 2, 3)
                if round % 2 == 0 { matrix.m21 += 0.3 }
                if round % 3 == 0 { matrix.m34 = -0.002 }
                return matrix
            }
            let (from, to) = (try #require(random().decomposed()), try #require(random().decomposed()))
            let interpolator = TransformInterpolator(from: from, to: to)
            for fraction in [-0.3, 0, 0.25, 0.7, 1, 1.4] {
                let direct = from.interpolated(to: to, fraction: fraction).matrix
                let prepared = interpolator.matrix(at: fraction)
                let elements = zip(
                    [direct.rows.0, direct.rows.1, direct.rows.2, direct.rows.3],
                    [prepared.rows.0, prepared.rows.1, prepared.rows.2, prepared.rows.3]
                )
                for (left, right) in elements {
                    let difference = left - right
                    #expect((difference * difference).sum() < 1e-18, "round \(round) at \(fraction)")
                }
            }
        }
    }
}
