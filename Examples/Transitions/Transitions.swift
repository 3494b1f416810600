package import UIKit

/// Sixteen posters change, each in its own way.
package final class Transitions: Program {
    package static let description = ProgramDescription(
        name: "transitions",
        title: "Every kind of transition from every side, and parts of them",
        duration: 4,
        size: CGSize(width: 376, height: 376),
        background: Palette.night
    )

    package let controller = TransitionsController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for index in 0..<16 {
            let delay = 0.06 * Double(index % 4 + index / 4)
            for (step, time) in [0.3, 2.1].enumerated() {
                stage.at(time + delay) { [controller] in controller.change(index, to: step + 1) }
            }
            // The last poster of the first row is changed again on the way.
            if index == 3 { stage.at(1) { [controller] in controller.change(3, to: 2) } }
        }
    }
}

/// The first row fades; in the others things move, from the right, the left, the top and the bottom.
package final class TransitionsController: UIViewController {
    package private(set) var posters: [Poster] = []
    private let sides: [CATransitionSubtype] = [.fromRight, .fromLeft, .fromTop, .fromBottom]

    package override func viewDidLoad() {
        super.viewDidLoad()
        for index in 0..<16 {
            let poster = Poster(index)
            poster.frame = CGRect(
                x: 16 + 88 * CGFloat(index % 4),
                y: 16 + 88 * CGFloat(index / 4),
                width: 80,
                height: 80
            )
            view.layer.addSublayer(poster)
            posters.append(poster)
        }
    }

    /// Changes a poster at once; the transition leads there from what it showed before.
    package func change(_ index: Int, to design: Int) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        posters[index].show(design)
        CATransaction.commit()

        let transition = CATransition()
        transition.duration = 1.1
        transition.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, 0, 0.15, 1)
        transition.subtype = sides[index % 4]
        switch index / 4 {
        case 0:
            transition.type = .fade
            // The second begins half-way, the third ends half-way and then jumps.
            if index == 1 { transition.startProgress = 0.5 }
            if index == 2 { transition.endProgress = 0.5 }
        case 1: transition.type = .push
        case 2: transition.type = .moveIn
        default: transition.type = .reveal
        }
        posters[index].add(transition, forKey: kCATransition)
    }
}

/// A composition of a few layers, in one of three designs.
package final class Poster: CALayer {
    private let disc = CALayer()
    private let bar = CALayer()
    private let corner = CALayer()
    private var number = 0

    package override init(layer: Any) { super.init(layer: layer) }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a poster; the number tells it from the others.
    package init(_ number: Int) {
        super.init()
        self.number = number
        bounds.size = CGSize(width: 80, height: 80)
        cornerRadius = 14
        cornerCurve = .continuous
        masksToBounds = true
        corner.cornerRadius = 40
        corner.maskedCorners = .layerMinXMinYCorner
        for part in [corner, bar, disc] { addSublayer(part) }
        show(0)
    }

    /// Rearranges everything.
    package func show(_ design: Int) {
        let inks: [[UInt32]] = [
            [0xF4_E9_D4, 0xE4_57_3D, 0x1F_3A_5F, 0xF2_B1_34],
            [0x1F_3A_5F, 0xF2_B1_34, 0x5B_C0_BE, 0xF4_E9_D4],
            [0xE4_57_3D, 0xF4_E9_D4, 0x20_1E_3A, 0xF7_9D_84],
        ]
        let colors = inks[(design + number) % 3].map { Palette.rgb($0) }
        backgroundColor = colors[0]
        disc.backgroundColor = colors[1]
        bar.backgroundColor = colors[2]
        corner.backgroundColor = colors[3]
        let shift = CGFloat((number * 7 + design * 5) % 4) * 8
        switch design % 3 {
        case 0:
            disc.frame = CGRect(x: 14 + shift, y: 12, width: 36, height: 36)
            bar.frame = CGRect(x: 0, y: 56, width: 80, height: 10)
            corner.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
        case 1:
            disc.frame = CGRect(x: 28, y: 30 - shift / 2, width: 44, height: 44)
            bar.frame = CGRect(x: 12 + shift / 2, y: 0, width: 10, height: 80)
            corner.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
        default:
            disc.frame = CGRect(x: 10, y: 38 - shift / 2, width: 30, height: 30)
            bar.frame = CGRect(x: 0, y: 20, width: 56, height: 10)
            corner.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
        }
        disc.cornerRadius = disc.bounds.width / 2
    }
}
