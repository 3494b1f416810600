/// The name of a member of a JSON object, made ready to be compared: a short one is compared as one number (benchmark `lottie/read`).
package struct JSONName: ExpressibleByStringLiteral, Sendable {
    private let source: Source
    /// The UTF-8 of a short name, the first byte lowest.
    let bits: UInt64
    /// The number of bytes.
    let count: UInt32

    private enum Source {
        case literal(StaticString)
        case made(String)
    }

    /// The name as text.
    package var text: String {
        switch source {
        case .literal(let text): "\(text)"
        case .made(let text): text
        }
    }

    package init(_ text: String) {
        source = .made(text)
        var (bits, count): (UInt64, UInt32) = (0, 0)
        for byte in text.utf8 {
            if count < 8 { bits |= UInt64(byte) << (8 * UInt64(count)) }
            count += 1
        }
        (self.bits, self.count) = (bits, count)
    }

    package init(stringLiteral text: StaticString) {
        source = .literal(text)
        var bits: UInt64 = 0
        text.withUTF8Buffer { bytes in
            for index in 0..<min(bytes.count, 8) { bits |= UInt64(bytes[index]) << (8 * UInt64(index)) }
        }
        (self.bits, count) = (bits, UInt32(text.utf8CodeUnitCount))
    }

    /// Whether it fits into a node.
    var isShort: Bool { count <= 8 }

    /// Whether it is these bytes.
    func equals(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var text = text
        return text.withUTF8 { $0.count == bytes.count && $0.elementsEqual(bytes) }
    }
}
