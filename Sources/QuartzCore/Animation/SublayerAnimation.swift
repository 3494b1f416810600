import Foundation

/// Animations of `sublayers.NAME.property`: the named sublayer runs them, the layer that they were added to keeps them.
///
/// The sublayer gets a copy with the rest of the key path, which has no key and calls no delegate. It is found when the
/// animation is added, and leaves the sublayer with the animation.
///
/// GUESS animation-sublayers: the first sublayer of the name at that moment; one that comes later is not animated.
///
/// Source: claims 4.8.
enum SublayerAnimation {
    private static let prefix = "sublayers."

    /// The parts of an animation that sublayers of a layer have to run.
    static func parts(of animation: CAAnimation, on layer: CALayer) -> [(
        layer: CALayer, animation: CAAnimation
    )] {
        guard concerns(animation), let sublayers = layer.sublayers else { return [] }
        var parts: [(layer: CALayer, animation: CAAnimation)] = []
        for name in names(in: animation) {
            guard let sublayer = sublayers.first(where: { $0.name == name }),
                let part = part(of: animation, for: name)
            else { continue }
            if part.beginTime != 0 { part.beginTime = sublayer.convertTime(part.beginTime, from: layer) }
            parts.append((sublayer, part))
        }
        return parts
    }

    /// Whether it names a sublayer anywhere; the answer for nearly all costs no allocation.
    private static func concerns(_ animation: CAAnimation) -> Bool {
        switch animation {
        case let property as CAPropertyAnimation: property.keyPath?.hasPrefix(prefix) ?? false
        case let group as CAAnimationGroup: group.animations?.contains { concerns($0) } ?? false
        default: false
        }
    }

    /// The names of sublayers, in the order in which they occur.
    private static func names(in animation: CAAnimation) -> [String] {
        var names: [String] = []
        var waiting = [animation]
        while let next = waiting.popLast() {
            if let group = next as? CAAnimationGroup {
                waiting += (group.animations ?? []).reversed()
            } else if let (name, _) = (next as? CAPropertyAnimation).flatMap({ way(of: $0.keyPath) }),
                !names.contains(name)
            {
                names.append(name)
            }
        }
        return names
    }

    /// The name at the beginning of a key path, and what follows it.
    private static func way(of keyPath: String?) -> (name: String, rest: String)? {
        guard let keyPath, keyPath.hasPrefix(prefix) else { return nil }
        let path = keyPath.dropFirst(prefix.count)
        guard let dot = path.firstIndex(of: ".") else { return nil }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }

    /// A copy of what concerns one sublayer, with the paths that lead on from it; nil when nothing does.
    private static func part(of animation: CAAnimation, for name: String) -> CAAnimation? {
        if let group = animation as? CAAnimationGroup {
            let members = (group.animations ?? []).compactMap { part(of: $0, for: name) }
            guard !members.isEmpty, let copy = group.copy() as? CAAnimationGroup else { return nil }
            copy.animations = members
            copy.delegate = nil
            return copy
        }
        guard let property = animation as? CAPropertyAnimation, let way = way(of: property.keyPath),
            way.name == name, let copy = property.copy() as? CAPropertyAnimation
        else { return nil }
        copy.keyPath = way.rest
        copy.delegate = nil
        return copy
    }
}
