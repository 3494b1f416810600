import Foundation

/// The values that an override of `defaultValue(forKey:)` gives to new animations of its class.
///
/// Overrides are called once for each class; the classes of ours have none.
///
/// Source: claims 4.14.
enum AnimationDefaults {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var cache: [ObjectIdentifier: [(key: String, value: Any)]] = [:]

    /// The class of ours that a class is, or comes from.
    private static func ownClass(of animationClass: CAAnimation.Type) -> CAAnimation.Type {
        switch animationClass {
        case is CASpringAnimation.Type: CASpringAnimation.self
        case is CABasicAnimation.Type: CABasicAnimation.self
        case is CAKeyframeAnimation.Type: CAKeyframeAnimation.self
        case is CAPropertyAnimation.Type: CAPropertyAnimation.self
        case is CATransition.Type: CATransition.self
        case is CAAnimationGroup.Type: CAAnimationGroup.self
        default: CAAnimation.self
        }
    }

    /// Those of our classes that are made often, recognised without a search.
    private static func isPlain(_ animationClass: CAAnimation.Type) -> Bool {
        animationClass == CABasicAnimation.self || animationClass == CAKeyframeAnimation.self
            || animationClass == CASpringAnimation.self || animationClass == CAAnimationGroup.self
            || animationClass == CATransition.self
    }

    /// Gives a new animation what its class says.
    static func give(to animation: CAAnimation) {
        let animationClass = type(of: animation)
        if isPlain(animationClass) { return }
        let name = ObjectIdentifier(animationClass)
        let defaults = lock.withLock { cache[name] } ?? ask(animationClass, name)
        if !defaults.isEmpty { animation.take(defaults: defaults) }
    }

    /// The values that a class gives and the class of ours that it comes from does not.
    private static func ask(
        _ animationClass: CAAnimation.Type,
        _ name: ObjectIdentifier
    ) -> [(key: String, value: Any)] {
        let own = ownClass(of: animationClass)
        var defaults: [(key: String, value: Any)] = []
        // The override may make animations itself, so the lock is not held.
        if own != animationClass {
            for key in AnimationKey.allCases.map(\.name) {
                guard let value = animationClass.defaultValue(forKey: key) else { continue }
                if !isSame(value, own.defaultValue(forKey: key)) { defaults.append((key, value)) }
            }
        }
        return lock.withLock {
            if let found = cache[name] { return found }
            cache[name] = defaults
            return defaults
        }
    }

    private static func isSame(_ value: Any, _ usual: Any?) -> Bool {
        if let value = value as? String, let usual = usual as? String { return value == usual }
        if let value = numberValue(of: value), let usual = numberValue(of: usual) { return value == usual }
        return false
    }
}
