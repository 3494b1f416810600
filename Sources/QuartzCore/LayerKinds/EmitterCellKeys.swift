import AgateScene
import AgateTiming
import CoreGraphics
import Foundation

/// Key-value coding of emitter cells.
enum EmitterCellKeys {
    private struct Row {
        let get: (CAEmitterCell) -> Any?
        let set: (CAEmitterCell, Any?) -> Void
    }

    static func value(forKey key: String, of cell: CAEmitterCell) -> Any? {
        if let property = EmitterCellProperty(key: key) { return value(of: property, in: cell) }
        if let row = rows[key] { return row.get(cell) }
        return cell.keyed[key] ?? cell.style?[key] ?? type(of: cell).defaultValue(forKey: key)
    }

    static func setValue(_ value: Any?, forKey key: String, of cell: CAEmitterCell) {
        if let property = EmitterCellProperty(key: key) {
            let animatable = animatableValue(from: value) ?? .none
            guard animatable.isUsable else { return }
            _ = cell.state.setValue(animatable, of: property)
        } else if let row = rows[key] {
            row.set(cell, value)
        } else {
            cell.setKeyed(value, forKey: key)
        }
    }

    static func value(of property: EmitterCellProperty, in cell: CAEmitterCell) -> Any? {
        if property == .color { return cell.state.color }
        return clientValue(from: cell.state.value(of: property))
    }

    /// The value of a new cell for a key; nil where that is zero, false or nothing, and for other keys.
    static func defaultValue(forKey key: String) -> Any? {
        let cell = CAEmitterCell()
        if let property = EmitterCellProperty(key: key) {
            return cell.state.value(of: property).isNothing ? nil : value(of: property, in: cell)
        }
        guard let value = rows[key]?.get(cell), animatableValue(from: value)?.isNothing == false else {
            return nil
        }
        return value
    }

    /// Whether a property has another value than a new cell.
    static func differs(_ cell: CAEmitterCell, _ key: String) -> Bool {
        if let property = EmitterCellProperty(key: key) {
            return cell.state.value(of: property) != EmitterCellValues().value(of: property)
        }
        guard let row = rows[key] else { return cell.keyed[key] != nil }
        guard let value = row.get(cell) else { return false }
        if key == EngineProperty.emitterCells.keyPath { return true }
        let standard = row.get(CAEmitterCell())
        return animatableValue(from: value) != animatableValue(from: standard)
    }

    /// The keys of all properties.
    static var allKeys: [String] { EmitterCellProperty.allCases.map(\.key) + rows.keys.sorted() }

    private static func seconds(_ keyPath: ReferenceWritableKeyPath<CAEmitterCell, Double>) -> Row {
        Row(
            get: { NSNumber(value: $0[keyPath: keyPath]) },
            set: { cell, value in if let number = numberValue(of: value) { cell[keyPath: keyPath] = number } }
        )
    }

    private static func factor(_ keyPath: ReferenceWritableKeyPath<CAEmitterCell, Float>) -> Row {
        Row(
            get: { NSNumber(value: $0[keyPath: keyPath]) },
            set: { cell, value in
                if let number = numberValue(of: value) { cell[keyPath: keyPath] = Float(number) }
            }
        )
    }

    private static func text(_ keyPath: ReferenceWritableKeyPath<CAEmitterCell, String>) -> Row {
        Row(
            get: { $0[keyPath: keyPath] },
            set: { cell, value in if let text = name(in: value) { cell[keyPath: keyPath] = text } }
        )
    }

    private static let rows: [String: Row] = [
        "name": Row(get: { $0.name }, set: { $0.name = name(in: $1) }),
        "emitterCells": Row(get: { $0.emitterCells }, set: { $0.emitterCells = $1 as? [CAEmitterCell] }),
        "style": Row(get: { $0.style }, set: { $0.style = $1 as? [AnyHashable: Any] }),
        "minificationFilter": text(\.minificationFilter),
        "magnificationFilter": text(\.magnificationFilter),
        "beginTime": seconds(\.beginTime), "duration": seconds(\.duration), "speed": factor(\.speed),
        "timeOffset": seconds(\.timeOffset), "repeatCount": factor(\.repeatCount),
        "repeatDuration": seconds(\.repeatDuration),
        "autoreverses": Row(
            get: { NSNumber(value: $0.autoreverses) },
            set: { cell, value in if let flag = numberValue(of: value) { cell.autoreverses = flag != 0 } }
        ),
        "fillMode": Row(
            get: { $0.fillMode.rawValue },
            set: { cell, value in
                if let text = name(in: value) { cell.fillMode = CAMediaTimingFillMode(rawValue: text) }
            }
        ),
    ]
}

/// How emitter cells are archived: what differs from the defaults, by key.
enum EmitterCellArchive {
    static func write(_ cell: CAEmitterCell, to coder: NSCoder) {
        ArchiveProgress.current.begin(cell)
        defer { ArchiveProgress.current.end() }
        var writer = ObjectArchiveWriter(to: coder)
        for key in EmitterCellKeys.allKeys + cell.keyed.keys.sorted()
        where cell.shouldArchiveValue(forKey: key) {
            // No colour is another value than the default colour.
            writer.write(cell.value(forKey: key) ?? NSNull(), forKey: key)
        }
        writer.finish()
    }

    static func read(_ cell: CAEmitterCell, from coder: NSCoder) {
        let reader = ObjectArchiveReader(from: coder)
        for entry in reader.entries {
            guard let value = reader.value(of: entry.value) else { continue }
            cell.setValue(value is NSNull ? nil : value, forKey: entry.key)
        }
    }
}
