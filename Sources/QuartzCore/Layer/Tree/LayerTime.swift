import AgateScene
import AgateTiming
import Foundation

/// Times of layers, converted along the tree.
///
/// Source: claims 2.3-2.8.
enum LayerTime {
    static func convert(_ time: Double, from source: CALayer?, to destination: CALayer?) -> Double {
        if source === destination { return time }
        let (up, down) = ways(from: source, to: destination)
        var result = time
        for layer in up {
            if let mapping = mapping(of: layer) { result = mapping.parentTime(at: result) }
        }
        for layer in down.reversed() {
            if let mapping = mapping(of: layer) { result = mapping.localTime(at: result) }
        }
        return result
    }

    private static func mapping(of layer: CALayer) -> TimeMapping? {
        guard layer.values.timing.isPresent else { return nil }
        return TimeMapping(layer.values.timing.values.parameters)
    }

    /// The layers to leave on the way up from one layer, and those to enter on the way down to the other,
    /// named from the bottom; both end below the common ancestor.
    static func ways(from source: CALayer?, to destination: CALayer?) -> (up: [CALayer], down: [CALayer]) {
        var up = chain(of: source)
        var down = chain(of: destination)
        while let a = up.last, let b = down.last, a === b {
            up.removeLast()
            down.removeLast()
        }
        return (up, down)
    }

    private static func chain(of layer: CALayer?) -> [CALayer] {
        var result: [CALayer] = []
        var current = layer
        while let next = current {
            result.append(next)
            current = next.superlayer
        }
        return result
    }
}
