import AgateGeometry
import AgateScene
import AgateTiming
import Foundation
import QuartzCore

/// The engine's names of properties; QuartzCore has a property wrapper of the same name.
typealias SceneProperty = AgateScene.LayerProperty

extension JSONValue {
    /// A value of the engine as JSON: numbers, Booleans and strings as they are, points and sizes as two numbers, rectangles and
    /// colours as four, transforms as sixteen; paths by the number of their parts and as a text, images by their size, other objects by their text.
    init(_ value: AnimatableValue) {
        switch value {
        case .none: self = .null
        case .number(let number): self = .exact(number)
        case .bool(let isOn): self = .bool(isOn)
        case .pair(let pair): self = .numbers([pair.x, pair.y])
        case .rect(let rect): self = .numbers((0..<4).map { rect[$0] })
        case .color(let color): self = .numbers((0..<4).map { color[$0] })
        case .transform(let t):
            let rows = [
                t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
                t.m42, t.m43, t.m44,
            ]
            self = .numbers(rows.map(Double.init))
        case .path(let path):
            var members: [String: JSONValue] = ["segments": .number(Double(path.verbs.count))]
            if let text = PathText.text(of: path) { members["path"] = .string(text) }
            self = .object(members)
        case .image(let image):
            self = .object(["width": .number(Double(image.width)), "height": .number(Double(image.height))])
        case .array(let items): self = .array(items.map(JSONValue.init))
        case .string(let text): self = .string(text)
        case .dissolve, .object: self = .string(value.dump)
        }
    }

    /// A number with six digits behind the point at most; one that is not finite as a word.
    static func exact(_ number: Double) -> JSONValue {
        guard number.isFinite else { return .string("\(number)") }
        return .number(number.sixDigits)
    }

    /// A list of such numbers.
    static func numbers(_ numbers: [Double]) -> JSONValue { .array(numbers.map(exact)) }
}

extension Double {
    /// The number with six digits behind the point at most.
    var sixDigits: Double {
        guard isFinite, abs(self) < 1e9 else { return self }
        let rounded = (self * 1e6).rounded() / 1e6
        return rounded == 0 ? 0 : rounded
    }
}

extension AnimatableValue {
    /// The numbers of a value that has some, in their order; nil for others.
    var components: [Double]? {
        switch self {
        case .number(let number): [number]
        case .bool(let isOn): [isOn ? 1 : 0]
        case .pair(let pair): [pair.x, pair.y]
        case .rect(let rect): (0..<4).map { rect[$0] }
        case .color(let color): (0..<4).map { color[$0] }
        default: nil
        }
    }
}

extension AnimatableValue {
    /// The word for the type of a value that no property of the engine's table has.
    var word: String {
        switch self {
        case .number: "number"
        case .bool: "bool"
        case .pair: "point"
        case .rect: "rect"
        case .color: "color"
        case .transform: "transform"
        case .string: "string"
        default: "custom"
        }
    }
}

extension ValueKind {
    /// The word for the type of a property's values.
    var word: String {
        switch self {
        case .number, .float: "number"
        case .integer: "bits"
        case .count: "integer"
        case .bool: "bool"
        case .point: "point"
        case .size: "size"
        case .rect: "rect"
        case .color: "color"
        case .transform: "transform"
        case .path: "path"
        case .numbers: "numbers"
        case .string: "string"
        case .contents: "contents"
        case .colors: "colors"
        case .object: "object"
        case .cells: "cells"
        case .filters: "filters"
        }
    }
}

extension LayerID {
    /// The name in messages: the slot, and its generation where that is not the first.
    var text: String { generation == 0 ? "\(slot)" : "\(slot).\(generation)" }

    /// Reads such a name.
    init?(text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let slot = parts.first.flatMap({ Int32($0) }), slot >= 0 else { return nil }
        var generation: Int32 = 0
        if parts.count == 2 {
            guard let found = Int32(parts[1]), found > 0 else { return nil }
            generation = found
        }
        self.init(slot: slot, generation: generation)
    }
}

extension DeviceRect {
    /// Left, top, width and height, in pixels.
    var numbers: [Int] { [minX, minY, width, height] }
}
