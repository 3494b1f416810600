public import Foundation

/// The settings by which a program is shown in a browser.
public struct BrowserConfiguration: Sendable {
    /// The port; 0 for one that is free.
    public var port: Int
    /// The address to listen at: this machine only, unless another one is named.
    public var address: String
    /// Whether the person has said that other machines may reach the program.
    public var knowsRisk: Bool
    /// Further names and ports under which the page is called, such as `127.0.0.1:8080` where a container's port is passed on.
    public var authorities: [String]
    /// The size of the program, in points; nil to have that of the page.
    public var fixedSize: CGSize?
    /// The maximum number of bytes a second for each page; nil for no limit.
    public var bytesPerSecond: Double?

    /// A page beside the program's.
    package var extra: (any BrowserExtra)?
    /// Whether the program's own page is there.
    package var showsProgram = true
    /// How much strangers may have of the server.
    package var limits = ServerLimits()

    /// The usual way: this machine only, any free port, the size of the page.
    public init(
        port: Int = 0,
        address: String = "127.0.0.1",
        knowsRisk: Bool = false,
        authorities: [String] = [],
        fixedSize: CGSize? = nil,
        bytesPerSecond: Double? = nil
    ) {
        self.port = port
        self.address = address
        self.knowsRisk = knowsRisk
        self.authorities = authorities
        self.fixedSize = fixedSize
        self.bytesPerSecond = bytesPerSecond
    }

    /// Whether only programs on this machine can reach the address.
    var isLocal: Bool { address.hasPrefix("127.") }
}
