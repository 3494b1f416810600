package import UIKit

/// Squares with some of their corners round, in the manner of a poster of the nineteen-twenties.
package final class CornerPattern: Program {
    package static let description = ProgramDescription(
        name: "corner-pattern",
        title: "Corners, one by one: a pattern of quarter circles, borders and smooth curves",
        duration: 4.5,
        size: CGSize(width: 384, height: 288),
        background: UIColor(red: 0.95, green: 0.925, blue: 0.87, alpha: 1),
        framesPerSecond: 30
    )

    package let controller = CornerPatternController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// Eight tiles in each of six rows.
package final class CornerPatternController: UIViewController {
    package private(set) var tiles: [CALayer] = []
    private let side: CGFloat = 48
    private var state: UInt64 = 19
    private let inks = [
        Palette.rgb(0xE4_57_3D), Palette.rgb(0x1F_4E_79), Palette.rgb(0xF2_B1_34), Palette.rgb(0x20_25_30),
        Palette.rgb(0x5B_A0_8F), Palette.rgb(0xF0_A8_A0),
    ]
    private let corners: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]

    package override func viewDidLoad() {
        super.viewDidLoad()
        for index in 0..<48 {
            let (column, row) = (index % 8, index / 8)
            let tile = tile(index)
            tile.frame = CGRect(x: side * CGFloat(column), y: side * CGFloat(row), width: side, height: side)
            view.layer.addSublayer(tile)
            tiles.append(tile)
            turn(tile, after: 0.05 * Double(column + row), quarters: roll(4) == 0 ? 2 : 1)
        }
    }

    /// One of six figures.
    private func tile(_ index: Int) -> CALayer {
        let tile = CALayer()
        let ink = roll(inks.count)
        tile.backgroundColor = inks[ink]
        tile.allowsEdgeAntialiasing = true
        let second = inks[(ink + 1 + roll(inks.count - 1)) % inks.count]
        switch roll(6) {
        case 0:
            // A quarter of a disc that is too large for the tile, which cuts it.
            tile.masksToBounds = true
            let disc = CALayer()
            disc.frame = CGRect(
                x: -side * CGFloat(roll(2)),
                y: -side * CGFloat(roll(2)),
                width: 2 * side,
                height: 2 * side
            )
            disc.cornerRadius = side
            disc.backgroundColor = second
            tile.addSublayer(disc)
        case 1:
            // A leaf: two corners, opposite each other.
            tile.cornerRadius = side / 2
            let corner = roll(2)
            tile.maskedCorners = [corners[corner], corners[corner + 2]]
        case 2:
            // Half a disc, with a border that follows it.
            tile.cornerRadius = side / 2
            let corner = roll(4)
            tile.maskedCorners = [corners[corner], corners[(corner + 1) % 4]]
            tile.borderWidth = 9
            tile.borderColor = second
        case 3:
            // A ring: all corners, and a wide border.
            tile.cornerRadius = side / 2
            tile.borderWidth = 13
            tile.borderColor = second
            breathe(tile, "borderWidth", 13, 23)
        case 4:
            // A square whose corners become as round as they can be, on a smooth curve.
            tile.backgroundColor = nil
            let inner = CALayer()
            inner.frame = CGRect(x: 6, y: 6, width: 36, height: 36)
            inner.backgroundColor = inks[ink]
            inner.cornerCurve = .continuous
            inner.allowsEdgeAntialiasing = true
            tile.addSublayer(inner)
            breathe(inner, "cornerRadius", 2, 18)
        default:
            // What it holds is cut along its rounded edge.
            tile.cornerRadius = side / 2
            tile.maskedCorners = corners.filter { _ in roll(3) > 0 }
                .reduce([]) { $0.union($1) }
            tile.masksToBounds = true
            for stripe in 0..<3 {
                let bar = CALayer()
                bar.frame = CGRect(x: 16 * CGFloat(stripe), y: 0, width: 8, height: side)
                bar.backgroundColor = second
                bar.allowsEdgeAntialiasing = true
                tile.addSublayer(bar)
            }
        }
        return tile
    }

    /// Quarter turns, with a rest after each, as a wave from the first corner of the page.
    private func turn(_ tile: CALayer, after delay: Double, quarters: CGFloat) {
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = [0, 0, 1, 1, 2, 2].map { $0 * quarters * CGFloat.pi / 2 }
        turn.keyTimes = [0, 0.02, 0.26, 0.5, 0.74, 1]
        turn.timingFunctions = Array(
            repeating: CAMediaTimingFunction(controlPoints: 0.75, 0, 0.2, 1),
            count: 5
        )
        turn.duration = 3.6
        turn.beginTime = tile.convertTime(CACurrentMediaTime(), from: nil) + delay
        turn.fillMode = .backwards
        tile.add(turn, forKey: "turn")
    }

    private func breathe(_ layer: CALayer, _ keyPath: String, _ from: CGFloat, _ to: CGFloat) {
        let breath = CABasicAnimation(keyPath: keyPath)
        breath.fromValue = from
        breath.toValue = to
        breath.duration = 0.9
        breath.autoreverses = true
        breath.repeatCount = .infinity
        breath.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        breath.timeOffset = Double(roll(8)) * 0.2
        layer.add(breath, forKey: keyPath)
    }

    /// A number below a bound, the same ones in every run.
    private func roll(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}
