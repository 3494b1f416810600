package import UIKit

/// Three animations in one time: a group that plays forwards and back, and then twice as fast.
///
/// The bars below are its children on the group's time line; the last one is longer than the group, which cuts it off.
package final class AnimationGroup: Program {
    package static let description = ProgramDescription(
        name: "animation-group",
        title: "Three animations in one time, and its time line",
        duration: 5,
        size: CGSize(width: 340, height: 270),
        background: Palette.night
    )

    package let controller = AnimationGroupController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        stage.at(0.3) { self.controller.play(speed: 1) }
        stage.at(3.5) { self.controller.play(speed: 2.5) }
    }
}

/// A tile that moves, turns and changes colour, and the time line of these.
package final class AnimationGroupController: UIViewController {
    /// A child of the group: when it begins in the group's time, and how long it takes.
    private struct Part {
        let begin: Double
        let duration: Double
        let color: UIColor
    }

    package static let groupDuration = 1.45
    package let tile = CALayer()
    package let head = CALayer()
    private let parts = [
        Part(begin: 0, duration: 1.0, color: Palette.blue),
        Part(begin: 0.35, duration: 0.85, color: Palette.teal),
        Part(begin: 0.75, duration: 1.0, color: Palette.violet),
    ]
    private let left: CGFloat = 36
    private let pointsPerSecond: CGFloat = 154

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.night
        let floor = CALayer()
        floor.frame = CGRect(x: 16, y: 16, width: 308, height: 128)
        floor.cornerRadius = 14
        floor.backgroundColor = Palette.dusk.cgColor
        view.layer.addSublayer(floor)
        tile.bounds = CGRect(x: 0, y: 0, width: 54, height: 54)
        tile.position = CGPoint(x: 64, y: 80)
        tile.cornerRadius = 12
        tile.allowsEdgeAntialiasing = true
        tile.backgroundColor = Palette.amber.cgColor
        view.layer.addSublayer(tile)
        addTimeLine()
    }

    /// Plays the group forwards and back.
    package func play(speed: Float) {
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 64
        move.toValue = 276
        move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = CGFloat.pi
        turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        let color = CABasicAnimation(keyPath: "backgroundColor")
        color.toValue = Palette.violet.cgColor
        for (animation, part) in zip([move, turn, color], parts) {
            animation.beginTime = part.begin
            animation.duration = part.duration
            // The tile stays moved and turned while the others go on.
            animation.fillMode = .forwards
        }
        let group = CAAnimationGroup()
        group.animations = [move, turn, color]
        add(group, to: tile, speed: speed)

        let run = CABasicAnimation(keyPath: "position.x")
        run.fromValue = left
        run.toValue = left + pointsPerSecond * Self.groupDuration
        add(run, to: head, speed: speed)
    }

    private func add(_ animation: CAAnimation, to layer: CALayer, speed: Float) {
        animation.duration = Self.groupDuration
        animation.autoreverses = true
        animation.speed = speed
        layer.add(animation, forKey: "play")
    }

    private func addTimeLine() {
        let end = left + pointsPerSecond * Self.groupDuration
        let frame = CALayer()
        frame.frame = CGRect(x: left, y: 164, width: end - left, height: 88)
        frame.cornerRadius = 8
        frame.backgroundColor = Palette.dusk.cgColor
        view.layer.addSublayer(frame)
        for (index, part) in parts.enumerated() {
            let y = 176 + 24 * CGFloat(index)
            let bar = CGRect(
                x: left + pointsPerSecond * part.begin,
                y: y,
                width: pointsPerSecond * part.duration,
                height: 16
            )
            // What the group cuts off is only hinted at.
            addBar(bar, part.color.withAlphaComponent(0.3))
            let kept = CALayer()
            kept.frame = CGRect(x: bar.minX, y: y, width: min(bar.maxX, end) - bar.minX, height: 16)
            kept.cornerRadius = 5
            kept.maskedCorners =
                bar.maxX > end
                ? [.layerMinXMinYCorner, .layerMinXMaxYCorner]
                : [.layerMinXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner]
            kept.backgroundColor = part.color.cgColor
            view.layer.addSublayer(kept)
        }
        head.bounds = CGRect(x: 0, y: 0, width: 2, height: 100)
        head.position = CGPoint(x: left, y: 208)
        head.cornerRadius = 1
        head.backgroundColor = Palette.amber.cgColor
        view.layer.addSublayer(head)
    }

    private func addBar(_ frame: CGRect, _ color: UIColor) {
        let bar = CALayer()
        bar.frame = frame
        bar.cornerRadius = 5
        bar.backgroundColor = color.cgColor
        view.layer.addSublayer(bar)
    }
}
