#if AGATE_BROWSER
import AgateBrowser
import AgateTestSupport
import Foundation
import Testing

/// What strangers get of the server, by real sockets on this machine.
@Suite("A server and its strangers", .serialized)
@MainActor struct ServerLimitTests {
    /// A client whose calls wait for the server, ten seconds at most.
    private final class Client: Sendable {
        let file: Int32

        init(_ port: Int) throws {
            file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var patience = timeval(tv_sec: 10, tv_usec: 0)
            setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = in_port_t(port).bigEndian
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            let failure = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            try #require(failure == 0)
        }

        deinit { close(file) }

        func send(_ text: String) {
            let bytes = Array(text.utf8)
            _ = Glibc.send(file, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        }

        /// All that comes until the server closes; nil where it does not within ten seconds.
        func readToEnd() -> String? {
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = read(file, &buffer, buffer.count)
                if count < 0, errno == EAGAIN { return nil }
                guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
                bytes += buffer[..<count]
            }
        }
    }

    private func host(_ change: (inout ServerLimits) -> Void = { _ in }) throws -> (BrowserHost, Int, String)
    {
        var configuration = BrowserConfiguration()
        change(&configuration.limits)
        let host = try BrowserHost(configuration)
        let port = try #require(host.url.port)
        let token = try #require(host.url.query)
        let head =
            "GET /page.css HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: agate-\(port)=\(token.dropFirst(6))\r\n"
        return (host, port, head)
    }

    private nonisolated func answer(_ port: Int, _ text: String) async throws -> String {
        let client = try Client(port)
        return await onThread {
            client.send(text)
            return client.readToEnd() ?? "the server does not close"
        }
    }

    @Test("what is too long is answered with 414 or 431, and the connection closes", .claim("Q6.1"))
    func tooLong() async throws {
        let (host, port, head) = try host()
        let long = String(repeating: "a", count: 200_000)
        #expect(try await answer(port, "GET /\(long)").hasPrefix("HTTP/1.1 414 "))
        #expect(try await answer(port, "\(head)X: \(long)").hasPrefix("HTTP/1.1 431 "))
        #expect(
            try await answer(port, "\(head)\(String(repeating: "X: y\r\n", count: 200))").hasPrefix(
                "HTTP/1.1 431 "
            )
        )
        host.stop()
    }

    @Test("no request has a body: none is read, and the connection closes", .claim("Q6.1"))
    func bodies() async throws {
        let (host, port, head) = try host()
        #expect(
            try await answer(port, "\(head)Content-Length: 9000000\r\n\r\nabc").hasPrefix("HTTP/1.1 413 ")
        )
        #expect(
            try await answer(port, "\(head)Transfer-Encoding: chunked\r\n\r\n3").hasPrefix("HTTP/1.1 413 ")
        )
        let post = head.replacing("GET /page.css", with: "POST /")
        #expect(
            try await answer(port, "\(post)Content-Length: 9000000\r\n\r\nabc").hasPrefix("HTTP/1.1 405 ")
        )
        host.stop()
    }

    @Test("a head that does not end is given up, with 408 if it has begun", .claim("Q6.1"))
    func slow() async throws {
        let (host, port, head) = try host { $0.headSeconds = 0.05 }
        #expect(ServerLimits().headSeconds == 5)
        #expect(try await answer(port, head).hasPrefix("HTTP/1.1 408 "))
        #expect(try await answer(port, "") == "")
        host.stop()
    }

    @Test("of connections that wait the oldest makes room for the next one, which is served", .claim("Q6.1"))
    func many() async throws {
        let (host, port, head) = try host {
            $0.maxConnections = 4
            $0.headSeconds = 1000
        }
        let idle = try (0..<20).map { _ in try Client(port) }
        let answer = try await answer(port, "\(head)Connection: close\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        for client in idle.prefix(16) {
            let said = await onThread { client.readToEnd() }
            #expect(said == "")
        }
        host.stop()
    }

    @Test("several requests on one connection are answered in turn, and it ends when the client says so")
    func kept() async throws {
        let (host, port, head) = try host()
        let answer = try await answer(port, "\(head)\r\n\(head)\r\n\(head)Connection: close\r\n\r\n")
        #expect(answer.components(separatedBy: "HTTP/1.1 200 OK").count == 4)
        #expect(answer.components(separatedBy: "Connection: keep-alive").count == 3)
        host.stop()
    }

    @Test("a server that stops tells its pages and closes their sockets", .claim("Q6.1"))
    func stopping() async throws {
        let (host, port, head) = try host()
        let socket =
            head.replacing("/page.css", with: "/socket")
            + "Origin: http://127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        let client = try Client(port)
        client.send(socket)
        // The first words of the answer have come: the page is in the roster.
        let isOpen = await onThread {
            var byte: UInt8 = 0
            return read(client.file, &byte, 1) == 1
        }
        #expect(isOpen && host.clientCount == 1)
        host.stop()
        let said = await onThread { client.readToEnd() }
        let text = try #require(said)
        #expect(text.contains("101 Switching Protocols"))
        #expect(text.contains("\"end\""))
    }
}
#endif
