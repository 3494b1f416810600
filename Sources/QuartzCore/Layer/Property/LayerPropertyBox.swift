import AgateScene
import AgateTiming
import CAgateThreads
import Foundation
public import Synchronization

/// The part of a subclass's property that does not know its type.
public class AnyLayerPropertyBox {
    /// The key, nil until the layer's class has been looked at.
    final var key: String? {
        didSet { namesProperty = Self.namesProperty(key) }
    }
    /// Whether a property of the engine has the same key.
    final private(set) var namesProperty: Bool

    init(key: String?) {
        self.key = key
        namesProperty = Self.namesProperty(key)
    }

    private static func namesProperty(_ key: String?) -> Bool {
        key.flatMap { EngineProperty(key: $0) } != nil
    }

    /// The value as key-value coding gives it.
    func anyValue(of layer: CALayer) -> Any { () }

    /// Writes a value that key-value coding was given; one of another type is ignored.
    func setAny(_ newValue: Any?, on layer: CALayer) {}

    /// Starts with a value that the class gives; one of another type is ignored.
    func takeDefault(_ newValue: Any, of layer: CALayer) {}

    /// Takes what the layer's style gives, nil for nothing.
    ///
    /// Only where the program has not set the property: it has the default of its class, or a value from an earlier style. A
    /// value of another type is ignored; properties whose types are not `Equatable` take nothing.
    func takeStyle(_ newValue: Any?, of layer: CALayer) {}

    /// Takes over the value of the same property of another layer.
    func copyValue(from other: AnyLayerPropertyBox, of layer: CALayer, to copy: CALayer) {}

    /// The value for an archive, nil when its type is not `Codable`.
    func codedValue(of layer: CALayer) -> Data? { nil }

    /// Writes a value from an archive; one of another type is ignored.
    func setCoded(_ data: Data, on layer: CALayer) {}

    /// Takes over an evaluated value; one of another type is ignored.
    func apply(_ value: AnimatableValue, to layer: CALayer) {}
}

/// The storage of a subclass's property.
public final class LayerPropertyBox<Value>: AnyLayerPropertyBox {
    /// The model value, of a presentation layer the presented one, unless it is in ``word``.
    ///
    /// Touched in sections of the layer.
    @exclusivity(unchecked) @usableFromInline var stored: Value
    /// The value if ``WordBits`` holds its type, for any thread to read and write.
    @usableFromInline let word: Atomic<UInt64>
    @usableFromInline let areEqual: ((Value, Value) -> Bool)?
    /// The class's value, the declared one or that of `defaultValue(forKey:)`; touched in sections, like the next.
    @exclusivity(unchecked) private var usual: Value
    /// The value from the layer's style.
    @exclusivity(unchecked) private var styled: Value?

    init(_ value: Value, key: String?, areEqual: ((Value, Value) -> Bool)?) {
        stored = value
        word = Atomic(WordBits.canStore(Value.self) ? WordBits.bits(of: value) : 0)
        usual = value
        self.areEqual = areEqual
        super.init(key: key)
    }

    /// The value, read as threads may read it that know the layer.
    @inlinable
    func value(of layer: CALayer) -> Value {
        if WordBits.canStore(Value.self) {
            return WordBits.value(of: word.load(ordering: .relaxed), as: Value.self)
        }
        let before = layer.beginSection()
        defer { CALayer.endSection(before) }
        return stored
    }

    /// Changes the value as the setter of any layer property does: equal values do nothing; the action is
    /// looked up while the old value is in place and runs after the new one is.
    ///
    /// Inlined, so that it is specialised for the type where the property is set (benchmark `custom-set`).
    @inlinable
    func set(_ newValue: Value, on layer: CALayer) {
        // The old value, a program's object perhaps, is compared and goes outside of the section.
        let old = value(of: layer)
        if let areEqual, areEqual(old, newValue) { return }
        let before = layer.beginSection()
        let isQuiet = layer.takesCustomChangesQuietly
        if isQuiet { assign(newValue) }
        CALayer.endSection(before)
        if !isQuiet { layer.changeCustom(self) { assign(newValue) } }
        withExtendedLifetime(old) {}
    }

    /// Writes the value, in a section of the layer.
    @inlinable
    func assign(_ newValue: Value) {
        if WordBits.canStore(Value.self) {
            word.store(WordBits.bits(of: newValue), ordering: .relaxed)
        } else {
            stored = newValue
        }
    }

    override func anyValue(of layer: CALayer) -> Any { value(of: layer) }

    override func setAny(_ newValue: Any?, on layer: CALayer) {
        if let typed = typed(newValue, like: value(of: layer)) { set(typed, on: layer) }
    }

    override func takeDefault(_ newValue: Any, of layer: CALayer) {
        guard let typed = typed(newValue, like: value(of: layer)) else { return }
        write(typed, in: layer)
        var old = typed
        layer.section { swap(&usual, &old) }
        withExtendedLifetime(old) {}
    }

    override func takeStyle(_ newValue: Any?, of layer: CALayer) {
        guard let areEqual else { return }
        let current = value(of: layer)
        let (usual, before) = layer.section { (self.usual, styled) }
        guard areEqual(current, usual) || before.map({ areEqual(current, $0) }) == true else { return }
        var taken = newValue.flatMap { typed($0, like: current) }
        guard taken != nil || before != nil else { return }
        set(taken ?? usual, on: layer)
        layer.section { swap(&styled, &taken) }
        withExtendedLifetime((taken, before)) {}
    }

    /// A value of key-value coding in the property's own type, nil for one of another.
    private func typed(_ newValue: Any?, like value: Value) -> Value? {
        if let typed = newValue as? Value { return typed }
        return animatableValue(from: newValue).flatMap { made(from: $0, like: value) }
    }

    override func copyValue(from other: AnyLayerPropertyBox, of layer: CALayer, to copy: CALayer) {
        guard let other = other as? LayerPropertyBox<Value> else { return }
        write(other.value(of: layer), in: copy)
    }

    override func apply(_ newValue: AnimatableValue, to layer: CALayer) {
        if let typed = made(from: newValue, like: value(of: layer)) { write(typed, in: layer) }
    }

    private func write(_ newValue: Value, in layer: CALayer) {
        // The old value goes outside of the section.
        var value = newValue
        layer.section {
            if WordBits.canStore(Value.self) { assign(value) } else { swap(&stored, &value) }
        }
        withExtendedLifetime(value) {}
    }

    /// The value in the property's own type.
    private func made(from animatable: AnimatableValue, like value: Value) -> Value? {
        if case .number(let number) = animatable {
            switch Value.self {
            case is CGFloat.Type: return CGFloat(number) as? Value
            case is Double.Type: return number as? Value
            case is Float.Type: return Float(number) as? Value
            case is Int.Type: return Int(exactly: (number + 0.5).rounded(.down)) as? Value
            case is Bool.Type: return (number >= 0.5) as? Value
            default: break
            }
        }
        let client = clientValue(from: animatable, like: value)
        if let typed = client as? Value { return typed }
        guard let type = Value.self as? any RawRepresentable.Type, let client else { return nil }
        return Self.named(type, client) as? Value
    }

    /// The case, or the set, of a raw value.
    private static func named<Name: RawRepresentable>(_ type: Name.Type, _ rawValue: Any) -> Name? {
        (rawValue as? Name.RawValue).flatMap { Name(rawValue: $0) }
    }

    override func codedValue(of layer: CALayer) -> Data? {
        (value(of: layer) as? any Encodable).flatMap { CodedValue.data(of: $0) }
    }

    override func setCoded(_ data: Data, on layer: CALayer) {
        guard let type = Value.self as? any Decodable.Type,
            let typed = CodedValue.value(of: type, in: data) as? Value
        else { return }
        set(typed, on: layer)
    }
}

extension CALayer {
    /// Whether a change of a subclass's property would find nothing to do but to write the value; see
    /// ``takesValuesDirectly``.
    @usableFromInline
    final var takesCustomChangesQuietly: Bool {
        contextReference != nil && storedFlags.contains(.customValues) && takesValuesDirectly
    }

    /// Begins a section from inlined code; ``section(_:)`` otherwise.
    @usableFromInline
    final func beginSection() -> UInt32 { agate_section_enter(owner) }

    /// Ends a section.
    ///
    /// Not for `@_effects(releasenone)`, though that is true of it: the optimiser then retains what was read after the section.
    @usableFromInline
    static func endSection(_ before: UInt32) { agate_section_exit(before) }

    /// The steps of a change of a property of a subclass.
    @usableFromInline
    final func changeCustom(_ box: AnyLayerPropertyBox, assign: () -> Void) {
        if section({ box.key == nil }) { CustomPropertyTable.resolveKeys(of: self) }
        let (key, hasProperty) = section { (box.key ?? "", box.namesProperty) }
        changeCustom(key: key, hasProperty: hasProperty, assign: assign)
    }

    /// The same for a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - hasProperty: Whether a property of the engine has this key too, whose built-in action then runs.
    ///   - assign: Writes the value.
    final func changeCustom(key: String, hasProperty: Bool, assign: () -> Void) {
        let isOffDisplay = section {
            guard contextReference == nil else { return false }
            marks.insert(.customValues)
            assign()
            return true
        }
        guard !isOffDisplay, let context else {
            if !isOffDisplay { assign() }
            if asksForDisplay { noteDisplayNeed(ofKey: key) }
            return
        }
        let stack = context.transactions
        stack.ensureOpen()
        var action: (any CAAction)?
        if !stack.disablesActions, marks.animatesChanges, hasProperty || mayHaveAction {
            action = self.action(forKey: key)
        }
        context.change(.values, of: self, stack: stack) {
            marks.insert(.customValues)
            assign()
        }
        if asksForDisplay { noteDisplayNeed(ofKey: key) }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// Whether one of the first four steps of the search for an action may have an answer.
    final var mayHaveAction: Bool {
        traits.contains(.looksForActions) || extrasMayHaveActions || delegate != nil
    }

    /// Writes the values of the subclass's properties, and keyed values that can be animated, into the
    /// engine's values.
    final func synchronizeCustomValues() {
        guard type(of: self) != CALayer.self || marks.contains(.customValues) else { return }
        marks.remove(.customValues)
        for box in CustomPropertyTable.boxes(of: self) {
            if let key = box.key {
                values.custom[key] = animatableValue(from: box.anyValue(of: self)) ?? AnimatableValue.none
            }
        }
        if let keyed = extras?.keyed {
            for (key, value) in keyed { values.custom[key] = animatableValue(from: value) }
        }
    }

    /// Whether a key is a property of the subclass or was set by key-value coding.
    final func hasCustomValue(forKey key: String) -> Bool {
        if extras?.keyed[key] != nil { return true }
        return CustomPropertyTable.box(forKey: key, of: self) != nil
    }
}
