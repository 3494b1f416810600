import AgateBrowser
import AgateTestSupport
import Foundation
import Testing

@Suite("A page beside the program's")
struct ExtraPageTests {
    private struct Extra: BrowserExtra {
        var pagePath: String { "/inspect" }
        var socketPath: String { "/inspect/socket" }

        func file(at path: String) -> BrowserExtraFile? {
            ["/inspect", "/inspect.js"].contains(path)
                ? BrowserExtraFile(type: "text/plain", bytes: Array(path.utf8)) : nil
        }

        func open(_ outbox: TextOutbox) -> any BrowserExtraConnection { Connection() }
    }

    private struct Connection: BrowserExtraConnection {
        func receive(_ text: String) {}
        func close() {}
    }

    private func answer(_ path: String, _ change: (inout PageRequest) -> Void = { _ in }) -> PageAnswer {
        let token = BrowserToken()
        let rule = AccessRule(token: token, authorities: ["127.0.0.1:8080"], port: 8080, extra: Extra())
        var request = PageRequest()
        request.path = path
        request.host = "127.0.0.1:8080"
        request.cookie = "agate-8080=\(token.text)"
        change(&request)
        if request.token == "right" { request.token = token.text }
        return rule.answer(to: request)
    }

    @Test("its files and its socket need what the program's need", .claim("W50"))
    func access() {
        let page = BrowserExtraFile(type: "text/plain", bytes: Array("/inspect".utf8))
        #expect(answer("/inspect") == .extraFile(page, cookie: nil))
        #expect(answer("/inspect") { $0.cookie = nil } == .forbidden)
        #expect(answer("/inspect") { $0.host = "elsewhere:8080" } == .forbidden)
        #expect(answer("/inspect.js") { $0.fetchSite = "cross-site" } == .forbidden)
        #expect(answer("/inspect/socket") == .forbidden)
        #expect(answer("/inspect/socket") { $0.origin = "http://127.0.0.1:8080" } == .extraSocket)
        #expect(answer("/inspect/socket") { $0.origin = "http://evil.example" } == .forbidden)
        guard case .extraFile(_, let cookie?) = answer("/inspect", { ($0.cookie, $0.token) = (nil, "right") })
        else {
            Issue.record("the address with the secret opens the page")
            return
        }
        #expect(cookie.contains("HttpOnly; SameSite=Strict"))
        #expect(answer("/inspect.js") { ($0.cookie, $0.token) = (nil, "right") } == .forbidden)
    }

    @Test("texts are sent in their order, and none after the end")
    func outbox() async {
        let outbox = TextOutbox()
        outbox.put("a")
        outbox.put("b")
        #expect(outbox.count == 2)
        #expect(await outbox.next() == "a")
        #expect(await outbox.next() == "b")
        outbox.end()
        outbox.put("c")
        #expect(await outbox.next() == nil)
        #expect(outbox.count == 0)
    }

    @Test("who is to end takes what waits first, and nothing that comes later")
    func finish() async {
        let outbox = TextOutbox()
        outbox.put("a")
        outbox.finish()
        outbox.put("b")
        #expect(await outbox.next() == "a")
        #expect(await outbox.next() == nil)
        let waiting = TextOutbox()
        async let next = waiting.next()
        waiting.put("c")
        waiting.finish()
        #expect(await next == "c")
        #expect(await waiting.next() == nil)
    }
}
