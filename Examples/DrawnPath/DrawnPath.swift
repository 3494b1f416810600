package import UIKit

/// Paths that draw themselves: the bands of an agate, from the outside in.
package final class DrawnPath: Program {
    package static let description = ProgramDescription(
        name: "drawn-path",
        title: "The bands of an agate draw themselves",
        duration: 4.5,
        size: CGSize(width: 320, height: 280),
        background: Palette.night
    )

    package let controller = DrawnPathController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// A stone cut open: ten closed curves, each drawn a little after the one outside it.
package final class DrawnPathController: UIViewController {
    package private(set) var bands: [CAShapeLayer] = []

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.night
        let shades: [(CGFloat, CGFloat, CGFloat)] = [
            (0.13, 0.27, 0.42), (0.16, 0.42, 0.55), (0.20, 0.58, 0.62), (0.44, 0.72, 0.66),
            (0.74, 0.83, 0.70),
            (0.95, 0.85, 0.62), (0.96, 0.69, 0.42), (0.93, 0.52, 0.38), (0.80, 0.36, 0.40),
            (0.56, 0.26, 0.42),
        ]
        for (index, shade) in shades.enumerated() {
            let band = CAShapeLayer()
            band.frame = view.bounds
            band.path = Self.curve(around: CGPoint(x: 160, y: 140), band: index).cgPath
            band.fillColor = nil
            band.strokeColor = UIColor(red: shade.0, green: shade.1, blue: shade.2, alpha: 1).cgColor
            band.lineWidth = 7.5
            band.lineCap = .round
            band.lineJoin = .round
            view.layer.addSublayer(band)
            bands.append(band)

            let draw = CABasicAnimation(keyPath: "strokeEnd")
            draw.fromValue = 0
            draw.toValue = 1
            draw.beginTime = 0.3 + 0.16 * Double(index)
            draw.duration = 1.9
            draw.fillMode = .backwards
            draw.timingFunction = CAMediaTimingFunction(controlPoints: 0.6, 0, 0.2, 1)
            band.add(draw, forKey: "draw")
        }
    }

    /// A closed, smooth, uneven curve; the curves of neighbouring bands keep their distance.
    private static func curve(around center: CGPoint, band: Int) -> UIBezierPath {
        let count = 14
        let depth = CGFloat(band)
        let points = (0..<count).map { index -> CGPoint in
            let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count) - 0.6 * depth / 10 - 2.2
            let lumps = 7 * sin(2 * angle + 0.7) + 5 * sin(3 * angle - 1.1) + 3 * cos(5 * angle)
            let radius = 112 - 10.2 * depth + lumps * (1 - depth / 12)
            return CGPoint(x: center.x + 1.16 * radius * cos(angle), y: center.y + 0.96 * radius * sin(angle))
        }
        let path = UIBezierPath()
        path.move(to: points[0])
        for index in 0..<count {
            // The tangent at a point runs along its two neighbours.
            let before = points[(index + count - 1) % count]
            let start = points[index]
            let end = points[(index + 1) % count]
            let after = points[(index + 2) % count]
            path.addCurve(
                to: end,
                controlPoint1: CGPoint(
                    x: start.x + (end.x - before.x) / 6,
                    y: start.y + (end.y - before.y) / 6
                ),
                controlPoint2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6)
            )
        }
        path.close()
        return path
    }
}
