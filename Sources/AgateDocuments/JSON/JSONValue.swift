/// A value of a JSON file.
package enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    /// Finite, or infinite where a number of the file is too large.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
}

extension JSONValue {
    /// A member of an object; nil for what is none or has none of that name.
    @inline(__always)
    package subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    package var array: [JSONValue]? {
        if case .array(let items) = self { items } else { nil }
    }

    package var object: [String: JSONValue]? {
        if case .object(let members) = self { members } else { nil }
    }

    package var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// A finite number; true and false count as 1 and 0, as exporters mix the two.
    package var number: Double? {
        switch self {
        case .number(let number): number.isFinite ? number : nil
        case .bool(let flag): flag ? 1 : 0
        default: nil
        }
    }

    /// A finite number within the range of whole ones, rounded towards 0.
    package var integer: Int? {
        guard let number, abs(number) < 9e15 else { return nil }
        return Int(number)
    }

    /// A flag: any number but 0 is true.
    package var flag: Bool? { number.map { $0 != 0 } }

    /// Finite numbers, or a single one as a list; what is no number ends the list.
    package var numbers: [Double]? {
        switch self {
        case .number, .bool: return number.map { [$0] }
        case .array(let items):
            var result: [Double] = []
            result.reserveCapacity(items.count)
            for item in items {
                guard let number = item.number else { break }
                result.append(number)
            }
            return result
        default: return nil
        }
    }
}
