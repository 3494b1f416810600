import AgateRuntime
import AgateScene
import CoreGraphics
import Foundation

/// The overrides of a layer's class among the methods that every change of a property would have to call.
///
/// Calling them costs little; making their arguments and looking up what `CALayer` itself answers by name is
/// what costs (benchmarks `set/no-action` and `set/implicit-action`). So a layer of a class that overrides none
/// of them takes a shorter way to the same answers.
///
/// Swift has no question for "does this class override that method"; `OverrideSlot` has an answer. In the safe mode of `RuntimeABI` all classes
/// count as overriding.
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
    /// The class draws itself, otherwise than the class of ours that it is or comes from.
    static let draws = ClassTraits(rawValue: 1 << 4)

    private static let lock = NSLock()
    nonisolated(unsafe) private static var cache: [ObjectIdentifier: ClassTraits] = [:]

    /// The traits of a class.
    @inline(__always)
    static func of(_ layerClass: CALayer.Type) -> ClassTraits {
        layerClass == CALayer.self ? [] : ofSubclass(layerClass)
    }

    private static func ofSubclass(_ layerClass: CALayer.Type) -> ClassTraits {
        let name = ObjectIdentifier(layerClass)
        if let traits = lock.withLock({ cache[name] }) { return traits }
        let traits = examine(layerClass)
        lock.withLock { cache[name] = traits }
        return traits
    }

    private static func examine(_ layerClass: CALayer.Type) -> ClassTraits {
        let found = slots.flatMap { slots in
            RuntimeABI.value { () throws(AbiMismatch) in try examine(layerClass, slots) }
        }
        return found ?? possible(layerClass)
    }

    /// What a class may override.
    private static func possible(_ layerClass: CALayer.Type) -> ClassTraits {
        let all: ClassTraits = [.asksForDisplay, .looksForActions, .seesAnimations]
        // Classes of ours are what they are compared with.
        return layerClass == kindClass(of: layerClass) ? all : all.union([.hasDefaults, .draws])
    }

    private static func examine(
        _ layerClass: CALayer.Type,
        _ slots: Slots
    ) throws(AbiMismatch) -> ClassTraits {
        let base = CALayer.self
        var traits: ClassTraits = []
        if try slots.needsDisplay.isOverridden(in: layerClass, of: base) {
            traits.insert(.asksForDisplay)
        }
        if try slots.action.isOverridden(in: layerClass, of: base) { traits.insert(.looksForActions) }
        if try slots.defaultAction.isOverridden(in: layerClass, of: base) {
            traits.insert(.looksForActions)
        }
        if try slots.add.isOverridden(in: layerClass, of: base) { traits.insert(.seesAnimations) }
        if try slots.defaultValue.isOverridden(in: layerClass, of: kindClass(of: layerClass)) {
            traits.insert(.hasDefaults)
        }
        if try slots.draw.isOverridden(in: layerClass, of: kindClass(of: layerClass)) {
            traits.insert(.draws)
        }
        return traits
    }

    /// The class of ours that a class is, or comes from.
    private static func kindClass(of layerClass: CALayer.Type) -> CALayer.Type {
        layerClass.pristineKind.name.layerClass
    }

    /// Where the methods stand in the dispatch tables of layer classes.
    private struct Slots {
        let needsDisplay, action, defaultAction, add, defaultValue, draw: OverrideSlot

        init() throws(AbiMismatch) {
            let base = try ClassWords(of: CALayer.self)
            let empty = try ClassWords(of: EmptyLayerProbe.self)
            func slot(_ method: String, _ probe: CALayer.Type) throws(AbiMismatch) -> OverrideSlot {
                try OverrideSlot(of: method, base: base, empty: empty, probe: ClassWords(of: probe))
            }
            needsDisplay = try slot("needsDisplay(forKey:)", NeedsDisplayProbe.self)
            action = try slot("action(forKey:)", ActionProbe.self)
            defaultAction = try slot("defaultAction(forKey:)", DefaultActionProbe.self)
            add = try slot("add(_:forKey:)", AddProbe.self)
            defaultValue = try slot("defaultValue(forKey:)", DefaultValueProbe.self)
            draw = try slot("draw(in:)", DrawProbe.self)
        }
    }

    /// Nil in the safe mode.
    private static let slots = RuntimeABI.value { () throws(AbiMismatch) in try Slots() }
}

// The probes are never made, only looked at. Each body differs from that of `CALayer`, which the compiler could
// else take for the same function.

/// A layer class that overrides nothing.
final class EmptyLayerProbe: CALayer {}

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

private final class DrawProbe: CALayer {
    override func draw(in ctx: CGContext) {
        if ctx.width < 0 { super.draw(in: ctx) }
    }
}

private final class AddProbe: CALayer {
    override func add(_ anim: CAAnimation, forKey key: String?) {
        if key == "probe of add" { super.add(anim, forKey: nil) }
    }
}
