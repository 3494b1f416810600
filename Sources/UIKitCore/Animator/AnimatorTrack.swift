import AgateTiming
import Foundation
import QuartzCore

/// One change of one property of one layer by an animator.
final class AnimatorTrack {
    let layer: CALayer
    let key: String
    /// What the model had before the change, and has since.
    let oldValue: Any?
    let newValue: Any?
    /// The part of the way at which the running segment begins, and the one that it leads to.
    private var base = 0.0
    private var goal = 1.0
    /// The fraction of the segment's time at which the change begins; of the first segment's.
    private var start: Double
    private let firstStart: Double
    /// The animations that show the change: one, or one for each part that is added.
    private let parts: [AdditiveChange.Part]?
    private var animationKeys: [String] = []

    fileprivate init(_ note: AnimatorChanges.Note, start: Double) {
        layer = note.layer
        key = note.key
        self.start = start
        firstStart = start
        parts = note.additive?.parts(to: note.layer)
        oldValue = parts == nil ? note.shownValue : note.oldValue
        newValue = note.layer.value(forKeyPath: note.key)
    }

    /// How much of the way is done at a fraction of the segment.
    func progress(at fraction: Double, of timing: AnimatorTiming, isLinear: Bool) -> Double {
        let local = localFraction(fraction)
        return base + (goal - base) * (isLinear ? local : timing.progress(at: local))
    }

    private func localFraction(_ fraction: Double) -> Double {
        start < 1 ? min(max((fraction - start) / (1 - start), 0), 1) : (fraction >= 1 ? 1 : 0)
    }

    /// Ends a segment: the next one begins with the way that is done.
    func beginLeg(at fraction: Double, of timing: AnimatorTiming, isLinear: Bool, towards next: Double) {
        base = progress(at: fraction, of: timing, isLinear: isLinear)
        start = fraction < start ? (start - fraction) / (1 - fraction) : 0
        goal = next
    }

    /// Takes the change as it was before any later segment.
    func returnToFirstLeg() {
        base = 0
        goal = 1
        start = firstStart
    }

    // MARK: Animations

    /// Shows the change as time or a fraction tells.
    func show(_ moment: AnimatorMoment, delegate: any CAAnimationDelegate) -> Int {
        hide()
        let shown =
            parts ?? [AdditiveChange.Part(keyPath: key, from: oldValue ?? NSNull(), to: newValue ?? NSNull())]
        for part in shown {
            let from = AnimatorValue.between(part.from, part.to, base)
            let animation = moment.timing.makeAnimation(
                part.keyPath,
                from: from,
                to: goal == 1 ? part.to : part.from,
                isReversed: moment.isRunning && moment.isReversed,
                isLinear: moment.isLinear
            )
            animation.isAdditive = parts != nil
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            let length = max(moment.timing.duration * (1 - start), 1e-6)
            animation.duration = length
            if moment.isRunning {
                let local = localFraction(moment.fraction)
                // Backwards the change begins where the segment's time comes down to it.
                let waited = moment.isReversed ? 1 - min(local, 1) : local
                let ahead = moment.isReversed ? 0 : max(start - moment.fraction, 0) * moment.timing.duration
                let begin = layer.convertTime(moment.beginTime, from: nil) + ahead - waited * length
                animation.beginTime = begin == 0 ? 1e-12 : begin
                animation.delegate = delegate
            } else {
                animation.speed = 0
                animation.timeOffset = localFraction(moment.fraction) * length
            }
            let animationKey = freeKey(part.keyPath)
            animationKeys.append(animationKey)
            layer.add(animation, forKey: animationKey)
        }
        return shown.count
    }

    /// Takes the animations off.
    func hide() {
        for key in animationKeys { layer.removeAnimation(forKey: key) }
        animationKeys.removeAll()
    }

    private func freeKey(_ keyPath: String) -> String {
        // A change that is not added takes the place of what runs.
        guard parts != nil else { return keyPath }
        var key = keyPath
        var number = 1
        while layer.animation(forKey: key) != nil {
            number += 1
            key = "\(keyPath)-\(number)"
        }
        return key
    }

    /// What this track does to the model's last value at a part of the way.
    func apply(_ progress: Double, to value: AnimatableValue) -> AnimatableValue {
        let from = animatableValue(from: oldValue) ?? .none
        let to = animatableValue(from: newValue) ?? .none
        let shown = from.interpolated(to: to, fraction: progress)
        return parts == nil ? shown : shown.subtracting(to).added(to: value)
    }
}

/// Where an animator is, as its tracks need it.
struct AnimatorMoment {
    var timing: AnimatorTiming
    /// The fraction of the segment's time.
    var fraction: Double
    var isRunning: Bool
    var isReversed: Bool
    /// Whether fractions are fractions of the way.
    var isLinear: Bool
    /// When the running begins, in global time.
    var beginTime: TimeInterval
}

/// What a block of an animator changes, written down with the old values.
final class AnimatorChanges {
    fileprivate struct Note {
        let layer: CALayer
        let key: String
        let oldValue: Any?
        let shownValue: Any?
        let additive: AdditiveChange?
    }

    private var notes: [Note] = []
    /// The closures that run when the animator has ended.
    var endings: [() -> Void] = []

    /// A property is about to change; the layer still has the old value.
    func note(_ key: String, of layer: CALayer) {
        guard !notes.contains(where: { $0.layer === layer && $0.key == key }) else { return }
        let additive = ViewAnimationStyle.current == .additive ? AdditiveChange(key: key, of: layer) : nil
        notes.append(
            Note(
                layer: layer,
                key: key,
                oldValue: layer.value(forKeyPath: key),
                shownValue: layer.presentedValue(forKeyPath: key),
                additive: additive
            )
        )
    }

    /// The tracks of what was written down.
    func tracks(start: Double) -> [AnimatorTrack] {
        notes.map { AnimatorTrack($0, start: start) }
    }
}
