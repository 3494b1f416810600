import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

/// Emitter layers in pictures: where sprites lie, what colour they have, and what is above what.
@Suite("Emitter layers")
struct EmitterLayerTests {
    private func image(_ size: Int, _ pixel: UInt32 = 0xFFFF_FFFF) -> LayerContents {
        .image(
            CGImage(
                ImageBuffer(width: size, height: size, pixels: Array(repeating: pixel, count: size * size))
            )
        )
    }

    /// One particle a second, which lives a second, from the middle of a 100 by 100 layer.
    private func scene(
        _ cell: (inout EmitterCellValues) -> Void,
        _ emitter: (inout EmitterValues) -> Void = { _ in },
        layer: (inout LayerValues) -> Void = { _ in }
    ) -> SceneBuilder {
        var scene = SceneBuilder(width: 100, height: 100)
        scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) {
            var values = EmitterCellValues()
            values[.birthRate] = 1
            values[.lifetime] = 1
            values.contents = image(10)
            cell(&values)
            var rare = CopyOnWriteBox<EmitterValues>()
            rare.values.cells = EmitterCellList([values])
            rare.values.emitterPosition = CGPoint(x: 50, y: 50)
            emitter(&rare.values)
            $0.kind = .emitter(rare)
            layer(&$0)
        }
        return scene
    }

    @Test("a particle is its image in the middle of its place", .claim("15.9"))
    func place() {
        let scene = scene { $0[.velocity] = 40 }
        #expect(scene.picture(at: 0.5).coverage == 0)
        let picture = scene.picture(at: 1.5)
        #expect(picture.coverage == 100)
        #expect(picture.hex(65, 45) == "#ffffffff")
        #expect(picture.hex(74, 54) == "#ffffffff")
        #expect(picture.bytes(64, 50).w == 0 && picture.bytes(75, 50).w == 0)
    }

    @Test(
        "a particle that is nearer is larger where the layer preserves depth, and only there",
        .claim("15.9")
    )
    func depth() {
        for (preservesDepth, coverage) in [(true, 400.0), (false, 100.0)] {
            var scene = scene(
                { _ in },
                {
                    $0.emitterZPosition = 50
                    $0.preservesDepth = preservesDepth
                }
            )
            scene.change(scene.root) { $0.space.values.sublayerTransform.m34 = -1.0 / 100 }
            let picture = scene.picture(at: 1.5)
            #expect(abs(picture.coverage - coverage) < 1)
            #expect(picture.bytes(50, 50).w == 255)
        }
    }

    @Test("it is scaled, turned, coloured and fades", .claim("15.9"))
    func look() {
        let large = scene({ $0[.scale] = 2 }, { $0.scale = 1.5 }).picture(at: 1)
        #expect(abs(large.coverage - 900) < 1)
        let turned = scene { $0[.spin] = .pi / 4 }.picture(at: 1.999)
        #expect(turned.bytes(50, 44).w > 200 && turned.bytes(45, 45).w < 40)
        let tinted = scene {
            $0.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            $0[.alphaSpeed] = -1
        }.picture(at: 1.5)
        let pixel = tinted.bytes(50, 50)
        #expect(abs(pixel.x - 128) <= 1 && abs(pixel.y - 64) <= 1 && pixel.z == 0 && abs(pixel.w - 128) <= 1)
    }

    @Test("contents are cropped, and their scale counts", .claim("15.11"))
    func contents() {
        let half = scene { $0.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1) }.picture(at: 1)
        #expect(abs(half.coverage - 50) < 0.1)
        let dense = scene { $0[.contentsScale] = 2 }.picture(at: 1)
        #expect(abs(dense.coverage - 25) < 0.1)
    }

    @Test("particles are above background and border", .claim("14.1"))
    func order() {
        let picture = scene(
            { $0.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1) },
            { $0.emitterPosition = CGPoint(x: 5, y: 5) },
            layer: {
                $0.backgroundColor = .green
                $0.look.values.borderWidth = 5
                $0.look.values.borderColor = .blue
            }
        ).picture(at: 1)
        #expect(picture.hex(2, 2) == "#ff0000ff")
        #expect(picture.hex(2, 50) == "#0000ffff")
    }

    @Test("additive particles add up", .claim("15.11"))
    func additive() {
        let scene = scene(
            {
                $0[.birthRate] = 2
                $0.color = CGColor(red: 0.4, green: 0.1, blue: 0, alpha: 1)
            },
            { $0.renderMode = "additive" },
            layer: { $0.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1) }
        )
        let pixel = scene.picture(at: 3.1).bytes(50, 50)
        #expect(abs(pixel.x - 204) <= 1 && abs(pixel.y - 52) <= 1)
    }

    @Test("opacity counts once for all particles together", .claim("14.6"))
    func groupOpacity() {
        let scene = scene({ $0[.birthRate] = 10 }, layer: { $0.opacity = 0.5 })
        #expect(abs(scene.picture(at: 3).bytes(50, 50).w - 128) <= 1)
    }

    @Test("an emitter never rests, and its layer's clock is its own", .claim("15.7"))
    func time() {
        let scene = scene({ $0[.velocity] = 40 }, layer: { $0.timing.values.parameters.speed = 2 })
        #expect(scene.tree.nextChange(after: 5) == 5)
        #expect(scene.picture(at: 0.75).bytes(70, 50).w == 255)
    }

    @Test(
        "particles that moved are damage, and what is drawn over the old picture is the new one",
        .claim("15.9")
    )
    func damage() {
        let scene = scene { $0[.velocity] = 40 }
        let compositor = Compositor(threads: 1)
        let target = RenderTarget(compositor)
        let size = PixelSize(CGSize(width: 100, height: 100), scale: 1)
        for time in [1.1, 1.5, 1.9, 2.2] {
            let updated = target.update(
                to: scene.scene,
                at: time,
                size: size,
                scale: 1
            )
            #expect(updated.surface.isIdentical(to: scene.picture(at: time)), "at \(time)")
        }
    }
}
