import Foundation
import QuartzCore

/// Plays the layers of an animation.
///
/// Paused, the layers keep their animations of the whole length, and the layer's `timeOffset` says what shows. Playing, each
/// animation stands in a group of the length that is played, which repeats.
///
/// Source: documents L151, L161, L162.
final class LottiePlayer: NSObject, CAAnimationDelegate {
    private let animation: LottieAnimation
    private let layer: CALayer
    /// The animations of all layers, with their keys.
    private let parts: [(layer: CALayer, key: String, animation: CAAnimation)]
    private var run: Run?
    private var shownFrame: Double

    /// What is being played.
    private struct Run {
        /// In the order in which they show.
        var first: Double
        var last: Double
        /// In seconds, of one way.
        var length: Double
        var loopMode: LottieLoopMode
        var speed: Double
        /// How much of the first way was left out, in seconds.
        var skipped: Double
        /// The time of the screen's clock at the start.
        var start: Double
        var completion: LottieCompletionBlock?
        var number: Int
    }

    private var runCount = 0

    init(animation: LottieAnimation, layer: CALayer) {
        (self.animation, self.layer) = (animation, layer)
        shownFrame = Double(animation.startFrame)
        var parts: [(CALayer, String, CAAnimation)] = []
        var open = [layer]
        while let next = open.popLast() {
            for key in next.animationKeys() ?? [] {
                if let animation = next.animation(forKey: key) { parts.append((next, key, animation)) }
            }
            open += next.sublayers ?? []
            if let mask = next.mask { open.append(mask) }
        }
        self.parts = parts
    }

    var isPlaying: Bool { run != nil }

    /// The frame that shows now.
    var currentFrame: Double {
        guard let run else { return shownFrame }
        let elapsed = max(CACurrentMediaTime() - run.start, 0) * run.speed + run.skipped
        guard run.length > 0 else { return run.last }
        let ways = elapsed / run.length
        let count = Double(run.loopMode.repeatCount) * (run.loopMode.reverses ? 2 : 1)
        if ways >= count { return run.loopMode.reverses ? run.first : run.last }
        let way = ways.rounded(.down)
        var share = ways - way
        if run.loopMode.reverses, Int(way) % 2 == 1 { share = 1 - share }
        return run.first + (run.last - run.first) * share
    }

    /// Shows a frame, at rest.
    func show(frame: Double) {
        let range = Double(animation.startFrame)...Double(animation.endFrame)
        shownFrame = min(max(frame, range.lowerBound), range.upperBound)
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
        layer.removeAnimation(forKey: Self.watchKey)
        ended.completion?(finished)
    }

    func pause() {
        guard isPlaying else { return }
        stop(finished: false)
        show(frame: shownFrame)
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
        let rate = speed.isFinite ? min(abs(speed), 1e6) : 1
        let length = abs(last - first) / animation.framerate
        guard length > 0, rate > 0, loopMode.repeatCount > 0 else {
            show(frame: last)
            completion?(true)
            return
        }
        let skipped = beginning.map { min(abs(clamped($0) - first) / animation.framerate, length) } ?? 0
        runCount += 1
        run = Run(
            first: first,
            last: last,
            length: length,
            loopMode: loopMode,
            speed: rate,
            skipped: skipped,
            start: CACurrentMediaTime(),
            completion: completion,
            number: runCount
        )
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.speed = 1
        layer.timeOffset = 0
        let isBackwards = last < first
        let start = isBackwards ? range.upperBound - first : first - range.lowerBound
        for part in parts {
            guard let child = (part.animation.copy() as? CAKeyframeAnimation) else { continue }
            if isBackwards { child.reverse() }
            child.timeOffset = start / animation.framerate
            let group = CAAnimationGroup()
            group.animations = [child]
            setTiming(of: group)
            part.layer.add(group, forKey: part.key)
        }
        // Nothing to see: it says when everything else is over.
        let watch = CABasicAnimation(keyPath: "zPosition")
        (watch.fromValue, watch.toValue) = (0, 0)
        setTiming(of: watch)
        watch.delegate = self
        watch.setValue(runCount, forKey: Self.watchKey)
        layer.add(watch, forKey: Self.watchKey)
        CATransaction.commit()
    }

    private static let watchKey = "lottie.watch"

    private func setTiming(of animation: CAAnimation) {
        guard let run else { return }
        animation.duration = run.length
        animation.speed = Float(run.speed)
        animation.repeatCount = run.loopMode.repeatCount
        animation.autoreverses = run.loopMode.reverses
        if run.skipped > 0 {
            // The first way has begun before.
            animation.beginTime = layer.convertTime(run.start, from: nil) - run.skipped / run.speed
        }
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
    }

    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        guard finished, let run, animation.value(forKey: Self.watchKey) as? Int == run.number else { return }
        stop(finished: true)
        show(frame: shownFrame)
    }
}

extension CAKeyframeAnimation {
    /// Turns the animation about in time.
    fileprivate func reverse() {
        values = values.map { $0.reversed() }
        keyTimes = keyTimes.map { times in times.reversed().map { NSNumber(value: 1 - $0.doubleValue) } }
    }
}
