import AgateDisplay
public import Foundation
import QuartzCore

extension UIApplication {
    /// Opens an address with the desktop's program for it.
    ///
    /// On the live display only, by `xdg-open`: a program that is rendered or tested on a manual display opens nothing.
    ///
    /// - Parameters:
    ///   - options: Not used.
    ///   - completion: Called on the main queue with whether the desktop accepted the URL.
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOpened = ExternalOpening.open(url)
        DispatchQueue.main.async { ViewThread.run { completion?(isOpened) } }
    }

    /// Opens a URL with the desktop's program for it; returns whether the desktop has accepted it.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        ExternalOpening.open(url)
    }

    /// Whether the desktop could open an address: one of the web or of mail, or a file, on the live display.
    public func canOpenURL(_ url: URL) -> Bool { ExternalOpening.canOpen(url) }
}

@MainActor enum ExternalOpening {
    private static let schemes: Set<String> = ["http", "https", "mailto", "file"]
    private static let tool = "/usr/bin/xdg-open"

    static func canOpen(_ url: URL) -> Bool {
        schemes.contains(url.scheme?.lowercased() ?? "") && DisplayContext.current.display is LiveDisplay
            && FileManager.default.isExecutableFile(atPath: tool)
    }

    static func open(_ url: URL) -> Bool {
        guard canOpen(url) else { return false }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = [url.absoluteString]
        return (try? process.run()) != nil
    }
}
