package import Foundation

/// Files that stand in the text of a document itself: `data:image/png;base64,…`.
package enum DataAddress {
    /// Whether a text is such an address.
    package static func isOne(_ text: String) -> Bool {
        text.utf8.prefix(5).elementsEqual("data:".utf8) || text.prefix(5).lowercased() == "data:"
    }

    /// The bytes in such an address: base64, or text with percent signs; nil where there is no comma, or the base64 is damaged.
    ///
    /// The cost grows with the length of the text, and not faster.
    package static func bytes(_ text: String) -> Data? {
        var text = text
        return text.withUTF8 { units -> Data? in
            guard let comma = units.firstIndex(of: UInt8(ascii: ",")) else { return nil }
            let head = String(decoding: units[5..<max(comma, 5)].suffix(16), as: UTF8.self)
            let body = unescaped(UnsafeBufferPointer(rebasing: units[(comma + 1)...]))
            let isBase64 =
                head.lowercased().split(separator: ";").last.map { $0.trimmingCharacters(in: .whitespaces) }
                == "base64"
            return isBase64 ? Data(base64Encoded: body, options: .ignoreUnknownCharacters) : body
        }
    }

    /// Bytes in which `%41` is an A; a percent sign without two digits after it stays.
    private static func unescaped(_ units: UnsafeBufferPointer<UInt8>) -> Data {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(units.count)
        var index = 0
        while index < units.count {
            if units[index] == UInt8(ascii: "%"), index + 2 < units.count, let high = digit(units[index + 1]),
                let low = digit(units[index + 2])
            {
                bytes.append(high << 4 | low)
                index += 3
            } else {
                bytes.append(units[index])
                index += 1
            }
        }
        return Data(bytes)
    }

    private static func digit(_ unit: UInt8) -> UInt8? {
        switch unit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): unit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
            (unit | 0x20) - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
