/// A frame of the WebSocket protocol.
///
/// Source: RFC 6455, section 5.
package struct WebSocketFrame: Sendable, Equatable {
    /// The kind of a frame; the code that assembles messages refuses numbers without a name here.
    package enum Opcode {
        package static let text: UInt8 = 1
        package static let binary: UInt8 = 2
        package static let close: UInt8 = 8
        package static let ping: UInt8 = 9
        package static let pong: UInt8 = 10
    }

    package var opcode: UInt8
    /// Whether its message ends with it.
    package var isLast: Bool
    /// Its bytes, without the mask.
    package var payload: [UInt8]

    package init(opcode: UInt8, isLast: Bool = true, payload: [UInt8] = []) {
        (self.opcode, self.isLast, self.payload) = (opcode, isLast, payload)
    }

    /// The last frame that is sent, which says why.
    static func closing(_ reason: ClientSession.CloseReason) -> WebSocketFrame {
        WebSocketFrame(
            opcode: Opcode.close,
            payload: [UInt8(reason.rawValue >> 8), UInt8(reason.rawValue & 255)]
        )
    }

    /// The frame as a server sends it.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = [(isLast ? 128 : 0) | opcode]
        bytes.reserveCapacity(payload.count + 10)
        switch payload.count {
        case ..<126: bytes.append(UInt8(payload.count))
        case ..<65_536: bytes += [126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        default:
            bytes += [127]
            withUnsafeBytes(of: UInt64(payload.count).bigEndian) { bytes += $0 }
        }
        return bytes + payload
    }
}

/// Cuts what a client sends into frames, and refuses one that is too large when it says its length.
package struct WebSocketFrameReader {
    package enum Result: Sendable, Equatable {
        case unfinished
        case frame(WebSocketFrame)
        case failure(ClientSession.CloseReason)
    }

    /// The maximum number of bytes of a frame.
    private let limit: Int
    private var bytes: [UInt8] = []
    /// Where the next frame begins.
    private var start = 0

    package init(limit: Int) { self.limit = limit }

    /// Takes what has come.
    package mutating func add(_ more: some Sequence<UInt8>) {
        bytes.removeSubrange(..<start)
        start = 0
        bytes.append(contentsOf: more)
    }

    /// The next frame.
    package mutating func next() -> Result {
        let count = bytes.count - start
        guard count >= 2 else { return .unfinished }
        let (first, second) = (bytes[start], bytes[start + 1])
        // No extension was agreed on, and clients mask what they send: sections 5.1 and 5.2.
        guard first & 0x70 == 0, second & 128 != 0 else { return .failure(.malformed) }
        let shortLength = second & 127
        // Frames that control the connection are short and whole: section 5.5.
        if first & 8 != 0, first & 128 == 0 || shortLength > 125 { return .failure(.malformed) }
        let lengthBytes = shortLength < 126 ? 0 : shortLength == 126 ? 2 : 8
        let head = 2 + lengthBytes
        guard count >= head else { return .unfinished }
        var length = UInt64(lengthBytes == 0 ? shortLength : 0)
        for byte in bytes[(start + 2)..<(start + head)] { length = length << 8 | UInt64(byte) }
        guard length <= UInt64(limit) else { return .failure(.tooLarge) }
        let end = head + 4 + Int(length)
        guard count >= end else { return .unfinished }
        let mask = Array(bytes[start + head..<start + head + 4])
        var payload = Array(bytes[start + head + 4..<start + end])
        for index in payload.indices { payload[index] ^= mask[index & 3] }
        start += end
        return .frame(WebSocketFrame(opcode: first & 15, isLast: first & 128 != 0, payload: payload))
    }
}
