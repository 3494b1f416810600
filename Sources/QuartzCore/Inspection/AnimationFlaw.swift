import AgateScene
import AgateTiming
import Foundation

/// A mistake in an animation of a property by which it changes nothing.
enum AnimationFlaw: Equatable {
    case noKeyPath
    case unknownKeyPath(String)
    case notAnimatable(String)
    /// A value with a number in it that is not finite.
    case unusableValue(String)
    case wrongType(String, found: String, wanted: String)
    case noValues
    /// A single discrete value with a begin and an end.
    case singleStep
    /// A key path of a filter that the layer does not have, or not with this input.
    case filter(FilterFlaw)

    /// The mistake in words.
    var text: String {
        switch self {
        case .noKeyPath: "it has no key path"
        case .unknownKeyPath(let path):
            "no property has the key path \"\(path)\"" + Self.hint(for: path)
        case .notAnimatable(let key): "\(key) cannot be animated"
        case .unusableValue(let name): "a number in \(name) is not finite"
        case .wrongType(let name, let found, let wanted):
            "\(name) is \(found), and the property takes \(wanted)"
        case .noValues: "it has neither values nor a path"
        case .singleStep: "a single discrete value with two key times has no effect; leave the key times out"
        case .filter(let flaw): flaw.text
        }
    }

    private static func hint(for path: String) -> String {
        KeyPathSuggestion.nearest(to: path).map { "; \"\($0)\" may be meant" } ?? ""
    }
}

extension AnimationFlaw {
    /// The mistakes in an animation on a layer; none for one with an effect.
    static func flaws(of animation: CAPropertyAnimation, on layer: CALayer) -> [AnimationFlaw] {
        guard let keyPath = animation.keyPath else { return [.noKeyPath] }
        if let part = SublayerAnimation.parts(of: animation, on: layer).first,
            let inner = part.animation as? CAPropertyAnimation
        {
            return flaws(of: inner, on: part.layer)
        }
        guard let target = PropertyTarget(keyPath: keyPath, customKeys: layer.hasCustomValue(forKey:)),
            target.property.map({ LayerKeyTable.has($0, layer) }) ?? true
        else { return [.unknownKeyPath(keyPath)] }
        guard target.isAnimatable else { return [.notAnimatable(keyPath)] }
        if case .filter(let target) = target, let flaw = FilterFlaw(target, of: layer) {
            return [.filter(flaw)]
        }
        let wanted = animation.valueFunction == nil ? ValueShape(of: target, on: layer) : nil
        if let keyframes = animation as? CAKeyframeAnimation {
            if keyframes.path != nil { return pathFlaws(wanted) }
            if keyframes.function != nil { return [] }
            guard let values = keyframes.values, !values.isEmpty else { return [.noValues] }
            let isSingleStep =
                values.count == 1 && keyframes.calculationMode == .discrete && keyframes.keyTimes?.count == 2
            return (isSingleStep ? [.singleStep] : [])
                + values.enumerated().compactMap { flaw(in: $1, "values[\($0)]", wanted) }
        }
        guard let basic = animation as? CABasicAnimation else { return [] }
        return [("fromValue", basic.fromValue), ("toValue", basic.toValue), ("byValue", basic.byValue)]
            .compactMap { name, value in value.flatMap { flaw(in: $0, name, wanted) } }
    }

    private static func pathFlaws(_ wanted: ValueShape?) -> [AnimationFlaw] {
        guard let wanted, wanted != .pair else { return [] }
        return [.wrongType("path", found: "a series of points", wanted: wanted.text)]
    }

    private static func flaw(in value: Any, _ name: String, _ wanted: ValueShape?) -> AnimationFlaw? {
        guard let value = animatableValue(from: value) else { return nil }
        guard value.isUsable else { return .unusableValue(name) }
        guard let wanted, value != .none else { return nil }
        let found = ValueShape(of: value)
        return found == wanted
            ? nil : .wrongType(name, found: found?.text ?? "an object", wanted: wanted.text)
    }
}

/// The form that the values of a property have, as far as it decides whether a value fits.
enum ValueShape: Equatable {
    case number, pair, rect, color, transform, path, list, text

    /// The form of a value; nil for images and other objects.
    init?(of value: AnimatableValue) {
        switch value {
        case .number, .bool: self = .number
        case .pair: self = .pair
        case .rect: self = .rect
        case .color: self = .color
        case .transform: self = .transform
        case .path: self = .path
        case .array: self = .list
        case .string: self = .text
        default: return nil
        }
    }

    /// The form that a target takes; nil when it takes several, or any.
    init?(of target: PropertyTarget, on layer: CALayer) {
        switch target {
        case .property(let property): self.init(of: property.row.kind)
        case .component(_, let component), .customComponent(_, let component):
            switch component {
            case .origin, .size, .translation: self = .pair
            default: self = .number
            }
        case .custom(let key):
            guard let value = animatableValue(from: layer.value(forKey: key)) else { return nil }
            self.init(of: value)
        case .cell(let cell):
            if cell.component == nil { self.init(of: cell.property.kind) } else { self = .number }
        case .filter(let target):
            guard let value = layer.values.value(of: .filter(target)) else { return nil }
            self.init(of: value)
        }
    }

    private init?(of kind: ValueKind) {
        switch kind {
        case .number, .float, .integer, .count, .bool: self = .number
        case .point, .size: self = .pair
        case .rect: self = .rect
        case .color: self = .color
        case .transform: self = .transform
        case .path: self = .path
        case .numbers, .colors: self = .list
        default: return nil
        }
    }

    /// The form, for people.
    var text: String {
        switch self {
        case .number: "a number"
        case .pair: "a point or a size"
        case .rect: "a rectangle"
        case .color: "a colour"
        case .transform: "a transform"
        case .path: "a path"
        case .list: "a list"
        case .text: "a text"
        }
    }
}
