package import UIKit

/// Letters that walk along a curve, each a text layer with a path animation of its own.
package final class TextOnPath: Program {
    package static let description = ProgramDescription(
        name: "text-on-path",
        title: "Letters that walk along a curve, turned as it turns",
        duration: 6,
        size: CGSize(width: 400, height: 280),
        background: Palette.paper,
        framesPerSecond: 30
    )

    package let controller = TextOnPathController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// A loop and the letters on it.
package final class TextOnPathController: UIViewController {
    private let string = "every letter is a layer that walks along the curve by itself · "
    private let font = UIFont.systemFont(ofSize: 26, weight: .semibold)

    package override func viewDidLoad() {
        super.viewDidLoad()
        let path = Self.loop()
        let line = CAShapeLayer()
        line.path = path
        line.fillColor = nil
        line.strokeColor = Palette.mist.cgColor
        line.lineWidth = 1
        view.layer.addSublayer(line)
        let letters = string.map { $0 }
        let widths = letters.map { (String($0) as NSString).size(withAttributes: [.font: font]).width }
        let whole = widths.reduce(0, +)
        var before: CGFloat = 0
        for (letter, width) in zip(letters, widths) {
            let layer = CATextLayer()
            layer.string = String(letter)
            layer.font = font
            layer.fontSize = font.pointSize
            layer.foregroundColor = Palette.blue.cgColor
            layer.contentsScale = 2
            layer.bounds = CGRect(x: 0, y: 0, width: width + 2, height: font.lineHeight)
            // The curve goes along the baseline.
            layer.anchorPoint = CGPoint(x: 0.5, y: font.ascender / font.lineHeight)
            view.layer.addSublayer(layer)
            walk(layer, path, ahead: Double((before + width / 2) / whole))
            before += width
        }
    }

    /// Sends a letter along the curve, a part of the way ahead of the first one.
    private func walk(_ layer: CATextLayer, _ path: CGPath, ahead: Double) {
        let length = 6.0
        let walk = CAKeyframeAnimation(keyPath: "position")
        walk.path = path
        walk.calculationMode = .paced
        walk.rotationMode = .rotateAuto
        walk.duration = length
        walk.repeatCount = .infinity
        walk.timeOffset = ahead * length
        layer.add(walk, forKey: "walk")
        let color = CAKeyframeAnimation(keyPath: "foregroundColor")
        color.values = [Palette.blue, Palette.violet, Palette.coral, Palette.blue].map(\.cgColor)
        color.duration = length
        color.repeatCount = .infinity
        color.timeOffset = ahead * length
        layer.add(color, forKey: "color")
    }

    /// A closed curve that swings around the middle.
    private static func loop() -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 60, y: 140))
        path.addCurve(
            to: CGPoint(x: 200, y: 110),
            control1: CGPoint(x: 60, y: 20),
            control2: CGPoint(x: 130, y: 30)
        )
        path.addCurve(
            to: CGPoint(x: 340, y: 140),
            control1: CGPoint(x: 260, y: 180),
            control2: CGPoint(x: 340, y: 40)
        )
        path.addCurve(
            to: CGPoint(x: 200, y: 215),
            control1: CGPoint(x: 340, y: 230),
            control2: CGPoint(x: 270, y: 250)
        )
        path.addCurve(
            to: CGPoint(x: 60, y: 140),
            control1: CGPoint(x: 130, y: 180),
            control2: CGPoint(x: 60, y: 240)
        )
        return path
    }
}
