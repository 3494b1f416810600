import AgateBrowser
import AgateTestSupport
import Foundation
import Testing

@Suite("a server for a page", .serialized)
@MainActor struct BrowserHostTests {
    @Test("addresses that others can reach need a word", .claim("W40"))
    func consent() {
        #expect(throws: BrowserHostError.needsConsent("0.0.0.0")) {
            try BrowserHost(BrowserConfiguration(address: "0.0.0.0"))
        }
    }

    #if AGATE_BROWSER
    /// The first line of the answer to a request.
    private nonisolated static func status(_ port: Int, _ lines: [String]) -> String? {
        let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var patience = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let failure = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, size) }
        }
        guard failure == 0 else { return nil }
        let request = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        guard write(file, request, request.count) == request.count else { return nil }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(file, &bytes, 64)
        return count > 12 ? String(decoding: bytes[9..<12], as: UTF8.self) : nil
    }

    @Test("the printed address answers, and nothing else does", .claim("W40"))
    func requests() async throws {
        let host = try BrowserHost()
        let port = try #require(host.url.port)
        let token = try #require(host.url.query)
        #expect(host.origin == "http://127.0.0.1:\(port)")
        let name = "127.0.0.1:\(port)"
        let cookie = "Cookie: agate-\(port)=\(token.dropFirst(6))"
        let socket = [
            "GET /socket HTTP/1.1", "Host: \(name)", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
        ]
        let requests = [
            ("200", ["GET /?\(token) HTTP/1.1", "Host: \(name)"]),
            ("200", ["GET /page.js HTTP/1.1", "Host: \(name)", cookie]),
            ("403", ["GET / HTTP/1.1", "Host: \(name)"]),
            ("403", ["GET /?\(token) HTTP/1.1", "Host: example.org"]),
            ("405", ["POST / HTTP/1.1", "Host: \(name)", cookie]),
            ("404", ["GET /../../etc/passwd HTTP/1.1", "Host: \(name)", cookie]),
            ("101", socket + [cookie, "Origin: \(host.origin)"]),
            ("403", socket + [cookie, "Origin: http://example.org"]),
            ("403", socket + [cookie]),
            ("403", socket + ["Origin: \(host.origin)"]),
        ]
        for (wanted, lines) in requests {
            let status = await onThread { Self.status(port, lines) }
            #expect(status == wanted, "\(lines)")
        }
        host.stop()
    }

    @Test("a port that is taken is an error")
    func taken() throws {
        let first = try BrowserHost()
        let port = try #require(first.url.port)
        #expect(throws: BrowserHostError.cannotListen("127.0.0.1:\(port)")) {
            try BrowserHost(BrowserConfiguration(port: port))
        }
        first.stop()
    }

    @Test(
        "addresses that are none are errors",
        arguments: [("127.0.0.999", 0), ("127.0.0.1", 70_000), ("127.0.0.1", -1)]
    )
    func wrongPlaces(address: String, port: Int) {
        #expect(throws: BrowserHostError.self) {
            try BrowserHost(BrowserConfiguration(port: port, address: address, knowsRisk: true))
        }
    }
    #endif
}
