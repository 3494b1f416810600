import AgateBrowser
import AgateInspector
import AgateTestSupport
import Foundation
import Testing

@MainActor @Suite("The inspector beside any program", .serialized)
struct InspectorLinkTests {
    @Test("whoever starts programs finds the inspector by name where it is linked", .claim("W50"))
    func link() throws {
        let page = try #require(BrowserExtras.inspector(program: "clock", mayEdit: false))
        #expect(page.pagePath == "/inspect")
        #expect(page.file(at: "/inspect.js") != nil)
    }

    @Test("the page is small, and asks for nothing from elsewhere", .claim("W50"))
    func page() throws {
        let files = ["/inspect", "/inspect.css", "/inspect.js"].compactMap {
            InspectorPage.file(at: $0)?.bytes
        }
        #expect(files.count == 3)
        #expect(files.reduce(0) { $0 + $1.count } <= 64_000)
        let text = String(decoding: try #require(files.first), as: UTF8.self)
        #expect(!text.contains("<style") && !text.contains("onclick") && !text.contains("http"))
    }

    @Test("a command line says whether the inspector is there, where, and whether it may change things")
    func arguments() throws {
        #expect(try InspectArguments(["clock", "--window"]) == InspectArguments())
        let wanted = try InspectArguments(["clock", "--inspect=8081", "--inspect-edit"])
        #expect(wanted.isWanted && wanted.mayEdit && wanted.port == 8081)
        #expect(try InspectArguments(["clock", "--inspect"]).port == 0)
        #expect(throws: BrowserArguments.Mistake.self) { try InspectArguments(["clock", "--inspect=70000"]) }
    }

    #if AGATE_BROWSER
    @Test("a program in a window has the inspector's page and socket, and no other page", .claim("W50"))
    func host() async throws {
        var configuration = BrowserConfiguration()
        configuration.extra = BrowserExtras.inspector(program: "clock", mayEdit: false)
        let host = try ExtraHost(configuration)
        let port = try #require(host.url.port)
        let token = try #require(host.url.query?.dropFirst(6))
        #expect(host.url.path == "/inspect")
        let cookie = "agate-\(port)=\(token)"
        let wanted = ["/inspect/socket": 101, "/socket": 404, "/": 404, "/page.js": 404, "/inspect.js": 200]
        for (path, status) in wanted {
            let found = await onThread { TestSocket(port: port, path: path, cookie: cookie)?.status }
            #expect(found == status, "\(path)")
        }
        let stranger = await onThread { TestSocket(port: port, path: "/inspect/socket", cookie: "")?.status }
        #expect(stranger == 403)
        let answer = await onThread { () -> String? in
            let socket = TestSocket(port: port, path: "/inspect/socket", cookie: cookie)
            socket?.send(text: #"{"jsonrpc":"2.0","id":1,"method":"inspector.hello"}"#)
            return socket?.receiveText()
        }
        #expect(answer?.contains(#""program":"clock""#) == true)
        host.stop()
    }
    #endif
}
