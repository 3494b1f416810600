import AgateBrowser
import AgateTestSupport
import Testing

@Suite("who may come in")
struct AccessRuleTests {
    private let token = BrowserToken(bits: (0x0123_4567_89AB_CDEF, 0xF))
    private var rule: AccessRule { AccessRule(token: token, authorities: ["127.0.0.1:8080"], port: 8080) }
    private var cookie: String { "theme=1; agate-8080=\(token.text); other=2" }

    private func answer(_ change: (inout PageRequest) -> Void) -> PageAnswer {
        var request = PageRequest()
        request.host = "127.0.0.1:8080"
        change(&request)
        return rule.answer(to: request)
    }

    @Test("a token has 32 digits, and no two are the same", .claim("W40"))
    func tokens() {
        #expect(token.text == "0123456789abcdef000000000000000f")
        let all = Set((0..<100).map { _ in BrowserToken().text })
        #expect(all.count == 100)
        #expect(all.allSatisfy { $0.utf8.count == 32 })
        #expect(token.matches(token.text))
        #expect(!token.matches(nil))
        #expect(!token.matches(""))
        #expect(!token.matches(String(token.text.dropLast())))
        #expect(!token.matches(String(token.text.dropLast()) + "e"))
    }

    @Test("the address opens the page and gives a cookie that no script and no other site has", .claim("W40"))
    func opening() {
        #expect(
            answer { $0.token = token.text }
                == .file(.page, cookie: "agate-8080=\(token.text); Path=/; HttpOnly; SameSite=Strict")
        )
    }

    @Test("with the cookie all is open, without it and the token nothing", .claim("W40"))
    func cookies() {
        for path in ["/", "/page.css", "/page.js"] {
            let file = PageFile(path: path)
            #expect(file != nil)
            if let file {
                #expect(answer { ($0.path, $0.cookie) = (path, cookie) } == .file(file, cookie: nil))
            }
            #expect(answer { $0.path = path } == .forbidden)
        }
        #expect(answer { $0.path = "/nothing" } == .forbidden)
        #expect(answer { ($0.path, $0.cookie) = ("/nothing", cookie) } == .notFound)
        #expect(answer { ($0.path, $0.token) = ("/page.js", token.text) } == .forbidden)
        #expect(answer { $0.cookie = "agate-8081=\(token.text)" } == .forbidden)
        #expect(answer { ($0.cookie, $0.method) = (cookie, "POST") } == .methodNotAllowed)
    }

    @Test(
        "a foreign host gets nothing: names that lead here are not enough",
        .claim("W40"),
        arguments: [
            "example.org", "127.0.0.1", "127.0.0.1:8081", "localhost:8080", "127.0.0.1:8080.example.org", "",
        ]
    )
    func hosts(host: String) {
        #expect(answer { ($0.host, $0.token, $0.cookie) = (host, token.text, cookie) } == .forbidden)
    }

    @Test("the socket needs an origin, and it is ours", .claim("W40"))
    func origins() {
        func socket(_ origin: String?) -> PageAnswer {
            answer { ($0.path, $0.cookie, $0.origin) = ("/socket", cookie, origin) }
        }
        #expect(socket("http://127.0.0.1:8080") == .socket)
        for origin in [
            nil, "null", "http://example.org", "http://127.0.0.1:80", "ftp://127.0.0.1:8080",
            "127.0.0.1:8080",
        ] {
            #expect(socket(origin) == .forbidden)
        }
        #expect(answer { ($0.path, $0.origin) = ("/socket", "http://127.0.0.1:8080") } == .forbidden)
        #expect(answer { ($0.token, $0.origin) = (token.text, "http://example.org") } == .forbidden)
        let crossSite = answer {
            ($0.path, $0.cookie, $0.fetchSite) = ("/page.js", cookie, "cross-site")
        }
        #expect(crossSite == .forbidden)
    }

    @Test("no host, no answer")
    func noHost() {
        #expect(answer { ($0.host, $0.token) = (nil, token.text) } == .forbidden)
    }

    @Test("the page is small, and asks for nothing from elsewhere", .claim("W40"))
    func page() {
        let counts = PageFile.allCases.map { $0.bytes.count }
        #expect(counts.allSatisfy { $0 > 500 })
        #expect(counts.reduce(0, +) <= 60_000)
        let text = String(decoding: PageFile.page.bytes, as: UTF8.self)
        #expect(!text.contains("<style") && !text.contains("onclick") && !text.contains("http"))
        #expect(
            PageFile.headers.contains {
                $0.name == "Content-Security-Policy" && $0.value.hasPrefix("default-src 'self';")
            }
        )
    }
}
