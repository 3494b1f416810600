import AgateScene
import AgateTiming
import Foundation
import QuartzCore

/// Swift that sets a property of a layer.
@MainActor enum PropertyCode {
    /// The line of code; nil for values that are not written down.
    static func text(_ value: Any?, for target: PropertyTarget) -> String? {
        guard let value else { return line("nil", for: target) }
        if case .property(let property) = target {
            switch (property.row.kind, value) {
            case (.size, let value as NSValue):
                let size = value.cgSizeValue
                return line(
                    "CGSize(width: \(AnimationCode.text(size.width)), height: \(AnimationCode.text(size.height)))",
                    for: target
                )
            case (.bool, let number as NSNumber): return line("\(number.boolValue)", for: target)
            default: break
            }
        }
        return AnimationCode.text(ofAny: value).flatMap { line($0, for: target) }
    }

    /// Plain properties are set by their names, parts and inputs of filters by their key paths.
    private static func line(_ text: String, for target: PropertyTarget) -> String? {
        if case .property(let property) = target {
            let name = property.row.kind == .bool ? booleanName(of: property.keyPath) : property.keyPath
            return "layer.\(name) = \(text)"
        }
        return "layer.setValue(\(text), forKeyPath: \(AnimationCode.quoted(target.keyPath)))"
    }

    /// Some Booleans have another name in Swift than their key.
    private static func booleanName(of key: String) -> String {
        let other = [
            "hidden": "isHidden", "opaque": "isOpaque", "doubleSided": "isDoubleSided",
            "geometryFlipped": "isGeometryFlipped",
        ]
        return other[key] ?? key
    }
}
