import AgateScene
import Foundation

/// The parameters of a call, read with what is wrong with them.
package struct CallParameters {
    private let members: [String: JSONValue]

    init(_ members: [String: JSONValue] = [:]) {
        self.members = members
    }

    subscript(key: String) -> JSONValue? {
        if case .null? = members[key] { nil } else { members[key] }
    }

    /// Whether a parameter is there, be it null.
    func has(_ key: String) -> Bool { members[key] != nil }

    func string(_ key: String) throws(RPCError) -> String? {
        guard let value = self[key] else { return nil }
        guard let text = value.asString else { throw .invalidParameters("\(key) is a text") }
        return text
    }

    func number(_ key: String) throws(RPCError) -> Double? {
        guard let value = self[key] else { return nil }
        guard let number = value.asNumber else { throw .invalidParameters("\(key) is a number") }
        return number
    }

    func integer(_ key: String) throws(RPCError) -> Int? {
        guard let value = self[key] else { return nil }
        // As far as all numbers of JSON are exact; sums and differences of such ones stay in range.
        guard let number = value.asInteger, abs(Double(number)) <= 0x1p53 else {
            throw .invalidParameters("\(key) is a whole number")
        }
        return number
    }

    func bool(_ key: String) throws(RPCError) -> Bool? {
        guard let value = self[key] else { return nil }
        guard let isOn = value.asBool else { throw .invalidParameters("\(key) is true or false") }
        return isOn
    }

    /// The value of a parameter that must be there.
    func required<Value>(_ key: String, _ value: Value?) throws(RPCError) -> Value {
        guard let value else { throw .invalidParameters("\(key) is missing") }
        return value
    }

    /// A layer that must be named.
    func node(_ key: String = "id") throws(RPCError) -> LayerID {
        let text = try required(key, try string(key))
        guard let id = LayerID(text: text) else {
            throw .invalidParameters("\(key) is the name of a layer, such as \"12\"")
        }
        return id
    }
}
