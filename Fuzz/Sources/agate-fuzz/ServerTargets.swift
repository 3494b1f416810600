import AgateBrowser
import Foundation

/// What strangers send to the server of pages.
///
/// `requests` cuts bytes into heads of requests, `frames` into frames of a WebSocket and messages. How the bytes are split makes no difference, and what is kept of them stays within the limits.
let serverTargets = [
    FuzzTarget(name: "requests") { bytes in
        let size = 1 + bytes.choice(64)
        // Lines that are nearly too long are not found by chance.
        let times = bytes.choice(8) == 0 ? 4096 : 1
        let input = Array(repeatElement(Array(bytes.rest()), count: times).joined().prefix(200_000))
        func heads(_ size: Int) -> [RequestReader.Result] {
            var reader = RequestReader()
            var found: [RequestReader.Result] = []
            for start in stride(from: 0, to: input.count, by: size) {
                reader.add(input[start..<min(start + size, input.count)])
                reading: while true {
                    let next = reader.next()
                    switch next {
                    case .unfinished: break reading
                    case .head(let head):
                        _ = (head.hasBody, head.keepsConnection, head.parameter("token"))
                        _ = WebSocketHandshake.acceptance(of: head)
                        found.append(next)
                    case .refused: return found + [next]
                    }
                }
                precondition(reader.count <= RequestReader.longestHead + RequestReader.longestLine + size + 2)
            }
            return found
        }
        precondition(heads(size) == heads(16 << 10))
    },
    FuzzTarget(name: "frames") { bytes in
        let size = 1 + bytes.choice(64)
        let input = Array(bytes.rest())
        func messages(_ size: Int) -> [MessageAssembly.Result] {
            var reader = WebSocketFrameReader(limit: 4096)
            var assembly = MessageAssembly(largestCount: 8192)
            var found: [MessageAssembly.Result] = []
            for start in stride(from: 0, to: input.count, by: size) {
                reader.add(input[start..<min(start + size, input.count)])
                reading: while true {
                    switch reader.next() {
                    case .unfinished: break reading
                    case .frame(let frame):
                        precondition(frame.payload.count <= 4096)
                        let result = assembly.add(
                            Data(frame.payload),
                            opcode: frame.opcode,
                            isLast: frame.isLast
                        )
                        found.append(result)
                        if case .failure = result { return found }
                    case .failure(let reason): return found + [.failure(reason)]
                    }
                }
            }
            return found
        }
        precondition(messages(size) == messages(64 << 10))
    },
]
