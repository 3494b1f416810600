import AgateDisplay
import Foundation

#if AGATE_BROWSER
import FlyingFox
import FlyingSocks
#endif

/// Listens, and answers requests for the page and its socket.
final class BrowserServer: Sendable {
    /// The name and port that the page is reached by.
    let authority: String

    #if AGATE_BROWSER
    private let task: Task<Void, Never>

    /// Begins to listen, and waits until it does.
    init(_ configuration: BrowserConfiguration, token: BrowserToken, roster: ClientRoster)
        throws(BrowserHostError)
    {
        let place = "\(configuration.address):\(configuration.port)"
        guard let port = UInt16(exactly: configuration.port),
            let address = try? sockaddr_in.inet(ip4: configuration.address, port: port)
        else { throw .cannotListen(place) }
        let pool = PollPool()
        let handler = RequestHandler(roster: roster, extra: configuration.extra, pool: pool)
        let server = HTTPServer(
            config: HTTPServer.Configuration(
                address: address,
                timeout: 15,
                pool: pool,
                logger: .disabled
            ),
            handler: handler
        )
        let listening = Guarded<Int?>(nil)
        let isReady = DispatchSemaphore(value: 0)
        task = Task.detached {
            let watch = Task {
                try await server.waitUntilListening(timeout: 5)
                if case .ip4(_, let port) = await server.listeningAddress {
                    listening.withLock { $0 = Int(port) }
                }
                isReady.signal()
            }
            do { try await server.run() } catch { watch.cancel() }
            isReady.signal()
            await server.stop()
        }
        isReady.wait()
        guard let port = listening.withLock({ $0 }) else {
            task.cancel()
            throw .cannotListen(place)
        }
        // A page of another machine, or outside of a container, calls this machine by a name that only the person knows.
        let name = configuration.address == "0.0.0.0" ? "127.0.0.1" : configuration.address
        authority = "\(name):\(port)"
        handler.rule.withLock {
            $0 = AccessRule(
                token: token,
                authorities: Set([authority] + configuration.authorities),
                port: port,
                extra: configuration.extra,
                showsProgram: configuration.showsProgram
            )
        }
    }

    /// Ends: no further request is answered, and open sockets are closed.
    func stop() { task.cancel() }
    #else
    init(_ configuration: BrowserConfiguration, token: BrowserToken, roster: ClientRoster)
        throws(BrowserHostError)
    {
        throw .unavailable
    }

    func stop() {}
    #endif
}

#if AGATE_BROWSER
/// Answers requests.
private final class RequestHandler: HTTPHandler {
    /// Nil until the port is known.
    let rule = Guarded<AccessRule?>(nil)
    private let roster: ClientRoster
    private let extra: (any BrowserExtra)?

    private let pool: PollPool

    init(roster: ClientRoster, extra: (any BrowserExtra)?, pool: PollPool) {
        self.roster = roster
        self.extra = extra
        self.pool = pool
    }

    private func inbound(_ request: HTTPRequest, limit: Int) -> InboundFrames? {
        InboundFrames(from: request.remoteAddress, pool: pool, limit: limit)
    }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let rule = rule.withLock({ $0 }) else { return HTTPResponse(statusCode: .serviceUnavailable) }
        switch rule.answer(to: PageRequest(request)) {
        case .file(let file, let cookie): return Self.answer(file.type, file.bytes, cookie)
        case .extraFile(let file, let cookie): return Self.answer(file.type, file.bytes, cookie)
        case .extraSocket:
            guard let extra else { return HTTPResponse(statusCode: .notFound, headers: Self.headers) }
            let inbound = inbound(request, limit: ExtraSocket.largestMessage)
            return try await WebSocketHTTPHandler(handler: ExtraSocket(extra, inbound)).handleRequest(request)
        case .socket:
            guard let session = roster.join() else {
                return HTTPResponse(statusCode: .serviceUnavailable, headers: Self.headers)
            }
            let inbound = inbound(request, limit: ClientMessage.largestCount)
            let answer = try await WebSocketHTTPHandler(handler: BrowserSocket(session, roster, inbound))
                .handleRequest(request)
            // What asked for was no handshake.
            if answer.statusCode != .switchingProtocols { roster.leave(session) }
            return answer
        case .empty: return HTTPResponse(statusCode: .noContent, headers: Self.headers)
        case .forbidden: return HTTPResponse(statusCode: .forbidden, headers: Self.headers)
        case .notFound: return HTTPResponse(statusCode: .notFound, headers: Self.headers)
        case .methodNotAllowed: return HTTPResponse(statusCode: .methodNotAllowed, headers: Self.headers)
        }
    }

    private static func answer(_ type: String, _ bytes: [UInt8], _ cookie: String?) -> HTTPResponse {
        var headers = headers
        headers[.contentType] = type
        if let cookie { headers[.setCookie] = cookie }
        return HTTPResponse(statusCode: .ok, headers: headers, body: Data(bytes))
    }

    private static var headers: HTTPHeaders {
        HTTPHeaders(
            Dictionary(uniqueKeysWithValues: PageFile.headers.map { (HTTPHeader($0.name), $0.value) })
        )
    }
}

extension PageRequest {
    init(_ request: HTTPRequest) {
        self.init()
        method = request.method.rawValue
        path = request.target.path()
        token = request.query.first { $0.name == "token" }?.value
        host = request.headers[.host]
        origin = request.headers[HTTPHeader("Origin")]
        cookie = request.headers[.cookie]
        fetchSite = request.headers[HTTPHeader("Sec-Fetch-Site")]
    }
}
#endif
