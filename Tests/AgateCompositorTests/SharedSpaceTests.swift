import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import Foundation
import Testing

/// Layers of one space that meet, and what is behind the eye: claims 12.11 and 15.15.
@Suite("Shared space")
struct SharedSpaceTests {
    /// A space as large as the picture, 100 x 100.
    private func picture(
        turn: CATransform3D = CATransform3DIdentity,
        backdrop: CGColor? = nil,
        _ fill: (inout SceneBuilder, LayerID) -> Void
    ) -> Surface {
        var scene = SceneBuilder(width: 100, height: 100)
        if let backdrop { scene.change(scene.root) { $0.backgroundColor = backdrop } }
        let space = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) {
            $0.kind = .transform
            $0.space.values.transform = turn
        }
        fill(&scene, space)
        return scene.picture()
    }

    private func card(
        _ scene: inout SceneBuilder,
        _ space: LayerID,
        _ color: CGColor,
        about y: Double,
        frame: CGRect = CGRect(x: 10, y: 10, width: 80, height: 80)
    ) {
        scene.add(frame, to: space, color: color) {
            $0.space.values.transform = CATransform3DMakeRotation(y, 0, 1, 0)
        }
    }

    @Test("two planes that meet are each in front on one side", .claim("15.15"))
    func crossing() {
        let picture = picture { scene, space in
            card(&scene, space, .red, about: 0.8)
            card(&scene, space, .blue, about: -0.8)
        }
        // A turn about y takes the right side of the first away from the viewer.
        #expect(picture.hex(40, 50) == "#ff0000ff")
        #expect(picture.hex(60, 50) == "#0000ffff")
    }

    @Test(
        "the line where two planes meet shows a share of both and nothing of what is behind",
        .claim("15.15")
    )
    func seam() {
        // The line is at x = 50.5: half of a pixel on either side.
        let picture = picture(backdrop: .green) { scene, space in
            let frame = CGRect(x: 10.5, y: 10, width: 80, height: 80)
            card(&scene, space, .red, about: 0.8, frame: frame)
            card(&scene, space, .blue, about: -0.8, frame: frame)
        }
        for y in stride(from: 12, to: 88, by: 5) {
            #expect(isClose(picture.bytes(50, y), SIMD4(128, 0, 127, 255)))
            #expect(picture.hex(49, y) == "#ff0000ff")
            #expect(picture.hex(51, y) == "#0000ffff")
        }
    }

    @Test("planes of one colour that meet leave no trace", arguments: [0.1, 0.7, 1.3])
    func invisibleSeam(_ tilt: Double) {
        let turn = CATransform3DRotate(CATransform3DMakeRotation(0.4, 0, 0, 1), tilt, 1, 0.3, 0)
        let picture = picture(turn: turn, backdrop: .green) { scene, space in
            for angle in [0.0, 0.6, 1.2, 1.9] { card(&scene, space, .red, about: angle) }
        }
        // The silhouette has soft edges; well inside there is nothing but red.
        var reds = 0
        for y in 1..<99 {
            for x in 1..<99 where picture.bytes(x, y) == SIMD4(255, 0, 0, 255) { reds += 1 }
        }
        var mixed = 0
        for y in 1..<99 {
            for x in 1..<99 {
                let isInside = [(1, 0), (-1, 0), (0, 1), (0, -1)].allSatisfy {
                    picture.bytes(x + $0.0, y + $0.1).x == 255
                }
                if isInside, picture.bytes(x, y) != SIMD4(255, 0, 0, 255) { mixed += 1 }
            }
        }
        #expect(reds > 500)
        #expect(mixed == 0)
    }

    @Test("a translucent plane is cut without a seam: covered once on either side")
    func translucent() {
        let glass = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let picture = picture { scene, space in
            card(&scene, space, glass, about: 0.5)
            card(&scene, space, .blue, about: -0.5, frame: CGRect(x: 10, y: 40, width: 80, height: 20))
        }
        for x in 20..<80 {
            #expect(picture.bytes(x, 30) == SIMD4(128, 0, 0, 128), "above the other one at \(x)")
        }
        #expect(isClose(picture.bytes(30, 50), SIMD4(128, 0, 127, 255)))
        #expect(picture.hex(70, 50) == "#0000ffff")
    }

    /// A card that looks at what is behind it, cut by an opaque one that is a quarter as high, over a page.
    private func cut(
        _ color: CGColor?,
        inside: Bool = false,
        opacity: Float = 1,
        _ look: (inout LookValues) -> Void
    ) -> SceneBuilder {
        var scene = SceneBuilder(width: 100, height: 100)
        scene.change(scene.root) { $0.backgroundColor = CGColor(red: 0.8, green: 0.4, blue: 0.6, alpha: 1) }
        let page = CGRect(x: 0, y: 0, width: 100, height: 100)
        let outer = scene.add(page, color: .white) { $0.opacity = opacity }
        let space = scene.add(page, to: outer) { $0.kind = .transform }
        let frame = CGRect(x: 10, y: 10, width: 80, height: 80)
        let card = scene.add(frame, to: space, color: inside ? nil : color) {
            $0.space.values.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
            if !inside { look(&$0.look.values) }
        }
        if inside {
            scene.add(CGRect(x: 0, y: 0, width: 80, height: 80), to: card, color: color) {
                look(&$0.look.values)
            }
        }
        scene.add(CGRect(x: 10, y: 40, width: 80, height: 20), to: space, color: .red) {
            $0.space.values.transform = CATransform3DMakeRotation(-0.8, 0, 1, 0)
        }
        return scene
    }

    @Test(
        "a blend mode of a layer that is cut sees all that is behind it on either side",
        .claim("15.15"),
        arguments: [false, true]
    )
    func cutBlend(inside: Bool) {
        let color = CGColor(red: 0.5, green: 1, blue: 0.5, alpha: 1)
        for opacity: Float in [1, 0.5] {
            let picture = cut(color, inside: inside, opacity: opacity) {
                $0.compositingFilter = CompositingFilter(name: "multiplyBlendMode")
            }.picture()
            func expect(_ x: Int, _ y: Int, _ color: SIMD3<Double>, _ what: Comment) {
                // The whole at an opacity over the page.
                let mixed = color * Double(opacity) + SIMD3(204, 102, 153) * Double(1 - opacity)
                let bytes = SIMD4(Int(mixed.x), Int(mixed.y), Int(mixed.z), 255)
                #expect(isClose(picture.bytes(x, y), bytes, within: 2), what)
            }
            for x in [30, 45, 49, 50, 51, 55, 70] {
                expect(x, 25, SIMD3(128, 255, 128), "beside the other one at \(x)")
            }
            expect(35, 50, SIMD3(128, 0, 0), "before the other one")
            expect(65, 50, SIMD3(255, 0, 0), "behind the other one")
            expect(5, 5, SIMD3(255, 255, 255), "around them")
        }
    }

    @Test(
        "a filtered backdrop of a layer that is cut sees all that is behind it on either side",
        .claim("15.15")
    )
    func cutBackdrop() {
        var scene = cut(nil) { $0.backgroundFilters = FilterList([FilterValues(.colorInvert)]) }
        let picture = scene.picture()
        for x in [30, 45, 49, 50, 51, 55, 70] { #expect(picture.hex(x, 25) == "#000000ff", "at \(x)") }
        #expect(picture.hex(35, 50) == "#00ffffff")
        #expect(picture.hex(65, 50) == "#ff0000ff")
        #expect(picture.hex(5, 5) == "#ffffffff")
        // What comes behind it is seen in it.
        let compositor = Compositor(threads: 2)
        let size = PixelSize(width: 100, height: 100)
        let target = RenderTarget(compositor)
        let outer = LayerID(slot: 1, generation: 1)
        let mark = scene.add(CGRect(x: 0, y: 20, width: 8, height: 4), to: outer, color: .blue) {
            $0.zPosition = -1
        }
        for step in 0..<6 {
            scene.change(mark) { $0.position.x += 15 }
            let made = target.update(to: scene.scene, at: 0, size: size, scale: 1)
            #expect(made.surface.isIdentical(to: scene.picture()), "step \(step)")
        }
    }

    @Test("three cards that lie round in a ring, each over the next, are all painted so")
    func ring() {
        // Three bars around the middle, each tilted so that its one end is up and its other end is down.
        let colors: [CGColor] = [.red, .green, .blue]
        let picture = picture { scene, space in
            for (index, color) in colors.enumerated() {
                scene.add(CGRect(x: 10, y: 40, width: 80, height: 12), to: space, color: color) {
                    var transform = CATransform3DMakeTranslation(0, 20, 0)
                    transform = CATransform3DConcat(CATransform3DMakeRotation(0.3, 0, 1, 0), transform)
                    let turn = CATransform3DMakeRotation(Double(index) * 2 * .pi / 3, 0, 0, 1)
                    $0.space.values.transform = CATransform3DConcat(transform, turn)
                    $0.position = CGPoint(x: 50, y: 50)
                }
            }
        }
        // The corners of the triangle, at 120 degrees from each other: in each, one bar's near end is over another's far end.
        var seen: Set<String> = []
        for index in 0..<3 {
            let angle = Double(index) * 2 * .pi / 3 + .pi / 2 + .pi / 3
            let x = 50 + 40 * cos(angle)
            let y = 50 + 40 * sin(angle)
            seen.insert(picture.hex(Int(x), Int(y)))
        }
        #expect(seen == ["#ff0000ff", "#00ff00ff", "#0000ffff"])
    }

    @Test("planes in one plane keep the order of the tree, however they are turned together")
    func coplanar() {
        let turn = CATransform3DMakeRotation(0.9, 1, 2, 0.5)
        let picture = picture(turn: turn) { scene, space in
            scene.add(CGRect(x: 20, y: 20, width: 60, height: 60), to: space, color: .red)
            scene.add(CGRect(x: 30, y: 30, width: 40, height: 40), to: space, color: .blue)
        }
        #expect(picture.hex(50, 50) == "#0000ffff")
    }

    @Test("pieces of nested transform layers meet each other, too")
    func nested() {
        let picture = picture { scene, space in
            card(&scene, space, .red, about: 0)
            let inner = scene.add(CGRect(x: 10, y: 10, width: 80, height: 80), to: space) {
                $0.kind = .transform
                $0.space.values.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
            }
            scene.add(CGRect(x: 0, y: 0, width: 80, height: 80), to: inner, color: .blue)
        }
        #expect(picture.hex(30, 50) == "#0000ffff")
        #expect(picture.hex(70, 50) == "#ff0000ff")
    }

    @Test(
        "a floor that reaches under the eye is drawn up to the edge of the picture and nothing above the horizon"
    )
    func floor() {
        var scene = SceneBuilder(width: 100, height: 100)
        scene.change(scene.root) {
            var eye = CATransform3DIdentity
            eye.m34 = -1.0 / 100
            $0.space.values.sublayerTransform = eye
        }
        scene.add(CGRect(x: -450, y: -450, width: 1000, height: 1000), color: .red) {
            let down = CATransform3DMakeTranslation(0, 30, 0)
            $0.space.values.transform = CATransform3DConcat(
                CATransform3DMakeRotation(.pi / 2, 1, 0, 0),
                down
            )
        }
        let picture = scene.picture()
        for x in [1, 50, 98] {
            #expect(picture.bytes(x, 99).w == 255)
            #expect(picture.bytes(x, 60).w == 255)
            #expect(picture.bytes(x, 49).w == 0)
        }
    }

    @Test("a frame of which a part is drawn again is the frame drawn as a whole")
    func damage() {
        var scene = SceneBuilder(width: 100, height: 100)
        scene.change(scene.root) { $0.backgroundColor = .green }
        let space = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) { $0.kind = .transform }
        let glass = CGColor(red: 1, green: 0.3, blue: 0, alpha: 0.6)
        let moving = scene.add(CGRect(x: 10, y: 10, width: 40, height: 40), to: space, color: glass)
        scene.add(CGRect(x: 20, y: 15, width: 60, height: 70), to: space, color: .blue)
        let compositor = Compositor(threads: 1)
        let target = RenderTarget(compositor)
        for step in 0..<12 {
            let angle = Double(step) * 0.25
            scene.change(moving) { $0.space.values.transform = CATransform3DMakeRotation(angle, 1, 1, 0) }
            let size = PixelSize(width: 100, height: 100)
            let partial = target.update(
                to: scene.scene,
                at: 0,
                size: size,
                scale: 1
            )
            #expect(partial.surface.isIdentical(to: scene.picture()), "step \(step)")
        }
    }

    @Test("a space of absurd numbers neither crashes nor takes long")
    func hostile() {
        let wild: [CGFloat] = [0, -1, 1e-30, 1e30, .infinity, .nan, 3.7, -1e9]
        var generator = SeededGenerator(seed: 12)
        let picture = picture { scene, space in
            for _ in 0..<60 {
                scene.add(CGRect(x: 10, y: 10, width: 50, height: 50), to: space, color: .red) {
                    var transform = CATransform3DIdentity
                    transform.m13 = wild[Int(generator.next() % 8)]
                    transform.m34 = wild[Int(generator.next() % 8)]
                    transform.m11 = wild[Int(generator.next() % 8)]
                    $0.space.values.transform = transform
                    $0.zPosition = wild[Int(generator.next() % 8)]
                }
            }
        }
        #expect(picture.width == 100)
    }
}
