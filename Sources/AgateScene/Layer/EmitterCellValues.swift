package import AgatePixels
package import AgateTiming
package import Foundation

/// The cells of an emitter, as one value that can be compared by identity.
package final class EmitterCellList: Sendable {
    package let cells: [EmitterCellValues]

    package init(_ cells: [EmitterCellValues]) {
        self.cells = cells
    }
}

/// The cell of an emitter: one kind of particle.
package struct EmitterCellValues: Sendable {
    package var name: String?
    package var isEnabled = true
    /// The numbers, in the order of ``EmitterCellProperty``.
    private var numbers: [Double]
    package var color: CGColor? = .white
    package var contents = LayerContents.none
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var minificationFilter = "linear"
    package var magnificationFilter = "linear"
    package var timing = TimingParameters.layer
    /// The cells that each particle emits in its turn.
    package var cells: EmitterCellList?

    package init() {
        numbers = Self.standardNumbers
    }

    private static let standardNumbers = EmitterCellProperty.allCases.filter(\.isNumber)
        .map { $0 == .scale || $0 == .contentsScale ? 1.0 : 0 }

    /// One of the numbers; 0 for a property that is none.
    package subscript(property: EmitterCellProperty) -> Double {
        get { property.isNumber ? numbers[Int(property.rawValue)] : 0 }
        set {
            guard property.isNumber else { return }
            numbers[Int(property.rawValue)] = property.isFloat ? Double(Float(newValue)) : newValue
        }
    }

    /// The value of a property.
    package func value(of property: EmitterCellProperty) -> AnimatableValue {
        switch property {
        case .isEnabled: .bool(isEnabled)
        case .color: AnimatableValue(color)
        case .contents: contents.animatable
        case .contentsRect: AnimatableValue(contentsRect)
        default: .number(self[property])
        }
    }

    /// Writes the value of a property; false when the value has another type.
    package mutating func setValue(_ value: AnimatableValue, of property: EmitterCellProperty) -> Bool {
        switch property {
        case .isEnabled: Self.write(value, to: &isEnabled)
        case .color: Self.write(value, to: &color)
        case .contents: Self.write(value, to: &contents)
        case .contentsRect: Self.write(value, to: &contentsRect)
        default: Self.write(value, to: &self[property])
        }
    }

    private static func write<Value: PropertyValue>(_ value: AnimatableValue, to field: inout Value) -> Bool {
        guard let value = Value.make(from: value) else { return false }
        field = value
        return true
    }
}

/// The properties of emitter cells that key paths of the layer reach: `emitterCells.NAME.velocity`.
///
/// Source: claims 4.8, 15.6.
package enum EmitterCellProperty: UInt8, CaseIterable, Sendable, Hashable {
    // Numbers that Apple keeps as `Float`
    case birthRate, lifetime, lifetimeRange
    case redRange, greenRange, blueRange, alphaRange
    case redSpeed, greenSpeed, blueSpeed, alphaSpeed
    case minificationFilterBias
    // Numbers in double precision
    case emissionLatitude, emissionLongitude, emissionRange
    case velocity, velocityRange
    case xAcceleration, yAcceleration, zAcceleration
    case scale, scaleRange, scaleSpeed
    case spin, spinRange
    case contentsScale
    // Others
    case isEnabled, color, contents, contentsRect

    /// The key of key-value coding.
    package var key: String { self == .isEnabled ? "enabled" : "\(self)" }

    /// Whether it is a number.
    package var isNumber: Bool { rawValue < EmitterCellProperty.isEnabled.rawValue }

    /// Whether Apple keeps the number as `Float`.
    package var isFloat: Bool { rawValue < EmitterCellProperty.emissionLatitude.rawValue }

    /// Whether animations of it have an effect.
    package var isAnimatable: Bool { self != .contentsScale && self != .minificationFilterBias }

    /// The type of its values.
    package var kind: ValueKind {
        switch self {
        case .isEnabled: .bool
        case .color: .color
        case .contents: .contents
        case .contentsRect: .rect
        default: isFloat ? .float : .number
        }
    }

    /// Finds a property by its key, in Swift's or in Objective-C's spelling.
    package init?(key: String) {
        guard let found = Self.byKey[key] else { return nil }
        self = found
    }

    private static let byKey: [String: EmitterCellProperty] = {
        var table: [String: EmitterCellProperty] = [:]
        for property in allCases {
            table[property.key] = property
            table["\(property)"] = property
        }
        return table
    }()
}

/// A value of an emitter cell that a key path of the layer addresses.
package struct EmitterCellTarget: Sendable, Hashable {
    /// The names of the cells from the layer on, at least one.
    package var names: [String]
    package var property: EmitterCellProperty
    /// A part of the value.
    package var component: ValueComponent?

    /// Reads `emitterCells.NAME.velocity`, with cells in cells and members of rectangles.
    package init?(keyPath: String) {
        let emitterCellsKey = LayerProperty.emitterCells.keyPath[...]
        var parts = keyPath.split(separator: ".", omittingEmptySubsequences: false)[...]
        var names: [String] = []
        while parts.count > 2, parts.first == emitterCellsKey {
            names.append(String(parts[parts.startIndex + 1]))
            parts = parts.dropFirst(2)
        }
        guard !names.isEmpty, let key = parts.popFirst(), let property = EmitterCellProperty(key: String(key))
        else { return nil }
        self.names = names
        self.property = property
        guard !parts.isEmpty else { return }
        guard let component = ValueComponent(rawValue: parts.joined(separator: ".")),
            property.kind.has(component)
        else { return nil }
        self.component = component
    }

    /// The key path.
    package var keyPath: String {
        let cells = names.map { "emitterCells.\($0)." }.joined()
        return cells + property.key + (component.map { ".\($0.rawValue)" } ?? "")
    }
}

extension EmitterCellList {
    /// The value that a target addresses, in the first cell of each name; nil when there is no such cell.
    package func value(of target: EmitterCellTarget) -> AnimatableValue? {
        var list: EmitterCellList? = self
        var cell: EmitterCellValues?
        for name in target.names {
            cell = list?.cells.first { $0.name == name }
            list = cell?.cells
        }
        guard let value = cell?.value(of: target.property) else { return nil }
        guard let component = target.component else { return value }
        return value.component(component)
    }

    /// The list with one value changed; nil when there is no such cell or the value has another type.
    package func replacing(_ target: EmitterCellTarget, by value: AnimatableValue) -> EmitterCellList? {
        // The lists from the layer's down to that of the cell, with the place of the cell in each.
        var path: [(list: EmitterCellList, index: Int)] = []
        var next: EmitterCellList? = self
        for name in target.names {
            guard let list = next, let index = list.cells.firstIndex(where: { $0.name == name }) else {
                return nil
            }
            path.append((list, index))
            next = list.cells[index].cells
        }
        guard let last = path.last else { return nil }
        var cell = last.list.cells[last.index]
        var whole = value
        if let component = target.component {
            guard let changed = cell.value(of: target.property).replacing(component, by: value) else {
                return nil
            }
            whole = changed
        }
        guard cell.setValue(whole, of: target.property) else { return nil }
        var made: EmitterCellList?
        for (list, index) in path.reversed() {
            var cells = list.cells
            if let made { cells[index].cells = made } else { cells[index] = cell }
            made = EmitterCellList(cells)
        }
        return made
    }
}
