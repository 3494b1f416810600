import AgateDocuments
import AgateTiming
import CoreGraphics
import QuartzCore

/// A filter of a layer, and how one of its inputs changes.
struct AnimatedFilter {
    let filter: LayerFilter
    /// The key of the input; empty for a filter that stays as it is.
    var input = ""
    var samples: [TrackSample] = []

    init(_ filter: LayerFilter, input: String = "", samples: [TrackSample] = []) {
        (self.filter, self.input, self.samples) = (filter, input, samples)
    }

    /// A blur with a standard deviation in points.
    static func blur(_ radii: [TrackSample]) -> AnimatedFilter {
        AnimatedFilter(LayerFilter(type: "gaussianBlur"), input: "inputRadius", samples: radii)
    }
}

extension CALayer {
    /// Gives the layer filters, each under a name of its own.
    func add(_ filters: [AnimatedFilter], _ builder: LayerBuilder) {
        guard !filters.isEmpty else { return }
        for (index, item) in filters.enumerated() {
            item.filter.name = "\(item.filter.type)\(index + 1)"
            guard let first = item.samples.first else { continue }
            item.filter.setValue(LayerBuilder.object(first.value), forKey: item.input)
        }
        self.filters = filters.map(\.filter)
        for item in filters where item.samples.count > 1 {
            builder.animate(self, "filters.\(item.filter.name ?? "").\(item.input)", item.samples)
        }
    }

    /// A layer in the same space around this one, which is blurred in one direction alone.
    ///
    /// A blur has the scale of its layer: this one lies in two that stretch each other away, and of the outer one's picture next to nothing is
    /// as far as the blur in the other direction.
    func blurred(_ radii: [TrackSample], isAcross: Bool, _ builder: LayerBuilder) -> CALayer {
        let minimum: CGFloat = 1e-4
        let (x, y) = isAcross ? (1, minimum) : (minimum, 1)
        let result = wrapped()
        removeFromSuperlayer()
        let (outer, inner) = (CALayer(), CALayer())
        for (layer, scale) in [(outer, (x, y)), (inner, (1 / x, 1 / y))] {
            (layer.anchorPoint, layer.position) = (.zero, .zero)
            layer.transform = CATransform3DMakeScale(scale.0, scale.1, 1)
        }
        outer.add([.blur(radii)], builder)
        inner.addSublayer(self)
        outer.addSublayer(inner)
        result.addSublayer(outer)
        return result
    }
}
