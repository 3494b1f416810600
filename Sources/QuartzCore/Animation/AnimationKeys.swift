import AgateScene
import AgateTiming
import CoreGraphics
import Foundation

/// Key-value coding of animations.
///
/// Source: claims 4.11-4.14.
enum AnimationKeys {
    private struct Row {
        let get: (CAAnimation) -> Any?
        let set: (CAAnimation, Any?) -> Void
    }

    static func value(forKey key: String, of animation: CAAnimation) -> Any? {
        if let row = rows[key] { return row.get(animation) }
        return animation.keyedValue(key) ?? type(of: animation).defaultValue(forKey: key)
    }

    static func setValue(_ value: Any?, forKey key: String, of animation: CAAnimation) {
        if let row = rows[key] { row.set(animation, value) } else { animation.setKeyed(value, forKey: key) }
    }

    /// The default value of a property that has not been set; nil where that is zero or nothing.
    static func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "speed": NSNumber(value: 1)
        case "fillMode": "removed"
        case "removedOnCompletion": NSNumber(value: true)
        default: nil
        }
    }

    // MARK: Key paths

    static func value(forKeyPath keyPath: String, of owner: CAAnimation) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return owner.value(forKey: keyPath) }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        switch owner.value(forKey: String(keyPath[..<dot])) {
        case let layer as CALayer: return layer.value(forKeyPath: rest)
        case let animation as CAAnimation: return animation.value(forKeyPath: rest)
        case let value:
            if let kept = owner.keyedValue(keyPath) { return kept }
            guard let component = ValueComponent(rawValue: rest) else { return nil }
            return animatableValue(from: value)?.component(component).flatMap { clientValue(from: $0) }
        }
    }

    static func setValue(_ value: Any?, forKeyPath keyPath: String, of owner: CAAnimation) {
        guard let dot = keyPath.firstIndex(of: ".") else { return owner.setValue(value, forKey: keyPath) }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        switch owner.value(forKey: String(keyPath[..<dot])) {
        case let layer as CALayer: layer.setValue(value, forKeyPath: rest)
        case let animation as CAAnimation: animation.setValue(value, forKeyPath: rest)
        case let whole:
            if let component = ValueComponent(rawValue: rest), let part = animatableValue(from: value),
                let changed = animatableValue(from: whole)?.replacing(component, by: part)
            {
                owner.setValue(clientValue(from: changed), forKey: String(keyPath[..<dot]))
            } else {
                owner.setKeyed(value, forKey: keyPath)
            }
        }
    }

    // MARK: Rows

    private static func seconds(_ keyPath: ReferenceWritableKeyPath<CAAnimation, Double>) -> Row {
        Row(
            get: { NSNumber(value: $0[keyPath: keyPath]) },
            set: { animation, value in
                if let number = numberValue(of: value) { animation[keyPath: keyPath] = number }
            }
        )
    }

    private static func float(_ keyPath: ReferenceWritableKeyPath<CAAnimation, Float>) -> Row {
        Row(
            get: { NSNumber(value: $0[keyPath: keyPath]) },
            set: { animation, value in
                if let number = numberValue(of: value) { animation[keyPath: keyPath] = Float(number) }
            }
        )
    }

    private static func flag(_ keyPath: ReferenceWritableKeyPath<CAAnimation, Bool>) -> Row {
        Row(
            get: { NSNumber(value: $0[keyPath: keyPath]) },
            set: { animation, value in
                if let flag = numberValue(of: value) { animation[keyPath: keyPath] = flag != 0 }
            }
        )
    }

    private static let rows: [String: Row] = [
        "timingFunction": Row(
            get: { $0.timingFunction },
            set: { $0.timingFunction = $1 as? CAMediaTimingFunction }
        ),
        "delegate": Row(get: { $0.delegate }, set: { $0.delegate = $1 as? any CAAnimationDelegate }),
        "removedOnCompletion": flag(\.isRemovedOnCompletion),
        "isRemovedOnCompletion": flag(\.isRemovedOnCompletion),
        "beginTime": seconds(\.beginTime),
        "duration": seconds(\.duration),
        "speed": float(\.speed),
        "timeOffset": seconds(\.timeOffset),
        "repeatCount": float(\.repeatCount),
        "repeatDuration": seconds(\.repeatDuration),
        "autoreverses": flag(\.autoreverses),
        "fillMode": Row(
            get: { $0.fillMode.rawValue },
            set: { animation, value in
                if let name = name(in: value) { animation.fillMode = CAMediaTimingFillMode(rawValue: name) }
            }
        ),
        "preferredFrameRateRangeMinimum": float(\.preferredFrameRateRange.minimum),
        "preferredFrameRateRangeMaximum": float(\.preferredFrameRateRange.maximum),
        "preferredFrameRateRangePreferred": Row(
            get: { NSNumber(value: $0.preferredFrameRateRange.preferred ?? 0) },
            set: { animation, value in
                // 0 stands for none, as in the range's own default.
                if let number = numberValue(of: value) {
                    animation.preferredFrameRateRange.preferred = number == 0 ? nil : Float(number)
                }
            }
        ),
    ]
}
