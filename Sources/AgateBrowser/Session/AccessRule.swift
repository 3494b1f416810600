/// A request of a browser, as far as it matters here.
package struct PageRequest: Sendable {
    package var method = "GET"
    /// The path, without what follows a question mark.
    package var path = "/"
    /// The value of `token` in what follows the question mark.
    package var token: String?
    package var host: String?
    package var origin: String?
    package var cookie: String?
    /// Where the browser says that the request comes from, `Sec-Fetch-Site`.
    package var fetchSite: String?

    package init() {}
}

/// The answer to a request.
package enum PageAnswer: Sendable, Equatable {
    /// A file of the page; with a cookie for those who came with the token.
    case file(PageFile, cookie: String?)
    /// The socket.
    case socket
    /// A file of the page beside the program's.
    case extraFile(BrowserExtraFile, cookie: String?)
    /// The socket of that page.
    case extraSocket
    /// An empty answer that is no failure: the browser has requested an icon.
    case empty
    case forbidden
    case notFound
    case methodNotAllowed
}

/// The rule for the clients that may see the page and open the socket.
///
/// Everybody needs the token: in the address the first time, in a cookie from then on, which no other site and no script can read. The names by which
/// the server is called and the page that calls must be the ones that were printed: a foreign name that leads to this machine (DNS
/// rebinding) gets nothing, and neither does a foreign page.
///
/// Source: claim W40.
package struct AccessRule: Sendable {
    package let token: BrowserToken
    /// The names and ports, such as `127.0.0.1:8080`, under which the server can be reached.
    package let authorities: Set<String>
    /// The name of the cookie: cookies are shared by all ports of a machine, so it has the port.
    package let cookieName: String
    /// The page beside the program's.
    package let extra: (any BrowserExtra)?
    /// Whether the program's own page is there.
    package let showsProgram: Bool

    package init(
        token: BrowserToken,
        authorities: Set<String>,
        port: Int,
        extra: (any BrowserExtra)? = nil,
        showsProgram: Bool = true
    ) {
        self.showsProgram = showsProgram
        self.extra = extra
        self.token = token
        self.authorities = authorities
        cookieName = "agate-\(port)"
    }

    /// The answer to a request.
    package func answer(to request: PageRequest) -> PageAnswer {
        guard let host = request.host, authorities.contains(host) else { return .forbidden }
        if let origin = request.origin, !isOurs(origin) { return .forbidden }
        let hasCookie = token.matches(cookie(in: request.cookie))
        let isPage = (request.path == "/" && showsProgram) || request.path == extra?.pagePath
        let isOpening = isPage && token.matches(request.token)
        guard hasCookie || isOpening else { return .forbidden }
        guard request.method == "GET" else { return .methodNotAllowed }
        if request.path == "/socket", showsProgram {
            // A browser tells where a socket's page is from, always.
            return request.origin == nil || isForeign(request) ? .forbidden : .socket
        }
        if let extra {
            if request.path == extra.socketPath {
                return request.origin == nil || isForeign(request) ? .forbidden : .extraSocket
            }
            if let file = extra.file(at: request.path) {
                if request.path != extra.pagePath, isForeign(request) { return .forbidden }
                return .extraFile(file, cookie: isOpening ? cookieHeader : nil)
            }
        }
        if showsProgram, let file = PageFile(path: request.path) {
            if file != .page, isForeign(request) { return .forbidden }
            return .file(file, cookie: isOpening ? cookieHeader : nil)
        }
        return request.path == "/favicon.ico" ? .empty : .notFound
    }

    /// The cookie for those who came with the token.
    private var cookieHeader: String { "\(cookieName)=\(token.text); Path=/; HttpOnly; SameSite=Strict" }

    private func isOurs(_ origin: String) -> Bool {
        ["http://", "https://"].contains {
            origin.hasPrefix($0) && authorities.contains(String(origin.dropFirst($0.count)))
        }
    }

    private func isForeign(_ request: PageRequest) -> Bool {
        request.fetchSite.map { $0 != "same-origin" && $0 != "none" } ?? false
    }

    private func cookie(in header: String?) -> String? {
        for part in (header ?? "").split(separator: ";") {
            let pair = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            if pair.count == 2, pair[0] == cookieName { return String(pair[1]) }
        }
        return nil
    }
}
