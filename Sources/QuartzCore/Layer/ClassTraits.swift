import Foundation

/// What a layer's class overrides of the methods that every change of a property would have to call.
///
/// Calling them costs little; making their arguments and looking up what `CALayer` itself answers by name is
/// what costs (benchmarks `set/no-action` and `set/implicit-action`). So a layer of a class that overrides none
/// of them takes a shorter way to the same answers.
///
/// Swift has no question for "does this class override that method", but every class has a dispatch table with
/// one entry per method in the same place. Where that place is, two classes of ours tell: one that overrides
/// nothing, and one that overrides the method.
///
/// Each layer learns its traits when it is made, so that threads read them as they like.
struct ClassTraits: OptionSet {
    let rawValue: UInt8

    /// The class may answer `needsDisplay(forKey:)` with yes.
    static let asksForDisplay = ClassTraits(rawValue: 1 << 0)
    /// The class looks for actions itself, or has actions of its own.
    static let looksForActions = ClassTraits(rawValue: 1 << 1)
    /// The class wants to see every animation that is added.
    static let seesAnimations = ClassTraits(rawValue: 1 << 2)
    /// The class may have default values of its own.
    static let hasDefaults = ClassTraits(rawValue: 1 << 3)

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: ClassTraits] = [:]

    /// The traits of a class.
    @inline(__always)
    static func of(_ layerClass: CALayer.Type) -> ClassTraits {
        layerClass == CALayer.self ? [] : ofSubclass(layerClass)
    }

    private static func ofSubclass(_ layerClass: CALayer.Type) -> ClassTraits {
        let name = ObjectIdentifier(layerClass)
        if let traits = lock.withLock({ known[name] }) { return traits }
        let traits = examine(layerClass)
        lock.withLock { known[name] = traits }
        return traits
    }

    private static func examine(_ layerClass: CALayer.Type) -> ClassTraits {
        var traits: ClassTraits = []
        if overrides(layerClass, needsDisplaySlot) { traits.insert(.asksForDisplay) }
        if overrides(layerClass, actionSlot) || overrides(layerClass, defaultActionSlot) {
            traits.insert(.looksForActions)
        }
        if overrides(layerClass, addSlot) { traits.insert(.seesAnimations) }
        if overrides(layerClass, defaultValueSlot, of: kindClass(of: layerClass)) {
            traits.insert(.hasDefaults)
        }
        return traits
    }

    /// Whether a class has another entry than `CALayer`, or than a class of ours below it; when the place is not known,
    /// it may have.
    private static func overrides(
        _ layerClass: CALayer.Type,
        _ slot: Int?,
        of base: CALayer.Type = CALayer.self
    ) -> Bool {
        guard let slot else { return true }
        return words(of: layerClass)[slot] != words(of: base)[slot]
    }

    /// The class of ours that a class is, or comes from.
    private static func kindClass(of layerClass: CALayer.Type) -> CALayer.Type {
        switch layerClass {
        case is CAShapeLayer.Type: CAShapeLayer.self
        case is CAGradientLayer.Type: CAGradientLayer.self
        case is CATextLayer.Type: CATextLayer.self
        case is CATiledLayer.Type: CATiledLayer.self
        case is CAReplicatorLayer.Type: CAReplicatorLayer.self
        case is CAEmitterLayer.Type: CAEmitterLayer.self
        case is CAScrollLayer.Type: CAScrollLayer.self
        default: CALayer.self
        }
    }

    private static let needsDisplaySlot = slot(of: NeedsDisplayProbe.self)
    private static let actionSlot = slot(of: ActionProbe.self)
    private static let defaultActionSlot = slot(of: DefaultActionProbe.self)
    private static let addSlot = slot(of: AddProbe.self)
    private static let defaultValueSlot = slot(of: DefaultValueProbe.self)

    /// The word of the class metadata where a probe differs from `CALayer` and the empty probe does not.
    private static func slot(of probe: CALayer.Type) -> Int? {
        let base = words(of: CALayer.self)
        let empty = words(of: EmptyProbe.self)
        let probed = words(of: probe)
        // Past the header, up to the end of what CALayer declares.
        let found = (7..<max(7, DispatchTable.wordCount)).filter {
            empty[$0] == base[$0] && probed[$0] != base[$0]
        }
        return found.count == 1 ? found[0] : nil
    }

    private static func words(of layerClass: CALayer.Type) -> UnsafePointer<UnsafeRawPointer?> {
        unsafeBitCast(layerClass as AnyClass, to: UnsafePointer<UnsafeRawPointer?>.self)
    }
}

// The probes are never made, only looked at. Each body differs from that of `CALayer`, which the compiler could
// else take for the same function.

private final class EmptyProbe: CALayer {}

private final class NeedsDisplayProbe: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool { key == "probe of needsDisplay" }
}

private final class ActionProbe: CALayer {
    override func action(forKey event: String) -> (any CAAction)? {
        event == "probe of action" ? NSNull() : nil
    }
}

private final class DefaultActionProbe: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "probe of defaultAction" ? NSNull() : nil
    }
}

private final class DefaultValueProbe: CALayer {
    override class func defaultValue(forKey key: String) -> Any? {
        key == "probe of defaultValue" ? NSNull() : nil
    }
}

private final class AddProbe: CALayer {
    override func add(_ anim: CAAnimation, forKey key: String?) {
        if key == "probe of add" { super.add(anim, forKey: nil) }
    }
}
