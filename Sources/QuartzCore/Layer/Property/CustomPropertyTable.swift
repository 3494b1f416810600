import AgateTiming
import Foundation

/// The `@LayerProperty` variables of each layer class: their keys and where their boxes lie in an instance.
///
/// The names are read once per class by a mirror; after that an instance's boxes are found by offset.
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
        let entries = entries(of: layer)
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

    private static func entries(of layer: CALayer) -> [Entry] {
        let layerClass = ObjectIdentifier(type(of: layer))
        if let known = lock.withLock({ tables[layerClass] }) { return known }
        let made = makeEntries(of: layer)
        lock.withLock { tables[layerClass] = made }
        return made
    }

    private static func makeEntries(of layer: CALayer) -> [Entry] {
        var levels: [Mirror] = []
        var mirror: Mirror? = Mirror(reflecting: layer)
        while let level = mirror, level.subjectType != CALayer.self {
            levels.append(level)
            mirror = level.superclassMirror
        }
        let words = instanceSize(of: layer) / MemoryLayout<UnsafeRawPointer>.size
        let memory = UnsafeRawPointer(Unmanaged.passUnretained(layer).toOpaque())
            .assumingMemoryBound(to: UnsafeRawPointer?.self)
        var entries: [Entry] = []
        for level in levels.reversed() {
            for child in level.children {
                guard let declared = child.value as? any LayerPropertyDeclaration, let label = child.label
                else { continue }
                let box = declared.anyBox
                let address = UnsafeRawPointer(Unmanaged.passUnretained(box).toOpaque())
                guard let word = (2..<words).first(where: { memory[$0] == address }) else { continue }
                entries.append(
                    Entry(
                        offset: word * MemoryLayout<UnsafeRawPointer>.size,
                        key: layer.section { box.key }
                            ?? (label.hasPrefix("_") ? String(label.dropFirst()) : label)
                    )
                )
            }
        }
        return entries
    }

    /// The size of an instance in bytes, from its class's metadata.
    private static func instanceSize(of layer: CALayer) -> Int {
        let metadata = unsafeBitCast(type(of: layer) as AnyClass, to: UnsafeRawPointer.self)
        return Int(metadata.load(fromByteOffset: 24, as: UInt32.self))
    }
}

/// A property wrapper in a layer, whatever its type.
protocol LayerPropertyDeclaration {
    var anyBox: AnyLayerPropertyBox { get }
}

extension LayerProperty: LayerPropertyDeclaration {
    var anyBox: AnyLayerPropertyBox { box }
}
