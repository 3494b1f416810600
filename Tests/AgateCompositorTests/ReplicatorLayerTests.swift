import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

/// Replicator layers: where the copies are, what colour they have and when they live.
@Suite("Replicator layers")
struct ReplicatorLayerTests {
    /// A 100 by 100 replicator in the corner of the picture, with a box in it.
    private func scene(
        box: CGRect,
        _ values: (inout LayerValues) -> Void = { _ in },
        _ body: (inout ReplicatorValues) -> Void
    ) -> (scene: SceneBuilder, replicator: LayerID, box: LayerID) {
        var scene = SceneBuilder(width: 100, height: 100)
        let replicator = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) {
            var rare = CopyOnWriteBox<ReplicatorValues>()
            body(&rare.values)
            $0.kind = .replicator(rare)
            values(&$0)
        }
        let id = scene.add(box, to: replicator, color: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        return (scene, replicator, id)
    }

    @Test("copies lie at powers of the transform about the middle of the bounds", .claim("15.4", "G3"))
    func places() {
        let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let picture = scene(box: CGRect(x: 73, y: 48, width: 4, height: 4)) {
            $0.instanceCount = 4
            $0.instanceTransform = quarter
        }.scene.picture()
        #expect(abs(picture.coverage - 64) < 0.1)
        for (x, y) in [(75, 50), (50, 75), (25, 50), (50, 25)] { #expect(picture.bytes(x, y).w == 255) }
    }

    @Test("scaling and moving from copy to copy", .claim("15.4", "G3"))
    func scaled() throws {
        let step = CATransform3DConcat(
            CATransform3DMakeScale(0.5, 0.5, 1),
            CATransform3DMakeTranslation(10, 0, 0)
        )
        var values = LayerValues()
        values.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        var rare = CopyOnWriteBox<ReplicatorValues>()
        rare.values.instanceCount = 4
        rare.values.instanceTransform = step
        values.kind = .replicator(rare)
        // Seen in a picture: the right edge of a box that ends at 75 is at 75, 72.5, 71.25 and 70.625.
        var scene = SceneBuilder(width: 100, height: 100)
        let replicator = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) { $0.kind = values.kind }
        scene.add(CGRect(x: 74, y: 49, width: 1, height: 2), to: replicator, color: .red)
        let picture = scene.picture(scale: 16)
        for edge in [75, 72.5, 71.25, 70.625] {
            let x = Int(edge * 16) - 1
            #expect(picture.bytes(x, 800).w == 255, "a copy ends at \(edge)")
        }
    }

    @Test("one copy is the plain picture, none draws nothing", .claim("15.4"))
    func counts() {
        let box = CGRect(x: 10, y: 10, width: 20, height: 20)
        let turn = CATransform3DMakeRotation(1, 0, 0, 1)
        for (count, area) in [(1, 400.0), (0, 0), (-3, 0)] {
            let picture = scene(box: box) {
                $0.instanceCount = count
                $0.instanceTransform = turn
            }.scene.picture()
            #expect(picture.coverage == area)
        }
    }

    @Test("background and border are drawn once", .claim("15.4"))
    func background() {
        let faint = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let picture = scene(box: CGRect(x: 0, y: 0, width: 10, height: 10), { $0.backgroundColor = faint }) {
            $0.instanceCount = 5
            $0.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        }.scene.picture()
        #expect(picture.bytes(90, 90).w == 128)
        #expect(picture.bytes(45, 5).w == 255)
        #expect(picture.bytes(55, 5).w == 128)
    }

    @Test("colours change by the offsets and are kept within 0 and 1", .claim("15.4", "G4"))
    func colors() {
        let picture = scene(box: CGRect(x: 0, y: 0, width: 10, height: 10)) {
            $0.instanceCount = 4
            $0.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
            $0.instanceColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            $0.instanceRedOffset = -0.25
            $0.instanceGreenOffset = 0.25
            $0.instanceBlueOffset = 0.5
            $0.instanceAlphaOffset = -0.25
        }.scene.picture()
        let expected: [SIMD4<Double>] = [
            [1, 0.5, 0, 1], [0.75, 0.75, 0.5, 0.75], [0.5, 1, 1, 0.5], [0.25, 1, 1, 0.25],
        ]
        for (index, color) in expected.enumerated() {
            let pixel = picture.bytes(index * 20 + 5, 5)
            let premultiplied = SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w) * 255
            for part in 0..<4 {
                #expect(abs(Double(pixel[part]) - premultiplied[part]) <= 1, "copy \(index)")
            }
        }
    }

    @Test("the tint reaches borders, shapes, gradients and images deep inside", .claim("15.4"))
    func float32Tint() throws {
        var scene = SceneBuilder(width: 100, height: 40)
        let replicator = scene.add(CGRect(x: 0, y: 0, width: 100, height: 40)) {
            var rare = CopyOnWriteBox<ReplicatorValues>()
            rare.values.instanceColor = CGColor(red: 1, green: 0, blue: 0.5, alpha: 1)
            $0.kind = .replicator(rare)
        }
        let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        let group = scene.add(CGRect(x: 0, y: 0, width: 100, height: 40), to: replicator)
        scene.add(CGRect(x: 0, y: 0, width: 20, height: 20), to: group) {
            $0.look.values.borderWidth = 10
            $0.look.values.borderColor = white
        }
        scene.add(CGRect(x: 20, y: 0, width: 20, height: 20), to: group) {
            var shape = CopyOnWriteBox<ShapeValues>()
            shape.values.path = Path(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
            shape.values.fillColor = white
            $0.kind = .shape(shape)
        }
        scene.add(CGRect(x: 40, y: 0, width: 20, height: 20), to: group) {
            var gradient = CopyOnWriteBox<GradientValues>()
            gradient.values.colors = [white, white]
            $0.kind = .gradient(gradient)
        }
        let surface = try #require(Surface(width: 20, height: 20))
        surface.pixels.update(repeating: 0xFFFF_FFFF, count: 400)
        scene.add(CGRect(x: 60, y: 0, width: 20, height: 20), to: group) {
            $0.contents = .image(CGImage(surface.makeImage()))
        }
        let picture = scene.picture()
        for x in [5, 30, 50, 70] { #expect(picture.hex(x, 5) == "#ff0080ff", "at \(x)") }
    }

    @Test("copies live later by the delay", .claim("15.4", "G5"))
    func delays() {
        var (scene, _, box) = scene(box: CGRect(x: 0, y: 0, width: 10, height: 10)) {
            $0.instanceCount = 5
            $0.instanceDelay = 0.1
            $0.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        }
        var animation = scene.animation(.opacity, from: .number(0), to: .number(1), duration: 1)
        animation.isRemovedOnCompletion = false
        scene.animate(box, [animation])
        let picture = scene.picture(at: 0.35)
        for (index, opacity) in [0.35, 0.25, 0.15, 0.05].enumerated() {
            #expect(abs(Double(picture.bytes(index * 20 + 5, 5).w) - opacity * 255) <= 1, "copy \(index)")
        }
        // Before its begin the last one shows the model.
        #expect(picture.bytes(85, 5).w == 255)
        animation.timing.fillMode = .backwards
        scene.animate(box, [animation])
        #expect(scene.picture(at: 0.35).bytes(85, 5).w == 0)
    }

    @Test("a display waits for the last copy", .claim("15.4"))
    func waits() throws {
        var (scene, replicator, box) = scene(box: CGRect(x: 0, y: 0, width: 10, height: 10)) {
            $0.instanceCount = 5
            $0.instanceDelay = 0.5
        }
        var animation = scene.animation(.opacity, from: .number(0), to: .number(1), duration: 1)
        animation.isRemovedOnCompletion = false
        scene.animate(box, [animation])
        #expect(scene.tree.nextChange(after: 0.5) == 0.5)
        #expect(scene.tree.nextChange(after: 2.5) == 2.5)
        #expect(scene.tree.nextChange(after: 3.1) == nil)
        scene.change(replicator) { $0.kind = .replicator(CopyOnWriteBox()) }
        #expect(scene.tree.nextChange(after: 2.5) == nil)
        scene.change(replicator) {
            var early = CopyOnWriteBox<ReplicatorValues>()
            early.values.instanceCount = 2
            early.values.instanceDelay = -0.25
            $0.kind = .replicator(early)
        }
        animation.timing.beginTime = 1
        scene.animate(box, [animation])
        #expect(scene.tree.nextChange(after: 0) == 0.75)
    }

    @Test("replicators in replicators multiply", .claim("15.4"))
    func nested() {
        var scene = SceneBuilder(width: 100, height: 100)
        func values(_ dx: CGFloat, _ dy: CGFloat, red: Float) -> LayerKind {
            var rare = CopyOnWriteBox<ReplicatorValues>()
            rare.values.instanceCount = 3
            rare.values.instanceTransform = CATransform3DMakeTranslation(dx, dy, 0)
            rare.values.instanceDelay = 0.1
            rare.values.instanceRedOffset = red
            return .replicator(rare)
        }
        let outer = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) {
            $0.kind = values(0, 20, red: -0.25)
        }
        let inner = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100), to: outer) {
            $0.kind = values(20, 0, red: -0.5)
        }
        let box = scene.add(
            CGRect(x: 0, y: 0, width: 10, height: 10),
            to: inner,
            color: CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        )
        #expect(scene.picture().coverage == 900)
        #expect(scene.picture().bytes(25, 25).x == 96)
        let animation = scene.animation(.opacity, from: .number(0), to: .number(1), duration: 1)
        scene.animate(box, [animation])
        let picture = scene.picture(at: 0.5)
        #expect(abs(Double(picture.bytes(45, 45).w) - 0.1 * 255) <= 1)
    }

    @Test("copies are sorted by their depth, flattened into the plane or not", .claim("15.4", "12.16"))
    func depth() {
        func picture(preservesDepth: Bool) -> Surface {
            var scene = SceneBuilder(width: 100, height: 100)
            let replicator = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) {
                var rare = CopyOnWriteBox<ReplicatorValues>()
                rare.values.instanceCount = 2
                rare.values.preservesDepth = preservesDepth
                // The second copy lies behind the first and is black.
                rare.values.instanceTransform = CATransform3DMakeTranslation(0, 0, -10)
                rare.values.instanceRedOffset = -1
                $0.kind = .replicator(rare)
            }
            scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: replicator, color: .red)
            return scene.picture()
        }
        #expect(picture(preservesDepth: false).hex(5, 5) == "#ff0000ff")
        #expect(picture(preservesDepth: true).hex(5, 5) == "#ff0000ff")
    }

    @Test("absurd counts and broken numbers neither crash nor hang")
    func wild() {
        let box = CGRect(x: 10, y: 10, width: 20, height: 20)
        let wild: [(inout ReplicatorValues) -> Void] = [
            { $0.instanceCount = .max },
            {
                $0.instanceCount = 100; $0.instanceTransform.m11 = .nan
            },
            {
                $0.instanceCount = 100; $0.instanceTransform.m44 = 0
            },
            {
                $0.instanceCount = 100; $0.instanceDelay = .nan
            },
            {
                $0.instanceCount = 100; $0.instanceDelay = .infinity
            },
            {
                $0.instanceCount = 100; $0.instanceRedOffset = .nan; $0.instanceAlphaOffset = .infinity
            },
            { $0.instanceColor = nil },
        ]
        for change in wild {
            var (scene, _, id) = scene(box: box, { _ in }, change)
            let animation = scene.animation(.opacity, from: .number(0), to: .number(1), duration: 1)
            scene.animate(id, [animation])
            _ = scene.picture(at: 0.5)
            _ = scene.tree.nextChange(after: 0.5)
        }
        // Ten replicators of a thousand inside each other.
        var scene = SceneBuilder(width: 100, height: 100)
        var parent = scene.root
        for _ in 0..<10 {
            parent = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100), to: parent) {
                var rare = CopyOnWriteBox<ReplicatorValues>()
                rare.values.instanceCount = 1_000
                $0.kind = .replicator(rare)
            }
        }
        scene.add(box, to: parent, color: .red)
        _ = scene.picture()
    }
}
