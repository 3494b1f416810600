package import UIKit

/// A mosaic of a hundred thousand points a side, which is drawn where one looks and as finely as one looks.
package final class DeepZoom: Program {
    package static let description = ProgramDescription(
        name: "deep-zoom",
        title: "Into a mosaic of 100 000 by 100 000 points: a tiled layer in twelve levels",
        duration: 4.6,
        size: CGSize(width: 240, height: 240),
        background: Palette.night,
        framesPerSecond: 20,
        scale: 1.25
    )

    package let controller = DeepZoomController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// The mosaic from afar and from near.
package final class DeepZoomController: UIViewController {
    package let mosaic = Mosaic()

    package override func viewDidLoad() {
        super.viewDidLoad()
        mosaic.anchorPoint = mosaic.heart
        mosaic.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        mosaic.allowsEdgeAntialiasing = true
        mosaic.setNeedsDisplay()
        view.layer.addSublayer(mosaic)

        // A steady approach: the scale doubles in equal times.
        let far = log2(Double(view.bounds.width / Mosaic.side)) + 0.4
        let approach = CAKeyframeAnimation(keyPath: "transform.scale")
        approach.values = (0...60).map { exp2(far + (0.2 - far) * Double($0) / 60) }
        approach.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 1)
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = CGFloat.pi / 3
        turn.timingFunction = approach.timingFunction
        let dive = CAAnimationGroup()
        dive.animations = [approach, turn]
        for part in dive.animations ?? [] { part.duration = 4.2 }
        dive.duration = 4.2
        dive.fillMode = .both
        dive.isRemovedOnCompletion = false
        mosaic.add(dive, forKey: "dive")
    }
}

/// Squares that are divided into four again and again, each part with a figure of its own.
package final class Mosaic: CATiledLayer {
    /// The width and height in points.
    package static let side: CGFloat = 100_000
    private static let depth = 12

    package override init() {
        super.init()
        bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        tileSize = CGSize(width: 128, height: 128)
        levelsOfDetail = 12
        contentsScale = UIScreen.main.scale
    }

    package override init(layer: Any) { super.init(layer: layer) }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A place, in parts of the side, where the mosaic is divided to the last level.
    package var heart: CGPoint {
        // From a square near the middle, into whichever part goes on.
        var (x, y) = (4, 4)
        for level in 4...Self.depth {
            let children = [(1, 0), (0, 1), (1, 1), (0, 0)].map { (x * 2 + $0.0, y * 2 + $0.1) }
            let wanted = level % 3 == 1 ? children : Array(children.reversed())
            let next = wanted.first { !isWhole(level, $0.0, $0.1) } ?? wanted[0]
            (x, y) = next
        }
        let cells = CGFloat(1 << Self.depth)
        return CGPoint(x: (CGFloat(x) + 0.5) / cells, y: (CGFloat(y) + 0.5) / cells)
    }

    package override func draw(in context: CGContext) {
        let scale = abs(context.ctm.a) + abs(context.ctm.b)
        draw(level: 0, 0, 0, in: context, clip: context.boundingBoxOfClipPath, scale: scale)
    }

    /// Draws one square: its four parts where one could tell them apart, else its own figure.
    private func draw(level: Int, _ x: Int, _ y: Int, in context: CGContext, clip: CGRect, scale: CGFloat) {
        let side = Self.side / CGFloat(1 << level)
        let square = CGRect(x: CGFloat(x) * side, y: CGFloat(y) * side, width: side, height: side)
        guard square.intersects(clip) else { return }
        guard level < Self.depth, side * scale > 26, !isWhole(level, x, y) else {
            drawFigure(of: square, hash: hash(level, x, y), in: context, hair: 0.5 / scale)
            return
        }
        for part in 0..<4 {
            draw(level: level + 1, x * 2 + part % 2, y * 2 + part / 2, in: context, clip: clip, scale: scale)
        }
    }

    /// Whether a square stays undivided.
    private func isWhole(_ level: Int, _ x: Int, _ y: Int) -> Bool {
        level > 3 && (hash(level, x, y) >> 40) % 100 < 14
    }

    private func drawFigure(of square: CGRect, hash: UInt64, in context: CGContext, hair: CGFloat) {
        let side = square.width
        let ink = Int(hash % 6)
        let other = (ink + 1 + Int((hash >> 8) % 5)) % 6
        context.setFillColor(Self.inks[ink])
        // Over the edge by a hair, so that neighbours leave no gap between them.
        context.fill(square.insetBy(dx: -hair, dy: -hair))
        context.setFillColor(Self.inks[other == ink ? (ink + 1) % 6 : other])
        switch (hash >> 16) % 5 {
        case 0: context.fillEllipse(in: square.insetBy(dx: side * 0.14, dy: side * 0.14))
        case 1:
            let corner = CGPoint(
                x: (hash >> 20) & 1 == 0 ? square.minX : square.maxX,
                y: (hash >> 21) & 1 == 0 ? square.minY : square.maxY
            )
            context.saveGState()
            context.clip(to: square)
            context.fillEllipse(
                in: CGRect(x: corner.x - side, y: corner.y - side, width: 2 * side, height: 2 * side)
            )
            context.restoreGState()
        case 2:
            context.move(to: CGPoint(x: square.minX, y: square.minY))
            context.addLine(to: CGPoint(x: square.maxX, y: square.minY))
            context.addLine(to: CGPoint(x: (hash >> 22) & 1 == 0 ? square.minX : square.maxX, y: square.maxY))
            context.fillPath()
        case 3:
            context.fillEllipse(in: square.insetBy(dx: side * 0.08, dy: side * 0.08))
            context.setFillColor(Self.inks[(ink + 3) % 6])
            context.fillEllipse(in: square.insetBy(dx: side * 0.3, dy: side * 0.3))
        default:
            for stripe in 0..<2 {
                context.fill(
                    CGRect(
                        x: square.minX,
                        y: square.minY + side * (0.125 + 0.5 * CGFloat(stripe)),
                        width: side,
                        height: side / 4
                    )
                )
            }
        }
    }

    /// A number that belongs to a square.
    private func hash(_ level: Int, _ x: Int, _ y: Int) -> UInt64 {
        var state = UInt64(level) &* 0x9E37_79B9_7F4A_7C15
        for part in [x, y] {
            state = (state ^ UInt64(part)) &* 0xBF58_476D_1CE4_E5B9
            state ^= state >> 29
            state = state &* 0x94D0_49BB_1331_11EB
            state ^= state >> 32
        }
        return state
    }

    private static let inks = [
        Palette.rgb(0xF3_E9_D6), Palette.rgb(0xE2_5B_45), Palette.rgb(0x1D_3B_66), Palette.rgb(0xF1_B2_40),
        Palette.rgb(0x3E_8E_8A), Palette.rgb(0x22_1F_33),
    ]
}
