import AgateRuntime
import AgateTiming
import Foundation

/// The `@LayerProperty` variables of each layer class: their keys and where their boxes lie in an instance.
///
/// Both are found once for each class, by the standard library's reflection; after that an instance's boxes are read by offset. In the safe mode of
/// `RuntimeABI` each instance is looked through by `Mirror`.
enum CustomPropertyTable {
    private struct Entry {
        let offset: Int
        let key: String
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var tables: [ObjectIdentifier: [Entry]] = [:]

    /// Gives every property of a layer its key.
    static func resolveKeys(of layer: CALayer) {
        _ = boxes(of: layer)
    }

    /// The properties of a layer, those of superclasses first.
    static func boxes(of layer: CALayer) -> [AnyLayerPropertyBox] {
        guard let entries = entries(of: layer) else { return mirroredBoxes(of: layer) }
        guard !entries.isEmpty else { return [] }
        let base = UnsafeRawPointer(Unmanaged.passUnretained(layer).toOpaque())
        return entries.map { entry in
            let raw = base.load(fromByteOffset: entry.offset, as: UnsafeRawPointer.self)
            let box = Unmanaged<AnyLayerPropertyBox>.fromOpaque(raw).takeUnretainedValue()
            layer.section {
                if box.key == nil { box.key = entry.key }
            }
            return box
        }
    }

    /// The property with a key.
    static func box(forKey key: String, of layer: CALayer) -> AnyLayerPropertyBox? {
        guard type(of: layer) != CALayer.self else { return nil }
        return boxes(of: layer).first { $0.key == key }
    }

    /// Copies all properties of one layer into another of the same class or of a subclass.
    static func copyValues(from source: CALayer, to copy: CALayer) {
        guard type(of: copy) != CALayer.self else { return }
        let targets = boxes(of: copy)
        guard !targets.isEmpty else { return }
        for sourceBox in boxes(of: source) {
            targets.first { $0.key == sourceBox.key }?.copyValue(from: sourceBox, of: source, to: copy)
        }
    }

    /// Writes evaluated values into the properties of a presentation layer.
    static func apply(_ values: [String: AnimatableValue], to layer: CALayer) {
        guard !values.isEmpty else { return }
        for box in boxes(of: layer) {
            if let key = box.key, let value = values[key] { box.apply(value, to: layer) }
        }
        for (key, old) in layer.extras?.keyed ?? [:] {
            guard let value = values[key], let client = clientValue(from: value, like: old) else { continue }
            layer.setKeyed(client, forKey: key)
        }
    }

    /// Nil in the safe mode.
    private static func entries(of layer: CALayer) -> [Entry]? {
        let layerClass = ObjectIdentifier(type(of: layer))
        if let known = lock.withLock({ tables[layerClass] }) { return known }
        guard let made = makeEntries(of: layer) else { return nil }
        lock.withLock { tables[layerClass] = made }
        return made
    }

    private static func makeEntries(of layer: CALayer) -> [Entry]? {
        let fields = RuntimeABI.value { () throws(AbiMismatch) in try StoredFields.of(type(of: layer)) }
        return fields?.compactMap { field in
            guard let declaration = field.type as? any LayerPropertyDeclaration.Type else { return nil }
            let address = StoredFields.address(of: field, in: layer)
            let box = declaration.box(at: address)
            return Entry(
                offset: field.offset + declaration.boxOffset,
                key: layer.section { box.key } ?? key(ofStorage: field.name)
            )
        }
    }

    /// The name of a property whose storage has another one.
    private static func key(ofStorage name: String) -> String {
        name.hasPrefix("_") ? String(name.dropFirst()) : name
    }

    /// What ``boxes(of:)`` gives, without knowing where in an object its fields are.
    private static func mirroredBoxes(of layer: CALayer) -> [AnyLayerPropertyBox] {
        var classes: [Mirror] = []
        var mirror: Mirror? = Mirror(reflecting: layer)
        while let found = mirror, found.subjectType != CALayer.self {
            classes.append(found)
            mirror = found.superclassMirror
        }
        return classes.reversed().flatMap(\.children).compactMap { name, value in
            guard let name, let declaration = value as? any LayerPropertyDeclaration else { return nil }
            let box = declaration.anyBox
            layer.section {
                if box.key == nil { box.key = key(ofStorage: name) }
            }
            return box
        }
    }
}

/// A property wrapper in a layer, whatever its type.
protocol LayerPropertyDeclaration {
    /// The box of the declaration at an address.
    static func box(at address: UnsafeRawPointer) -> AnyLayerPropertyBox
    /// Where in a declaration the reference to its box is, in bytes.
    static var boxOffset: Int { get }
    /// The box of this declaration.
    var anyBox: AnyLayerPropertyBox { get }
}

extension LayerProperty: LayerPropertyDeclaration {
    static func box(at address: UnsafeRawPointer) -> AnyLayerPropertyBox {
        address.assumingMemoryBound(to: Self.self).pointee.box
    }

    var anyBox: AnyLayerPropertyBox { box }

    // The offset of the only stored property is known where the type is.
    static var boxOffset: Int { MemoryLayout<Self>.offset(of: \.box) ?? 0 }
}
