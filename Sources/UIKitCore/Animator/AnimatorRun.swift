import AgateTiming
import Foundation
import QuartzCore

/// The life of a property animator's animations.
///
/// GUESS animator-pause: a running animator that is paused keeps what it shows; with linear scrubbing its fraction is
/// then the part of the way that is done, and going on takes the curve up where it has come that far.
///
/// Source: claims 16.25-16.30.
final class AnimatorRun {
    let duration: TimeInterval
    private let wholeTiming: AnimatorTiming
    /// The motion of the running segment.
    private var timing: AnimatorTiming
    /// The fraction of the whole at which the segment begins, and the one that it leads to.
    private var segmentStart = 0.0
    private var goal = 1.0
    private(set) var state = UIViewAnimatingState.inactive
    private(set) var isRunning = false
    private(set) var isReversed = false
    var scrubsLinearly = true
    var pausesOnCompletion = false
    /// How the animated views are hit meanwhile.
    var touches = AnimatorTouches()

    private var blocks: [(block: () -> Void, delayFactor: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var tracks: [AnimatorTrack] = []
    /// The fraction of the segment at which the animator is paused, or began to run.
    private var anchor = 0.0
    /// Whether the fraction is one of the way.
    private var isLinear = false
    private var beginTime: TimeInterval = 0
    /// Counts what is shown anew; only the last presentation's animations tell of the end.
    private var presentation: AnimatorPresentation?
    /// What keeps the animator alive while it is active: the views of its display, so that it goes with them.
    private weak var keeper: DisplayState?

    init(duration: TimeInterval, parameters: (any UITimingCurveProvider)?) {
        wholeTiming = AnimatorTiming(parameters, duration: duration)
        timing = wholeTiming
        self.duration = wholeTiming.duration
    }

    private var now: TimeInterval { CACurrentMediaTime() }

    /// Whether the segment is run through from its end: only the first segment, which leads from the start to the end.
    private var runsBackwards: Bool { isReversed && goal == 1 }

    /// The fraction of the segment's time at this moment.
    private var fraction: Double {
        guard isRunning else { return anchor }
        guard timing.duration > 0 else { return runsBackwards ? 0 : 1 }
        let passed = max(now - beginTime, 0) / timing.duration
        return min(max(runsBackwards ? anchor - passed : anchor + passed, 0), 1)
    }

    /// The fraction of the whole at this moment.
    var fractionComplete: Double {
        let done = isRunning && scrubsLinearly ? timing.progress(at: fraction) : fraction
        return segmentStart + (goal - segmentStart) * done
    }

    // MARK: Blocks

    @MainActor func add(_ block: @escaping () -> Void, delayFactor: Double) {
        guard state != .stopped else { return }
        let delay = delayFactor.isFinite ? min(max(delayFactor, 0), 1) : 0
        guard state == .active else {
            blocks.append((block, delay))
            return
        }
        run(block, start: min(fraction + delay, 1))
        show()
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    @MainActor private func run(_ block: () -> Void, start: Double) {
        let changes = AnimatorChanges()
        let state = UIViewAnimationState(duration: max(duration, 1e-6), delay: 0, pace: .curve(.linear))
        state.changes = changes
        state.run(block)
        for ending in changes.endings { addCompletion { _ in ending() } }
        let added = changes.tracks(start: start)
        touches.begin(added)
        tracks += added
    }

    @MainActor private func activate(_ animator: AnyObject) {
        guard state == .inactive else { return }
        state = .active
        keeper = DisplayState.current
        keeper?.animators.activeAnimators[ObjectIdentifier(self)] = animator
        returnToFirstLeg()
        anchor = 0
        isLinear = scrubsLinearly
        let waiting = blocks
        blocks.removeAll()
        for (block, delay) in waiting { run(block, start: delay) }
    }

    // MARK: Running and holding

    @MainActor func start(afterDelay delay: TimeInterval, animator: AnyObject) {
        guard state != .stopped, !isRunning else { return }
        activate(animator)
        if isLinear { anchor = timing.fraction(atProgress: anchor) }
        isLinear = false
        isRunning = true
        beginTime = now + (delay.isFinite ? max(delay, 0) : 0)
        show()
    }

    @MainActor func pause(animator: AnyObject) {
        guard state != .stopped else { return }
        activate(animator)
        if isRunning {
            let reached = fraction
            isRunning = false
            isLinear = scrubsLinearly
            anchor = isLinear ? timing.progress(at: reached) : reached
        }
        show()
    }

    @MainActor func scrub(to fraction: Double, animator: AnyObject) {
        guard state != .stopped, !fraction.isNaN else { return }
        activate(animator)
        isRunning = false
        returnToFirstLeg()
        isLinear = scrubsLinearly
        anchor = min(max(fraction, 0), 1)
        show()
    }

    func setReversed(_ reversed: Bool) {
        guard reversed != isReversed else { return }
        let isFirstSegment = segmentStart == 0 && goal == 1
        let reached = fraction
        let done = fractionComplete
        isReversed = reversed
        anchor = reached
        guard isRunning else { return }
        if !isFirstSegment {
            // The way back from a later segment is longer than the segment: a segment of its own, in the time of its length.
            beginLeg(wholeTiming.lasting(duration * (reversed ? done : 1 - done)), at: reached)
        }
        beginTime = max(beginTime, now)
        show()
    }

    /// Goes on from here with another motion, or another time.
    ///
    /// - Parameter durationFactor: In whole durations; 0 is what is left of the time.
    @MainActor func `continue`(
        with parameters: (any UITimingCurveProvider)?,
        durationFactor: Double,
        animator: AnyObject
    ) {
        guard state == .active, !isRunning else { return }
        let isTimed = durationFactor.isFinite && durationFactor > 0
        guard parameters != nil || isTimed else { return start(afterDelay: 0, animator: animator) }
        let left = isReversed ? fractionComplete : 1 - fractionComplete
        let length = duration * (isTimed ? durationFactor : left)
        let motion = parameters.map { AnimatorTiming($0, duration: length) } ?? wholeTiming
        let keepsOwnTime = parameters?.springTimingParameters?.hasOwnDuration ?? false
        beginLeg(keepsOwnTime ? motion : motion.lasting(length), at: anchor)
        isRunning = true
        beginTime = now
        show()
    }

    /// Goes on from a fraction of the segment to the start or the end in a segment of its own.
    private func beginLeg(_ next: AnimatorTiming, at fraction: Double) {
        let reached = isLinear ? fraction : timing.progress(at: fraction)
        for track in tracks {
            track.beginLeg(at: fraction, of: timing, isLinear: isLinear, towards: isReversed ? 0 : 1)
        }
        segmentStart += (goal - segmentStart) * reached
        goal = isReversed ? 0 : 1
        timing = next
        anchor = 0
        isLinear = false
    }

    /// Forgets later segments: fractions are those of the whole again.
    private func returnToFirstLeg() {
        for track in tracks { track.returnToFirstLeg() }
        timing = wholeTiming
        segmentStart = 0
        goal = 1
    }

    private func show() {
        let moment = AnimatorMoment(
            timing: timing,
            fraction: isRunning ? anchor : fraction,
            isRunning: isRunning,
            isReversed: runsBackwards,
            isLinear: isLinear,
            beginTime: beginTime
        )
        presentation?.run = nil
        let next = AnimatorPresentation(run: self)
        presentation = next
        for track in tracks { next.count += track.show(moment, delegate: next) }
        guard isRunning, next.count == 0 else { return }
        DisplayContext.current.enqueue { [weak next] in next?.run?.complete() }
    }

    // MARK: The end

    /// All animations have run to the end, or to the start.
    func complete() {
        guard state == .active, isRunning else { return }
        isRunning = false
        anchor = runsBackwards ? 0 : 1
        isLinear = scrubsLinearly
        if pausesOnCompletion {
            show()
        } else {
            // At the end the model has the values of the blocks, or those that the program has set since.
            finish(at: isReversed ? .start : .end, movesModels: isReversed)
        }
    }

    func stop(withoutFinishing: Bool) {
        guard state == .active else { return }
        let reached = fraction
        let linear = isLinear && !isRunning
        isRunning = false
        setModels { $0.progress(at: reached, of: self.timing, isLinear: linear) }
        for track in tracks { track.hide() }
        if withoutFinishing {
            reset()
        } else {
            state = .stopped
        }
    }

    func finishStopped(at position: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        finish(at: position)
    }

    private func finish(at position: UIViewAnimatingPosition, movesModels: Bool = true) {
        switch position {
        case .end where movesModels: setModels { _ in 1 }
        case .start where movesModels: setModels { _ in 0 }
        case .start, .end, .current: break
        }
        for track in tracks { track.hide() }
        let waiting = completions
        reset()
        for completion in waiting { completion(position) }
    }

    private func reset() {
        state = .inactive
        touches.end()
        tracks.removeAll()
        completions.removeAll()
        presentation?.run = nil
        presentation = nil
        isReversed = false
        keeper?.animators.activeAnimators[ObjectIdentifier(self)] = nil
    }

    /// Puts all properties where their tracks lead.
    private func setModels(_ progress: (AnimatorTrack) -> Double) {
        TransactionStack.current.withoutActions {
            var done: Set<Int> = []
            for index in tracks.indices where !done.contains(index) {
                let same = tracks.indices.filter {
                    tracks[$0].layer === tracks[index].layer && tracks[$0].key == tracks[index].key
                }
                done.formUnion(same)
                guard let last = same.last else { continue }
                var value = animatableValue(from: tracks[last].newValue) ?? .none
                for index in same { value = tracks[index].apply(progress(tracks[index]), to: value) }
                let track = tracks[last]
                track.layer.setValue(
                    clientValue(from: value, like: track.newValue ?? track.oldValue),
                    forKeyPath: track.key
                )
            }
        }
    }
}

/// Hears of the ends of the animations that one presentation has added.
final class AnimatorPresentation: NSObject, CAAnimationDelegate {
    /// Nil once something else is shown.
    weak var run: AnimatorRun?
    var count = 0

    init(run: AnimatorRun) {
        self.run = run
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        count -= 1
        if count == 0 { run?.complete() }
    }
}
