import CoreGraphics
import Foundation
import QuartzCore

/// Where the viewer is, and what that does to views.
@MainActor enum MotionViewer {
    /// Views with effects; they are few.
    private static let views = WeakSet<UIView>()

    static var offset = UIOffset.zero {
        didSet { for view in views.all { apply(to: view) } }
    }

    static func number(_ value: Any?) -> Double {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Int: Double(number)
        case let number as Float: Double(number)
        default: 0
        }
    }

    /// Adds what the effects say to the layer, by animations that do not end.
    static func apply(to view: UIView) {
        let effects = view.motionEffects
        if effects.isEmpty { views.remove(view) } else { views.add(view) }
        for key in view.layer.animationKeys() ?? [] where key.hasPrefix(prefix) {
            view.layer.removeAnimation(forKey: key)
        }
        for (index, effect) in effects.enumerated() {
            for (path, value) in effect.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:] {
                let animation = CABasicAnimation(keyPath: layerPath(path))
                let amount = number(value)
                (animation.fromValue, animation.toValue) = (amount, amount)
                animation.isAdditive = true
                animation.fillMode = .both
                animation.isRemovedOnCompletion = false
                view.layer.add(animation, forKey: "\(prefix)\(index).\(path)")
            }
        }
    }

    private static let prefix = "agate.motion."

    /// The property of the layer that shows one of the view.
    private static func layerPath(_ path: String) -> String {
        if path.hasPrefix("layer.") { return String(path.dropFirst(6)) }
        if path.hasPrefix("center") { return "position" + path.dropFirst(6) }
        return path == "alpha" ? "opacity" : path
    }
}

/// A set of objects that are not kept alive.
@MainActor private final class WeakSet<Object: AnyObject> {
    private struct Reference { weak var object: Object? }
    private var references: [ObjectIdentifier: Reference] = [:]

    /// The objects that are still there.
    var all: [Object] {
        references = references.filter { $0.value.object != nil }
        return references.values.compactMap(\.object)
    }

    func add(_ object: Object) { references[ObjectIdentifier(object)] = Reference(object: object) }
    func remove(_ object: Object) { references[ObjectIdentifier(object)] = nil }
}

extension UIView {
    /// The effects of the view, in the order in which they were added.
    public var motionEffects: [UIMotionEffect] {
        get { rareData?.motionEffects ?? [] }
        set {
            makeRareData().motionEffects = newValue
            MotionViewer.apply(to: self)
        }
    }

    /// Adds a motion effect; one that was added already is not added again.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        guard !motionEffects.contains(where: { $0 === effect }) else { return }
        motionEffects.append(effect)
    }

    /// Removes a motion effect from the view; one that was not added is ignored.
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
