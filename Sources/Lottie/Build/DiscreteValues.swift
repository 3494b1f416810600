import AgateDocuments
import CoreGraphics
import Foundation
import QuartzCore

/// Values that hold up to the next one: at frames of the document, in ascending order, without repeats.
struct DiscreteValues<Value> {
    private(set) var frames: [Double] = []
    private(set) var values: [Value] = []
    private let isSame: (Value, Value) -> Bool

    init(_ isSame: @escaping (Value, Value) -> Bool) { self.isSame = isSame }

    /// Adds the value from a frame on.
    mutating func add(_ value: Value, at frame: Double) {
        if let last = values.last, isSame(last, value) { return }
        frames.append(frame)
        values.append(value)
    }

    var isEmpty: Bool { values.isEmpty }
}

extension DiscreteValues where Value: Equatable {
    init() { self.init(==) }
}

extension LayerBuilder {
    /// Animates a key path of a layer through values that jump; a single one leaves it as it is.
    func animate<Value>(
        _ layer: CALayer,
        _ keyPath: String,
        _ values: DiscreteValues<Value>,
        _ object: (Value) -> Any
    ) {
        guard values.values.count > 1 else { return }
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values.values.map(object)
        var times = values.frames.map { progress($0 - TrackSampler.jump) }
        times[0] = 0
        animation.keyTimes = (times + [1]).map { NSNumber(value: $0) }
        animation.calculationMode = .discrete
        add(animation, to: layer, keyPath)
        spend(values.values.count)
    }
}
