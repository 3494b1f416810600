import AgateDocuments
import Foundation
import Testing

@Suite("Modifiers of Lottie outlines")
struct OutlineModifierTests {
    @Test(
        "a pucker draws vertices to the middle of the box around them, and not to their mean, documents L119"
    )
    func pucker() {
        // The pentagon of a picture from After Effects, whose upper tip reaches 33 points up there; by its mean it would be 34.
        let pentagon = LottieBezier.star(
            center: .zero,
            points: 5,
            rotation: 0,
            outer: (24.251, 0),
            inner: nil
        )
        let bloated = pentagon.puckered(amount: -40)
        #expect(abs(bloated.vertices[0].point.y + 33.0252) < 1e-3 && abs(bloated.vertices[0].point.x) < 1e-9)
        // A curve between two vertices counts as far as it goes.
        let bow = LottieBezier(
            [
                .init(SIMD2(0, 0), out: SIMD2(0, -40)), .init(SIMD2(30, 0), in: SIMD2(0, -40)),
            ],
            isClosed: true
        )
        // It goes 30 up: the middle is at 15, -15, and half of the way to it is added at 50 %.
        #expect(bow.puckered(amount: 50).vertices[0].point == SIMD2(7.5, -7.5))
    }
}
