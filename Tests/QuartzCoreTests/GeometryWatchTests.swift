import AgateDisplay
import AgateTestSupport
import CoreGraphics
import Foundation
import QuartzCore
import Synchronization
import Testing

/// Numbers that nobody means to set.
@Suite("Geometry that is not finite")
struct GeometryWatchTests {
    private static let numbers: [CGFloat] = [.nan, .infinity, -.infinity]

    @Test(
        "a position, bounds or a frame that is not finite is told of, and the last good one stays",
        .claim("Q6.5"),
        arguments: numbers
    )
    func refused(number: CGFloat) {
        let layer = CALayer()
        layer.name = "card"
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        let warnings = AnimationDiagnostics.warnings(.geometry) {
            layer.position = CGPoint(x: number, y: 3)
            layer.position.y = number
            layer.bounds.size.width = number
            layer.bounds.origin.x = number
            layer.frame = CGRect(x: 0, y: 0, width: number, height: 5)
            layer.setValue(NSNumber(value: Double(number)), forKeyPath: "position.x")
        }
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        // Once for each property.
        #expect(warnings.map(\.keyPath) == ["position", "bounds", "frame"])
        #expect(warnings.allSatisfy { $0.layer.contains("card") && $0.text.contains("not finite") })
        #expect(
            warnings.first?.description.contains("card\", position: (\(number), 3.0) is not finite") == true
        )
    }

    @Test("it is told of where warnings are off, too, on no display and on one", .claim("Q6.5"))
    func mistakes() {
        let told = Mutex<[String]>([])
        AnimationDiagnostics.mistakeHandler = { text in told.withLock { $0.append(text) } }
        defer { AnimationDiagnostics.mistakeHandler = nil }
        ManualDisplay.run(size: CGSize(width: 20, height: 20)) { display in
            let layer = CALayer()
            layer.name = "never before"
            display.layer.addSublayer(layer)
            for _ in 0..<3 { layer.position = CGPoint(x: CGFloat.nan, y: 0) }
            display.advance(by: 0)
            #expect(layer.presentation()?.position == .zero)
        }
        #expect(told.withLock { $0 }.filter { $0.contains("never before") }.count == 1)
    }

    @Test("huge numbers that are finite stay, as on Apple's systems", .claim("Q6.5"))
    func huge() {
        let layer = CALayer()
        let warnings = AnimationDiagnostics.warnings {
            layer.bounds = .infinite
            layer.position = CGPoint(x: 1e300, y: -1e300)
        }
        #expect(warnings.isEmpty && layer.bounds == .infinite && layer.position.x == 1e300)
    }

    private static let kinds: [@Sendable () -> CALayer] = [
        { CALayer() }, { CAShapeLayer() }, { CAGradientLayer() }, { CATextLayer() }, { CAEmitterLayer() },
        { CAReplicatorLayer() },
        { CATiledLayer() }, { CAScrollLayer() }, { CATransformLayer() },
    ]

    /// Key paths of numbers, of all kinds of layers; a layer of another kind keeps what it does not know.
    private static let keyPaths = [
        "position.x", "bounds.size.width", "bounds.origin.y", "zPosition", "anchorPoint.x", "anchorPointZ",
        "transform.scale",
        "transform.rotation", "transform.translation.x", "sublayerTransform.scale", "cornerRadius",
        "borderWidth", "opacity",
        "shadowRadius", "shadowOffset.width", "shadowOpacity", "contentsScale", "rasterizationScale",
        "contentsRect.size.width",
        "contentsCenter.origin.x", "minificationFilterBias", "speed", "timeOffset", "beginTime", "duration",
        "repeatCount",
        "startPoint.x", "endPoint.y", "lineWidth", "miterLimit", "lineDashPhase", "strokeStart", "strokeEnd",
        "fontSize",
        "emitterPosition.x", "emitterZPosition", "emitterSize.width", "emitterDepth", "birthRate", "lifetime",
        "velocity", "scale", "spin",
        "seed", "emitterCells.cell.birthRate", "emitterCells.cell.lifetime", "emitterCells.cell.velocity",
        "emitterCells.cell.scale",
        "emitterCells.cell.contentsScale", "emitterCells.cell.spin", "emitterCells.cell.emissionRange",
        "instanceCount", "instanceDelay",
        "instanceTransform.scale", "instanceTransform.translation.x", "instanceRedOffset",
        "instanceAlphaOffset", "tileSize.width",
        "levelsOfDetail", "levelsOfDetailBias",
    ]

    /// A layer that uses what its kind has.
    private static func layer(_ make: () -> CALayer) -> CALayer {
        let layer = make()
        layer.frame = CGRect(x: 3, y: 3, width: 20, height: 20)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        layer.borderWidth = 1
        let child = CALayer()
        child.frame = CGRect(x: 1, y: 1, width: 8, height: 8)
        child.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        layer.addSublayer(child)
        switch layer {
        case let shape as CAShapeLayer:
            shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 18, height: 15), transform: nil)
            shape.strokeColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
            shape.lineDashPattern = [3, 2]
        case let gradient as CAGradientLayer:
            gradient.colors = [
                CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
            ]
        case let text as CATextLayer: text.string = "ab c"
        case let emitter as CAEmitterLayer:
            let cell = CAEmitterCell()
            cell.name = "cell"
            cell.birthRate = 20
            cell.lifetime = 1
            cell.velocity = 10
            emitter.emitterCells = [cell]
        case let replicator as CAReplicatorLayer:
            replicator.instanceCount = 3
            replicator.instanceTransform = CATransform3DMakeTranslation(2, 1, 0)
        case let tiled as CATiledLayer: tiled.setNeedsDisplay()
        default: break
        }
        return layer
    }

    @Test(
        "no number in any property of any kind of layer stops a display, render(in:), a presentation layer or a hit test",
        .claim("Q6.5"),
        arguments: kinds.indices
    )
    func numbers(kind: Int) {
        let bad: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1, 0]
        let space = CGColorSpaceCreateDeviceRGB()
        ManualDisplay.run(size: CGSize(width: 24, height: 24)) { display in
            _ = AnimationDiagnostics.warnings {
                for keyPath in Self.keyPaths {
                    // A scale of contents beyond measure fills as much memory with tiles as there may be: the bound of tiles has a test.
                    for number in bad where keyPath != "contentsScale" || number <= 1 {
                        let layer = Self.layer(Self.kinds[kind])
                        display.layer.addSublayer(layer)
                        layer.setValue(NSNumber(value: number), forKeyPath: keyPath)
                        display.advance(by: 0.1)
                        _ = layer.presentation()?.frame
                        _ = display.layer.hitTest(CGPoint(x: 5, y: 5))
                        let context = CGContext(
                            data: nil,
                            width: 24,
                            height: 24,
                            bitsPerComponent: 8,
                            bytesPerRow: 0,
                            space: space,
                            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
                        )
                        if let context { layer.render(in: context) }
                        layer.removeFromSuperlayer()
                    }
                }
            }
        }
        #expect(Bool(true), "nothing stopped")
    }
}
