import AgateBrowser
import AgateTestSupport
import Testing

@Suite("Frames of a WebSocket")
struct WebSocketFrameTests {
    /// A frame as a client sends it.
    private func masked(_ frame: WebSocketFrame) -> [UInt8] {
        let bytes = frame.bytes
        let head = bytes.count - frame.payload.count
        let mask: [UInt8] = [1, 200, 30, 4]
        var result = Array(bytes[..<head])
        result[1] |= 128
        return result + mask + frame.payload.enumerated().map { $1 ^ mask[$0 & 3] }
    }

    @Test(
        "frames of all lengths come through, whole or in pieces",
        arguments: [0, 1, 125, 126, 65_535, 65_536]
    )
    func lengths(count: Int) {
        let frame = WebSocketFrame(
            opcode: WebSocketFrame.Opcode.text,
            payload: (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        )
        let bytes = masked(frame) + masked(frame)
        var whole = WebSocketFrameReader(limit: 1 << 20)
        whole.add(bytes)
        #expect(whole.next() == .frame(frame))
        #expect(whole.next() == .frame(frame))
        #expect(whole.next() == .unfinished)
        var pieces = WebSocketFrameReader(limit: 1 << 20)
        var found = 0
        for start in stride(from: 0, to: bytes.count, by: 7) {
            pieces.add(bytes[start..<min(start + 7, bytes.count)])
            while case .frame(let read) = pieces.next() {
                #expect(read == frame)
                found += 1
            }
        }
        #expect(found == 2)
    }

    @Test("a frame that is too large is refused when it says its length", .claim("Q6.1"))
    func tooLarge() {
        var reader = WebSocketFrameReader(limit: 100)
        reader.add([0x81, 0xFF] + [UInt8](repeating: 255, count: 8))
        #expect(reader.next() == .failure(.tooLarge))
        var second = WebSocketFrameReader(limit: 100)
        second.add([0x81, 0x80 | 101])
        #expect(second.next() == .failure(.tooLarge))
    }

    @Test(
        "what a client must not send is malformed: no mask, reserved bits, control frames in parts or long ones",
        arguments: [[0x81, 0x01], [0xC1, 0x81], [0x09, 0x80], [0x89, 0xFE]] as [[UInt8]]
    )
    func malformed(head: [UInt8]) {
        var reader = WebSocketFrameReader(limit: 1 << 20)
        reader.add(head)
        #expect(reader.next() == .failure(.malformed))
    }

    @Test("the answers of a server have their length, and say whether another request may follow")
    func responses() {
        let answer = ServerResponse(200, fields: [("A", "b")], body: [65, 66])
        #expect(
            String(decoding: answer.bytes(keepsConnection: true), as: UTF8.self)
                == "HTTP/1.1 200 OK\r\nA: b\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\nAB"
        )
        let empty = String(decoding: ServerResponse(204).bytes(keepsConnection: false), as: UTF8.self)
        #expect(empty == "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
    }
}
