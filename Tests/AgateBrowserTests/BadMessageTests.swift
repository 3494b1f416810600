import AgateBrowser
import AgateDisplay
import AgateTestSupport
import Foundation
import Testing

#if AGATE_BROWSER
@Suite("messages that no page sends", .serialized)
@MainActor struct BadMessageTests {
    private nonisolated static let words = [
        "kind", "time", "sequence", "pointer", "touch", "wheel", "key", "text", "resize", "style",
        "clipboard", "drawn",
        "drive", "frame", "phase", "x", "y", "width", "height", "scale", "usage", "finger", "more", "quit",
    ]

    /// Sends messages, with a new socket whenever the server has closed the one before; how many were sent.
    private nonisolated static func send(_ count: Int, seed: UInt64, _ port: Int, _ cookie: String) -> Int {
        var messages = BadMessages(seed: seed, words: words)
        var sent = 0
        while sent < count {
            guard let socket = TestSocket(port: port, path: "/socket", cookie: cookie) else { return sent }
            // Those before have just left, and are not counted for long.
            guard socket.status == 101 else { continue }
            for _ in 0..<4 where socket.send(messages.frame()) { sent += 1 }
            // A frame that is not all there would be waited for.
            socket.send(TestSocket.frame([], opcode: 8))
        }
        return sent
    }

    /// A thousand of them; AGATE_SEEDS=10 sends ten thousand.
    @Test(
        "close their socket at most: the server answers afterwards",
        .claim("W40"),
        arguments: Seeds.upTo(1)
    )
    func frames(seed: UInt64) async throws {
        let host = try BrowserHost()
        let port = try #require(host.url.port)
        let token = try #require(host.url.query?.dropFirst(6))
        let cookie = "agate-\(port)=\(token)"
        let sent = await onThread { Self.send(1000, seed: seed, port, cookie) }
        #expect(sent >= 1000)
        let role = await onThread { () -> String? in
            for _ in 0..<1000 {
                let socket = TestSocket(port: port, path: "/socket", cookie: cookie)
                if socket?.status == 101 { return socket?.receiveText() }
            }
            return nil
        }
        #expect(role?.contains("role") == true)
        host.stop()
    }

    @Test("a frame above the limit is refused when it says its length, before it has come", .claim("W40"))
    func huge() async throws {
        let host = try BrowserHost()
        let port = try #require(host.url.port)
        let token = try #require(host.url.query?.dropFirst(6))
        let cookie = "agate-\(port)=\(token)"
        for claim in [65_537, 1 << 40, UInt64.max] {
            let code = await onThread { () -> Int? in
                let socket = TestSocket(port: port, path: "/socket", cookie: cookie)
                socket?.send(TestSocket.frame([1, 2, 3], claims: claim))
                while let frame = socket?.receive() {
                    if frame.opcode == 8 { return frame.payload.prefix(2).reduce(0) { $0 << 8 | Int($1) } }
                }
                return nil
            }
            #expect(code == 1009, "\(claim)")
        }
        host.stop()
    }
}
#endif
