import AgateDisplay
import QuartzCore

/// Replicator layers, one property each.
enum ReplicatorCases {
    private static func replicated(
        _ name: String,
        at times: [Double] = [0],
        _ body: @escaping @Sendable (CAReplicatorLayer) -> Void
    ) -> GoldenCase {
        scene("replicator/\(name)", 32, at: times) { page in
            page.put(CAReplicatorLayer(), 0, 0, 32, 32) {
                $0.instanceCount = 4
                $0.instanceTransform = CATransform3DMakeTranslation(7, 0, 0)
                body($0)
            }
        }
    }

    static let all: [GoldenCase] =
        nested + [
            replicated("row") { $0.add(2, 12, 6, 8, .sea) },
            replicated("ring") {
                $0.instanceCount = 8
                $0.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
                $0.add(23, 14, 7, 4, .coral) { $0.cornerRadius = 2 }
            },
            replicated("shrinking") {
                $0.instanceTransform = CATransform3DScale(
                    CATransform3DMakeTranslation(6, 2, 0),
                    0.75,
                    0.75,
                    1
                )
                $0.add(2, 8, 10, 16, .leaf)
            },
            replicated("colors") {
                $0.instanceColor = CGColor(red: 1, green: 0.9, blue: 0.2, alpha: 1)
                $0.instanceRedOffset = -0.3
                $0.instanceBlueOffset = 0.3
                $0.add(2, 4, 6, 10, .white)
                $0.add(2, 18, 6, 10, .coral)
            },
            replicated("alpha") {
                $0.instanceAlphaOffset = -0.25
                $0.add(2, 12, 6, 8, .ink)
            },
            replicated("tinted-image") {
                $0.instanceGreenOffset = -0.3
                $0.instanceBlueOffset = -0.3
                $0.add(1, 12, 7, 8) { $0.contents = GoldenImages.frame }
            },
            replicated("tinted-gradient-and-shape") {
                $0.instanceRedOffset = -0.3
                $0.put(CAGradientLayer(), 2, 3, 6, 12) { $0.colors = [CGColor.white, CGColor.sun] }
                $0.draw(.oval(2, 18, 6, 10), fill: .white, stroke: .sun, width: 2)
            },
            replicated("none") {
                $0.instanceCount = 0
                $0.backgroundColor = .sun
                $0.borderWidth = 2
                $0.add(2, 12, 6, 8, .sea)
            },
            replicated("background-once") {
                $0.backgroundColor = .sun
                $0.borderWidth = 2
                $0.instanceTransform = CATransform3DMakeTranslation(7, 3, 0)
                $0.add(2, 8, 6, 8, .sea)
            },
            replicated("grid") {
                $0.put(CAReplicatorLayer(), 0, 0, 32, 32) {
                    $0.instanceCount = 4
                    $0.instanceTransform = CATransform3DMakeTranslation(0, 7, 0)
                    $0.instanceGreenOffset = -0.25
                    $0.add(2, 2, 5, 5, .white)
                }
                $0.instanceRedOffset = -0.25
            },
            replicated("delay", at: [0, 0.3, 0.8]) {
                $0.instanceDelay = 0.2
                $0.add(2, 2, 5, 5, .coral) { $0.run("position.y", from: 5, to: 27) }
            },
            replicated("shadows") {
                $0.instanceTransform = CATransform3DMakeTranslation(8, 4, 0)
                $0.instanceCount = 3
                $0.add(3, 4, 10, 10, .white) {
                    $0.shadowOpacity = 0.8
                    $0.shadowRadius = 1
                    $0.shadowOffset = CGSize(width: 1, height: 1)
                }
            },
            scene("replicator/fan-in-perspective", 32) { page in
                page.stage(eye: 50).put(CAReplicatorLayer(), 0, 0, 32, 32) {
                    $0.instanceCount = 4
                    $0.preservesDepth = true
                    $0.instanceTransform = CATransform3DMakeRotation(.pi / 5, 0, 1, 0)
                    $0.instanceAlphaOffset = -0.2
                    $0.add(16, 8, 14, 16, .sea)
                }
            },
            replicated("instances-in-motion", at: [0, 0.5, 1]) {
                $0.add(2, 12, 5, 8, .sea)
                $0.run(
                    "instanceTransform",
                    from: CATransform3DMakeTranslation(2, 0, 0),
                    to: CATransform3DMakeTranslation(8, 2, 0)
                )
            },
            replicated("opacity-of-all") {
                $0.opacity = 0.5
                $0.instanceTransform = CATransform3DMakeTranslation(4, 4, 0)
                $0.add(4, 4, 12, 12, .coral)
            },
        ]
}
