import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// A row of a table of properties: what type has it, its key path and its default, as text.
struct PropertyRow: Sendable, CustomTestStringConvertible {
    let type: String
    let member: String
    let defaultValue: String
    let isAnimatable: Bool
    let valueType: String
    let implicitAction: String

    var testDescription: String { "\(type) \(member)" }

    /// The rows of a table.
    static func load(_ table: String) -> [PropertyRow] {
        OracleTable.load(table, in: .module).map { cells in
            PropertyRow(
                type: cells["type"] ?? "",
                member: cells["member"] ?? "",
                defaultValue: cells["default_value"] ?? "",
                isAnimatable: cells["animatable"] == "yes",
                valueType: cells["value_type"] ?? "",
                implicitAction: cells["implicit_action"] ?? ""
            )
        }
    }

    /// The key path, with the names of ``PropertyStage`` in it.
    var keyPath: String {
        member.replacingOccurrences(of: "NAME2", with: "smoke").replacingOccurrences(of: "NAME", with: "star")
            .replacingOccurrences(of: ".property", with: type == "CAEmitterLayer" ? ".velocity" : ".opacity")
    }
}

/// A layer of every kind, with sublayers and cells that have names.
enum PropertyStage {
    static func layer(of type: String) -> CALayer? {
        switch type {
        case "CALayer":
            let layer = CALayer()
            let star = CALayer()
            star.name = "star"
            let smoke = CALayer()
            smoke.name = "smoke"
            star.addSublayer(smoke)
            layer.addSublayer(star)
            layer.mask = CALayer()
            return layer
        case "CAShapeLayer": return CAShapeLayer()
        case "CAGradientLayer": return CAGradientLayer()
        case "CATextLayer": return CATextLayer()
        case "CAReplicatorLayer": return CAReplicatorLayer()
        case "CATiledLayer": return CATiledLayer()
        case "CAScrollLayer": return CAScrollLayer()
        case "CATransformLayer": return CATransformLayer()
        case "CAEmitterLayer":
            let emitter = CAEmitterLayer()
            let star = CAEmitterCell()
            star.name = "star"
            let smoke = CAEmitterCell()
            smoke.name = "smoke"
            star.emitterCells = [smoke]
            emitter.emitterCells = [star]
            return emitter
        default: return nil
        }
    }
}

/// A value as text and as numbers, so that values of all types can be compared.
enum PropertyText {
    /// The numbers in a value that key-value coding gave; nil for nil and for what has none.
    static func numbers(_ value: Any?) -> [Double]? {
        guard let value else { return nil }
        switch value {
        case let color as CGColor:
            let rgb = color.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
            return rgb?.components?.map { Double($0) }
        case let number as NSNumber: return [number.doubleValue]
        case let box as NSValue: return numbers(in: box)
        case let list as [Any]: return list.flatMap { numbers($0) ?? [] }
        default: return nil
        }
    }

    private static func numbers(in box: NSValue) -> [Double]? {
        if let point = (box as Any) as? CGPoint { return [point.x, point.y] }
        if let size = (box as Any) as? CGSize { return [size.width, size.height] }
        if let rect = (box as Any) as? CGRect { return [rect.minX, rect.minY, rect.width, rect.height] }
        if let m = (box as Any) as? CATransform3D {
            return [
                m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
                m.m42, m.m43, m.m44,
            ]
        }
        return nil
    }

    /// The numbers that a default stands for in the table; nil for nothing.
    static func numbers(ofDefault text: String) -> [Double]? {
        switch text {
        case "nil", "": return nil
        case "true": return [1]
        case "false": return [0]
        case "identity": return numbers(NSValue(caTransform3D: CATransform3DIdentity))
        case "opaque white": return [1, 1, 1, 1]
        case "opaque black": return [0, 0, 0, 1]
        case "see keypaths.tsv", "filter dependent": return nil
        default:
            let cleaned = text.map { "0123456789.-".contains($0) ? $0 : " " }
            return String(cleaned).split(separator: " ").compactMap { Double($0) }
        }
    }

    /// Whether two lists of numbers are equal up to single precision.
    static func areClose(_ a: [Double]?, _ b: [Double]?, within tolerance: Double = 1e-6) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
    }
}
