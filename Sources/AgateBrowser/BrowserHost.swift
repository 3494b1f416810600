public import AgateDisplay
public import Foundation

/// Shows a display in pages of browsers, and brings what is done there to the program.
///
///     let host = try BrowserHost()
///     print(host.url)
///     let connection = HostConnection(host, to: display) { input in … }
///
/// The server listens on this machine only. The address holds a secret, which gives access to the program. One page drives and up to three more
/// watch. Nothing that a page does, or fails to do, makes the program wait.
///
/// Programs of UIKit need none of their own: `--browser` makes one.
@MainActor public final class BrowserHost: DisplayHost {
    /// The address to open, with its secret.
    public let url: URL
    /// The address without the secret.
    public let origin: String
    /// The address of the page beside the program's, with the secret; nil without one.
    package let extraURL: URL?
    /// Refreshes per second: those of most screens; a page that has fewer gets fewer.
    public let refreshRate = 60.0
    /// The size of the display, in points: that of the page that drives, or the program's own.
    public private(set) var size: CGSize
    /// Pixels per point of the page that drives, 1 to 3.
    public private(set) var scale: CGFloat

    private let configuration: BrowserConfiguration
    nonisolated private let sessionList: SessionList
    private let inbox: InputInbox
    private let server: BrowserServer
    private let heartbeat: Heartbeat

    /// The size before a page tells its own, in points.
    ///
    /// GUESS browser-first-size: a phone's.
    private static let firstSize = CGSize(width: 390, height: 844)
    /// Pixels per point before a page tells its own.
    private static let firstScale: CGFloat = 2

    /// Begins to listen.
    ///
    /// - Throws: ``BrowserHostError``.
    public init(_ configuration: BrowserConfiguration = BrowserConfiguration()) throws {
        guard configuration.isLocal || configuration.knowsRisk else {
            throw BrowserHostError.needsConsent(configuration.address)
        }
        self.configuration = configuration
        size = configuration.fixedSize ?? Self.firstSize
        scale = Self.firstScale
        let inbox = InputInbox { SystemMainQueue.async($0) }
        let sessionList = SessionList(
            inbox: inbox,
            fixedSize: configuration.fixedSize.map { [Double($0.width), Double($0.height)] },
            bytesPerSecond: configuration.bytesPerSecond
        )
        let token = BrowserToken()
        server = try BrowserServer(configuration, token: token, sessionList: sessionList)
        self.inbox = inbox
        self.sessionList = sessionList
        origin = "http://\(server.authority)"
        guard let url = URL(string: "\(origin)/?token=\(token.text)") else {
            throw BrowserHostError.cannotListen(server.authority)
        }
        self.url = url
        extraURL = configuration.extra.flatMap { [origin] in
            URL(string: "\(origin)\($0.pagePath)?token=\(token.text)")
        }
        heartbeat = Heartbeat { sessionList.tick() }
    }

    deinit {
        sessionList.end()
        server.stop()
    }

    /// The number of pages that show the program.
    public var clientCount: Int { sessionList.count }

    /// Begins to bring input to the program.
    public func start(_ display: LiveDisplay, input: @escaping @MainActor (HostInput) -> Void) {
        inbox.open { [weak self] change in
            guard let self else { return }
            var change = change
            if case .resize(var wanted) = change.event {
                // A program with a size of its own takes the page's scale alone.
                if let fixed = configuration.fixedSize {
                    (wanted.width, wanted.height) = (Double(fixed.width), Double(fixed.height))
                }
                (size, scale) = (wanted.size, wanted.scale)
                change.event = .resize(wanted)
            }
            input(change)
        }
    }

    /// Leaves a frame to all pages, and returns at once.
    nonisolated public func present(_ frame: LiveFrame) {
        sessionList.show(frame)
    }

    /// Tells all pages what the program wants; a text for the clipboard only the one that drives.
    public func perform(_ request: HostRequest) {
        sessionList.tell(request)
    }

    /// Tells all pages that the program has ended, and stops to listen.
    public func stop() {
        inbox.open(nil)
        sessionList.end()
        server.stop()
    }
}
