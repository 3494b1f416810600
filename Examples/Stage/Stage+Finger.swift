import UIKit

extension Stage {
    /// Puts a tap on the schedule: a finger comes down, and goes up a moment later.
    ///
    /// The picture shows it.
    ///
    /// - Parameters:
    ///   - time: Seconds after the start, when the finger goes up.
    ///   - point: Where, in the window.
    func tap(at time: Double, _ point: @escaping @MainActor () -> CGPoint) {
        let contact = 0.1
        var place = CGPoint.zero
        at(max(0, time - contact)) { [window] in
            place = point()
            Self.showFinger(at: place, in: window, for: contact)
            UITouch.simulate(.began, at: place, in: window)
        }
        at(time) { [window] in UITouch.simulate(.ended, at: place, in: window) }
    }

    /// Puts a tap in the middle of a view on the schedule.
    func tap(_ view: UIView, at time: Double) {
        tap(at: time) { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }
    }

    /// Puts a drag on the schedule: a finger comes down, moves, and goes up.
    ///
    /// - Parameters:
    ///   - start: Seconds after the start, when the finger comes down.
    ///   - end: When it goes up.
    ///   - point: Where it is in the window at a part of the time between, 0 to 1.
    func drag(from start: Double, to end: Double, _ point: @escaping @MainActor (Double) -> CGPoint) {
        let disc = Self.finger(at: .zero)
        let steps = max(1, Int((end - start) * 60))
        for step in 0...steps {
            let part = Double(step) / Double(steps)
            let phase: UITouch.Phase = step == 0 ? .began : step == steps ? .ended : .moved
            at(start + (end - start) * part) { [window] in
                let place = point(part)
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                if step == 0 { window.layer.addSublayer(disc) }
                disc.position = place
                disc.opacity = 1
                CATransaction.commit()
                UITouch.simulate(phase, at: place, in: window)
            }
        }
        at(end + 0.02) { disc.opacity = 0 }
        at(end + 0.5) { disc.removeFromSuperlayer() }
    }

    /// Puts a script of fingers on the schedule; a disc shows each of them.
    ///
    /// - Parameter time: Seconds after the start.
    func play(_ script: TouchScript, at time: Double) {
        at(time) { [window] in script.play(in: window) }
        var discs: [Int: CALayer] = [:]
        for step in script.steps {
            let disc = discs[step.finger] ?? Self.finger(at: .zero)
            discs[step.finger] = disc
            at(time + step.time) { [window] in
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                if step.phase == UITouch.Phase.began.rawValue {
                    window.layer.addSublayer(disc)
                    disc.opacity = 1
                }
                disc.position = CGPoint(x: step.x, y: step.y)
                CATransaction.commit()
                if step.phase == UITouch.Phase.ended.rawValue { disc.opacity = 0 }
            }
        }
    }

    /// A disc where the finger is, which fades when the finger is gone.
    private static func showFinger(at point: CGPoint, in window: UIWindow, for contact: Double) {
        let disc = finger(at: point)
        window.layer.addSublayer(disc)

        let fade = CAKeyframeAnimation(keyPath: "opacity")
        fade.values = [0, 1, 1, 0]
        fade.keyTimes = [0, 0.15, 0.45, 1]
        let press = CAKeyframeAnimation(keyPath: "transform.scale")
        press.values = [1.5, 1, 1, 1.35]
        press.keyTimes = fade.keyTimes
        let both = CAAnimationGroup()
        both.animations = [fade, press]
        both.duration = contact * 4
        both.delegate = DRAnimationBlockDelegate(completion: { _ in disc.removeFromSuperlayer() })
        disc.add(both, forKey: "finger")
    }

    /// The disc that stands for a finger, not to be seen yet.
    private static func finger(at point: CGPoint) -> CALayer {
        let disc = CALayer()
        disc.frame = CGRect(x: point.x - 15, y: point.y - 15, width: 30, height: 30)
        disc.cornerRadius = 15
        disc.zPosition = 1000
        disc.backgroundColor = UIColor(white: 0.45, alpha: 0.55).cgColor
        disc.borderColor = UIColor(white: 1, alpha: 0.8).cgColor
        disc.borderWidth = 1.5
        disc.opacity = 0
        return disc
    }
}
