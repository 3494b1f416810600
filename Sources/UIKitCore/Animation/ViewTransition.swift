import AgateScene
import CoreGraphics
import Foundation
import QuartzCore

/// Transitions of a view's whole content: a dissolve, or turning it over.
///
/// Curls are shown as dissolves.
///
/// Source: claim 16.23.
@MainActor enum ViewTransition {
    /// Runs a block inside a container whose change is shown by a transition.
    static func run(
        on view: UIView,
        _ duration: TimeInterval,
        _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
    ) {
        let state: UIViewAnimationState = ViewAnimator.makeState(duration, 0, options, .curve(options.curve))
        state.delegate = UIViewAnimationBlockDelegate(completion: completion)
        state.run {
            let isShown = view.window != nil && state.duration > 0 && UIView.areAnimationsEnabled
            if isShown, options.transition != 0 {
                add(options.transition, to: view, duration: state.duration, pace: state.pace, state: state)
            }
            if options.contains(.allowAnimatedContent) {
                animations?()
            } else {
                UIView.performWithoutAnimation { animations?() }
            }
        }
    }

    /// Puts a view in another's place.
    static func replace(
        _ old: UIView,
        by new: UIView,
        _ duration: TimeInterval,
        _ options: UIView.AnimationOptions,
        _ completion: ((Bool) -> Void)?
    ) {
        guard let container = old.superview else {
            DisplayContext.current.enqueue { completion?(true) }
            return
        }
        let swap = {
            if options.contains(.showHideTransitionViews) {
                old.isHidden = true
                new.isHidden = false
            } else {
                container.insertSubview(new, aboveSubview: old)
                old.removeFromSuperview()
            }
        }
        run(on: container, duration, options, swap, completion)
    }

    /// Adds a transition by its number in the options: 1, 2, 6 and 7 turn over, the others dissolve.
    static func add(
        _ kind: Int,
        to view: UIView,
        duration: TimeInterval,
        pace: AnimationPace,
        state: UIViewAnimationState
    ) {
        if let flip = Flip(kind: kind) {
            flip.run(on: view, duration: duration, pace: pace, state: state)
            return
        }
        let transition = CATransition()
        transition.type = .fade
        transition.duration = duration
        transition.timingFunction = pace.timingFunction
        transition.delegate = state
        state.noteAnimation(of: view.layer)
        view.layer.add(transition, forKey: "transition")
    }
}

/// Turning a view over: its old look turns away as a picture, its new look turns up in its place.
@MainActor struct Flip {
    /// The axis, and the side that comes up first.
    let axis: (x: CGFloat, y: CGFloat)
    let direction: CGFloat

    init?(kind: Int) {
        switch kind {
        case 1: (axis, direction) = ((0, 1), 1)
        case 2: (axis, direction) = ((0, 1), -1)
        case 6: (axis, direction) = ((1, 0), -1)
        case 7: (axis, direction) = ((1, 0), 1)
        default: return nil
        }
    }

    /// The steps of half a turn: enough for the straight way between two of them to look round.
    private static let steps = 24

    func run(on view: UIView, duration: TimeInterval, pace: AnimationPace, state: UIViewAnimationState) {
        let layer = view.layer
        guard let parent = layer.superlayer else { return }
        let old = picture(of: view)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        parent.insertSublayer(old, above: layer)
        CATransaction.commit()

        let remover = PictureRemover(picture: old, state: state)
        // The old look turns away in the first half, the new one comes up in the second.
        animate(
            old,
            from: 0,
            to: .pi,
            duration,
            pace,
            delegate: remover,
            hiddenHalf: 1,
            in: layer.bounds.size
        )
        animate(
            layer,
            from: -.pi,
            to: 0,
            duration,
            pace,
            delegate: state,
            hiddenHalf: 0,
            in: layer.bounds.size
        )
        state.noteAnimation(of: layer)
        state.noteAnimation(of: layer)
    }

    private func picture(of view: UIView) -> CALayer {
        let layer = view.layer
        let old = CALayer()
        old.bounds = layer.bounds
        old.position = layer.position
        old.anchorPoint = layer.anchorPoint
        old.transform = layer.transform
        old.opacity = 0
        let scale = UIScreenScale.current
        if let canvas = ImageCanvas(bounds: layer.bounds, opaque: false, scale: scale) {
            layer.renderAsShown(in: canvas.context, preparing: false)
            old.contents = canvas.makeImage().cgImage
            old.contentsScale = scale
        }
        return old
    }

    private func animate(
        _ layer: CALayer,
        from start: CGFloat,
        to end: CGFloat,
        _ duration: TimeInterval,
        _ pace: AnimationPace,
        delegate: any CAAnimationDelegate,
        hiddenHalf: Int,
        in size: CGSize
    ) {
        let base = layer.transform
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / max(4 * max(size.width, size.height), 1)
        let turn = CAKeyframeAnimation(keyPath: EngineProperty.transform.keyPath)
        turn.values = (0...Self.steps).map { step in
            let angle = start + (end - start) * CGFloat(step) / CGFloat(Self.steps)
            let rotation = CATransform3DMakeRotation(angle * direction, axis.x, axis.y, 0)
            var turned = CATransform3DConcat(CATransform3DConcat(rotation, perspective), base)
            // Flat as it looks: in the depth that it has it would be cut by the planes of its siblings.
            (turned.m13, turned.m23, turned.m43) = (0, 0, 0)
            return NSValue(caTransform3D: turned)
        }
        turn.duration = duration
        turn.timingFunction = pace.timingFunction
        turn.delegate = delegate
        let hide = CAKeyframeAnimation(keyPath: EngineProperty.opacity.keyPath)
        let visible = NSNumber(value: hiddenHalf == 0 ? layer.opacity : 1)
        hide.values = hiddenHalf == 0 ? [NSNumber(value: 0), visible] : [visible, NSNumber(value: 0)]
        hide.calculationMode = .discrete
        hide.duration = duration
        hide.timingFunction = pace.timingFunction
        layer.add(hide, forKey: "flipVisibility")
        layer.add(turn, forKey: "flip")
    }
}

/// Takes the picture of the old look away when it has turned away.
private final class PictureRemover: NSObject, CAAnimationDelegate {
    let picture: CALayer
    let state: UIViewAnimationState

    init(picture: CALayer, state: UIViewAnimationState) {
        self.picture = picture
        self.state = state
    }

    func animationDidStart(_ anim: CAAnimation) { state.animationDidStart(anim) }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        picture.removeFromSuperlayer()
        state.animationDidStop(anim, finished: flag)
    }
}
