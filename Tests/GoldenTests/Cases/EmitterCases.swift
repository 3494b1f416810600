import AgateDisplay
import QuartzCore

/// Emitter layers: few particles, one property each.
enum EmitterCases {
    private static func emitting(
        _ name: String,
        at times: [Double] = [1],
        on page: CGColor = .ink,
        _ body: @escaping @Sendable (CAEmitterLayer, CAEmitterCell) -> Void
    ) -> GoldenCase {
        scene("emitter/\(name)", 32, at: times, on: page) { page in
            let cell = CAEmitterCell()
            cell.contents = GoldenImages.dot
            cell.birthRate = 12
            cell.lifetime = 1
            cell.velocity = 14
            cell.emissionRange = 2 * .pi
            cell.color = .sun
            page.put(CAEmitterLayer(), 0, 0, 32, 32) {
                $0.emitterPosition = CGPoint(x: 16, y: 16)
                $0.seed = 7
                body($0, cell)
                if $0.emitterCells == nil { $0.emitterCells = [cell] }
            }
        }
    }

    static let all: [GoldenCase] =
        more + [
            emitting("all-around") { _, _ in },
            emitting("one-direction") { _, cell in
                cell.emissionRange = 0
                cell.emissionLongitude = 0.5
            },
            emitting("from-a-line") { emitter, cell in
                emitter.emitterShape = .line
                emitter.emitterSize = CGSize(width: 28, height: 0)
                cell.velocity = 0
            },
            emitting("from-an-outline") { emitter, cell in
                emitter.emitterShape = .circle
                emitter.emitterMode = .outline
                emitter.emitterSize = CGSize(width: 11, height: 0)
                cell.velocity = 0
                cell.birthRate = 24
            },
            emitting("in-a-rectangle") { emitter, cell in
                emitter.emitterShape = .rectangle
                emitter.emitterSize = CGSize(width: 26, height: 12)
                cell.velocity = 0
            },
            emitting("falling", at: [0.5, 1]) { _, cell in
                cell.yAcceleration = 40
                cell.emissionRange = 1
            },
            emitting("turning-and-shrinking") { _, cell in
                cell.spin = 2
                cell.scale = 2
                cell.scaleSpeed = -1.5
            },
            emitting("changing-color") { _, cell in
                cell.redSpeed = -1
                cell.alphaSpeed = -0.8
                cell.velocity = 16
            },
            emitting("colors-of-a-range") { _, cell in
                cell.color = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
                cell.redRange = 1
                cell.blueRange = 1
            },
            emitting("added-up") { emitter, cell in
                emitter.renderMode = .additive
                cell.color = CGColor(red: 0.6, green: 0.3, blue: 0.2, alpha: 1)
                cell.velocity = 5
                cell.scale = 2
            },
            emitting("oldest-last") { emitter, cell in
                emitter.renderMode = .oldestLast
                cell.velocity = 6
                cell.scale = 1.5
                cell.redSpeed = -0.9
            },
            emitting("part-of-an-image") { _, cell in
                cell.contents = GoldenImages.quarters
                cell.contentsRect = CGRect(x: 0, y: 0.5, width: 0.5, height: 0.5)
                cell.color = .white
            },
            emitting("two-cells") { emitter, cell in
                let other = CAEmitterCell()
                other.contents = GoldenImages.ring
                other.birthRate = 3
                other.lifetime = 1
                other.velocity = 8
                other.emissionRange = 2 * .pi
                other.scale = 0.5
                emitter.emitterCells = [cell, other]
            },
            emitting("factors-of-the-layer") { emitter, _ in
                emitter.birthRate = 0.5
                emitter.velocity = 0.5
                emitter.scale = 2
            },
            emitting("over-background-and-border", on: .paper) { emitter, cell in
                emitter.backgroundColor = .ink
                emitter.borderWidth = 4
                emitter.borderColor = .sea
                emitter.bounds.size = CGSize(width: 20, height: 20)
                emitter.emitterPosition = CGPoint(x: 10, y: 10)
                cell.velocity = 12
            },
        ]
}
