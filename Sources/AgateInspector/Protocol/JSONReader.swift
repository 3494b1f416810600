package import Foundation

/// Reads a text of JSON that may come from anybody: bounded in bytes and depth, and refused as a whole where it is not right.
///
/// Numbers are read as doubles. Of two members of one name the later counts. Surrogates that belong to nothing become the replacement
/// character. Nothing may stand behind the value but white space.
package struct JSONReader {
    /// What is accepted.
    package struct Limits: Sendable {
        /// How many bytes the text may have.
        package var bytes: Int
        /// How many arrays and objects may lie in each other.
        package var depth: Int

        package init(bytes: Int, depth: Int) {
            (self.bytes, self.depth) = (bytes, depth)
        }

        /// Those of a message: 4 MiB, and 64 deep.
        package static let message = Limits(bytes: 4 << 20, depth: 64)
        /// Those of a capture: 256 MiB, and 64 deep.
        package static let capture = Limits(bytes: 256 << 20, depth: 64)
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private var depth = 0
    private let limits: Limits

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: Limits) {
        (self.bytes, self.limits) = (bytes, limits)
    }

    /// The value that a text holds; nil where it is no JSON, or more than the limits allow.
    package static func value(of data: Data, limits: Limits = .message) -> JSONValue? {
        guard data.count <= limits.bytes else { return nil }
        return Array(data).withUnsafeBufferPointer { bytes in
            var reader = JSONReader(bytes, limits)
            reader.skipSpace()
            guard let value = reader.value() else { return nil }
            reader.skipSpace()
            return reader.index == bytes.count ? value : nil
        }
    }

    // MARK: Values

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private mutating func take(_ byte: Character) -> Bool {
        guard next == byte.asciiValue else { return false }
        index += 1
        return true
    }

    private mutating func take(word: StaticString, as value: JSONValue) -> JSONValue? {
        let count = word.utf8CodeUnitCount
        guard bytes.count - index >= count else { return nil }
        for offset in 0..<count where bytes[index + offset] != word.utf8Start[offset] { return nil }
        index += count
        return value
    }

    private mutating func value() -> JSONValue? {
        switch next {
        case UInt8(ascii: "{"): return nested { $0.object() }
        case UInt8(ascii: "["): return nested { $0.array() }
        case UInt8(ascii: "\""): return string().map { .string($0) }
        case UInt8(ascii: "t"): return take(word: "true", as: .bool(true))
        case UInt8(ascii: "f"): return take(word: "false", as: .bool(false))
        case UInt8(ascii: "n"): return take(word: "null", as: .null)
        default: return number()
        }
    }

    private mutating func nested(_ body: (inout JSONReader) -> JSONValue?) -> JSONValue? {
        guard depth < limits.depth else { return nil }
        depth += 1
        defer { depth -= 1 }
        index += 1
        return body(&self)
    }

    private mutating func array() -> JSONValue? {
        var items: [JSONValue] = []
        skipSpace()
        if take("]") { return .array([]) }
        while true {
            skipSpace()
            guard let item = value() else { return nil }
            items.append(item)
            skipSpace()
            if take("]") { return .array(items) }
            guard take(",") else { return nil }
        }
    }

    private mutating func object() -> JSONValue? {
        var members: [String: JSONValue] = [:]
        skipSpace()
        if take("}") { return .object([:]) }
        while true {
            skipSpace()
            guard next == UInt8(ascii: "\""), let key = string() else { return nil }
            skipSpace()
            guard take(":") else { return nil }
            skipSpace()
            guard let member = value() else { return nil }
            members[key] = member
            skipSpace()
            if take("}") { return .object(members) }
            guard take(",") else { return nil }
        }
    }

    private mutating func number() -> JSONValue? {
        let start = index
        _ = take("-")
        guard let first = next, isDigit(first) else { return nil }
        index += 1
        if first == UInt8(ascii: "0"), let second = next, isDigit(second) { return nil }
        skipDigits()
        if take(".") {
            guard let digit = next, isDigit(digit) else { return nil }
            skipDigits()
        }
        if take("e") || take("E") {
            if !take("-") { _ = take("+") }
            guard let digit = next, isDigit(digit) else { return nil }
            skipDigits()
        }
        // Longer numerals than any double has are not worth their time.
        guard index - start <= 400,
            let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)), number.isFinite
        else { return nil }
        return .number(number)
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private mutating func skipDigits() { while let byte = next, isDigit(byte) { index += 1 } }

    // MARK: Strings

    private mutating func string() -> String? {
        index += 1
        let start = index
        // Most strings have no escapes and are taken as they stand.
        while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
            index += 1
        }
        guard let byte = next, byte >= 0x20 else { return nil }
        if byte == UInt8(ascii: "\"") {
            defer { index += 1 }
            return String(validating: bytes[start..<index], as: UTF8.self)
        }
        var units = Array(bytes[start..<index])
        while let byte = next {
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return String(validating: units, as: UTF8.self)
            case UInt8(ascii: "\\"): guard escape(into: &units) else { return nil }
            case 0..<0x20: return nil
            default: units.append(byte)
            }
        }
        return nil
    }

    private mutating func escape(into units: inout [UInt8]) -> Bool {
        guard let byte = next else { return false }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(byte)
        case UInt8(ascii: "b"): units.append(8)
        case UInt8(ascii: "f"): units.append(12)
        case UInt8(ascii: "n"): units.append(10)
        case UInt8(ascii: "r"): units.append(13)
        case UInt8(ascii: "t"): units.append(9)
        case UInt8(ascii: "u"):
            guard let unit = hexadecimal() else { return false }
            var codes = [unit]
            // The second half of a pair follows at once.
            if (0xD800..<0xDC00).contains(unit), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
                bytes[index + 1] == UInt8(ascii: "u")
            {
                let back = index
                index += 2
                guard let second = hexadecimal() else { return false }
                if (0xDC00..<0xE000).contains(second) { codes.append(second) } else { index = back }
            }
            units += Array(String(decoding: codes, as: UTF16.self).utf8)
        default: return false
        }
        return true
    }

    private mutating func hexadecimal() -> UInt16? {
        guard bytes.count - index >= 4 else { return nil }
        var code: UInt16 = 0
        for _ in 0..<4 {
            let digit: UInt16
            switch bytes[index] {
            case let byte where isDigit(byte): digit = UInt16(byte - 0x30)
            case let byte where (0x41...0x46).contains(byte): digit = UInt16(byte - 0x41 + 10)
            case let byte where (0x61...0x66).contains(byte): digit = UInt16(byte - 0x61 + 10)
            default: return nil
            }
            code = code << 4 | digit
            index += 1
        }
        return code
    }
}
