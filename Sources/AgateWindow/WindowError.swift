import Foundation

/// Why no window can be opened.
public struct WindowError: Error, Sendable, CustomStringConvertible {
    /// The reason, in words.
    public let reason: String
    /// The environment variables and devices that were checked for a desktop, with their values.
    public let tried: [String]

    /// One line with the reason and what was tried.
    public var description: String {
        "No window can be opened: \(reason). Tried: \(tried.joined(separator: ", "))."
    }

    package init(_ reason: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.reason = reason
        tried =
            ["DISPLAY", "WAYLAND_DISPLAY"].map { "\($0)=\(environment[$0] ?? "")" }
            + ["/dev/dri \(FileManager.default.fileExists(atPath: "/dev/dri") ? "is there" : "is not there")"]
    }
}
