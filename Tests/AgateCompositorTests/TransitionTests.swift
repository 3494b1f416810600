import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

/// Section 10 of the specification, on a layer of 100 x 100 that turns from red to blue in one second.
@Suite("Transitions")
struct TransitionTests {
    private func picture(
        _ kind: TransitionStyle.Kind,
        _ side: TransitionStyle.Side? = nil,
        at time: Double,
        end: @escaping (inout LayerValues) -> Void = { $0.backgroundColor = .blue }
    ) -> Surface {
        var scene = SceneBuilder(width: 140, height: 140)
        let box = scene.add(CGRect(x: 20, y: 20, width: 100, height: 100), color: .red)
        guard var values = scene.tree.node(box)?.values else { return scene.picture() }
        end(&values)
        let transition = RenderAnimation(
            id: scene.newAnimationID(),
            timing: TimingParameters(duration: 1),
            content: .transition(TransitionStyle(kind: kind, side: side))
        )
        scene.apply([.setValues(box, values), .setAnimations(box, [transition])])
        return scene.picture(at: time)
    }

    @Test("a fade is a premultiplied dissolve", .claim("10.3"))
    func fade() {
        #expect(isClose(picture(.fade, at: 0).bytes(50, 50), SIMD4(255, 0, 0, 255)))
        #expect(isClose(picture(.fade, at: 0.25).bytes(50, 50), SIMD4(191, 0, 64, 255)))
        #expect(isClose(picture(.fade, at: 1).bytes(50, 50), SIMD4(0, 0, 255, 255)))
    }

    @Test("a layer that is hidden with a fade fades out")
    func hide() {
        let picture = picture(.fade, at: 0.25) { $0.flags.insert(.hidden) }
        #expect(isClose(picture.bytes(50, 50), SIMD4(191, 0, 0, 191)))
    }

    @Test("a push from the left: the new left half, the old right half", .claim("10.3", "D9"))
    func push() {
        let picture = picture(.push, .fromLeft, at: 0.5)
        #expect(picture.hex(69, 50) == "#0000ffff")
        #expect(picture.hex(70, 50) == "#ff0000ff")
        #expect(picture.coverage == 10_000)
    }

    @Test(
        "moving in from each side at a quarter",
        .claim("10.3", "10.4"),
        arguments: [
            (.fromLeft, 25, 70), (.fromRight, 115, 70), (.fromTop, 70, 115), (.fromBottom, 70, 25),
            (nil, 115, 70),
        ] as [(TransitionStyle.Side?, Int, Int)]
    )
    func moveIn(_ side: TransitionStyle.Side?, _ x: Int, _ y: Int) {
        let picture = picture(.moveIn, side, at: 0.25)
        #expect(picture.hex(x, y) == "#0000ffff")
        #expect(picture.hex(70, 70) == "#ff0000ff")
        #expect(picture.coverage == 10_000)
    }

    @Test("a reveal slides the old picture away over the new one")
    func reveal() {
        let picture = picture(.reveal, .fromLeft, at: 0.25)
        #expect(picture.hex(44, 50) == "#0000ffff")
        #expect(picture.hex(46, 50) == "#ff0000ff")
        #expect(picture.coverage == 10_000)
    }

    @Test("after the end the new picture is alone")
    func after() {
        #expect(picture(.push, at: 2).hex(50, 50) == "#0000ffff")
    }
}
