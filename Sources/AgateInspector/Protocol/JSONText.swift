package import Foundation

/// Writes values as JSON, the same bytes for the same value: members in the order of their names, numbers as short as they read back.
package enum JSONText {
    /// A value in one line, or in many.
    package static func data(of value: some Encodable, isPretty: Bool = false) -> Data {
        guard !isPretty, let value = value as? any JSONWritable else {
            return encoded(value, isPretty: isPretty)
        }
        var json = JSONBytes()
        value.write(to: &json)
        return json.data
    }

    /// A value as the system's encoder writes it.
    package static func encoded(_ value: some Encodable, isPretty: Bool = false) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        // The records contain infinite times.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        // None of the records throws, and texts come from valid strings.
        return (try? encoder.encode(value)) ?? Data("null".utf8)
    }
}
