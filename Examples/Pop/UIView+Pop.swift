package import UIKit

/// What a view looked like before a property of it was popped.
@MainActor private struct DRSavedPopAnimationState {
    let layer: CALayer
    let keyPath: String
    let oldValue: Any?

    init(layer: CALayer, keyPath: String) {
        self.layer = layer
        self.keyPath = keyPath
        oldValue = layer.value(forKeyPath: keyPath)
    }
}

/// Which API of our own the running block belongs to.
private enum DRAnimationContext {
    case pop
}

@MainActor private var drCurrentAnimationContext: DRAnimationContext?
@MainActor private var drSavedPopAnimationStates: [DRSavedPopAnimationState] = []

extension UIView {
    /// Asks to be consulted before any view answers its layer; where the text swizzles `actionForLayer:forKey:`.
    private static let drActionHook: Void = {
        UIView.installActionHook { _, layer, event, original in
            guard drCurrentAnimationContext == .pop else { return original() }
            drSavedPopAnimationStates.append(DRSavedPopAnimationState(layer: layer, keyPath: event))
            // no implicit animation (it will be added later)
            return NSNull()
        }
    }()

    /// Moves views to where a block puts them and back: fast there, slowly back.
    ///
    /// - Parameters:
    ///   - duration: Seconds, both ways together.
    ///   - animations: Changes of views; they are taken back.
    package static func drPopAnimation(withDuration duration: TimeInterval, animations: () -> Void) {
        _ = drActionHook
        drCurrentAnimationContext = .pop

        // do the animation (which will trigger callbacks to the hooked method)
        animations()

        for savedState in drSavedPopAnimationStates {
            let layer = savedState.layer
            let keyPath = savedState.keyPath
            guard let oldValue = savedState.oldValue, let newValue = layer.value(forKeyPath: keyPath) else {
                continue
            }

            let anim = CAKeyframeAnimation(keyPath: keyPath)
            let easing: Float = 0.2
            let easeIn = CAMediaTimingFunction(controlPoints: 1.0, 0.0, 1.0 - easing, 1.0)
            let easeOut = CAMediaTimingFunction(controlPoints: easing, 0.0, 0.0, 1.0)

            anim.duration = duration
            anim.keyTimes = [0, 0.35, 1]
            anim.values = [oldValue, newValue, oldValue]
            anim.timingFunctions = [easeIn, easeOut]

            // back to old value without an animation
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.setValue(oldValue, forKeyPath: keyPath)
            CATransaction.commit()

            // add the "pop" animation
            layer.add(anim, forKey: keyPath)
        }

        // clean up (remove all the stored state)
        drSavedPopAnimationStates.removeAll()
        drCurrentAnimationContext = nil
    }
}
