import AgateDisplay
import QuartzCore

/// A tiled layer that paints each level in colours of its own, with a line around what it is asked for.
private class LeveledLayer: CATiledLayer {
    override class func fadeDuration() -> CFTimeInterval { 0 }

    override func draw(in context: CGContext) {
        let scale = (context.ctm.a * context.ctm.a + context.ctm.b * context.ctm.b).squareRoot()
        let colors: [(CGFloat, CGColor, CGColor)] = [
            (4, .leaf, .paper), (2, .sea, .paper), (1, .sun, .ink), (0.5, .coral, .paper),
        ]
        let (_, ground, mark) = colors.first { scale > $0.0 * 0.75 } ?? (0, .ink, .paper)
        let tile = context.boundingBoxOfClipPath
        context.setFillColor(ground)
        context.fill(tile)
        context.setStrokeColor(mark)
        context.setLineWidth(1 / scale)
        context.stroke(tile.insetBy(dx: 0.5 / scale, dy: 0.5 / scale))
        // The content itself, cut by the tiles.
        context.setFillColor(.white)
        for x in 0..<5 {
            for y in 0..<5 where (x + y) % 2 == 0 {
                context.fillEllipse(in: CGRect(x: 2 + x * 12, y: 2 + y * 12, width: 8, height: 8))
            }
        }
    }
}

private final class AppearingLayer: LeveledLayer {
    override class func fadeDuration() -> CFTimeInterval { 0.2 }
}

/// Tiled layers: levels, places and what shows before tiles are there.
enum TiledCases {
    private static func tiled(
        _ name: String,
        at times: [Double] = [0],
        of type: @escaping @Sendable () -> CATiledLayer = { LeveledLayer() },
        allowing allowances: [GoldenVariant.Kind: Int] = [:],
        _ body: @escaping @Sendable (CALayer, CATiledLayer) -> Void
    ) -> GoldenCase {
        scene("tiled/\(name)", 32, at: times, allowing: allowances) { page in
            page.put(type(), 2, 2, 28, 28) {
                $0.tileSize = CGSize(width: 16, height: 16)
                $0.levelsOfDetail = 3
                $0.setNeedsDisplay()
                body(page, $0)
            }
        }
    }

    static let all: [GoldenCase] = [
        tiled("cut-to-the-bounds") { _, _ in },
        tiled("origin-of-bounds") { $1.bounds.origin = CGPoint(x: 10, y: 5) },
        tiled("half-as-fine") { _, layer in
            layer.bounds.size = CGSize(width: 56, height: 56)
            layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
        },
        tiled("coarsest-level") { _, layer in
            layer.bounds.size = CGSize(width: 60, height: 60)
            layer.transform = CATransform3DMakeScale(0.2, 0.2, 1)
        },
        tiled("finer-by-bias") { _, layer in
            layer.levelsOfDetailBias = 1
            layer.bounds.size = CGSize(width: 14, height: 14)
            layer.transform = CATransform3DMakeScale(2, 2, 1)
        },
        tiled("enlarged-beyond-the-finest") { _, layer in
            layer.bounds.size = CGSize(width: 9, height: 9)
            layer.transform = CATransform3DMakeScale(3, 3, 1)
        },
        tiled("turned") { $1.turn(0.5) },
        tiled("in-perspective") { $1.transform = .tilt(0.9, 1, 0, 0, eye: 50) },
        tiled("rounded-and-cut") { _, layer in
            layer.cornerRadius = 10
            layer.masksToBounds = true
            layer.borderWidth = 1
        },
        tiled("two-soft-edges", allowing: [.mirrored: 255]) { _, layer in
            layer.turn(0.3)
            layer.edgeAntialiasingMask = [.layerRightEdge, .layerTopEdge]
        },
        tiled("translucent") { $1.opacity = 0.5 },
        tiled("with-sublayers") { $1.add(6, 6, 10, 10, .coral) },
        tiled("appearing", at: [0, 0.1, 0.3], of: { AppearingLayer() }) { _, _ in },
        tiled("zooming", at: [0, 0.4, 0.8]) { _, layer in
            layer.bounds.size = CGSize(width: 60, height: 60)
            layer.run("transform.scale", from: 0.25, to: 1.2)
        },
        scene("tiled/never-asked-to-display", 32) { page in
            page.put(LeveledLayer(), 2, 2, 28, 28) { $0.backgroundColor = .sea }
        },
    ]
}
