import AgateDocuments
import AgateGeometry
import AgateTiming
import CoreGraphics
import Foundation
import QuartzCore

/// A property of layers that the builder sets or animates.
enum LayerKey: String {
    case opacity, position, anchorPoint, transform, path, fillColor, strokeColor, lineWidth, lineDashPhase
    case lineDashPattern, colors, locations, startPoint, endPoint, shadowColor, shadowOpacity, shadowOffset
    case shadowRadius, hidden, miterLimit, strokeStart, strokeEnd, backgroundColor
    case positionX = "position.x"
    case positionY = "position.y"
}

extension LayerBuilder {
    /// How exact samples are.
    enum Tolerance {
        case number(Double)
        /// Points of a path or a place.
        case points
        /// Matrices.
        case matrix

        func forTrack(_ size: SIMD2<Double>) -> TrackTolerance {
            switch self {
            case .number(let distance): TrackTolerance(distance: distance)
            case .points: TrackTolerance(distance: 0.03)
            case .matrix: TrackTolerance(distance: 0.05, reach: max(size.x, size.y, 100))
            }
        }
    }

    /// The samples of a value that changes with properties.
    ///
    /// - Parameter value: The value at a frame of the composition.
    func sampled(
        _ scope: CompositionScope,
        _ properties: [LottieProperty],
        _ tolerance: Tolerance,
        _ value: (Double) -> AnimatableValue
    ) -> [TrackSample] {
        sampled(
            scope,
            times: properties.keyframeTimes,
            paces: properties.paces(from:to:),
            tolerance,
            value
        )
    }

    /// The samples of a value that changes at and between frames of the composition; constant without any.
    ///
    /// - Parameter paces: The paces that the value may have from one frame of the composition to another one.
    func sampled(
        _ scope: CompositionScope,
        times: [Double],
        paces: (Double, Double) -> [UnitBezier],
        _ tolerance: Tolerance,
        _ value: (Double) -> AnimatableValue
    ) -> [TrackSample] {
        let start = scope.range.lowerBound
        guard !times.isEmpty, budget > 0 else {
            return [TrackSample(frame: start, value: value(scope.map.inner(at: start)))]
        }
        let sampler = TrackSampler(range: scope.range, tolerance: tolerance.forTrack(document.size))
        let samples = sampler.samples(breaks: scope.breaks(at: times)) { start, end in
            // Just before the end: there the map may jump.
            paces(scope.map.inner(at: start), scope.map.inner(at: end - TrackSampler.jump))
        } _: {
            value(scope.map.inner(at: $0))
        }
        spend(samples.count)
        return samples
    }

    /// Gives a shape a path that changes at and between frames of the composition and takes long to find: only that of a frame that is
    /// shown is found.
    ///
    /// - Parameter path: The path at a frame of the composition.
    func setComputedPath(
        of shape: CAShapeLayer,
        _ scope: CompositionScope,
        times: [Double],
        _ path: @escaping @Sendable (Double) -> Path
    ) {
        let times = times.sorted()
        guard let first = times.first, let last = times.last, budget > 0 else {
            shape.path = CGPath(path(scope.map.inner(at: scope.range.lowerBound)))
            return
        }
        let (start, length) = (document.inFrame, document.outFrame - document.inFrame)
        let (range, map, size) = (scope.range, scope.map, document.size)
        let breaks = scope.breaks(at: times).sorted()
        let function = KeyframeFunction(sample: .path(Path())) { fraction in
            let frame = min(max(start + length * fraction, range.lowerBound), range.upperBound)
            // A frame is off by rounding: at a jump it has what comes after.
            let next = breaks.partitioningIndex { $0 > frame - TrackSampler.jump }
            let isBreak = next < breaks.count && breaks[next] <= frame + TrackSampler.jump
            let inner =
                !isBreak
                ? map.inner(at: frame)
                : map.steps.isEmpty ? breaks[next] : map.inner(at: breaks[next] + TrackSampler.jump)
            // Nothing changes before the first keyframe and after the last one.
            return min(max(inner, first), last)
        } list: {
            let sampler = TrackSampler(range: range, tolerance: Tolerance.points.forTrack(size))
            let samples = sampler.samples(breaks: breaks) { .path(path(map.inner(at: $0))) }
            return KeyframeFunction.Listed(
                values: samples.map(\.value),
                keyTimes: samples.map { ($0.frame - start) / length }
            )
        } function: {
            .path(path($0))
        }
        if case .path(let path) = function.value(at: progress(range.lowerBound)) { shape.path = CGPath(path) }
        let animation = CAKeyframeAnimation(keyPath: LayerKey.path.rawValue)
        animation.function = function
        add(animation, to: shape, LayerKey.path.rawValue)
        spend(1)
    }

    /// Gives a layer a value that changes with a property: at once where that never does.
    ///
    /// - Parameter value: The value at a frame of the composition.
    func set(
        _ layer: CALayer,
        _ key: LayerKey,
        _ scope: CompositionScope,
        _ property: LottieProperty,
        _ tolerance: Tolerance,
        _ value: (Double) -> AnimatableValue
    ) {
        guard property.isAnimated, budget > 0 else {
            return layer.take(value(scope.map.inner(at: scope.range.lowerBound)), key)
        }
        set(layer, key, sampled(scope, [property], tolerance, value))
    }

    /// Gives a layer a value, or an animation through several.
    func set(_ layer: CALayer, _ key: LayerKey, _ samples: [TrackSample]) {
        guard let first = samples.first else { return }
        layer.take(first.value, key)
        if samples.count > 1 { animate(layer, key.rawValue, samples) }
    }

    /// Animates a key path of a layer through several values.
    func animate(_ layer: CALayer, _ keyPath: String, _ samples: [TrackSample]) {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = samples.map { Self.object($0.value) ?? NSNull() }
        animation.keyTimes = samples.map { NSNumber(value: progress($0.frame)) }
        if samples.contains(where: { $0.pace != nil }) {
            animation.timingFunctions = samples.dropLast().map {
                $0.pace.map(Self.timing) ?? CAMediaTimingFunction(name: .linear)
            }
        }
        add(animation, to: layer, keyPath)
    }

    /// Animates a key path of a layer through objects at frames of the document.
    func animate(_ layer: CALayer, _ keyPath: String, _ frames: [Double], _ values: [Any]) {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.keyTimes = frames.map { NSNumber(value: progress($0)) }
        add(animation, to: layer, keyPath)
    }

    /// Shows a layer at some frames alone.
    func setVisibility(_ visibility: Visibility, of layer: CALayer) {
        guard visibility.steps.count > 1 else {
            layer.isHidden = !visibility.steps[0].isVisible
            return
        }
        let animation = CAKeyframeAnimation(keyPath: LayerKey.hidden.rawValue)
        animation.values = visibility.steps.map { NSNumber(value: !$0.isVisible) }
        var times = visibility.steps.map { progress($0.frame - TrackSampler.jump) }
        times[0] = 0
        animation.keyTimes = (times + [1]).map { NSNumber(value: $0) }
        animation.calculationMode = .discrete
        layer.isHidden = !visibility.steps[0].isVisible
        add(animation, to: layer, LayerKey.hidden.rawValue)
    }

    func progress(_ frame: Double) -> Double {
        (frame - document.inFrame) / (document.outFrame - document.inFrame)
    }

    /// Source: documents L151, and K42 for the time of the begin.
    func add(_ animation: CAKeyframeAnimation, to layer: CALayer, _ key: String) {
        animation.duration = document.duration
        animation.beginTime = Self.beginning
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: key)
    }

    private static func timing(_ pace: UnitBezier) -> CAMediaTimingFunction {
        CAMediaTimingFunction(controlPoints: Float(pace.x1), Float(pace.y1), Float(pace.x2), Float(pace.y2))
    }

    /// The time 0 of a layer; 0 itself would become the time at which the animation is added.
    private static let beginning = 1e-100

    /// A value as programs hand it to layers and animations.
    static func object(_ value: AnimatableValue) -> Any? {
        switch value {
        case .number(let number): NSNumber(value: number)
        case .bool(let flag): NSNumber(value: flag)
        case .pair(let pair): NSValue(cgPoint: CGPoint(x: pair.x, y: pair.y))
        case .rect(let rect): NSValue(cgRect: CGRect(x: rect.x, y: rect.y, width: rect.z, height: rect.w))
        case .color(let rgba): CGColor(rgba: rgba)
        case .transform(let transform): NSValue(caTransform3D: transform)
        case .path(let path): CGPath(path)
        case .array(let items): items.map { object($0) ?? NSNull() }
        default: nil
        }
    }
}

extension CALayer {
    /// Takes a value; what most layers have is set without looking for its key.
    fileprivate func take(_ value: AnimatableValue, _ key: LayerKey) {
        switch (key, value) {
        case (.opacity, .number(let opacity)): self.opacity = Float(opacity)
        case (.position, .pair(let point)): position = CGPoint(x: point.x, y: point.y)
        case (.anchorPoint, .pair(let point)): anchorPoint = CGPoint(x: point.x, y: point.y)
        case (.transform, .transform(let transform)): self.transform = transform
        case (.path, .path(let path)): (self as? CAShapeLayer)?.path = CGPath(path)
        case (.strokeColor, .color(let rgba)): (self as? CAShapeLayer)?.strokeColor = CGColor(rgba: rgba)
        case (.backgroundColor, .color(let rgba)): backgroundColor = CGColor(rgba: rgba)
        case (.fillColor, .color(let rgba)): (self as? CAShapeLayer)?.fillColor = CGColor(rgba: rgba)
        case (.lineWidth, .number(let width)): (self as? CAShapeLayer)?.lineWidth = width
        case (.miterLimit, .number(let limit)): (self as? CAShapeLayer)?.miterLimit = limit
        case (.strokeStart, .number(let start)): (self as? CAShapeLayer)?.strokeStart = start
        case (.strokeEnd, .number(let end)): (self as? CAShapeLayer)?.strokeEnd = end
        default: setValue(LayerBuilder.object(value), forKeyPath: key.rawValue)
        }
    }
}
