import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

/// Gradients of which the shape of a mask is seen.
@Suite("Masked gradients")
struct MaskedGradientTests {
    /// A gradient of 60 by 40 whose mask is an ellipse in it.
    private func scene(
        turned angle: CGFloat = 0,
        opacity: Float = 1,
        maskOpacity: Float = 1,
        ellipse: CGRect = CGRect(x: 5, y: 5, width: 50, height: 30),
        hasSublayer: Bool = false,
        isLine: Bool = false
    ) -> SceneBuilder {
        var scene = SceneBuilder(width: 80, height: 60)
        let layer = scene.add(CGRect(x: 10, y: 10, width: 60, height: 40)) {
            var gradient = CopyOnWriteBox<GradientValues>()
            gradient.values.colors = [.red, .blue]
            $0.kind = .gradient(gradient)
            $0.opacity = opacity
            if angle != 0 { $0.space.values.transform = CATransform3DMakeRotation(angle, 0, 0, 1) }
        }
        // A sublayer of which nothing shows through the mask.
        if hasSublayer { scene.add(CGRect(x: 0, y: 0, width: 1, height: 1), to: layer, color: .green) }
        let mask = scene.mask(layer, CGRect(x: 0, y: 0, width: 60, height: 40))
        scene.change(mask) {
            $0.backgroundColor = nil
            $0.opacity = maskOpacity
            var shape = CopyOnWriteBox<ShapeValues>()
            var path = Path()
            path.addEllipse(in: ellipse)
            shape.values.path = path
            shape.values.fillColor = isLine ? nil : .black
            if isLine {
                shape.values.strokeColor = .black
                shape.values.lineWidth = 4
                shape.values.lineJoin = .round
            }
            $0.kind = .shape(shape)
        }
        return scene
    }

    private func plan(_ scene: SceneBuilder) -> String {
        Compositor.plan(of: scene.tree, at: 0, size: PixelSize(width: 80, height: 60), scale: 1)
    }

    @Test(
        "the shape is filled with the gradient, as it shows in a group, within a step of 255",
        .claim("15.2"),
        arguments: [0, 0.4],
        [false, true]
    )
    func fused(angle: CGFloat, isLine: Bool) {
        for opacity: Float in [1, 0.5] {
            let one = scene(turned: angle, opacity: opacity, isLine: isLine)
            let several = scene(turned: angle, opacity: opacity, hasSublayer: true, isLine: isLine)
            #expect(!plan(one).contains("beginGroup"))
            #expect(plan(several).contains("beginMask"))
            let (left, right) = (one.picture(), several.picture())
            var shown = 0
            for y in 0..<60 {
                for x in 0..<80 {
                    let (a, b) = (left.bytes(x, y), right.bytes(x, y))
                    let distance = (SIMD4<Int>(truncatingIfNeeded: a) &- SIMD4<Int>(truncatingIfNeeded: b))
                    #expect(distance.max() <= 2 && distance.min() >= -2, "\(x), \(y): \(a) and \(b)")
                    if a.w > 0 { shown += 1 }
                }
            }
            #expect(shown > 300)
        }
    }

    /// A red shape that fills a square of 20 by 20, or a gradient, with a mask that lets half of it through.
    private func masked(isShape: Bool, maskPath: Path, color: CGColor = .red) -> SceneBuilder {
        var scene = SceneBuilder(width: 40, height: 40)
        let layer = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20)) {
            if isShape {
                $0.kind = .shape(Self.shape(Self.square, color))
            } else {
                var gradient = CopyOnWriteBox<GradientValues>()
                gradient.values.colors = [color, color]
                $0.kind = .gradient(gradient)
            }
        }
        let mask = scene.mask(layer, CGRect(x: 0, y: 0, width: 20, height: 20), color: nil)
        scene.change(mask) { $0.kind = .shape(Self.shape(maskPath, .black)) }
        return scene
    }

    private static var square: Path {
        var path = Path()
        path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        return path
    }

    private static func shape(_ path: Path, _ color: CGColor) -> CopyOnWriteBox<ShapeValues> {
        var shape = CopyOnWriteBox<ShapeValues>()
        shape.values.path = path
        shape.values.fillColor = color
        return shape
    }

    @Test("a shape that is only filled is seen through a mask that is a shape", .claim("Q2.1"))
    func maskedShape() {
        var half = Path()
        half.addRect(CGRect(x: 0, y: 0, width: 20, height: 10))
        let picture = masked(isShape: true, maskPath: half).picture()
        #expect(picture.hex(20, 12) == "#ff0000ff" && picture.hex(29, 19) == "#ff0000ff")
        #expect(picture.hex(20, 22) == "#00000000" && picture.hex(9, 12) == "#00000000")
    }

    @Test(
        "where a gradient ends within a pixel that the shape of its mask touches, both edges count",
        .claim("Q2.1")
    )
    func edges() {
        var scene = masked(isShape: false, maskPath: Self.square)
        let layer = LayerID(slot: 1, generation: 1)
        scene.change(layer) { $0.position.x += 0.5 }
        let (short, plain) = (
            scene.picture(),
            scene.picture(compositor: Compositor(threads: 1, switches: .takesNoShortCuts))
        )
        #expect(short.isIdentical(to: plain))
        // Half of the pixel by the gradient, half of that by the mask.
        #expect(short.bytes(10, 20).w == 64 && short.bytes(30, 20).w == 64)
    }

    @Test("a translucent mask, and one that reaches beyond the gradient, need a group")
    func others() {
        #expect(plan(scene(maskOpacity: 0.5)).contains("beginMask"))
        #expect(
            plan(scene(ellipse: CGRect(x: -5, y: 5, width: 50, height: 30))).contains("beginMask")
        )
    }

    @Test("masking to bounds around all of the frame cuts nothing, and needs no group")
    func clipAroundTheFrame() {
        func plan(_ frame: CGRect) -> String {
            var scene = SceneBuilder(width: 80, height: 60)
            let card = scene.add(frame) { $0.flags.insert(.masksToBounds) }
            scene.add(CGRect(x: -40, y: 10, width: 200, height: 10), to: card, color: .blue)
            return self.plan(scene)
        }
        #expect(!plan(CGRect(x: -0.5, y: -0.5, width: 81, height: 61)).contains("beginGroup"))
        #expect(plan(CGRect(x: 0.5, y: -0.5, width: 81, height: 61)).contains("beginGroup"))
    }
}
