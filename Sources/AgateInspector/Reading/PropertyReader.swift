import AgateScene
import AgateTiming
import Foundation
import QuartzCore

extension Moment {
    /// The properties of a layer: what the program has set, and what shows.
    ///
    /// - Parameter onlyNotable: Leaves out what is as in a new layer and shows as it is.
    func properties(of id: LayerID, onlyNotable: Bool = false) -> [PropertyRecord] {
        guard let node = tree[id], let shown = shown(id) else { return [] }
        let layer = layers[id]
        let pristine = layer.map { LayerInspection.pristineValues(of: $0) }
        // Pending changes concern the present alone.
        let pending = isPast ? nil : layer.map { LayerInspection.modelValues(of: $0) }
        var records: [PropertyRecord] = []
        for property in SceneProperty.allCases where property.isOwned(by: node.values.kind) {
            let model = node.values.value(of: property)
            let usual = pristine?.value(of: property) ?? property.standardValue(in: node.values.kind)
            records.append(
                record(
                    property.keyPath,
                    property.row.kind.word,
                    model: model,
                    shown: shown.value(of: property),
                    pending: pending?.value(of: property),
                    isDefault: model == usual,
                    isAnimatable: property.row.isAnimatable,
                    isText: property == .string || property == .font
                )
            )
        }
        records += filterRecords(node.values, shown)
        records += customRecords(node, shown, layer)
        return onlyNotable
            ? records.filter { !$0.isDefault || $0.presentation != nil || $0.pending != nil } : records
    }

    /// The inputs of filters that key paths find.
    private func filterRecords(_ values: LayerValues, _ shown: LayerValues) -> [PropertyRecord] {
        var records: [PropertyRecord] = []
        for place in [FilterTarget.Place.filters, .backgroundFilters] {
            guard let list = values.filters(place) else { continue }
            var names: Set<String> = []
            for filter in list.filters {
                guard let name = filter.name, !name.isEmpty, !name.contains("."), names.insert(name).inserted,
                    let kind = filter.type.pixelFilter
                else { continue }
                let now = shown.filters(place)?.first(named: name) ?? filter
                for key in [FilterKey.enabled] + kind.inputs.map({ FilterKey.input($0.key) }) {
                    guard let model = filter.value(of: key) else { continue }
                    records.append(
                        record(
                            "\(place.rawValue).\(name).\(key.string)",
                            model.word,
                            model: model,
                            shown: now.value(of: key) ?? model,
                            pending: nil,
                            isDefault: false,
                            isAnimatable: true,
                            isText: false
                        )
                    )
                }
            }
        }
        return records
    }

    /// Whether a layer has the filter that a key path is about.
    func hasFilter(_ target: FilterTarget, in id: LayerID) -> Bool {
        guard let values = tree[id]?.values, values.look.isPresent else { return false }
        if target.place == .compositingFilter { return values.look.values.compositingFilter != nil }
        return values.filters(target.place)?.first(named: target.name) != nil
    }

    private func customRecords(
        _ node: RenderTree.Node,
        _ shown: LayerValues,
        _ layer: CALayer?
    ) -> [PropertyRecord] {
        var model = node.values.custom
        if let layer {
            for (key, value) in LayerInspection.customValues(of: layer) where model[key] == nil {
                model[key] = value
            }
        }
        return model.sorted { $0.key < $1.key }.map { key, value in
            record(
                key,
                "custom",
                model: value,
                shown: shown.custom[key] ?? value,
                pending: nil,
                isDefault: false,
                isAnimatable: true,
                isText: false
            )
        }
    }

    private func record(
        _ key: String,
        _ kind: String,
        model: AnimatableValue,
        shown: AnimatableValue,
        pending: AnimatableValue?,
        isDefault: Bool,
        isAnimatable: Bool,
        isText: Bool
    ) -> PropertyRecord {
        var (text, modelText): (String?, String?)
        switch shown {
        case .transform, .path, .image, .dissolve, .object:
            text = LayerInspection.text(of: shown, isText: isText)
            if shown != model { modelText = LayerInspection.text(of: model, isText: isText) }
        default: break
        }
        return PropertyRecord(
            key: key,
            kind: kind,
            model: JSONValue(model),
            presentation: Self.differs(shown, from: model) ? JSONValue(shown) : nil,
            pending: pending.flatMap { $0 == model ? nil : JSONValue($0) },
            text: text,
            modelText: modelText,
            isDefault: isDefault,
            isAnimatable: isAnimatable
        )
    }

    /// Whether two values differ for those who read them: numbers that are written alike are the same.
    private static func differs(_ shown: AnimatableValue, from model: AnimatableValue) -> Bool {
        guard shown != model else { return false }
        switch shown {
        case .number, .pair, .rect, .color, .transform: return JSONValue(shown) != JSONValue(model)
        default: return true
        }
    }

    /// The keys of the values in which two states of a layer differ, in the order of the engine's table.
    static func differences(from old: LayerValues, to new: LayerValues) -> [String] {
        var keys = new.differences(from: old).map(\.keyPath)
        guard !old.custom.isEmpty || !new.custom.isEmpty else { return keys }
        let custom = Set(old.custom.keys).union(new.custom.keys)
        keys += custom.sorted().filter { (old.custom[$0] ?? .none) != (new.custom[$0] ?? .none) }
        return keys
    }
}

extension LayerValues {
    /// The filters in a place; nil without any.
    fileprivate func filters(_ place: FilterTarget.Place) -> FilterList? {
        guard look.isPresent else { return nil }
        return switch place {
        case .filters: look.values.filters
        case .backgroundFilters: look.values.backgroundFilters
        case .compositingFilter: nil
        }
    }
}
