import AgateDocuments
import AgateGeometry
import CoreGraphics
import Foundation

/// Looks for nodes and their values in a document.
struct NodeSearch {
    let document: LottieDocument

    /// All key paths: of layers, groups, items and properties, each node before what is in it.
    ///
    /// Source: documents L160.
    var keypaths: [String] {
        let list = WalkResult<[String]>([])
        var walk = NodeWalk()
        walk.node = {
            list.value.append($0.joined(separator: "."))
            return true
        }
        walk.property = {
            list.value.append($0.keys.joined(separator: "."))
            return nil
        }
        _ = walk.edited(document)
        return list.value
    }

    /// The value of the first property of a key path at a frame of the document; nil if there is none.
    func value(_ keypath: AnimationKeypath, frame: Double) -> Any? {
        let found = WalkResult<NodeWalk.Property?>(nil)
        var walk = NodeWalk()
        walk.property = {
            if found.value == nil, keypath.matches($0.keys) { found.value = $0 }
            return nil
        }
        _ = walk.edited(document)
        guard let property = found.value else { return nil }
        return property.kind.value(of: property.value.value(at: property.map.inner(at: frame)))
    }

    /// From the space of the first layer or group of a key path to that of the document, at a frame.
    ///
    /// Nil if there is no such layer or group.
    func matrix(_ keypath: AnimationKeypath, frame: Double) -> CGAffineTransform? {
        matrix(keypath, in: document.composition, [], .identity, .identity, frame)
    }

    private func matrix(
        _ keypath: AnimationKeypath,
        in composition: LottieComposition,
        _ keys: [String],
        _ outer: CGAffineTransform,
        _ map: LottieTimeMap,
        _ frame: Double
    ) -> CGAffineTransform? {
        let time = map.inner(at: frame)
        for (place, layer) in composition.layers.enumerated() {
            let keys = keys + [NodeWalk.name(layer.name)]
            var matrix = Self.matrix(of: layer, at: time)
            for ancestor in composition.ancestors(of: place) {
                matrix = matrix.concatenating(Self.matrix(of: composition.layers[ancestor], at: time))
            }
            matrix = matrix.concatenating(outer)
            if keypath.matches(keys) { return matrix }
            switch layer.content {
            case .composition(let id, _, let remap):
                guard let inner = document.composition(id) else { continue }
                let step: LottieTimeMap.Step =
                    remap.map { .remapped($0, rate: document.frameRate) }
                    ?? .stretched(start: layer.startFrame, stretch: layer.stretch)
                let found = self.matrix(keypath, in: inner, keys, matrix, map.then(step), frame)
                if let found { return found }
            case .shapes(let items):
                if let found = Self.matrix(keypath, in: items, keys, matrix, time) { return found }
            default: break
            }
        }
        return nil
    }

    private static func matrix(
        _ keypath: AnimationKeypath,
        in items: [LottieShapeItem],
        _ keys: [String],
        _ outer: CGAffineTransform,
        _ time: Double
    ) -> CGAffineTransform? {
        for item in items {
            guard case .group(let inner, let transform) = item.content else { continue }
            let keys = keys + [NodeWalk.name(item.name)]
            let matrix = transform.matrix(at: time).concatenating(outer)
            if keypath.matches(keys) { return matrix }
            if let found = self.matrix(keypath, in: inner, keys, matrix, time) { return found }
        }
        return nil
    }

    private static func matrix(of layer: LottieLayer, at time: Double) -> CGAffineTransform {
        let turn = layer.isAutoOriented ? layer.transform.position.heading(at: time) : 0
        return layer.transform.matrix(at: time, addingRotation: turn)
    }
}
