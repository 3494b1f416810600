import AgateDisplay
import CoreGraphics
import QuartzCore
import UIKit

// Animations, paths, texts and key paths.

extension Probe {
    @MainActor static let values: [Probe] = [
        Probe("keyframes of one animation", 500) { count, measured in
            let animation = CAKeyframeAnimation(keyPath: "opacity")
            animation.values = (0..<count).map { Double($0 % 10) / 10 }
            animation.duration = 10
            ManualDisplay.run(size: CGSize(width: 8, height: 8)) { display in
                let layer = CALayer()
                display.layer.addSublayer(layer)
                measured {
                    layer.add(animation, forKey: nil)
                    for _ in 0..<10 { display.advance(by: 1) }
                }
            }
        },
        Probe("animations of one layer", 100) { count, measured in
            ManualDisplay.run(size: CGSize(width: 8, height: 8)) { display in
                let layer = CALayer()
                display.layer.addSublayer(layer)
                measured {
                    for number in 0..<count {
                        let animation = CABasicAnimation(keyPath: "opacity")
                        animation.fromValue = 0
                        layer.add(animation, forKey: "key \(number)")
                    }
                    display.advance(by: 0.1)
                    _ = layer.animationKeys()
                    layer.removeAllAnimations()
                    display.advance(by: 0.1)
                }
            }
        },
        Probe("tiles", 16) { count, measured in
            ManualDisplay.run(size: CGSize(width: 16 * count, height: 16)) { display in
                let layer = DrawnTiles()
                layer.tileSize = CGSize(width: 16, height: 16)
                layer.frame = display.layer.bounds
                measured {
                    display.layer.addSublayer(layer)
                    display.advance(by: 0)
                }
            }
        },
        Probe("a path of n lines, united with another", 100) { count, measured in
            let path = CGMutablePath()
            for number in 0..<count { path.addRect(CGRect(x: number * 3, y: 0, width: 2, height: 2)) }
            let other = CGPath(rect: CGRect(x: 0, y: 1, width: 3 * count, height: 2), transform: nil)
            measured { _ = path.union(other) }
        },
        Probe("n small paths, each united with another", 50) { count, measured in
            let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
            let other = CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil)
            measured { for _ in 0..<count { _ = path.union(other) } }
        },
        Probe("key paths through n parts", 200) { count, measured in
            let layer = CALayer()
            let path = "a" + String(repeating: ".a", count: count)
            measured {
                layer.setValue(1, forKeyPath: path)
                _ = layer.value(forKeyPath: path)
            }
        },
        Probe("values under n keys", 500) { count, measured in
            let layer = CALayer()
            measured {
                for number in 0..<count { layer.setValue(number, forKey: "key \(number)") }
                for number in 0..<count { _ = layer.value(forKey: "key \(number)") }
            }
        },
        Probe("an attributed string of n runs", 50) { count, measured in
            let text = NSMutableAttributedString(string: "")
            for number in 0..<count {
                let color = number % 2 == 0 ? UIColor.red : UIColor.blue
                text.append(NSAttributedString(string: "word ", attributes: [.foregroundColor: color]))
            }
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = text
            measured { _ = label.sizeThatFits(CGSize(width: 200, height: 1e6)) }
        },
        Probe("a text of n lines", 50) { count, measured in
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: "a line\n", count: count)
            measured { _ = label.sizeThatFits(CGSize(width: 200, height: 1e6)) }
        },
    ]
}

/// Tiles that are asked for, and stay empty.
private final class DrawnTiles: CATiledLayer {
    override func draw(in ctx: CGContext) {}
}
