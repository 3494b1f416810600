import AgateDisplay
import QuartzCore

/// Where particles come from, in which order they are drawn, and particles of particles.
extension EmitterCases {
    /// Particles that stay where they are born.
    private static func placed(
        _ shape: CAEmitterLayerEmitterShape,
        _ mode: CAEmitterLayerEmitterMode
    ) -> GoldenCase {
        scene("emitter/\(mode.rawValue)-of-\(shape.rawValue)", 32, on: .ink) { page in
            let cell = CAEmitterCell()
            cell.contents = GoldenImages.dot
            cell.birthRate = 60
            cell.lifetime = 1
            cell.scale = 0.5
            cell.color = .sun
            page.stage(eye: 60).put(CAEmitterLayer(), 0, 0, 32, 32) {
                $0.emitterPosition = CGPoint(x: 16, y: 16)
                $0.emitterShape = shape
                $0.emitterMode = mode
                $0.emitterSize = CGSize(width: shape == .circle || shape == .sphere ? 11 : 22, height: 14)
                $0.emitterDepth = 16
                $0.preservesDepth = true
                $0.seed = 11
                $0.beginTime = -1
                $0.emitterCells = [cell]
            }
        }
    }

    private static let shapes: [GoldenCase] = [
        (.point, .points), (.line, .points), (.rectangle, .points), (.rectangle, .outline),
        (.rectangle, .surface), (.cuboid, .points), (.cuboid, .outline), (.cuboid, .surface),
        (.cuboid, .volume),
        (.circle, .outline), (.circle, .volume), (.sphere, .outline), (.sphere, .surface), (.sphere, .volume),
    ].map { (shape: CAEmitterLayerEmitterShape, mode: CAEmitterLayerEmitterMode) in placed(shape, mode) }

    /// Large particles that change their colour as they get older, over each other.
    private static func ordered(_ mode: CAEmitterLayerRenderMode, _ name: String) -> GoldenCase {
        scene("emitter/drawn-\(name)", 32, on: .ink) { page in
            let cell = CAEmitterCell()
            cell.contents = GoldenImages.ring
            cell.birthRate = 8
            cell.lifetime = 1
            cell.velocity = 9
            cell.emissionRange = 2 * .pi
            cell.emissionLatitude = 0.7
            cell.zAcceleration = 30
            cell.color = .sun
            cell.greenSpeed = -0.6
            page.stage(eye: 60).put(CAEmitterLayer(), 0, 0, 32, 32) {
                $0.emitterPosition = CGPoint(x: 16, y: 16)
                $0.renderMode = mode
                $0.preservesDepth = mode == .backToFront
                $0.seed = 4
                $0.beginTime = -1
                $0.emitterCells = [cell]
            }
        }
    }

    static let more: [GoldenCase] =
        shapes + [
            ordered(.unordered, "unordered"), ordered(.oldestFirst, "oldest-first"),
            ordered(.oldestLast, "oldest-last"), ordered(.backToFront, "back-to-front"),
            ordered(.additive, "added"),
            scene("emitter/particles-of-particles", 32, at: [0.5, 1], on: .ink) { page in
                let spark = CAEmitterCell()
                spark.contents = GoldenImages.dot
                spark.birthRate = 16
                spark.lifetime = 0.4
                spark.velocity = 10
                spark.emissionLongitude = .pi
                spark.emissionRange = 0.8
                spark.scale = 0.4
                spark.color = .coral
                let rocket = CAEmitterCell()
                rocket.contents = GoldenImages.dot
                rocket.birthRate = 3
                rocket.lifetime = 1
                rocket.velocity = 26
                rocket.emissionLongitude = -.pi / 2
                rocket.emissionRange = 0.8
                rocket.color = .sun
                rocket.emitterCells = [spark]
                page.put(CAEmitterLayer(), 0, 0, 32, 32) {
                    $0.emitterPosition = CGPoint(x: 16, y: 30)
                    $0.seed = 2
                    $0.emitterCells = [rocket]
                }
            },
            scene("emitter/cell-that-begins-late-and-ends", 32, at: [0.4, 0.9, 1.6], on: .ink) { page in
                let cell = CAEmitterCell()
                cell.contents = GoldenImages.dot
                cell.birthRate = 30
                cell.lifetime = 0.6
                cell.velocity = 24
                cell.color = .leaf
                cell.beginTime = 0.5
                cell.duration = 0.5
                cell.emissionRange = 0.6
                page.put(CAEmitterLayer(), 0, 0, 32, 32) {
                    $0.emitterPosition = CGPoint(x: 4, y: 16)
                    $0.emitterCells = [cell]
                }
            },
            scene("emitter/velocity-in-motion", 32, at: [0.5, 1], on: .ink) { page in
                let cell = CAEmitterCell()
                cell.name = "spark"
                cell.contents = GoldenImages.dot
                cell.birthRate = 14
                cell.lifetime = 1
                cell.emissionRange = 2 * .pi
                cell.color = .sun
                page.put(CAEmitterLayer(), 0, 0, 32, 32) {
                    $0.emitterPosition = CGPoint(x: 16, y: 16)
                    $0.beginTime = -1
                    $0.emitterCells = [cell]
                    $0.run("emitterCells.spark.velocity", from: 2, to: 24)
                    $0.run("emitterPosition.x", from: 6, to: 26)
                }
            },
        ]
}
