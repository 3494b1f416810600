import AgateScene
import AgateTiming
import CoreGraphics
import Foundation

/// Follows key paths: through layers and cells by name, into members of points, sizes, rectangles and transforms.
///
///     transform.rotation.z
///     sublayers.needle.opacity
///     emitterCells.spark.velocity
///     mask.bounds.size.width
///     filters.glow.inputRadius
///     style.KEY
///
/// A walk is a loop, so that no path is too long. Where a name leads nowhere, reading gives nil and writing does nothing.
///
/// Source: claims 4.8.
enum KeyPathWalk {
    /// An object with values by key.
    enum Place {
        case layer(CALayer)
        case cell(CAEmitterCell)
    }

    static func value(forKeyPath keyPath: String, from place: Place) -> Any? {
        guard let end = end(of: keyPath, from: place) else { return nil }
        guard let (key, member) = split(end.rest) else {
            switch end.place {
            case .layer(let layer): return end.rest.isEmpty ? layer : layer.value(forKey: String(end.rest))
            case .cell(let cell): return end.rest.isEmpty ? cell : cell.value(forKey: String(end.rest))
            }
        }
        switch end.place {
        case .layer(let layer): return value(ofMember: String(member), key, of: layer)
        case .cell(let cell): return part(String(member), key, of: cell.value(forKey: key))
        }
    }

    static func setValue(_ value: Any?, forKeyPath keyPath: String, from place: Place) {
        guard let end = end(of: keyPath, from: place), !end.rest.isEmpty else { return }
        defer { end.emitter?.takeCellsAgain() }
        guard let (key, member) = split(end.rest) else {
            switch end.place {
            case .layer(let layer): layer.setValue(value, forKey: String(end.rest))
            case .cell(let cell): cell.setValue(value, forKey: String(end.rest))
            }
            return
        }
        switch end.place {
        case .layer(let layer): setValue(value, ofMember: String(member), key, of: layer)
        case .cell(let cell):
            let old = cell.value(forKey: key)
            guard let whole = replacing(String(member), in: old, by: value) else { return }
            cell.setValue(whole, forKey: key)
        }
    }

    // MARK: The way

    /// Where a path leads.
    private struct End {
        var place: Place
        /// The key there, with the member of its value if any; empty for the object itself.
        var rest: Substring
        /// The emitter layer whose cells the way went through last.
        var emitter: CAEmitterLayer?
    }

    private static func end(of keyPath: String, from place: Place) -> End? {
        var end = End(place: place, rest: Substring(keyPath))
        while let (key, path) = split(end.rest) {
            switch end.place {
            case .layer(let layer):
                if key == "sublayers" {
                    guard let next = named(layer.sublayers, path, { $0.name }) else { return nil }
                    end = End(place: .layer(next.object), rest: next.rest)
                } else if key == EngineProperty.emitterCells.keyPath, let emitter = layer as? CAEmitterLayer {
                    guard let next = named(emitter.emitterCells, path, { $0.name }) else { return nil }
                    end = End(place: .cell(next.object), rest: next.rest, emitter: emitter)
                } else if EngineProperty(key: key).map({ LayerKeyTable.has($0, layer) }) != true,
                    let next = layer.value(forKey: key) as? CALayer
                {
                    end = End(place: .layer(next), rest: path)
                } else {
                    return end
                }
            case .cell(let cell):
                guard key == EngineProperty.emitterCells.keyPath else { return end }
                guard let next = named(cell.emitterCells, path, { $0.name }) else { return nil }
                end.place = .cell(next.object)
                end.rest = next.rest
            }
        }
        return end
    }

    private static func split(_ path: Substring) -> (key: String, rest: Substring)? {
        guard let dot = path.firstIndex(of: ".") else { return nil }
        return (String(path[..<dot]), path[path.index(after: dot)...])
    }

    /// The first object of the name that a path begins with, and the rest of the path.
    private static func named<Object>(
        _ objects: [Object]?,
        _ path: Substring,
        _ name: (Object) -> String?
    ) -> (object: Object, rest: Substring)? {
        let (wanted, rest) = split(path) ?? (String(path), "")
        guard let object = objects?.first(where: { name($0) == wanted }) else { return nil }
        return (object, rest)
    }

    // MARK: Members of values

    private static func value(ofMember member: String, _ key: String, of layer: CALayer) -> Any? {
        if key == "style" { return layer.style?[member] }
        if FilterTarget.Place(rawValue: key) != nil {
            return LayerFilterAccess.value(key, member, of: layer)
        }
        if let property = EngineProperty(key: key), LayerKeyTable.has(property, layer) {
            guard let component = ValueComponent(rawValue: member), property.row.kind.has(component) else {
                return nil
            }
            // The getter may be overridden, so the component comes from what it returns.
            return animatableValue(from: layer.value(forKey: key))?.component(component)
                .flatMap { clientValue(of: $0, for: .component(property, component)) }
        }
        return part(member, key, of: layer.value(forKey: key))
    }

    private static func setValue(
        _ value: Any?,
        ofMember member: String,
        _ key: String,
        of layer: CALayer
    ) {
        if key == "style" {
            var style = layer.style ?? [:]
            style[member] = value
            layer.style = style
        } else if let target = FilterTarget(keyPath: "\(key).\(member)") {
            LayerFilterAccess.setValue(value, of: target, in: layer)
        } else if let property = EngineProperty(key: key), LayerKeyTable.has(property, layer) {
            guard let component = ValueComponent(rawValue: member), property.row.kind.has(component),
                let part = animatableValue(from: value),
                let whole = animatableValue(from: layer.value(forKey: key))?.replacing(component, by: part)
            else { return }
            LayerKeyTable.setValue(clientValue(of: whole, for: .property(property)), of: property, in: layer)
        } else if let whole = replacing(member, in: layer.value(forKey: key), by: value) {
            layer.setValue(whole, forKey: key)
        }
    }

    /// A member of a structure that stands under a key.
    private static func part(_ member: String, _ key: String, of whole: Any?) -> Any? {
        guard let component = ValueComponent(rawValue: member),
            let part = animatableValue(from: whole)?.component(component)
        else { return nil }
        return clientValue(of: part, for: .customComponent(key, component))
    }

    /// A structure with a member changed, in a box of the same type; nil when it has no such member.
    private static func replacing(_ member: String, in whole: Any?, by value: Any?) -> Any? {
        guard let component = ValueComponent(rawValue: member), let part = animatableValue(from: value),
            let changed = animatableValue(from: whole)?.replacing(component, by: part)
        else { return nil }
        return clientValue(from: changed, like: whole)
    }
}
