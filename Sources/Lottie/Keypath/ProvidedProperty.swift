import AgateDocuments
import AgateTiming
import CoreGraphics
import Foundation

/// Makes properties of what providers give.
///
/// Keyframes of a provider stay keyframes, with their paces and ways; closures are called for every whole frame, and
/// what they say becomes keyframes that are linear between.
///
/// Source: documents L155, L156.
struct ProvidedProperty {
    let provider: any AnyValueProvider
    /// The frames of the whole document.
    let range: ClosedRange<Double>

    /// The property in the place of another one; nil if the provider's values are of another type.
    func property(for place: NodeWalk.Property) -> LottieProperty? {
        let kind = place.kind
        switch provider.typeErasedStorage {
        case .singleValue(let value): return kind.numbers(of: value).map { LottieProperty($0) }
        case .keyframes(let keyframes, _): return Self.property(of: keyframes, kind)
        case .closure(let closure):
            return sampled(place.map) { kind.numbers(of: closure($0)) }
        }
    }

    /// The stops of a gradient, with how many colours there are; nil if the provider is none of gradients.
    func gradient(for place: NodeWalk.Property) -> (stops: LottieProperty, count: Int)? {
        guard let provider = provider as? GradientValueProvider else { return nil }
        var frames = [0.0]
        if case .closure = provider.storage { frames = self.frames(of: place.map) }
        let stops = frames.map { provider.stops(frame: CGFloat($0)) }
        let count = stops.map(\.count).max() ?? 0
        guard count > 0 else { return nil }
        let isOpaque = stops.allSatisfy { $0.allSatisfy { $0.color.a >= 1 } }
        let numbers = stops.map { stops -> [Double] in
            // All frames have as many stops: where there are fewer, the last one stands for those that are missing.
            let last = stops.last ?? (0, LottieColor(r: 0, g: 0, b: 0, a: 0))
            let stops = stops + Array(repeating: last, count: count - stops.count)
            return stops.flatMap { [$0.place, $0.color.r, $0.color.g, $0.color.b] }
                + (isOpaque ? [] : stops.flatMap { [$0.place, $0.color.a] })
        }
        guard numbers.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return nil }
        return (Self.property(frames: frames, numbers), count)
    }

    private static func property(of keyframes: [Keyframe<Any>], _ kind: NodeValueKind) -> LottieProperty? {
        let sorted = keyframes.filter { $0.time.isFinite }.enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
        var result: [LottieKeyframe<[Double]>] = []
        for (index, keyframe) in sorted.enumerated() {
            guard let numbers = kind.numbers(of: keyframe.value) else { return nil }
            var made = LottieKeyframe(time: Double(keyframe.time), value: numbers, isHold: keyframe.isHold)
            if index + 1 < sorted.count {
                let next = sorted[index + 1]
                if let pace = keyframe.pace(to: next) { made.curves = [pace] }
                if kind == .point, let end = kind.numbers(of: next.value) {
                    made.motion = motion(from: numbers, keyframe, to: end, next)
                }
            }
            result.append(made)
        }
        return result.isEmpty ? nil : LottieProperty(keyframes: result)
    }

    private static func motion(
        from start: [Double],
        _ keyframe: Keyframe<Any>,
        to end: [Double],
        _ next: Keyframe<Any>
    ) -> CubicCurve? {
        guard let out = keyframe.spatialOutTangent, let into = next.spatialInTangent,
            out != into || out != LottieVector3D(x: 0, y: 0, z: 0),
            [out.x, out.y, into.x, into.y].allSatisfy(\.isFinite)
        else { return nil }
        let (first, last) = (SIMD2(start[0], start[1]), SIMD2(end[0], end[1]))
        return CubicCurve(first, first + SIMD2(out.x, out.y), last + SIMD2(into.x, into.y), last)
    }

    private func sampled(_ map: LottieTimeMap, _ numbers: (CGFloat) -> [Double]?) -> LottieProperty? {
        var values: [[Double]] = []
        let frames = frames(of: map)
        values.reserveCapacity(frames.count)
        for frame in frames {
            if let last = values.last, !provider.hasUpdate(frame: CGFloat(frame)) {
                values.append(last)
            } else if let new = numbers(CGFloat(frame)) {
                values.append(new)
            } else if let last = values.last {
                values.append(last)
            } else {
                return nil
            }
        }
        return Self.property(frames: frames, values)
    }

    /// Keyframes without those that say what their neighbours do.
    private static func property(frames: [Double], _ values: [[Double]]) -> LottieProperty {
        var keyframes: [LottieKeyframe<[Double]>] = []
        for (index, value) in values.enumerated() {
            let isLast = index + 1 == values.count
            if index > 0, values[index - 1] == value, isLast || values[index + 1] == value { continue }
            keyframes.append(LottieKeyframe(time: frames[index], value: value))
        }
        return LottieProperty(keyframes: keyframes)
    }

    /// The whole frames of a property that the document shows, in ascending order.
    private func frames(of map: LottieTimeMap) -> [Double] {
        var (low, high) = (range.lowerBound, range.upperBound)
        if !map.steps.isEmpty {
            // A remapping goes any way: as far as a thousand of its frames tell.
            let inner = (0...1000).map { part in
                map.inner(at: range.lowerBound + (range.upperBound - range.lowerBound) * Double(part) / 1000)
            }.filter(\.isFinite)
            (low, high) = ((inner.min() ?? low) - 1, (inner.max() ?? high) + 1)
        }
        (low, high) = (low.rounded(.down), high.rounded(.up))
        let step = max((high - low) / Double(Self.maxFrames), 1)
        return stride(from: low, through: high, by: step).map { $0 }
    }

    /// The maximum number of frames that a closure is called for; of longer documents fewer than all are.
    private static let maxFrames = 20_000
}
