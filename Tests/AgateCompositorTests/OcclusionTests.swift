import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import AgateTestSupport
import Foundation
import Testing

/// What lies behind something opaque costs nothing, and is missed by nobody.
@Suite("Occlusion")
struct OcclusionTests {
    /// Layers behind a card, and the card; without the layers, or with the card in another way.
    private func frame(
        layers: Int,
        cardColor: CGColor = .blue,
        _ change: (inout LayerValues) -> Void = { _ in }
    ) -> Frame {
        var scene = SceneBuilder(width: 300, height: 200)
        for index in 0..<layers {
            scene.add(CGRect(x: 60.5 + Double(index), y: 50, width: 40, height: 30), color: .red) {
                $0.cornerRadius = 4
                $0.opacity = 0.5
                $0.look.values.borderWidth = 2
            }
        }
        scene.add(CGRect(x: 30, y: 20, width: 240, height: 160), color: cardColor, change)
        scene.add(CGRect(x: 200, y: 150, width: 60, height: 40), color: .green)
        return Compositor(threads: 1).frame(
            of: scene.tree,
            at: 0,
            size: PixelSize(width: 300, height: 200),
            scale: 1
        )
    }

    @Test("layers, groups and borders behind an opaque card are left out")
    func hidden() {
        let (all, card) = (frame(layers: 50), frame(layers: 0))
        #expect(all.statistics.drawOps == card.statistics.drawOps)
        #expect(all.statistics.offscreenPasses == 0)
        #expect(all.surface.isIdentical(to: card.surface))
    }

    @Test("a rounded card hides what lies between its corners")
    func rounded() {
        let round = { (values: inout LayerValues) in values.cornerRadius = 20 }
        let (all, card) = (frame(layers: 50, round), frame(layers: 0, round))
        #expect(all.statistics.drawOps == card.statistics.drawOps)
        #expect(all.surface.isIdentical(to: card.surface))
    }

    @Test("what lets something through hides nothing")
    func visible() {
        let veil = CGColor(red: 0, green: 0, blue: 1, alpha: 0.99)
        let cards = [
            (frame(layers: 5, cardColor: veil), frame(layers: 0, cardColor: veil)),
            (frame(layers: 5) { $0.opacity = 0.9 }, frame(layers: 0) { $0.opacity = 0.9 }),
            (
                frame(layers: 5) {
                    $0.look.values.compositingFilter = CompositingFilter(name: "multiplyBlendMode")
                },
                frame(layers: 0) {
                    $0.look.values.compositingFilter = CompositingFilter(name: "multiplyBlendMode")
                }
            ),
            (
                frame(layers: 5) { $0.space.values.transform = CATransform3DMakeRotation(0.4, 0, 0, 1) },
                frame(layers: 0) { $0.space.values.transform = CATransform3DMakeRotation(0.4, 0, 0, 1) }
            ),
        ]
        for (all, card) in cards { #expect(all.statistics.drawOps > card.statistics.drawOps) }
    }

    @Test("a card that covers only a part hides nothing that reaches beyond")
    func partly() {
        var scene = SceneBuilder(width: 300, height: 200)
        scene.add(CGRect(x: 10, y: 10, width: 100, height: 100), color: .red)
        scene.add(CGRect(x: 11, y: 5, width: 200, height: 150), color: .blue)
        let picture = scene.picture()
        #expect(picture.hex(10, 50) == "#ff0000ff" && picture.hex(11, 50) == "#0000ffff")
    }

    @Test(
        "shadows and bitmaps below cards that cover them piece by piece are as they are without tiles, in whole and in parts"
    )
    func shadows() {
        var scene = SceneBuilder(width: 300, height: 200)
        for index in 0..<40 {
            let frame = CGRect(
                x: Double(index * 37 % 240) + 0.3 * Double(index % 3),
                y: Double(index * 53 % 150) + 0.25 * Double(index % 5),
                width: 60 + Double(index % 4),
                height: 45
            )
            scene.add(frame, color: index % 3 == 0 ? .blue : .red) {
                $0.cornerRadius = 6
                $0.look.values.shadowOpacity = 0.7
                $0.look.values.shadowRadius = 2 + CGFloat(index % 5)
                // Veils hide nothing.
                if index % 7 == 0 { $0.opacity = 0.8 }
                if index % 4 == 0 { $0.flags.insert(.shouldRasterize) }
            }
        }
        let whole = scene.picture()
        // Regions that are too small for what hides anything.
        let parts = Surface(width: 300, height: 200)
        #expect(parts != nil)
        guard let parts else { return }
        let compositor = Compositor(threads: 1)
        for y in stride(from: 0, to: 200, by: 20) {
            for x in stride(from: 0, to: 300, by: 20) {
                compositor.draw(
                    scene.tree,
                    at: 0,
                    scale: 1,
                    into: parts,
                    region: DeviceRect(x: x, y: y, width: 20, height: 20)
                )
            }
        }
        #expect(whole.isIdentical(to: parts))
    }

    private func radii(_ radius: CGFloat) -> CornerRadii {
        CornerRadii(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }

    @Test("boxes over each other are as they are painted one by one, however much of each is seen")
    func boxes() throws {
        var scene = SceneBuilder(width: 200, height: 150)
        let reference = try #require(Surface(width: 200, height: 150))
        let canvas = Canvas(reference)
        var random = SeededGenerator(seed: 41)
        for index in 0..<600 {
            let frame = CGRect(
                x: random.double(in: -20...190),
                y: random.double(in: -20...140),
                width: random.double(in: 4...90),
                height: random.double(in: 4...30)
            )
            let radius = min(random.double(in: 0.5...12), frame.width / 2, frame.height / 2)
            let color = CGColor(
                red: random.unit(),
                green: random.unit(),
                blue: random.unit(),
                alpha: index % 5 == 0 ? 0.7 : 1
            )
            let border = random.unit() < 0.5 ? 0 : min(random.double(in: 0.5...3), frame.height / 2.1)
            scene.add(frame, color: color) {
                $0.cornerRadius = radius
                $0.look.values.borderWidth = border
                $0.look.values.borderColor = .green
            }
            let bounds = CGRect(origin: .zero, size: frame.size)
            let move = CGAffineTransform(
                translationX: frame.midX - frame.width / 2,
                y: frame.midY - frame.height / 2
            )
            let outer = try #require(RoundedBox(bounds, radii: radii(radius), transform: move))
            canvas.fill(RoundedShape(outer: outer), paint: .solid(PremultipliedColor(color.rgba)))
            guard border > 0 else { continue }
            let inner = RoundedBox(
                bounds.insetBy(dx: border, dy: border),
                radii: radii(max(radius - border, 0)),
                transform: move
            )
            canvas.fill(
                RoundedShape(outer: outer, inner: inner),
                paint: .solid(PremultipliedColor(CGColor.green.rgba))
            )
        }
        #expect(scene.picture().isIdentical(to: reference))
        #expect(scene.picture(compositor: Compositor(threads: 3, bandHeight: 7)).isIdentical(to: reference))
    }
}
