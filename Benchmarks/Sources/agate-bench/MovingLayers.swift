import AgateDisplay
import AgateScene
import Foundation
import QuartzCore

/// Many layers on a display, outside of what one sees, each with one running animation.
struct MovingLayers {
    /// What is animated.
    enum Property: String, CaseIterable {
        case scalar, position, transform
    }

    /// The curves that the animations take in turn.
    static let curves: [CAMediaTimingFunctionName] = [.default, .easeIn, .easeOut, .easeInEaseOut]

    let display: ManualDisplay
    let layers: [CALayer]

    /// The layers in the render tree.
    var ids: [LayerID] { display.tree.animatedLayers }

    /// Runs a closure while layers move.
    static func run<Result>(
        _ count: Int,
        _ property: Property,
        _ body: (MovingLayers) throws -> Result
    ) rethrows -> Result {
        try ManualDisplay.run(size: CGSize(width: 64, height: 64)) { display in
            let layers = LayerTrees.rows(of: count, below: display.layer)
            let functions = curves.map { CAMediaTimingFunction(name: $0) }
            for (index, layer) in layers.enumerated() {
                let move = animation(of: property, index)
                move.duration = duration(of: index)
                move.timingFunction = functions[index % functions.count]
                layer.add(move, forKey: "move")
            }
            display.advance(by: 0)
            return try body(MovingLayers(display: display, layers: layers))
        }
    }

    /// How long the animation of one layer takes: each is at another place of its curve.
    static func duration(of index: Int) -> Double { 100 + Double(index % 1000) * 0.01 }

    /// The ends of the transform that moves.
    static let transforms = (
        CATransform3DIdentity,
        CATransform3DTranslate(
            CATransform3DScale(CATransform3DMakeRotation(2.1, 0.2, 0.3, 1), 1.5, 0.5, 1),
            30,
            20,
            5
        )
    )

    private static func animation(of property: Property, _ index: Int) -> CABasicAnimation {
        switch property {
        case .scalar:
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0.1
            fade.toValue = 0.9
            return fade
        case .position:
            let move = CABasicAnimation(keyPath: "position")
            move.fromValue = CGPoint(x: 1000, y: Double(index % 100))
            move.toValue = CGPoint(x: 2000, y: Double(index % 100))
            return move
        case .transform:
            let turn = CABasicAnimation(keyPath: "transform")
            turn.fromValue = NSValue(caTransform3D: transforms.0)
            turn.toValue = NSValue(caTransform3D: transforms.1)
            return turn
        }
    }
}

/// Trees to measure on.
enum LayerTrees {
    /// Layers in rows of a hundred, so that the tree is neither deep nor flat.
    static func rows(of count: Int, below root: CALayer) -> [CALayer] {
        var layers: [CALayer] = []
        layers.reserveCapacity(count)
        var row = root
        for index in 0..<count {
            let layer = CALayer()
            layer.frame = CGRect(x: Double(index % 10) * 10, y: 0, width: 8, height: 8)
            if index % 100 == 0 {
                root.addSublayer(layer)
                row = layer
            } else {
                row.addSublayer(layer)
            }
            layers.append(layer)
        }
        return layers
    }

    /// A chain of layers, each inside the one before.
    static func chain(of depth: Int, below root: CALayer) -> [CALayer] {
        var layers: [CALayer] = []
        var above = root
        for _ in 0..<depth {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
            above.addSublayer(layer)
            layers.append(layer)
            above = layer
        }
        return layers
    }
}
