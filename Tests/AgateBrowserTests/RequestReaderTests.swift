import AgateBrowser
import AgateTestSupport
import Foundation
import Testing

@Suite("Heads of requests")
struct RequestReaderTests {
    private func read(_ text: String) -> RequestReader.Result {
        var reader = RequestReader()
        reader.add(text.utf8)
        return reader.next()
    }

    @Test("a head is read whether it comes whole or byte by byte")
    func pieces() throws {
        let text =
            "GET /page.js?token=ab&x=1 HTTP/1.1\r\nHost:  127.0.0.1:80 \r\nCookie: a=1\r\nCookie: b=2\r\nConnection: keep-alive, Upgrade\r\n\r\n"
        guard case .head(let whole) = read(text) else {
            Issue.record("the head is not read")
            return
        }
        #expect(whole.method == "GET" && whole.path == "/page.js" && whole.parameter("token") == "ab")
        #expect(whole["host"] == "127.0.0.1:80" && whole["cookie"] == "a=1; b=2")
        #expect(whole.has("upgrade", in: "connection") && whole.keepsConnection && !whole.hasBody)
        var reader = RequestReader()
        for (index, byte) in text.utf8.enumerated() {
            #expect(reader.next() == .unfinished, "before byte \(index)")
            reader.add([byte])
        }
        #expect(reader.next() == .head(whole))
        #expect(reader.isEmpty)
    }

    @Test("requests that follow each other at once are read in turn")
    func pipelined() throws {
        var reader = RequestReader()
        reader.add("\r\nGET /a HTTP/1.1\n\nGET /b HTTP/1.0\r\n\r\nrest".utf8)
        guard case .head(let first) = reader.next(), case .head(let second) = reader.next() else {
            Issue.record("two heads are there")
            return
        }
        #expect(first.path == "/a" && second.path == "/b" && !second.keepsConnection)
        #expect(reader.takeRest() == Array("rest".utf8))
        #expect(reader.next() == .unfinished)
    }

    @Test("lines have 16 KB at most: 414 for the first one, 431 for the others", .claim("Q6.1"))
    func longLines() {
        let limit = 16 * 1024
        let path = "/" + String(repeating: "a", count: limit - "GET / HTTP/1.1".count)
        if case .head(let head) = read("GET \(path) HTTP/1.1\r\n\r\n") {
            #expect(head.path == path)
        } else {
            Issue.record("a line of 16 KB is read")
        }
        #expect(read("GET \(path)a HTTP/1.1\r\n\r\n") == .refused(status: 414))
        #expect(read(String(repeating: "a", count: limit + 2)) == .refused(status: 414))
        let field = "X: " + String(repeating: "a", count: limit)
        #expect(read("GET / HTTP/1.1\r\n\(field)\r\n\r\n") == .refused(status: 431))
        #expect(read("GET / HTTP/1.1\r\n\(field)") == .refused(status: 431))
        let lines = String(repeating: "X: \(String(repeating: "a", count: 8000))\r\n", count: 9)
        #expect(read("GET / HTTP/1.1\r\n\(lines)\r\n") == .refused(status: 431))
        let fields = (0...100).map { "X\($0): a\r\n" }.joined()
        #expect(read("GET / HTTP/1.1\r\n\(fields)\r\n") == .refused(status: 431))
        #expect(read(String(repeating: "\r\n", count: 40_000)) == .refused(status: 431))
    }

    @Test("what is kept of a client stays below 100 KB, however it sends", .claim("Q6.1"))
    func bounded() {
        for piece in ["a", "\r\n", "X: y\r\n", "GET / HTTP/1.1\r\nA: b"] {
            var reader = RequestReader()
            let bytes = Array(String(repeating: piece, count: 16 * 1024 / piece.utf8.count).utf8)
            var maximum = 0
            sending: for _ in 0..<128 {
                reader.add(bytes)
                reading: while true {
                    switch reader.next() {
                    case .unfinished: break reading
                    case .head: continue
                    case .refused: break sending
                    }
                }
                maximum = max(maximum, reader.count)
            }
            #expect(maximum < 100_000, "\(piece)")
        }
    }

    @Test(
        "what is no request is refused",
        arguments: [
            ("", 0), ("GET\r\n\r\n", 400), ("GET /\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\r\n", 400),
            ("GET / HTTP/1.1 \r\n\r\n", 400), ("GET / HTTP/2.0\r\n\r\n", 505), ("GET / FTP/1.1\r\n\r\n", 400),
            ("GET http://a/ HTTP/1.1\r\n\r\n", 400), ("G\u{0}T / HTTP/1.1\r\n\r\n", 400),
            ("GET /\u{7F} HTTP/1.1\r\n\r\n", 400), ("GET /é HTTP/1.1\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost\r\n\r\n", 400), ("GET / HTTP/1.1\r\n: a\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400), ("GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nA: b\rc\r\n\r\n", 400), ("GET / HTTP/1.1\r\nA: \u{0}\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nContent-Length: 1, 1\r\n\r\n", 400),
        ]
    )
    func refusals(text: String, status: Int) {
        #expect(read(text) == (status == 0 ? .unfinished : .refused(status: status)))
    }

    @Test("random bytes and broken requests end in a status or in waiting, and never trap")
    func hostile() {
        var generator = SeededGenerator(seed: 28)
        let parts = [
            "GET ", "/", " HTTP/1.1", "\r\n", "\n", "\r", ":", " ", "\t", "Host: a", "Cookie",
            "Content-Length: 5",
            "Transfer-Encoding: chunked", "\u{0}", "é", "?token=", "&", "=", "\r\n\r\n", "Upgrade: websocket",
        ]
        for _ in 0..<2000 {
            var reader = RequestReader()
            for _ in 0..<Int.random(in: 1...30, using: &generator) {
                if Bool.random(using: &generator) {
                    reader.add(parts.randomElement(using: &generator)?.utf8 ?? "".utf8)
                } else {
                    reader.add((0..<4).map { _ in UInt8.random(in: 0...255, using: &generator) })
                }
                reading: while true {
                    switch reader.next() {
                    case .unfinished: break reading
                    case .head(let head):
                        _ = (head.hasBody, head.parameter("token"), WebSocketHandshake.acceptance(of: head))
                    case .refused: reader = RequestReader()
                    }
                }
            }
            _ = reader.takeRest()
        }
    }

    @Test("the handshake of RFC 6455, section 1.3")
    func handshake() throws {
        let lines = [
            "GET /chat HTTP/1.1", "Host: server.example.com", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
        ]
        func acceptance(_ lines: [String]) -> String? {
            guard case .head(let head) = read(lines.joined(separator: "\r\n") + "\r\n\r\n") else {
                return nil
            }
            return WebSocketHandshake.acceptance(of: head)
        }
        #expect(acceptance(lines) == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        for left in 2..<6 { #expect(acceptance(lines.enumerated().filter { $0.0 != left }.map(\.1)) == nil) }
        #expect(acceptance(lines.dropLast() + ["Sec-WebSocket-Version: 8"]) == nil)
    }

    @Test("digests of FIPS 180's examples")
    func digests() {
        func hex(_ text: String) -> String {
            SHA1.digest(of: Array(text.utf8)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
                .joined()
        }
        #expect(hex("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hex("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
        #expect(
            hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                == "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
        )
    }
}
