import AgateScene
import Foundation

/// How one layer is archived: the properties that differ from their defaults, what key-value coding was given
/// beside them, and the animations.
///
/// Source: the measured answers of `shouldArchiveValue(forKey:)` in claims 12.5.
enum LayerArchive {
    /// Properties of a layer that no archive holds: they come from elsewhere, or from other properties.
    private static let neverArchived: Set = ["frame", "visibleRect", "superlayer", "delegate"]
    /// Properties that hold layers; ``LayerTreeArchive`` writes them.
    private static let treeKeys: Set = ["sublayers", "mask"]
    /// Measured: archived whether they were set or not.
    private static let alwaysArchived: Set<EngineProperty> = [
        .allowsEdgeAntialiasing, .allowsGroupOpacity, .cornerCurve, .contentsFormat,
    ]
    private static let animations = "$animations"

    /// Whether the value under a key is worth archiving.
    ///
    /// GUESS layer-archive-set: a property counts as set when it differs from its default; Apple remembers who
    /// was set.
    static func shouldArchive(_ key: String, of layer: CALayer) -> Bool {
        if neverArchived.contains(key) { return false }
        if let property = EngineProperty(key: key), LayerKeyTable.has(property, layer) {
            if alwaysArchived.contains(property) || keepsObject(property, in: layer) { return true }
            return layer.values.value(of: property) != pristineValues(of: layer).value(of: property)
        }
        if key == "autoresizingMask" { return !layer.autoresizingMask.isEmpty }
        if let other = LayerKeyTable.objects[key] { return other.get(layer) != nil }
        return layer.hasCustomValue(forKey: key)
    }

    /// Whether something was set that the engine does not know: what is no filter is kept all the same.
    private static func keepsObject(_ property: EngineProperty, in layer: CALayer) -> Bool {
        switch property {
        case .compositingFilter, .filters, .backgroundFilters:
            LayerKeyTable.value(of: property, in: layer) != nil
        default: false
        }
    }

    /// The values of a new layer of the same class.
    static func pristineValues(of layer: CALayer) -> LayerValues { ClassDefaults.of(layer).values }

    // MARK: Writing

    static func write(_ layer: CALayer, to coder: NSCoder) {
        ArchiveProgress.current.begin(layer)
        defer { ArchiveProgress.current.end() }
        var writer = ObjectArchiveWriter(to: coder)
        for key in keys(of: layer) where layer.shouldArchiveValue(forKey: key) {
            // No colour is another value than the default colour.
            if let value = writer.archived(layer.value(forKey: key) ?? NSNull()) {
                writer.write(archived: value, forKey: key)
            } else if let data = CustomPropertyTable.box(forKey: key, of: layer)?.codedValue(of: layer) {
                writer.write(archived: .coded(data), forKey: key)
            }
        }
        if let attached = archivedAnimations(of: layer, &writer) {
            writer.write(archived: attached, forKey: animations)
        }
        writer.finish()
        LayerTreeArchive.write(layer, to: coder)
    }

    /// The keys that a layer may have values under, those of other layers left out.
    static func keys(of layer: CALayer) -> [String] {
        let properties = EngineProperty.allCases.filter { LayerKeyTable.has($0, layer) }.map(\.keyPath)
        let others = LayerKeyTable.objects.keys.filter {
            !treeKeys.contains($0) && !neverArchived.contains($0)
        }
        let declared = CustomPropertyTable.boxes(of: layer).compactMap(\.key)
        let keyed = layer.extras?.keyed.keys.sorted() ?? []
        return properties + others.sorted() + declared + keyed
    }

    /// The attached animations with their keys.
    ///
    /// GUESS layer-archive-animations: those that were added are archived, each to begin anew unless the program
    /// said when; built-in ones of changes are not.
    private static func archivedAnimations(
        of layer: CALayer,
        _ writer: inout ObjectArchiveWriter
    ) -> ArchivedValue? {
        let entries = layer.animationStore?.entries.filter { !$0.isImplicit } ?? []
        guard !entries.isEmpty else { return nil }
        return .list(
            entries.compactMap { entry in
                guard let animation = writer.archived(entry.animation) else { return nil }
                return .list([entry.key.map { .text($0) } ?? .null, animation])
            }
        )
    }

    // MARK: Reading

    static func read(_ layer: CALayer, from coder: NSCoder) {
        ArchiveProgress.current.beginReading()
        defer { ArchiveProgress.current.endReading() }
        let reader = ObjectArchiveReader(from: coder)
        for entry in reader.entries
        where !neverArchived.contains(entry.key) && !treeKeys.contains(entry.key) {
            if entry.key == animations {
                attach(entry.value, to: layer, reader)
            } else if case .coded(let data) = entry.value {
                CustomPropertyTable.box(forKey: entry.key, of: layer)?.setCoded(data, on: layer)
            } else if let value = reader.value(of: entry.value) {
                layer.setValue(value is NSNull ? nil : value, forKey: entry.key)
            }
        }
        LayerTreeArchive.read(layer, from: coder)
    }

    private static func attach(_ archived: ArchivedValue, to layer: CALayer, _ reader: ObjectArchiveReader) {
        guard case .list(let items) = archived else { return }
        for item in items {
            guard case .list(let pair) = item, pair.count == 2,
                let animation = reader.value(of: pair[1]) as? CAAnimation
            else { continue }
            if case .text(let key) = pair[0] {
                layer.add(animation, forKey: key)
            } else {
                layer.add(animation, forKey: nil)
            }
        }
    }
}
