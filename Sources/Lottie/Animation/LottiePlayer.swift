import Foundation
import QuartzCore

/// Plays the layers of an animation.
///
/// Paused, the layers keep their animations of the whole length, and the layer's `timeOffset` says what shows. Playing, each
/// animation stands in a group of the length that is played, which repeats. Other layers of the same animation may take the
/// place of the first ones at any time: what plays goes on with them.
///
/// Source: documents L151, L160, L161, L162.
final class LottiePlayer: NSObject, CAAnimationDelegate {
    private let animation: LottieAnimation
    private var layer: CALayer?
    /// The animations of all layers, with their keys.
    private var parts: [(layer: CALayer, key: String, animation: CAAnimation)] = []
    private var run: Run?
    private var shownFrame: Double

    /// The playback in progress.
    private struct Run {
        /// In the order in which they show.
        var first: Double
        var last: Double
        /// In seconds, of one way.
        var length: Double
        var loopMode: LottieLoopMode
        /// Above 0.
        var speed: Double
        /// How much is over at the start, in seconds of the animation.
        var skipped: Double
        /// The time of the screen's clock at the start.
        var start: Double
        /// Whether it rests until the layer resumes it.
        var isSuspended = false
        var completion: LottieCompletionBlock?
        var number: Int

        /// In seconds of the animation, all ways together.
        var elapsed: Double {
            isSuspended ? skipped : max(CACurrentMediaTime() - start, 0) * speed + skipped
        }
    }

    private var runCount = 0

    init(animation: LottieAnimation) {
        self.animation = animation
        shownFrame = Double(animation.startFrame)
    }

    /// Takes layers for those that there were; what plays goes on.
    func attach(_ layer: CALayer) {
        self.layer?.removeAnimation(forKey: Self.watchKey)
        self.layer = layer
        parts = []
        var open = [layer]
        while let next = open.popLast() {
            for key in next.animationKeys() ?? [] {
                if let animation = next.animation(forKey: key) { parts.append((next, key, animation)) }
            }
            open += next.sublayers ?? []
            if let mask = next.mask { open.append(mask) }
        }
        guard run != nil else { return show(frame: shownFrame) }
        addGroups(goesOn: true)
    }

    /// Adds the animations again, after something has taken them away.
    func restore() {
        guard let layer else { return }
        if run == nil {
            show(frame: shownFrame)
        } else {
            layer.removeAnimation(forKey: Self.watchKey)
            addGroups(goesOn: true)
        }
    }

    var isPlaying: Bool { run != nil }

    /// The frame that shows now.
    var currentFrame: Double {
        guard let run else { return shownFrame }
        guard run.length > 0 else { return run.last }
        let ways = run.elapsed / run.length
        let count = Double(run.loopMode.repeatCount) * (run.loopMode.reverses ? 2 : 1)
        if ways >= count { return run.loopMode.reverses ? run.first : run.last }
        let way = ways.rounded(.down)
        var share = ways - way
        if run.loopMode.reverses, Self.isOdd(way) { share = 1 - share }
        return run.first + (run.last - run.first) * share
    }

    private static func isOdd(_ way: Double) -> Bool { way.truncatingRemainder(dividingBy: 2) == 1 }

    /// Shows a frame, at rest.
    func show(frame: Double) {
        let range = Double(animation.startFrame)...Double(animation.endFrame)
        shownFrame = min(max(frame, range.lowerBound), range.upperBound)
        guard let layer else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.speed = 0
        layer.timeOffset = animation.time(forFrame: CGFloat(shownFrame))
        for part in parts { part.layer.add(part.animation, forKey: part.key) }
        CATransaction.commit()
    }

    /// Ends what is being played; the frame that shows stays in ``currentFrame`` alone.
    func stop(finished: Bool) {
        guard let ended = run else { return }
        shownFrame = finished ? (ended.loopMode.reverses ? ended.first : ended.last) : currentFrame
        run = nil
        layer?.removeAnimation(forKey: Self.watchKey)
        ended.completion?(finished)
    }

    func pause() {
        guard isPlaying else { return }
        let frame = currentFrame
        stop(finished: false)
        // Unless the completion has begun something else.
        if !isPlaying { show(frame: frame) }
    }

    /// Goes to the end of what is being played.
    func finish() {
        guard let run else { return }
        let end = run.loopMode.reverses ? run.first : run.last
        stop(finished: true)
        if !isPlaying { show(frame: end) }
    }

    /// Rests until ``resume()``.
    func suspend() {
        guard var run, !run.isSuspended else { return }
        let frame = currentFrame
        run.skipped = run.elapsed
        run.isSuspended = true
        self.run = run
        layer?.removeAnimation(forKey: Self.watchKey)
        show(frame: frame)
    }

    /// Goes on where ``suspend()`` was called.
    func resume() {
        guard let run, run.isSuspended else { return }
        restart { $0.isSuspended = false }
    }

    /// Plays from a frame to another one; with a speed below 0 the other way.
    ///
    /// - Parameter beginning: The frame at which the first way begins; nil is its start.
    func play(
        from: Double,
        to: Double,
        speed: Double,
        loopMode: LottieLoopMode,
        beginningAt beginning: Double?,
        completion: LottieCompletionBlock?
    ) {
        stop(finished: false)
        let range = Double(animation.startFrame)...Double(animation.endFrame)
        func clamped(_ frame: Double) -> Double { min(max(frame, range.lowerBound), range.upperBound) }
        var (first, last) = (clamped(from), clamped(to))
        if speed < 0 { swap(&first, &last) }
        let rate = Self.rate(speed)
        let length = abs(last - first) / animation.framerate
        guard length > 0, rate > 0, loopMode.repeatCount > 0 else {
            show(frame: last)
            completion?(true)
            return
        }
        runCount += 1
        run = Run(
            first: first,
            last: last,
            length: length,
            loopMode: loopMode,
            speed: rate,
            skipped: beginning.map { min(abs(clamped($0) - first) / animation.framerate, length) } ?? 0,
            start: CACurrentMediaTime(),
            completion: completion,
            number: runCount
        )
        addGroups(goesOn: false)
    }

    private static func rate(_ speed: Double) -> Double { speed.isFinite ? min(abs(speed), 1e6) : 1 }

    /// Goes on from where it is at another speed, or with other repetitions.
    ///
    /// - Parameter turns: Whether it goes the other way.
    func change(speed: Double, turns: Bool, loopMode: LottieLoopMode) {
        guard let old = run else { return }
        let rate = Self.rate(speed)
        guard rate > 0, loopMode.repeatCount > 0 else { return pause() }
        restart { run in
            run.speed = rate
            guard turns || loopMode != old.loopMode else { return }
            let way = (old.elapsed / old.length).rounded(.down)
            let within = old.elapsed - way * old.length
            let isBack = old.loopMode.reverses && Self.isOdd(way)
            var position = isBack ? old.length - within : within
            if turns {
                swap(&run.first, &run.last)
                position = old.length - position
            }
            run.loopMode = loopMode
            run.skipped = isBack && loopMode.reverses && !turns ? 2 * old.length - position : position
        }
    }

    /// Goes on from where it is, as another run.
    private func restart(_ change: (inout Run) -> Void) {
        guard var run else { return }
        run.skipped = run.elapsed
        run.start = CACurrentMediaTime()
        runCount += 1
        run.number = runCount
        change(&run)
        self.run = run
        addGroups(goesOn: true)
    }

    /// Gives all layers the animations of what is being played.
    ///
    /// - Parameter goesOn: Whether it began before.
    private func addGroups(goesOn: Bool) {
        guard let layer, let run, !run.isSuspended else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.speed = 1
        layer.timeOffset = 0
        let begin = goesOn || run.skipped > 0 ? begin(of: run, in: layer) : 0
        let (low, high) = (Double(animation.startFrame), Double(animation.endFrame))
        let isBackwards = run.last < run.first
        let start = isBackwards ? high - run.first : run.first - low
        for part in parts {
            guard let child = part.animation.copy() as? CAKeyframeAnimation else { continue }
            if isBackwards { child.reverse() }
            child.timeOffset = start / animation.framerate
            let group = CAAnimationGroup()
            group.animations = [child]
            Self.setTiming(of: group, run, begin)
            part.layer.add(group, forKey: part.key)
        }
        // Nothing to see: it says when everything else is over.
        let watch = CABasicAnimation(keyPath: "zPosition")
        (watch.fromValue, watch.toValue) = (0, 0)
        Self.setTiming(of: watch, run, begin)
        watch.delegate = self
        watch.setValue(run.number, forKey: Self.watchKey)
        layer.add(watch, forKey: Self.watchKey)
        CATransaction.commit()
    }

    /// The time in a layer at which the first way began, or would have.
    private func begin(of run: Run, in layer: CALayer) -> Double {
        let begin = layer.convertTime(run.start, from: nil) - run.skipped / run.speed
        // 0 itself would be the time at which the animation is added.
        return begin == 0 ? 1e-100 : begin
    }

    private static let watchKey = "lottie.watch"

    private static func setTiming(of animation: CAAnimation, _ run: Run, _ begin: Double) {
        animation.duration = run.length
        animation.speed = Float(run.speed)
        animation.repeatCount = run.loopMode.repeatCount
        animation.autoreverses = run.loopMode.reverses
        animation.beginTime = begin
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
    }

    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        guard finished, let run, animation.value(forKey: Self.watchKey) as? Int == run.number else { return }
        finish()
    }
}

extension CAKeyframeAnimation {
    /// Turns the animation about in time.
    fileprivate func reverse() {
        values = values.map { $0.reversed() }
        keyTimes = keyTimes.map { times in times.reversed().map { NSNumber(value: 1 - $0.doubleValue) } }
        timingFunctions = timingFunctions.map { $0.reversed().map(\.turned) }
    }
}

extension CAMediaTimingFunction {
    /// The pace of the same way back.
    fileprivate var turned: CAMediaTimingFunction {
        var (first, second) = ([Float](repeating: 0, count: 2), [Float](repeating: 0, count: 2))
        getControlPoint(at: 1, values: &first)
        getControlPoint(at: 2, values: &second)
        return CAMediaTimingFunction(controlPoints: 1 - second[0], 1 - second[1], 1 - first[0], 1 - first[1])
    }
}
