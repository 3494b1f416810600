import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

/// Claims 10.1-10.7, on a layer of 100 x 100 that turns from red to blue in one second.
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

    // MARK: Subtrees

    /// A box with one sublayer, and what a turn of it looks like.
    private struct Turning {
        var scene = SceneBuilder(width: 140, height: 140)
        let box: LayerID
        let dot: LayerID

        init() {
            box = scene.add(CGRect(x: 20, y: 20, width: 100, height: 100), color: .red)
            dot = scene.add(CGRect(x: 0, y: 0, width: 20, height: 20), to: box, color: .green)
        }

        /// Changes the box and the place of the dot, with a linear transition of a second.
        mutating func turn(
            _ color: CGColor,
            dot x: CGFloat,
            _ style: TransitionStyle,
            at time: Double
        ) {
            guard var values = scene.tree.node(box)?.values, var inner = scene.tree.node(dot)?.values else {
                return
            }
            values.backgroundColor = color
            inner.position.x = x
            var timing = TimingParameters(duration: 1)
            timing.beginTime = time
            let transition = RenderAnimation(
                id: scene.newAnimationID(),
                timing: timing,
                content: .transition(style)
            )
            let operations: [Commit.Operation] = [
                .setValues(box, values), .setValues(dot, inner), .setAnimations(box, [transition]),
            ]
            scene.apply(operations, at: time)
        }
    }

    @Test(
        "the whole subtree belongs to the pictures: sublayers move with the old and the new one",
        .claim("10.2")
    )
    func subtree() {
        var turning = Turning()
        turning.turn(.blue, dot: 90, TransitionStyle(kind: .push, side: .fromLeft), at: 0)
        let picture = turning.scene.picture(at: 0.5)
        // The old dot has gone to the right by half of the width, the new one comes from the left.
        #expect(picture.hex(20 + 50 + 10, 30) == "#00ff00ff")
        #expect(picture.hex(20 + 40, 30) == "#00ff00ff")
        #expect(picture.hex(20 + 60, 60) == "#ff0000ff")
        #expect(picture.hex(20 + 20, 60) == "#0000ffff")
    }

    @Test("a transition that interrupts another begins with what the first one shows", .claim("10.2", "10.3"))
    func interrupted() {
        var turning = Turning()
        turning.turn(.blue, dot: 90, TransitionStyle(kind: .fade), at: 0)
        let before = turning.scene.picture(at: 0.5)
        turning.turn(.green, dot: 50, TransitionStyle(kind: .push, side: .fromLeft), at: 0.5)
        #expect(turning.scene.picture(at: 0.5).isIdentical(to: before))
        // A quarter later the old picture, in which time stands still, is a quarter of the way gone.
        let later = turning.scene.picture(at: 0.75)
        #expect(later.bytes(20 + 25 + 30, 60) == before.bytes(20 + 30, 60))
        #expect(later.hex(20 + 10, 60) == "#00ff00ff")
        #expect(turning.scene.picture(at: 2).hex(60, 60) == "#00ff00ff")
    }

    @Test("transitions that interrupt each other again and again take no more and more")
    func interruptedOften() {
        var turning = Turning()
        for step in 0..<200 {
            let style = TransitionStyle(kind: step % 2 == 0 ? .fade : .moveIn, side: .fromTop)
            turning.turn(step % 3 == 0 ? .blue : .red, dot: CGFloat(step % 90), style, at: Double(step) * 0.1)
        }
        #expect(turning.scene.picture(at: 20.05).coverage >= 9990)
    }

    @Test("a transition inside of a subtree that is in transition runs in the new picture", .claim("10.2"))
    func nested() {
        var turning = Turning()
        turning.turn(.blue, dot: 10, TransitionStyle(kind: .push, side: .fromLeft), at: 0)
        let inner = RenderAnimation(
            id: turning.scene.newAnimationID(),
            timing: TimingParameters(duration: 1),
            content: .transition(TransitionStyle(kind: .fade))
        )
        guard var values = turning.scene.tree.node(turning.dot)?.values else { return }
        values.backgroundColor = .blue
        turning.scene.apply([.setValues(turning.dot, values), .setAnimations(turning.dot, [inner])])
        let picture = turning.scene.picture(at: 0.5)
        // New: half of the way in, and half between green and blue there; old: as it was.
        #expect(isClose(picture.bytes(20 - 50 + 60, 60), SIMD4(0, 0, 255, 255)))
        #expect(picture.hex(20 + 50 + 10, 30) == "#00ff00ff")
        #expect(turning.scene.picture(at: 0.9).bytes(20 - 10 + 15, 30).y < 64)
    }

    @Test(
        "the parts of a transition go from its start to its end progress and may run backwards",
        .claim("10.1", "10.3")
    )
    func progress() {
        for (start, end, time, blue) in [(0.25, 0.75, 0.5, 50), (1.0, 0.0, 0.25, 75), (0.5, 0.5, 0.9, 50)] {
            var turning = Turning()
            var style = TransitionStyle(kind: .push, side: .fromLeft)
            style.startProgress = start
            style.endProgress = end
            turning.turn(.blue, dot: 90, style, at: 0)
            let picture = turning.scene.picture(at: time)
            #expect(picture.hex(20 + blue - 1, 60) == "#0000ffff")
            #expect(picture.hex(20 + blue, 60) == "#ff0000ff")
        }
    }

    @Test(
        "a transition of a transform layer, of a mask and of a turned layer shows both pictures in its plane"
    )
    func planes() {
        var scene = SceneBuilder(width: 100, height: 100)
        let space = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) {
            $0.kind = .transform
            $0.space.values.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        }
        let card = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100), to: space, color: .red)
        guard var values = scene.tree.node(card)?.values else { return }
        values.backgroundColor = .blue
        let push = RenderAnimation(
            id: scene.newAnimationID(),
            timing: TimingParameters(duration: 1),
            content: .transition(TransitionStyle(kind: .push, side: .fromLeft))
        )
        scene.apply([.setValues(card, values), .setAnimations(card, [push])])
        let picture = scene.picture(at: 0.5)
        // The card is half as wide on the picture: from 25 to 75.
        #expect(picture.hex(45, 50) == "#0000ffff")
        #expect(picture.hex(55, 50) == "#ff0000ff")
        #expect(abs(picture.coverage - 5000) < 20)
    }
}
