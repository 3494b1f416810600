import Foundation

/// Values of types that code themselves, as they stand in an archive: JSON, in a list of one.
enum CodedValue {
    /// The data of a value, nil when it does not let itself be coded.
    static func data(of value: some Encodable) -> Data? {
        try? JSONEncoder().encode([value])
    }

    /// The value of a type in data; nil when the data holds another one.
    static func value<Value: Decodable>(of type: Value.Type, in data: Data) -> Value? {
        (try? JSONDecoder().decode([Value].self, from: data))?.first
    }
}
