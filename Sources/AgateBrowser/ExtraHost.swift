package import Foundation

/// Serves a page beside a program that is not in a browser itself, such as the inspector's of a program in a window.
///
/// It listens and lets in as ``BrowserHost`` does; the program's own page is not there.
@MainActor package final class ExtraHost {
    /// The address of the page, with its secret.
    package let url: URL
    private let server: BrowserServer

    /// Begins to listen.
    ///
    /// - Parameter configuration: Its `extra` is the page; without one nothing is there.
    /// - Throws: ``BrowserHostError``.
    package init(_ configuration: BrowserConfiguration) throws {
        guard configuration.isLocal || configuration.knowsRisk else {
            throw BrowserHostError.needsConsent(configuration.address)
        }
        var configuration = configuration
        configuration.showsProgram = false
        let token = BrowserToken()
        server = try BrowserServer(
            configuration,
            token: token,
            sessionList: SessionList(inbox: InputInbox { _ in })
        )
        let path = configuration.extra?.pagePath ?? "/"
        guard let url = URL(string: "http://\(server.authority)\(path)?token=\(token.text)") else {
            throw BrowserHostError.cannotListen(server.authority)
        }
        self.url = url
    }

    deinit { server.stop() }

    /// Stops to listen.
    package func stop() { server.stop() }
}
