import AgateDisplay
import Foundation

/// Listens, and answers requests for the page and its socket.
final class BrowserServer: Sendable {
    /// The name and port that the page is reached by.
    let authority: String

    #if AGATE_BROWSER
    private let loop: ConnectionLoop

    /// The maximum number of connections that the system keeps until they are accepted.
    private static let backlog: Int32 = 1024

    /// Begins to listen.
    init(_ configuration: BrowserConfiguration, token: BrowserToken, sessionList: SessionList)
        throws(BrowserHostError)
    {
        let limits = configuration.limits
        guard let (listener, port) = Self.listen(configuration) else {
            throw .cannotListen("\(configuration.address):\(configuration.port)")
        }
        // A page of another machine, or outside of a container, calls this machine by a name that only the person knows.
        let name = configuration.address == "0.0.0.0" ? "127.0.0.1" : configuration.address
        authority = "\(name):\(port)"
        let desk = RequestDesk(
            rule: AccessRule(
                token: token,
                authorities: Set([authority] + configuration.authorities),
                port: port,
                extra: configuration.extra,
                showsProgram: configuration.showsProgram
            ),
            sessionList: sessionList,
            extra: configuration.extra,
            maxExtraSockets: limits.maxExtraSockets
        )
        guard let loop = ConnectionLoop(listener, limits: limits, answer: { desk.answer($0) }) else {
            close(listener)
            throw .cannotListen(authority)
        }
        self.loop = loop
    }

    /// Ends: no further request is answered, and open sockets are closed.
    func stop() { loop.stop() }

    /// A socket that listens, and its port.
    private static func listen(_ configuration: BrowserConfiguration) -> (file: Int32, port: Int)? {
        guard let port = UInt16(exactly: configuration.port) else { return nil }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        guard inet_pton(AF_INET, configuration.address, &address.sin_addr) == 1 else { return nil }
        let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
        let file = socket(AF_INET, Int32(kind), 0)
        guard file >= 0 else { return nil }
        var yes: Int32 = 1
        setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &yes, 4)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(file, $0, size) == 0 && Glibc.listen(file, backlog) == 0
                    && getsockname(file, $0, &size) == 0
            }
        }
        guard isListening else {
            close(file)
            return nil
        }
        return (file, Int(UInt16(bigEndian: address.sin_port)))
    }
    #else
    init(_ configuration: BrowserConfiguration, token: BrowserToken, sessionList: SessionList)
        throws(BrowserHostError)
    {
        throw .unavailable
    }

    func stop() {}
    #endif
}

#if AGATE_BROWSER
/// Answers requests, on the server's thread.
private final class RequestDesk: Sendable {
    private let rule: AccessRule
    private let sessionList: SessionList
    private let extra: (any BrowserExtra)?
    private let maxExtraSockets: Int
    private let extraSockets = LockedValue(0)

    init(rule: AccessRule, sessionList: SessionList, extra: (any BrowserExtra)?, maxExtraSockets: Int) {
        (self.rule, self.sessionList, self.extra, self.maxExtraSockets) = (
            rule, sessionList, extra, maxExtraSockets
        )
    }

    func answer(_ head: RequestHead) -> ConnectionLoop.Answer {
        let answer = rule.answer(to: PageRequest(head))
        switch answer {
        case .file, .extraFile, .socket, .extraSocket, .empty:
            if head.hasBody { return Self.status(413) }
        case .forbidden, .notFound, .methodNotAllowed: break
        }
        switch answer {
        case .file(let file, let cookie): return Self.file(file.type, file.bytes, cookie)
        case .extraFile(let file, let cookie): return Self.file(file.type, file.bytes, cookie)
        case .extraSocket:
            guard let acceptance = WebSocketHandshake.acceptance(of: head) else { return Self.status(400) }
            guard let extra else { return Self.status(404) }
            let isFree = extraSockets.withLock { count in
                guard count < maxExtraSockets else { return false }
                count += 1
                return true
            }
            guard isFree else { return Self.status(503) }
            let socket = ExtraSocket(extra) { [extraSockets] in extraSockets.withLock { $0 -= 1 } }
            return .socket(socket, acceptance: acceptance)
        case .socket:
            guard let acceptance = WebSocketHandshake.acceptance(of: head) else { return Self.status(400) }
            guard let session = sessionList.join() else { return Self.status(503) }
            return .socket(BrowserSocket(session, sessionList), acceptance: acceptance)
        case .empty: return Self.status(204)
        case .forbidden: return Self.status(403)
        case .notFound: return Self.status(404)
        case .methodNotAllowed:
            return .response(ServerResponse(405, fields: PageFile.headers + [("Allow", "GET")]))
        }
    }

    private static func status(_ status: Int) -> ConnectionLoop.Answer {
        .response(ServerResponse(status, fields: PageFile.headers))
    }

    private static func file(_ type: String, _ bytes: [UInt8], _ cookie: String?) -> ConnectionLoop.Answer {
        var fields = PageFile.headers + [("Content-Type", type)]
        if let cookie { fields.append(("Set-Cookie", cookie)) }
        return .response(ServerResponse(200, fields: fields, body: bytes))
    }
}

extension PageRequest {
    init(_ head: RequestHead) {
        self.init()
        method = head.method
        path = head.path
        token = head.parameter("token")
        host = head["host"]
        origin = head["origin"]
        cookie = head["cookie"]
        fetchSite = head["sec-fetch-site"]
    }
}
#endif
