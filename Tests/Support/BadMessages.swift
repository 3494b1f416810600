/// Messages that a server is not to be hurt by: the same ones for the same seed.
public struct BadMessages {
    private var random: SeededGenerator
    private let words: [String]

    /// - Parameter words: Words that messages of the server have, so that some are nearly right.
    public init(seed: UInt64, words: [String]) {
        random = SeededGenerator(seed: seed)
        self.words = words
    }

    /// A text that is no message, or nearly one.
    public mutating func text() -> String {
        switch random.int(in: 0..<8) {
        case 0: return String(repeating: "[", count: random.int(in: 1..<400))
        case 1: return String(repeating: "{\"a\":", count: random.int(in: 1..<400)) + "1"
        case 2: return "{\"\(word())\":\(value(depth: 0)),\"\(word())\":\(value(depth: 0))}"
        case 3: return "[\(value(depth: 0)),\(value(depth: 0))]"
        case 4:
            return String(
                decoding: (0..<random.int(in: 0..<200)).map { _ in UInt8(truncatingIfNeeded: random.next()) },
                as: UTF8.self
            )
        case 5:
            return
                "{\"jsonrpc\":\"2.0\",\"id\":\(value(depth: 2)),\"method\":\"\(word())\",\"params\":\(value(depth: 0))}"
        case 6:
            return
                "{\"jsonrpc\":\"2.0\",\"method\":\(value(depth: 1)),\"params\":{\"\(word())\":\(value(depth: 0))}}"
        default:
            return "{\"kind\":\"\(word())\",\"\(word())\":\(value(depth: 0)),\"time\":\(value(depth: 2))}"
        }
    }

    private mutating func word() -> String {
        words.isEmpty ? "x" : words[random.int(in: 0..<words.count)]
    }

    private mutating func value(depth: Int) -> String {
        switch random.int(in: 0..<(depth > 2 ? 8 : 10)) {
        case 0: return "null"
        case 1: return ["true", "false", "truth"][random.int(in: 0..<3)]
        case 2: return "\"\(word())\""
        case 3:
            return ["1e999", "-1e999", "NaN", "1e-400", "-0", "9223372036854775808", "0x10", "1."][
                random.int(in: 0..<8)
            ]
        case 4: return "\(random.int(in: -5..<5))"
        case 5: return "\(random.double(in: -1e6...1e6))"
        case 6: return ["\"\\ud800\"", "\"\\u0000\"", "\"\\x\"", "\"", "\"\\\""][random.int(in: 0..<5)]
        case 7: return "\"" + String(repeating: "é", count: random.int(in: 0..<300)) + "\""
        case 8:
            return "["
                + (0..<random.int(in: 0..<5)).map { _ in value(depth: depth + 1) }.joined(separator: ",")
                + "]"
        default: return "{\"\(word())\":\(value(depth: depth + 1)),\"\(word())\":\(value(depth: depth + 1))}"
        }
    }

    /// The bytes of a frame of a socket that holds such a text, or breaks the rules of frames.
    public mutating func frame() -> [UInt8] {
        let payload = Array(text().utf8)
        switch random.int(in: 0..<12) {
        case 0: return TestSocket.frame(payload, opcode: UInt8(random.int(in: 0..<16)))
        case 1: return TestSocket.frame(payload, isLast: false)
        case 2: return TestSocket.frame([0xC3, 0x28, 0xFF, 0xFE])
        case 3: return TestSocket.frame(payload, claims: random.next() | 1 << 40)
        case 4: return (0..<random.int(in: 1..<40)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        default: return TestSocket.frame(payload)
        }
    }
}
