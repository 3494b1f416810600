import CoreGraphics
import Foundation
import QuartzCore

/// Writes down which properties a block of keyframes changes, and when.
///
/// Source: claims S25, 16.22, G21.
final class KeyframeRecorder {
    /// A value that is reached between two times.
    private struct Frame {
        let start: Double
        let end: Double
        let value: Any
    }

    /// One property of one layer.
    private final class Track {
        let layer: CALayer
        let key: String
        let oldValue: Any
        var frames: [Frame] = []

        init(layer: CALayer, key: String, oldValue: Any) {
            self.layer = layer
            self.key = key
            self.oldValue = oldValue
        }
    }

    private var tracks: [Track] = []
    /// The tracks that changed since the last frame began.
    private var changed: [Track] = []
    private var isInFrame = false

    /// A property is about to change; the layer still has the old value.
    func note(_ key: String, of layer: CALayer) {
        let known = tracks.first { $0.layer === layer && $0.key == key }
        guard let track = known ?? newTrack(key, layer) else { return }
        if !changed.contains(where: { $0 === track }) { changed.append(track) }
    }

    private func newTrack(_ key: String, _ layer: CALayer) -> Track? {
        guard let oldValue = layer.value(forKeyPath: key) else { return nil }
        let track = Track(layer: layer, key: key, oldValue: oldValue)
        tracks.append(track)
        return track
    }

    /// Runs the block of one keyframe.
    func frame(from start: Double, to end: Double, _ block: () -> Void) {
        // What changed outside of keyframes takes the whole time.
        if !isInFrame { finish() }
        let outer = changed
        changed = []
        let wasInFrame = isInFrame
        isInFrame = true
        block()
        isInFrame = wasInFrame
        let from = min(max(start.isFinite ? start : 0, 0), 1)
        write(from: from, to: min(max(end.isFinite ? end : 1, from), 1))
        changed = outer
    }

    /// Ends the part of the block before the next keyframe.
    func finish() {
        write(from: 0, to: 1)
    }

    private func write(from start: Double, to end: Double) {
        for track in changed {
            guard let value = track.layer.value(forKeyPath: track.key) else { continue }
            track.frames.append(Frame(start: start, end: end, value: value))
        }
        changed = []
    }

    /// Adds one animation for each changed property.
    func addAnimations(of state: UIViewAnimationState, mode: Int) {
        for track in tracks where !track.frames.isEmpty {
            let (values, times) = keyframes(of: track)
            let animation = CAKeyframeAnimation(keyPath: track.key)
            animation.values = values
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.calculationMode = Self.modes[min(mode, Self.modes.count - 1)]
            animation.duration = state.duration
            animation.timingFunction = state.pace.timingFunction
            animation.fillMode = .both
            animation.delegate = state
            if state.delay > 0 {
                animation.beginTime = track.layer.convertTime(CACurrentMediaTime(), from: nil) + state.delay
            }
            if state.repeatCount != 0 { animation.repeatCount = state.repeatCount }
            if state.autoreverses { animation.autoreverses = true }
            state.noteAnimation(of: track.layer, forKey: track.key)
            track.layer.add(animation, forKey: track.key)
        }
    }

    private static let modes: [CAAnimationCalculationMode] = [
        .linear, .discrete, .paced, .cubic, .cubicPaced,
    ]

    /// The values hold before and after each frame; where frames overlap the later one begins when the earlier
    /// one has ended.
    private func keyframes(of track: Track) -> (values: [Any], times: [Double]) {
        var values = [track.oldValue]
        var times = [0.0]
        for frame in track.frames.sorted(by: { $0.start < $1.start }) {
            guard let lastTime = times.last, let lastValue = values.last else { break }
            if frame.start > lastTime {
                values.append(lastValue)
                times.append(frame.start)
            }
            values.append(frame.value)
            times.append(max(frame.end, times.last ?? 0))
        }
        if let lastTime = times.last, lastTime < 1, let lastValue = values.last {
            values.append(lastValue)
            times.append(1)
        }
        return (values, times)
    }
}
