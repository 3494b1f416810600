import CoreGraphics
import Foundation
import QuartzCore

/// What a view answers for a change inside an animation block.
///
/// It prints as the `CABasicAnimation` that it stands for, and can be changed as one. When the layer runs it,
/// after the new value was assigned, it adds the real animations: one that replaces the running one of the
/// property, or additive ones from the old to the new value, which leave running ones alone.
///
/// Source: claims S10, S12-S14, 16.5-16.8, 16.10.
final class ViewAction: CABasicAnimation, PrintedClassName {
    private var state: UIViewAnimationState?
    private var change: AdditiveChange?

    /// Takes the old value from the layer, which still has it.
    init(forKey key: String, of layer: CALayer, state: UIViewAnimationState) {
        self.state = state
        super.init()
        keyPath = key
        fromValue =
            state.beginsFromCurrentState
            ? (layer.presentation() ?? layer).value(forKeyPath: key) : layer.value(forKeyPath: key)
        setUp(self, from: state)
        if ViewAnimationStyle.current == .additive {
            change = AdditiveChange(key: key, of: layer)
        }
    }

    override init() {
        super.init()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    var printedClassName: String { "CABasicAnimation" }

    /// A plain animation with the same values.
    override func copy(with zone: NSZone? = nil) -> Any {
        makeAnimation(keyPath: keyPath ?? "", from: fromValue, layer: nil)
    }

    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, let keyPath else { return }
        guard let parts = change?.parts(to: layer) else {
            add(makeAnimation(keyPath: keyPath, from: fromValue, layer: layer), to: layer, key: event)
            return
        }
        for part in parts {
            let animation = makeAnimation(keyPath: part.keyPath, from: part.from, layer: layer)
            animation.isAdditive = true
            animation.toValue = part.to
            add(animation, to: layer, key: freeKey(part.keyPath, of: layer))
        }
    }

    private func add(_ animation: CABasicAnimation, to layer: CALayer, key: String) {
        state?.noteAnimation(of: layer, forKey: key)
        layer.add(animation, forKey: key)
    }

    /// The key path itself, or with a number behind it while animations of it run.
    ///
    /// GUESS view-keys: the numbers behind the second one.
    private func freeKey(_ keyPath: String, of layer: CALayer) -> String {
        var key = keyPath
        var number = 1
        while layer.animation(forKey: key) != nil {
            number += 1
            key = "\(keyPath)-\(number)"
        }
        return key
    }

    /// An animation with the values of this one; what was set last is printed first.
    private func makeAnimation(keyPath: String, from: Any?, layer: CALayer?) -> CABasicAnimation {
        let animation = state?.pace.makeAnimation(keyPath: keyPath) ?? CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.duration = duration
        animation.timingFunction = timingFunction
        animation.fillMode = fillMode
        animation.delegate = delegate
        if let layer, let state, state.delay > 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + state.delay
        } else if beginTime != 0 {
            animation.beginTime = beginTime
        }
        if repeatCount != 0 { animation.repeatCount = repeatCount }
        if autoreverses { animation.autoreverses = true }
        return animation
    }

    private func setUp(_ animation: CABasicAnimation, from state: UIViewAnimationState) {
        animation.duration = state.duration
        animation.timingFunction = state.pace.timingFunction
        animation.fillMode = .both
        animation.delegate = state
        if state.repeatCount != 0 { animation.repeatCount = state.repeatCount }
        if state.autoreverses { animation.autoreverses = true }
    }
}
