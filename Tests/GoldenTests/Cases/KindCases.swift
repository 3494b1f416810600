import AgateDisplay
import AgatePixels
import QuartzCore

enum KindCases {
    static let all: [GoldenCase] = [
        GoldenCase("kinds/gradients", width: 128, height: 96, allowing: [.moved: 1]) { display in
            display.layer.backgroundColor = .paper
            for (index, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
                for row in 0..<2 {
                    let gradient = CAGradientLayer()
                    gradient.frame = CGRect(x: 6 + 41 * index, y: 6 + 45 * row, width: 34, height: 39)
                    gradient.type = type
                    gradient.colors = [CGColor.sun, CGColor.coral, CGColor.sea]
                    if type != .axial {
                        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
                        gradient.endPoint = CGPoint(x: 1, y: 0.9)
                    }
                    gradient.cornerRadius = CGFloat(row) * 10
                    if row == 1 {
                        gradient.locations = [0.2, 0.2, 0.8]
                        gradient.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
                    }
                    display.layer.addSublayer(gradient)
                }
            }
        },
        GoldenCase("kinds/gradient-animated", at: [0, 0.25, 0.5, 0.75, 1]) { display in
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
            gradient.colors = [CGColor.sea, CGColor.leaf]
            display.layer.addSublayer(gradient)
            for (key, from, to) in [
                ("colors", [CGColor.ink, .coral], [CGColor.sea, .sun]),
                ("locations", [NSNumber(value: 0), 0.2], [NSNumber(value: 0.6), 1]),
                ("endPoint", CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)),
            ] as [(String, Any, Any)] {
                let animation = CABasicAnimation(keyPath: key)
                animation.fromValue = from
                animation.toValue = to
                animation.duration = 1
                animation.fillMode = .both
                animation.isRemovedOnCompletion = false
                gradient.add(animation, forKey: key)
            }
        },
        GoldenCase("kinds/replicator", width: 96, height: 96, at: [0, 0.4, 0.8]) { display in
            display.layer.backgroundColor = .ink
            let outer = CAReplicatorLayer()
            outer.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
            outer.instanceCount = 8
            outer.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
            outer.instanceDelay = 0.1
            let inner = CAReplicatorLayer()
            inner.frame = outer.bounds
            inner.instanceCount = 3
            inner.instanceTransform = CATransform3DRotate(CATransform3DMakeScale(1.6, 1.6, 1), 0.3, 0, 0, 1)
            inner.instanceColor = .sun
            inner.instanceGreenOffset = -0.2
            inner.instanceBlueOffset = 0.3
            inner.instanceAlphaOffset = -0.2
            outer.addSublayer(inner)
            let dot = inner.add(61, 45, 6, 6, CGColor.white) { $0.cornerRadius = 2 }
            display.layer.addSublayer(outer)
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.byValue = Double.pi / 2
            turn.duration = 0.8
            turn.repeatCount = .infinity
            dot.add(turn, forKey: nil)
        },
        GoldenCase("kinds/particles", width: 96, height: 64, at: [0.5, 1, 2]) { display in
            display.layer.backgroundColor = .ink
            let spark = CAEmitterCell()
            spark.contents = CGImage(
                ImageBuffer(width: 6, height: 6, pixels: Array(repeating: 0xFFFF_FFFF, count: 36))
            )
            spark.birthRate = 24
            spark.lifetime = 1.2
            spark.lifetimeRange = 0.4
            spark.velocity = 50
            spark.velocityRange = 20
            spark.emissionRange = 0.8
            spark.yAcceleration = 60
            spark.spin = 3
            spark.scaleSpeed = -0.5
            spark.color = .sun
            spark.greenSpeed = -0.5
            spark.alphaSpeed = -0.4
            let fountain = CAEmitterLayer()
            fountain.frame = CGRect(x: 0, y: 0, width: 96, height: 64)
            fountain.emitterPosition = CGPoint(x: 48, y: 56)
            fountain.emitterShape = .line
            fountain.emitterSize = CGSize(width: 20, height: 0)
            fountain.emitterCells = [spark]
            fountain.seed = 3
            display.layer.addSublayer(fountain)
        },
    ]
}
