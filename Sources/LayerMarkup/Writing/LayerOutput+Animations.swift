import AgateDocuments
import AgateTiming
import Foundation
import QuartzCore

extension LayerOutput {
    /// Groups that lie deeper in one another are left out.
    private static let deepestGroup = 32

    /// Writes the animations of a layer.
    mutating func writeAnimations(_ animations: [(key: String?, animation: CAAnimation)]) {
        guard !animations.isEmpty else { return }
        values.output.begin("animations")
        for (key, animation) in animations { write(animation, key: key, depth: 0) }
        values.output.end()
    }

    /// Writes an animation with its key.
    mutating func write(_ animation: CAAnimation, key: String?, depth: Int) {
        var attributes: [(String, String)] = [("type", ClassNames.name(of: animation))]
        if let key { attributes.append(("key", key)) }
        var elements: [String] = []
        for name in animation.archivedKeys {
            if name == "delegate" {
                values.note(.dropped, "delegate of an animation")
            } else if name != "type", let text = attribute(name, of: animation) {
                attributes.append((name, text))
            } else {
                elements.append(name)
            }
        }
        values.output.begin("animation")
        for (name, text) in attributes.sorted(by: { $0.0 < $1.0 }) { values.output.attribute(name, text) }
        for name in elements.sorted() { writeElement(name, of: animation, depth: depth) }
        values.output.end()
    }

    private func attribute(_ name: String, of animation: CAAnimation) -> String? {
        guard MarkupOutput.isName(name), let value = animation.value(forKey: name) else { return nil }
        guard let type = PropertyTypes.ofAnimation(name) else { return value as? String }
        if let function = value as? CAValueFunction { return function.name.rawValue }
        // Paths are elements, because they are long.
        guard type != .any, type != .path else { return nil }
        return ValueForm.attribute(value, type, isFloat: Self.singlePrecision.contains(name))
    }

    private static let singlePrecision: Set = [
        "speed", "repeatCount", "startProgress", "endProgress", "preferredFrameRateRangeMinimum",
        "preferredFrameRateRangeMaximum", "preferredFrameRateRangePreferred",
    ]

    private mutating func writeElement(_ name: String, of animation: CAAnimation, depth: Int) {
        guard MarkupOutput.isName(name), let value = animation.value(forKey: name) else { return }
        switch value {
        case let members as [CAAnimation]:
            guard depth < Self.deepestGroup else { return values.note(.dropped, "groups that lie too deep") }
            values.output.begin(name)
            for member in members { write(member, key: nil, depth: depth + 1) }
            values.output.end()
        case let list as [Any] where PropertyTypes.ofAnimation(name) != .any: values.items(name, list)
        default: values.property(name, value)
        }
    }
}
