/// A value of JSON.
package indirect enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
}

extension JSONValue {
    /// A member of an object; nil where there is none, or this is no object.
    package subscript(key: String) -> JSONValue? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    /// An element of an array; nil where there is none, or this is no array.
    package subscript(index: Int) -> JSONValue? {
        if case .array(let items) = self, items.indices.contains(index) { items[index] } else { nil }
    }

    /// The text; nil for other values.
    package var asString: String? { if case .string(let text) = self { text } else { nil } }

    /// The number; nil for other values.
    package var asNumber: Double? { if case .number(let number) = self { number } else { nil } }

    /// The number, if it is a whole one.
    package var asInteger: Int? { asNumber.flatMap { Int(exactly: $0) } }

    /// Whether it is true; nil for other values.
    package var asBool: Bool? { if case .bool(let isOn) = self { isOn } else { nil } }

    /// The elements; nil for other values.
    package var asArray: [JSONValue]? { if case .array(let items) = self { items } else { nil } }

    /// The members; nil for other values.
    package var asObject: [String: JSONValue]? {
        if case .object(let members) = self { members } else { nil }
    }
}

extension JSONValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let isOn = try? container.decode(Bool.self) {
            self = .bool(isOn)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let items = try? container.decode([JSONValue].self) {
            self = .array(items)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let isOn): try container.encode(isOn)
        case .number(let number): try container.encode(number)
        case .string(let text): try container.encode(text)
        case .array(let items): try container.encode(items)
        case .object(let members): try container.encode(members)
        }
    }
}
