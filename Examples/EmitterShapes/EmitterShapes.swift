package import UIKit

/// Where particles come from: six shapes, and the parts of them that emit.
package final class EmitterShapes: Program {
    package static let description = ProgramDescription(
        name: "emitter-shapes",
        title: "Particles from a point, a line, outlines, areas and bodies",
        duration: 4,
        size: CGSize(width: 408, height: 276),
        background: Palette.night,
        framesPerSecond: 30,
        scale: 1.3
    )

    package let controller = EmitterShapesController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// Three panes in each of two rows.
package final class EmitterShapesController: UIViewController {
    package private(set) var emitters: [CAEmitterLayer] = []
    private let middle = CGPoint(x: 60, y: 60)

    package override func viewDidLoad() {
        super.viewDidLoad()
        // A source: sparks in all directions, fading.
        add(0x2B_1D_4A) { emitter, cell in
            emitter.emitterShape = .point
            emitter.renderMode = .additive
            cell.color = Palette.rgb(0xFF_9A_5A)
            cell.greenRange = 0.5
            cell.birthRate = 90
            cell.velocity = 46
            cell.velocityRange = 30
            cell.emissionRange = 2 * .pi
            cell.scaleSpeed = -0.28
        }
        // A line lets rain fall.
        add(0x15_2A_4D) { emitter, cell in
            emitter.emitterShape = .line
            emitter.emitterMode = .outline
            emitter.emitterPosition.y = -6
            emitter.emitterSize = CGSize(width: 130, height: 0)
            cell.color = Palette.rgb(0x9F_D8_FF)
            cell.birthRate = 70
            cell.velocity = 70
            cell.velocityRange = 40
            cell.emissionLongitude = .pi + 0.2
            cell.yAcceleration = 40
            cell.scale = 0.32
            cell.scaleRange = 0.25
        }
        // The edge of a rectangle smoulders.
        add(0x3A_1A_24, guide: CGPath(rect: CGRect(x: 28, y: 36, width: 64, height: 48), transform: nil)) {
            emitter,
            cell in
            emitter.emitterShape = .rectangle
            emitter.emitterMode = .outline
            emitter.emitterSize = CGSize(width: 64, height: 48)
            emitter.renderMode = .additive
            cell.color = Palette.rgb(0xFF_6A_3A)
            cell.birthRate = 150
            cell.velocity = 4
            cell.velocityRange = 6
            cell.emissionRange = 2 * .pi
            cell.yAcceleration = -26
            cell.greenSpeed = 0.25
            cell.scaleSpeed = -0.4
        }
        // The edge of a disc: a wreath, turning slowly.
        add(0x10_3A_38, guide: CGPath(ellipseIn: CGRect(x: 26, y: 26, width: 68, height: 68), transform: nil))
        { emitter, cell in
            emitter.emitterShape = .circle
            emitter.emitterMode = .outline
            emitter.emitterSize = CGSize(width: 34, height: 0)
            cell.contents = Self.leaf.cgImage
            cell.contentsScale = Self.leaf.scale
            cell.color = Palette.rgb(0x9A_E0_8A)
            cell.redRange = 0.5
            cell.birthRate = 60
            cell.velocity = 9
            cell.emissionRange = 0.6
            cell.spin = 1.2
            cell.spinRange = 2
            cell.scale = 0.75
            cell.scaleSpeed = -0.25
        }
        // All of a disc: fireflies that come and go.
        add(0x17_20_38, guide: CGPath(ellipseIn: CGRect(x: 14, y: 14, width: 92, height: 92), transform: nil))
        { emitter, cell in
            emitter.emitterShape = .circle
            emitter.emitterMode = .volume
            emitter.emitterSize = CGSize(width: 46, height: 0)
            emitter.renderMode = .additive
            cell.color = Palette.rgb(0xE8_F2_7A)
            cell.birthRate = 45
            cell.velocity = 10
            cell.velocityRange = 10
            cell.emissionRange = 2 * .pi
            cell.scale = 0.3
            cell.scaleSpeed = 0.15
        }
        // A body: in perspective, near particles are larger.
        add(0x26_18_44) { emitter, cell in
            emitter.emitterShape = .sphere
            emitter.emitterMode = .surface
            emitter.emitterSize = CGSize(width: 38, height: 0)
            emitter.renderMode = .backToFront
            emitter.preservesDepth = true
            cell.contents = Self.dot.cgImage
            cell.contentsScale = Self.dot.scale
            cell.color = Palette.rgb(0xC9_8A_FF)
            cell.redRange = 0.5
            cell.blueRange = 0.3
            cell.birthRate = 130
            cell.lifetime = 1.5
            cell.scale = 0.5
            cell.alphaSpeed = -0.3
        }
    }

    private func add(
        _ ink: UInt32,
        guide: CGPath? = nil,
        _ body: (CAEmitterLayer, CAEmitterCell) -> Void
    ) {
        let index = emitters.count
        let pane = CALayer()
        pane.frame = CGRect(
            x: 12 + 132 * CGFloat(index % 3),
            y: 12 + 132 * CGFloat(index / 3),
            width: 120,
            height: 120
        )
        pane.cornerRadius = 18
        pane.cornerCurve = .continuous
        pane.backgroundColor = Palette.rgb(ink)
        pane.masksToBounds = true
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 90
        pane.sublayerTransform = eye
        view.layer.addSublayer(pane)
        if let guide {
            let line = CAShapeLayer()
            line.path = guide
            line.fillColor = nil
            line.strokeColor = Palette.rgb(0xFF_FF_FF, alpha: 0.22)
            line.lineDashPattern = [3, 4]
            pane.addSublayer(line)
        }
        let cell = CAEmitterCell()
        cell.contents = Self.glow.cgImage
        cell.contentsScale = Self.glow.scale
        cell.lifetime = 1.4
        cell.lifetimeRange = 0.5
        cell.scale = 0.6
        cell.alphaSpeed = -0.7
        let emitter = CAEmitterLayer()
        emitter.frame = pane.bounds
        emitter.emitterPosition = middle
        emitter.seed = UInt32(index + 3)
        body(emitter, cell)
        emitter.emitterCells = [cell]
        pane.addSublayer(emitter)
        let caption = Caption.layer(
            emitter.emitterShape.rawValue + ", " + emitter.emitterMode.rawValue,
            UIColor(white: 1, alpha: 0.7),
            size: 9
        )
        caption.position = CGPoint(x: pane.frame.minX + 10, y: pane.frame.maxY - 17)
        view.layer.addSublayer(caption)
        // It has been emitting for a while.
        emitter.beginTime = emitter.convertTime(CACurrentMediaTime(), from: nil) - 3
        emitters.append(emitter)
    }

    // MARK: Particles

    /// A soft spot.
    private static let glow = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { renderer in
        let stops = [1, 0.75, 0.16, 0].map { Palette.rgb(0xFF_FF_FF, alpha: $0) }
        guard
            let gradient = CGGradient(
                colorsSpace: nil,
                colors: stops as CFArray,
                locations: [0, 0.2, 0.5, 1]
            )
        else { return }
        let middle = CGPoint(x: 10, y: 10)
        renderer.cgContext.drawRadialGradient(
            gradient,
            startCenter: middle,
            startRadius: 0,
            endCenter: middle,
            endRadius: 10,
            options: []
        )
    }

    private static let dot = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in
        UIColor.white.setFill()
        UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 10, height: 10)).fill()
    }

    private static let leaf = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { _ in
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 8))
        path.addQuadCurve(to: CGPoint(x: 15, y: 8), controlPoint: CGPoint(x: 8, y: -1))
        path.addQuadCurve(to: CGPoint(x: 1, y: 8), controlPoint: CGPoint(x: 8, y: 17))
        UIColor.white.setFill()
        path.fill()
    }
}
