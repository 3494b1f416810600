import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

/// Sublayers of any layer that leave its plane: section 12.16 of the specification.
@Suite("Sublayers sorted by depth", .serialized)
struct SortedSublayersTests {
    private static let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    private static let middle = CGRect(x: 10, y: 10, width: 80, height: 80)

    private func scene(isSoft: Bool = false) -> SceneBuilder {
        var scene = SceneBuilder(width: 100, height: 100)
        scene.hasSoftEdges = isSoft
        return scene
    }

    /// Turned about the upright axis: right of the middle it is behind the plane.
    private func tilt(_ values: inout LayerValues) {
        values.space.values.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    }

    @Test(
        "a tilted sublayer of a plain layer reaches through its siblings",
        .claim("12.16"),
        arguments: [false, true]
    )
    func siblings(isSoft: Bool) {
        var scene = scene(isSoft: isSoft)
        scene.add(Self.middle, color: .blue)
        scene.add(Self.middle, color: .red, tilt)
        let picture = scene.picture()
        #expect(picture.hex(30, 50) == "#ff0000ff")
        #expect(picture.hex(70, 50) == "#0000ffff")
    }

    @Test("which one comes first in the tree makes no difference", .claim("12.16"), arguments: [false, true])
    func otherOrder(isSoft: Bool) {
        var scene = scene(isSoft: isSoft)
        scene.add(Self.middle, color: .red, tilt)
        scene.add(Self.middle, color: .blue)
        let picture = scene.picture()
        #expect(picture.hex(30, 50) == "#ff0000ff")
        #expect(picture.hex(70, 50) == "#0000ffff")
    }

    @Test(
        "what the layer draws of its own stays behind, its border too",
        .claim("12.16"),
        arguments: [false, true]
    )
    func ownParts(isSoft: Bool) {
        var scene = scene(isSoft: isSoft)
        let pane = scene.add(Self.whole, color: .green) {
            $0.look.values.borderWidth = 45
            $0.look.values.borderColor = .blue
            // A picture of its own.
            $0.opacity = 0.999
        }
        scene.add(Self.middle, to: pane, color: .red, tilt)
        let picture = scene.picture()
        for x in [20, 49, 51, 80] { #expect(picture.bytes(x, 50).x > 250, "\(x)") }
        #expect(picture.bytes(3, 50).z > 250)
    }

    @Test("sublayers of a layer with an affine transform are sorted with its siblings", .claim("12.16"))
    func transparent() {
        var scene = scene()
        scene.add(Self.middle, color: .blue)
        let group = scene.add(CGRect(x: 5, y: 0, width: 100, height: 100)) {
            $0.space.values.transform = CATransform3DMakeScale(0.5, 0.5, 1)
        }
        scene.add(Self.middle, to: group, color: .red, tilt)
        let picture = scene.picture()
        // The middle is at 55; the half that is near is 17 wide.
        #expect(picture.hex(45, 50) == "#ff0000ff")
        #expect(picture.hex(65, 50) == "#0000ffff")
    }

    @Test(
        "an affine layer's own background stays behind its sublayers and takes part itself",
        .claim("12.16")
    )
    func transparentWithBackground() {
        var scene = scene()
        let group = scene.add(Self.whole, color: .green)
        scene.add(Self.middle, to: group, color: .red, tilt)
        let picture = scene.picture()
        for x in [20, 49, 51, 80] { #expect(picture.hex(x, 50) == "#ff0000ff", "\(x)") }
        #expect(picture.hex(5, 50) == "#00ff00ff")
    }

    @Test(
        "a layer that is one picture is one piece: it is cut as a whole",
        .claim("12.16"),
        arguments: ["clip", "opacity", "transform", "mask"]
    )
    func onePiece(_ reason: String) {
        var scene = scene()
        scene.add(Self.middle, color: .blue)
        let group = scene.add(Self.whole) {
            switch reason {
            case "clip": $0.flags.insert(.masksToBounds)
            case "opacity": $0.opacity = 0.999
            case "transform": $0.space.values.transform = CATransform3DMakeScale(1, 1, 0.9)
            default: break
            }
        }
        if reason == "mask" { scene.mask(group, Self.whole) }
        scene.add(Self.middle, to: group, color: .red, tilt)
        let picture = scene.picture()
        // Flattened into the plane of the sibling, above which it comes.
        for x in [20, 49, 51, 80] { #expect(picture.bytes(x, 50).x > 250, "\(x)") }
    }

    @Test("a layer that was cut lies above coplanar ones that were not", .claim("12.16"))
    func cutAboveUncut() {
        var scene = scene()
        // The first reaches through the tilted one, the second lies beside it in the plane of the first, and over the first.
        scene.add(CGRect(x: 10, y: 30, width: 80, height: 40), color: .blue)
        scene.add(CGRect(x: 40, y: 10, width: 20, height: 20), color: .red) {
            $0.space.values.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
        }
        scene.add(CGRect(x: 15, y: 20, width: 20, height: 60), color: .green)
        #expect(scene.picture().hex(25, 50) == "#0000ffff")
    }

    @Test("depth by zPosition alone keeps the order of siblings")
    func zPosition() {
        var scene = scene()
        let group = scene.add(Self.middle, color: .green)
        scene.add(CGRect(x: 0, y: 0, width: 80, height: 80), to: group, color: .red) { $0.zPosition = 50 }
        scene.add(Self.middle, color: .blue)
        #expect(scene.picture().hex(50, 50) == "#0000ffff")
    }

    @Test("halves meet without a seam, and no pixel shows both")
    func seam() {
        for angle in stride(from: 0.1, to: 3.0, by: 0.3) {
            var scene = scene()
            scene.change(scene.root) { $0.backgroundColor = .green }
            for number in 0..<3 {
                let turn = CATransform3DMakeRotation(angle + Double(number) * 0.6, 1, 0.7, 0)
                scene.add(Self.middle, color: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)) {
                    $0.space.values.transform = CATransform3DRotate(turn, 0.7, 0, 0, 1)
                }
            }
            let picture = scene.picture()
            // One, two or three translucent layers over the page, and nothing between.
            let colors = Set((0..<10_000).map { picture.bytes($0 % 100, $0 / 100).x })
            #expect(colors.count <= 4, "\(angle): \(colors.sorted())")
        }
    }

    @Test("what moves in depth changes all that it may cut, and nothing else is drawn again")
    func incremental() {
        var scene = scene()
        scene.add(Self.middle, color: .blue)
        let group = scene.add(CGRect(x: 5, y: 0, width: 90, height: 90))
        let card = scene.add(Self.middle, to: group, color: .red, tilt)
        scene.add(CGRect(x: 30, y: 20, width: 30, height: 60), color: .green)
        let compositor = Compositor(threads: 1)
        let target = RenderTarget(compositor)
        for step in 0..<12 {
            scene.change(card) {
                $0.space.values.transform = CATransform3DMakeRotation(Double(step) * 0.7, 0.2, 1, 0)
            }
            if step % 3 == 2 { scene.change(group) { $0.position.x += 7 } }
            let frame = target.update(
                to: scene.scene,
                at: 0,
                size: PixelSize(width: 100, height: 100),
                scale: 1
            )
            #expect(frame.surface.isIdentical(to: scene.picture()), "\(step)")
        }
    }

    @Test("any number of threads and any height of bands give the same bytes")
    func threads() {
        var scene = scene()
        for number in 0..<9 {
            scene.add(Self.middle, color: number % 2 == 0 ? .blue : .red) {
                $0.space.values.transform = CATransform3DMakeRotation(Double(number) * 0.35, 1, 0.5, 0)
            }
        }
        let one = scene.picture()
        for (threads, height) in [(2, 7), (4, 1), (3, 50)] {
            let other = scene.picture(compositor: Compositor(threads: threads, bandHeight: height))
            #expect(one.isIdentical(to: other), "\(threads) threads, bands of \(height)")
        }
    }
}
