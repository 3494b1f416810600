import AgateBrowser
import AgateInspector
import AgateTestSupport
import Foundation
import Testing

#if AGATE_BROWSER
@Suite("messages that no tool sends", .serialized)
@MainActor struct InspectorBadMessageTests {
    private nonisolated static func send(_ count: Int, seed: UInt64, _ port: Int, _ cookie: String) -> Int {
        // Not the methods that pause the clock of the process.
        var messages = BadMessages(
            seed: seed,
            words: [
                "jsonrpc", "id", "method", "params", "at", "node.get", "tree.get", "anim.list", "pick", "x",
                "y", "node.set",
                "key", "value", "node.picture", "scale", "damage.get", "from", "to", "frame.get", "number",
                "debug.get",
                "commit.get", "tree.subscribe", "on", "0",
            ]
        )
        var sent = 0
        var refused = 0
        while sent < count, refused < 10_000 {
            guard let socket = TestSocket(port: port, path: "/inspect/socket", cookie: cookie),
                socket.status == 101
            else {
                // Sockets are limited in number, and the ends of those before may not have been seen yet.
                refused += 1
                continue
            }
            for _ in 0..<50 where socket.send(messages.frame()) { sent += 1 }
            socket.send(TestSocket.frame([], opcode: 8))
        }
        return sent
    }

    /// A thousand of them; AGATE_SEEDS=10 sends ten thousand.
    @Test(
        "are answered with errors, or close their socket: the inspector answers afterwards",
        .claim("W51"),
        arguments: Seeds.upTo(1)
    )
    func frames(seed: UInt64) async throws {
        var configuration = BrowserConfiguration()
        configuration.extra = InspectorHost(program: "clock", mayEdit: true)
        let host = try ExtraHost(configuration)
        let port = try #require(host.url.port)
        let token = try #require(host.url.query?.dropFirst(6))
        let cookie = "agate-\(port)=\(token)"
        let sent = await onThread { Self.send(1000, seed: seed, port, cookie) }
        #expect(sent >= 1000)
        let answer = await onThread { () -> String? in
            let socket = TestSocket(port: port, path: "/inspect/socket", cookie: cookie)
            socket?.send(text: #"{"jsonrpc":"2.0","id":1,"method":"inspector.hello"}"#)
            return socket?.receiveText()
        }
        #expect(answer?.contains(#""program":"clock""#) == true)
        host.stop()
    }
}
#endif
