import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("Drawing only what may differ")
struct DamageTests {
    /// A scene that random edits change, with everything that makes pixels depend on each other.
    private struct Scene {
        var builder = SceneBuilder(width: 90, height: 70)
        var generator: SeededGenerator
        var layers: [LayerID] = []
        var masks: [LayerID] = []

        init(seed: UInt64) {
            generator = SeededGenerator(seed: seed)
            for _ in 0..<12 { addLayer() }
        }

        mutating func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(generator.double(in: range)) }

        mutating func frame() -> CGRect {
            CGRect(x: number(-20...80), y: number(-20...60), width: number(1...50), height: number(1...40))
        }

        mutating func color() -> CGColor {
            CGColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0.3...1))
        }

        mutating func addLayer() {
            let parent =
                layers.isEmpty || generator.int(in: 0..<3) == 0
                ? nil : layers[generator.int(in: 0..<layers.count)]
            let (frame, color) = (frame(), color())
            layers.append(builder.add(frame, to: parent, color: color))
        }

        mutating func edit() {
            let id = layers[generator.int(in: 0..<layers.count)]
            switch generator.int(in: 0..<15) {
            case 0:
                addLayer()
            case 1:
                let frame = frame()
                builder.change(id) { $0.position = frame.origin }
            case 2:
                let color = color()
                builder.change(id) { $0.backgroundColor = color }
            case 3:
                let opacity = Float(generator.unit())
                builder.change(id) { $0.opacity = opacity }
            case 4:
                builder.change(id) { $0.flags.formSymmetricDifference(.hidden) }
            case 5:
                let radius = number(0...6)
                builder.change(id) {
                    $0.look.values.shadowOpacity = 0.7
                    $0.look.values.shadowRadius = radius
                }
            case 6:
                let radius = number(0...9)
                builder.change(id) {
                    $0.flags.formSymmetricDifference(.masksToBounds)
                    $0.cornerRadius = radius
                }
            case 7:
                let angle = number(-1...1)
                builder.change(id) {
                    var transform = CATransform3DMakeRotation(angle, 0.2, 1, 0.4)
                    transform.m34 = -1 / 200
                    $0.space.values.transform = transform
                }
            case 8:
                let depth = number(-2...2)
                builder.change(id) { $0.zPosition = depth }
            case 9:
                let frame = frame()
                masks.append(builder.mask(id, frame))
            case 10 where !masks.isEmpty:
                let mask = masks[generator.int(in: 0..<masks.count)]
                let frame = frame()
                builder.change(mask) { $0.position = frame.origin }
            case 11:
                let target = frame().origin
                let moving = builder.animation(
                    .position,
                    from: .pair(SIMD2(10, 10)),
                    to: .pair(SIMD2(Double(target.x), Double(target.y))),
                    duration: 3
                )
                builder.animate(id, [moving])
            case 12:
                let fade = RenderAnimation(
                    id: builder.newAnimationID(),
                    timing: TimingParameters(duration: 2),
                    content: .transition(TransitionStyle(kind: .push, side: .fromLeft))
                )
                builder.animate(id, [fade])
            case 13:
                let move = number(2...9)
                let count = generator.int(in: 0..<4)
                builder.change(id) { layer in
                    var replicator = ReplicatorValues.standard
                    replicator.values.instanceCount = count
                    replicator.values.instanceDelay = -0.3
                    replicator.values.instanceRedOffset = -0.2
                    replicator.values.instanceTransform = CATransform3DMakeTranslation(move, 3, 0)
                    layer.kind = .replicator(replicator)
                }
            default:
                if layers.count > 6 {
                    layers.removeAll { $0 == id }
                    builder.apply([.remove(id)])
                }
            }
        }
    }

    @Test(
        "after any edits at any times the picture is the one that is drawn anew",
        arguments: 1...25 as ClosedRange<UInt64>
    )
    func partialIsWhole(seed: UInt64) {
        var scene = Scene(seed: seed)
        let compositor = Compositor(threads: 1)
        let target = RenderTarget(compositor)
        var kept: [(surface: Surface, copy: ImageBuffer)] = []
        let whole = DeviceRect(minX: 0, minY: 0, maxX: 90, maxY: 70)
        for revision in 0..<40 {
            for _ in 0..<scene.generator.int(in: 0..<3) { scene.edit() }
            let time = Double(revision) * 0.1
            let before = target.frame?.surface.makeImage()
            let made = target.update(
                to: scene.builder.scene,
                at: time,
                size: PixelSize(CGSize(width: 90, height: 70), scale: 1),
                scale: 1
            )
            let expected = scene.builder.picture(at: time)
            let difference = firstDifference(made.surface, expected)
            #expect(difference == nil, "seed \(seed), edit \(revision): \(difference ?? "")")
            if difference != nil { return }
            #expect(made.damage.union(whole) == whole)
            if let before { expectChanges(from: before, to: made, onlyIn: made.damage) }
            // A picture that somebody keeps stays what it was.
            if revision % 5 == 0 { kept.append((made.surface, made.surface.makeImage())) }
        }
        for (surface, copy) in kept {
            copy.withPixels { pixels in
                #expect((0..<surface.count).allSatisfy { surface.pixels[$0] == pixels[$0] })
            }
        }
    }

    private func firstDifference(_ left: Surface, _ right: Surface) -> String? {
        for y in 0..<left.height {
            for x in 0..<left.width where left[x, y] != right[x, y] {
                return "pixel \(x), \(y) is \(left.hex(x, y)) instead of \(right.hex(x, y))"
            }
        }
        return nil
    }

    private func expectChanges(from before: ImageBuffer, to frame: Frame, onlyIn damage: DeviceRect) {
        before.withPixels { pixels in
            for y in 0..<before.height {
                for x in 0..<before.width where !damage.contains(x: x, y: y) {
                    #expect(pixels[y * before.width + x] == frame.surface[x, y], "pixel \(x), \(y)")
                }
            }
        }
    }

    @Test("a small layer that moves over many still ones damages where it was and where it is")
    func smallMover() {
        var builder = SceneBuilder(width: 400, height: 300)
        for index in 0..<200 {
            builder.add(CGRect(x: index % 20 * 20, y: index / 20 * 30, width: 18, height: 28), color: .green)
        }
        let mover = builder.add(CGRect(x: 10, y: 10, width: 16, height: 16), color: .blue)
        let compositor = Compositor(threads: 1)
        let target = RenderTarget(compositor)
        func update() -> Frame {
            target.update(
                to: builder.scene,
                at: 0,
                size: PixelSize(CGSize(width: 400, height: 300), scale: 1),
                scale: 1
            )
        }
        #expect(update().damage == DeviceRect(minX: 0, minY: 0, maxX: 400, maxY: 300))
        builder.change(mover) { $0.position.x += 10 }
        #expect(update().damage == DeviceRect(minX: 10, minY: 10, maxX: 36, maxY: 26))
        builder.change(mover) { $0.opacity = 0.5 }
        #expect(update().damage == DeviceRect(minX: 20, minY: 10, maxX: 36, maxY: 26))
        // A change that no frame shows.
        builder.change(mover) { $0.name(0) }
        #expect(update().damage.isEmpty)
    }

    @Test("an unchanged tree has an unchanged picture, without any damage")
    func nothing() {
        var builder = SceneBuilder(width: 40, height: 30)
        builder.add(CGRect(x: 5, y: 5, width: 10, height: 10), color: .blue)
        let compositor = Compositor(threads: 1)
        let target = RenderTarget(compositor)
        let size = PixelSize(CGSize(width: 40, height: 30), scale: 1)
        let first = target.update(to: builder.scene, at: 0, size: size, scale: 1)
        let second = target.update(to: builder.scene, at: 1, size: size, scale: 1)
        #expect(first.number == second.number)
        builder.apply([])
        let third = target.update(to: builder.scene, at: 1, size: size, scale: 1)
        #expect(third.damage.isEmpty && third.surface === first.surface)
    }
}

extension LayerValues {
    /// A write that changes nothing that is seen.
    fileprivate mutating func name(_ value: CGFloat) { zPosition = value }
}
