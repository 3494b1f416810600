import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

/// The picture is a function of tree, time, size and scale alone.
@Suite("Determinism")
struct DeterminismTests {
    /// A tree with everything in it, reproducible from a seed.
    private func scene(seed: UInt64) -> SceneBuilder {
        var random = Sequence(state: seed)
        var scene = SceneBuilder(width: 160, height: 120)
        let image = CGImage(
            ImageBuffer(
                width: 16,
                height: 16,
                pixels: (0..<256).map { UInt32($0) &* 0x0101_0307 | 0xFF00_0000 }
            )
        )
        var parents = [scene.root]
        for index in 0..<30 {
            let frame = CGRect(
                x: random.next(-20...120),
                y: random.next(-20...90),
                width: random.next(5...80),
                height: random.next(5...80)
            )
            let color = CGColor(
                red: random.next(0...1),
                green: random.next(0...1),
                blue: random.next(0...1),
                alpha: random.next(0.3...1)
            )
            let (kind, angle) = (index % 10, random.next(-1...1))
            let radius = random.next(0...20)
            let id = scene.add(
                frame,
                to: parents[Int(random.next(0...0.99) * Double(parents.count))],
                color: color
            ) {
                switch kind {
                case 0: $0.space.values.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
                case 1:
                    $0.look.values.shadowOpacity = 0.8
                    $0.look.values.shadowRadius = radius / 3
                case 2:
                    $0.opacity = 0.6
                    $0.cornerRadius = radius
                case 3:
                    $0.flags.insert(.masksToBounds)
                    $0.cornerRadius = radius
                case 4: $0.contents = .image(image)
                case 5:
                    var perspective = CATransform3DMakeRotation(angle, 1, 1, 0)
                    perspective.m34 = -1 / 200
                    $0.space.values.transform = perspective
                case 6:
                    var shape = CopyOnWriteBox<ShapeValues>()
                    shape.values.path = Path(
                        roundedRect: CGRect(x: 0, y: 0, width: 40, height: 30),
                        radii: CornerRadii(9),
                        continuous: false
                    )
                    shape.values.strokeColor = .blue
                    shape.values.lineWidth = 3
                    $0.kind = .shape(shape)
                case 7: $0.look.values.compositingFilter = CompositingFilter(name: "multiplyBlendMode")
                case 8:
                    $0.look.values.borderWidth = 3
                    $0.look.values.shadowOpacity = 0.5
                    $0.backgroundColor = nil
                default: $0.zPosition = angle
                }
            }
            if index % 11 == 3 {
                scene.mask(id, CGRect(x: 3.3, y: 2.1, width: 30, height: 50)) { $0.cornerRadius = 10 }
            }
            if index % 2 == 0 { parents.append(id) }
        }
        return scene
    }

    /// A small generator of our own, so that the trees are the same everywhere.
    private struct Sequence {
        var state: UInt64

        mutating func next(_ range: ClosedRange<Double>) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + Double(state >> 40) / Double(1 << 24)
                * (range.upperBound - range.lowerBound)
        }
    }

    @Test("threads and the height of bands do not change a byte", arguments: 1...6 as ClosedRange<UInt64>)
    func bands(_ seed: UInt64) {
        let scene = scene(seed: seed)
        let whole = scene.picture(scale: 1.5)
        #expect(whole.coverage > 100)
        for (threads, height) in [(1, 1), (1, 7), (2, 16), (4, 33), (3, nil), (16, 5)] as [(Int, Int?)] {
            let banded = scene.picture(
                scale: 1.5,
                compositor: Compositor(threads: threads, bandHeight: height)
            )
            #expect(banded.isIdentical(to: whole), "\(threads) threads, bands of \(height ?? 0)")
        }
    }

    @Test("a frame drawn in parts equals the frame drawn whole", arguments: 1...6 as ClosedRange<UInt64>)
    func parts(_ seed: UInt64) throws {
        let scene = scene(seed: seed)
        let whole = scene.picture()
        let pieces = try #require(Surface(width: whole.width, height: whole.height))
        let compositor = Compositor(threads: 1)
        for rect in [
            DeviceRect(minX: 0, minY: 0, maxX: 51, maxY: 37),
            DeviceRect(minX: 51, minY: 0, maxX: 160, maxY: 37),
            DeviceRect(minX: 0, minY: 37, maxX: 17, maxY: 120),
            DeviceRect(minX: 17, minY: 37, maxX: 160, maxY: 38),
            DeviceRect(minX: 17, minY: 38, maxX: 160, maxY: 120),
        ] {
            compositor.draw(scene.tree, at: 0, scale: 1, into: pieces, region: rect)
        }
        #expect(pieces.isIdentical(to: whole))
    }

    @Test("what is kept from frame to frame does not change a byte")
    func kept() {
        var scene = SceneBuilder(width: 160, height: 120)
        let card = scene.add(CGRect(x: 20.25, y: 20, width: 50, height: 40), color: .red) {
            $0.cornerRadius = 9
            $0.look.values.shadowOpacity = 1
        }
        let keeping = Compositor(threads: 2)
        for step in [0, 32, 7, 7.5, 100] as [CGFloat] {
            scene.change(card) { $0.position.x = 45.25 + step }
            #expect(scene.picture(compositor: keeping).isIdentical(to: scene.picture()), "at \(step)")
        }
    }

    @Test("pixels outside a part are left alone")
    func outside() throws {
        let scene = scene(seed: 9)
        let surface = try #require(Surface(width: 160, height: 120))
        let part = DeviceRect(minX: 40, minY: 30, maxX: 90, maxY: 60)
        Compositor(threads: 2).draw(scene.tree, at: 0, scale: 1, into: surface, region: part)
        for y in 0..<120 {
            for x in 0..<160 where !part.contains(x: x, y: y) { #expect(surface[x, y] == 0) }
        }
    }

    @Test("a layer moved by whole pixels looks the same elsewhere")
    func moved() {
        func picture(_ shift: CGFloat) -> Surface {
            var scene = SceneBuilder(width: 160, height: 120)
            scene.add(CGRect(x: 20.3 + shift, y: 20.7, width: 50, height: 40), color: .red) {
                $0.cornerRadius = 9
                $0.look.values.shadowOpacity = 1
                $0.space.values.transform = CATransform3DMakeRotation(0.2, 0, 0, 1)
            }
            return scene.picture()
        }
        let (here, there) = (picture(0), picture(32))
        for y in 0..<120 {
            for x in 0..<128 { #expect(isClose(here.bytes(x, y), there.bytes(x + 32, y))) }
        }
    }
}
