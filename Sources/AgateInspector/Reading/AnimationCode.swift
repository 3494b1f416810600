import AgateScene
import AgateTiming
import Foundation
import QuartzCore

/// Writes an animation as Swift code that makes it anew.
///
/// What has its default value is left out. Values that code cannot write down, images and paths, become a comment.
@MainActor struct AnimationCode {
    private var lines: [String] = []
    private var names: [String: Int] = [:]
    private var depth = 0

    /// The code that makes an animation and adds it to `layer`.
    static func text(of animation: CAAnimation, key: String?) -> String {
        var code = AnimationCode()
        let name = code.write(animation, isMember: false)
        code.lines.append("layer.add(\(name), forKey: \(key.map(quoted) ?? "nil"))")
        return code.lines.joined(separator: "\n") + "\n"
    }

    /// Deeper groups are left out.
    private static let maxDepth = 16

    // MARK: Animations

    /// Writes the lines that make an animation, and gives the name that it has in them.
    private mutating func write(_ animation: CAAnimation, isMember: Bool) -> String {
        let name = freeName(for: animation)
        let path = (animation as? CAPropertyAnimation)?.keyPath
        lines.append(
            "let \(name) = \(Self.className(of: animation))(\(path.map { "keyPath: \(Self.quoted($0))" } ?? ""))"
        )
        switch animation {
        case let spring as CASpringAnimation:
            writeEnds(of: spring, name)
            set("mass", spring.mass, unless: 1, name)
            set("stiffness", spring.stiffness, unless: 100, name)
            set("damping", spring.damping, unless: 10, name)
            set("initialVelocity", spring.initialVelocity, unless: 0, name)
        case let basic as CABasicAnimation: writeEnds(of: basic, name)
        case let keyframes as CAKeyframeAnimation: writeKeyframes(of: keyframes, name)
        case let transition as CATransition:
            line(name, "type", ".\(transition.type.rawValue)")
            if let side = transition.subtype { line(name, "subtype", ".\(side.rawValue)") }
        case let group as CAAnimationGroup: writeMembers(of: group, name)
        default: break
        }
        if let property = animation as? CAPropertyAnimation {
            if property.isAdditive { line(name, "isAdditive", "true") }
            if property.isCumulative { line(name, "isCumulative", "true") }
            if let function = property.valueFunction {
                line(name, "valueFunction", "CAValueFunction(name: .\(function.name.rawValue))")
            }
        }
        writeTiming(of: animation, name, isMember: isMember)
        return name
    }

    private mutating func writeTiming(of animation: CAAnimation, _ name: String, isMember: Bool) {
        // The begin of an animation that is not a member was filled in when it was committed.
        if isMember { set("beginTime", animation.beginTime, unless: 0, name) }
        set("duration", animation.duration, unless: 0, name)
        set("speed", Double(animation.speed), unless: 1, name)
        set("timeOffset", animation.timeOffset, unless: 0, name)
        set("repeatCount", Double(animation.repeatCount), unless: 0, name)
        set("repeatDuration", animation.repeatDuration, unless: 0, name)
        if animation.autoreverses { line(name, "autoreverses", "true") }
        if animation.fillMode != .removed { line(name, "fillMode", ".\(animation.fillMode.rawValue)") }
        if !animation.isRemovedOnCompletion { line(name, "isRemovedOnCompletion", "false") }
        if let function = animation.timingFunction { line(name, "timingFunction", Self.text(of: function)) }
    }

    private mutating func writeEnds(of animation: CABasicAnimation, _ name: String) {
        for (property, value) in [
            ("fromValue", animation.fromValue), ("toValue", animation.toValue),
            ("byValue", animation.byValue),
        ] {
            if let value { assign(value, to: property, name) }
        }
    }

    private mutating func writeKeyframes(of animation: CAKeyframeAnimation, _ name: String) {
        if animation.function != nil {
            lines.append("// \(name).values follow from a function of time, which is not written down here.")
            return
        }
        if animation.path != nil {
            lines.append("// \(name).path is a path, which is not written down here.")
        } else if let values = animation.values {
            let texts = values.map { Self.text(of: $0) }
            if texts.contains(where: { $0 == nil }) {
                lines.append("// \(name).values has values that are not written down here.")
            } else {
                line(name, "values", "[\(texts.compactMap { $0 }.joined(separator: ", "))]")
            }
        }
        if let times = animation.keyTimes {
            line(name, "keyTimes", "[\(times.map { Self.text($0.doubleValue) }.joined(separator: ", "))]")
        }
        if let functions = animation.timingFunctions {
            line(name, "timingFunctions", "[\(functions.map { Self.text(of: $0) }.joined(separator: ", "))]")
        }
        if animation.calculationMode != .linear {
            line(name, "calculationMode", ".\(animation.calculationMode.rawValue)")
        }
        if let mode = animation.rotationMode {
            line(name, "rotationMode", mode == .rotateAutoReverse ? ".rotateAutoReverse" : ".rotateAuto")
        }
    }

    private mutating func writeMembers(of group: CAAnimationGroup, _ name: String) {
        guard depth < Self.maxDepth, let members = group.animations, !members.isEmpty else { return }
        depth += 1
        let own = lines.removeLast()
        let inner = members.map { write($0, isMember: true) }
        depth -= 1
        lines.append(own)
        line(name, "animations", "[\(inner.joined(separator: ", "))]")
    }

    // MARK: Lines

    private mutating func line(_ name: String, _ property: String, _ text: String) {
        lines.append("\(name).\(property) = \(text)")
    }

    private mutating func set(_ property: String, _ value: Double, unless usual: Double, _ name: String) {
        if value != usual { line(name, property, Self.text(value)) }
    }

    private mutating func assign(_ value: Any, to property: String, _ name: String) {
        if let text = Self.text(of: value) {
            line(name, property, text)
        } else {
            lines.append("// \(name).\(property) is a value that is not written down here.")
        }
    }

    /// The last word of the key path, or the kind of animation; a number makes a second one different.
    private mutating func freeName(for animation: CAAnimation) -> String {
        var base = "animation"
        switch animation {
        case let property as CAPropertyAnimation:
            let word = property.keyPath?.split(separator: ".").last.map(String.init) ?? ""
            let isWord =
                word.first?.isLetter == true && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            base = isWord && word.count > 1 ? "\(word)Animation" : "animation"
        case is CAAnimationGroup: base = "group"
        case is CATransition: base = "transition"
        default: break
        }
        let count = names[base, default: 0] + 1
        names[base] = count
        return count == 1 ? base : "\(base)\(count)"
    }

    // MARK: Values

    private static func className(of animation: CAAnimation) -> String {
        LayerInspection.className(of: animation)
    }

    nonisolated static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    nonisolated static func text(_ number: Double) -> String {
        if number == .infinity { return ".infinity" }
        if number == -.infinity { return "-.infinity" }
        if number.isNaN { return ".nan" }
        let rounded = number.sixDigits
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }

    private static func text(of function: CAMediaTimingFunction) -> String {
        let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
        let points = controlPoints(of: function)
        for name in names where controlPoints(of: CAMediaTimingFunction(name: name)) == points {
            return "CAMediaTimingFunction(name: .\(name.rawValue))"
        }
        return
            "CAMediaTimingFunction(controlPoints: \(points.map { text(Double($0)) }.joined(separator: ", ")))"
    }

    private static func controlPoints(of function: CAMediaTimingFunction) -> [Float] {
        (1...2).flatMap { index in
            var point: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &point)
            return point
        }
    }

    private static func text(of value: Any) -> String? {
        animatableValue(from: value).flatMap { text(ofValue: $0) }
    }

    /// The code of a value as clients hand it over; nil for values that are not written down.
    static func text(ofAny value: Any) -> String? { text(of: value) }

    private static func text(ofValue value: AnimatableValue) -> String? {
        switch value {
        case .none: return "NSNull()"
        case .number(let number): return text(number)
        case .bool(let isOn): return "\(isOn)"
        case .pair(let pair): return "CGPoint(x: \(text(pair.x)), y: \(text(pair.y)))"
        case .rect(let rect):
            let names = ["x", "y", "width", "height"]
            return "CGRect(\((0..<4).map { "\(names[$0]): \(text(rect[$0]))" }.joined(separator: ", ")))"
        case .color(let color):
            let names = ["red", "green", "blue", "alpha"]
            return "CGColor(\((0..<4).map { "\(names[$0]): \(text(color[$0]))" }.joined(separator: ", ")))"
        case .transform(let transform): return matrix(transform)
        case .string(let string): return quoted(string)
        case .array(let items):
            let texts = items.map { text(ofValue: $0) }
            return texts.contains { $0 == nil } ? nil : "[\(texts.compactMap { $0 }.joined(separator: ", "))]"
        case .path, .image, .dissolve, .object: return nil
        }
    }

    private static func matrix(_ t: CATransform3D) -> String {
        if CATransform3DIsIdentity(t) { return "CATransform3DIdentity" }
        let names = [
            "m11", "m12", "m13", "m14", "m21", "m22", "m23", "m24", "m31", "m32", "m33", "m34", "m41", "m42",
            "m43", "m44",
        ]
        let values = [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
            t.m43, t.m44,
        ]
        let parts = zip(names, values).map { "\($0): \(text(Double($1)))" }
        return "CATransform3D(\(parts.joined(separator: ", ")))"
    }
}
