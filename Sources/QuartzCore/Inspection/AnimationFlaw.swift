import AgateScene
import AgateTiming
import Foundation

/// What is wrong with an animation of a property so that it changes nothing.
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

    /// What is wrong, for people.
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
        }
    }

    private static func hint(for path: String) -> String {
        KeyPathSuggestion.nearest(to: path).map { "; \"\($0)\" may be meant" } ?? ""
    }
}

extension AnimationFlaw {
    /// What is wrong with an animation on a layer; nothing for one that does what it says.
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
        let wanted = animation.valueFunction == nil ? ValueShape(of: target, on: layer) : nil
        if let keyframes = animation as? CAKeyframeAnimation {
            if keyframes.path != nil { return pathFlaws(wanted) }
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

/// The key path that somebody may have meant who wrote another one.
enum KeyPathSuggestion {
    /// The known key path that differs least, by at most two letters; nil when none is that near.
    static func nearest(to path: String) -> String? {
        guard path.utf8.count < 64 else { return nil }
        let parts = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first else { return nil }
        let key = nearest(to: String(first), among: EngineProperty.allCases.map(\.keyPath))
        guard parts.count == 2 else { return key }
        let component = nearest(to: String(parts[1]), among: ValueComponent.allCases.map(\.rawValue))
        guard let key, let component else { return nil }
        let suggestion = "\(key).\(component)"
        return PropertyTarget(keyPath: suggestion) == nil ? nil : suggestion
    }

    private static func nearest(to word: String, among names: [String]) -> String? {
        names.map { ($0, distance(Array(word.utf8), Array($0.utf8))) }
            .filter { $0.1 <= 2 }
            .min { $0.1 < $1.1 }?.0
    }

    /// How many letters must be put in, taken out or changed to make one word into another.
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in second.indices {
                let change = diagonal + (second[column] == letter ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(change, row[column] + 1, diagonal + 1)
            }
        }
        return row[second.count]
    }
}
