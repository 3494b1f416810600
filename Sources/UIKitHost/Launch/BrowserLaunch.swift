package import AgateBrowser
import AgateDisplay
import Foundation
import QuartzCore
import UIKitCore

/// Shows the program in a browser.
@MainActor package enum BrowserLaunch {
    /// The status of a program that was to be shown and cannot be: the `EX_UNAVAILABLE` of sysexits.
    private static let unavailable: Int32 = 69
    /// The status of a command line that makes no sense, as of `agate`.
    private static let usage: Int32 = 1
    /// The program's way to the browser, as long as it lasts.
    private static var session: HostSession?

    /// Shows the program in a browser if the command line asks for it; ends it, with words, where that cannot be done.
    ///
    /// - Returns: Whether it is shown.
    @discardableResult
    package static func beginIfWanted(_ arguments: [String] = CommandLine.arguments) -> Bool {
        do {
            guard var wanted = try BrowserArguments(arguments) else { return false }
            let inspect = try InspectArguments(arguments)
            wanted.configuration.extra = BrowserExtras.inspector(program: name, mayEdit: inspect.mayEdit)
            begin(wanted.configuration, tellsOfExtra: inspect.isWanted)
            // The page says how large the display is.
            try HostArguments(arguments).apply(to: UIScreen.main)
            return true
        } catch {
            tell("\(name): \(error)")
            exit(usage)
        }
    }

    /// Shows the live display in a browser, and prints the address; ends the program, with words, where that cannot be done.
    ///
    /// - Parameter tellsOfExtra: Whether the address of the page beside the program's is printed as well.
    package static func begin(_ configuration: BrowserConfiguration, tellsOfExtra: Bool = false) {
        do {
            session = try open(configuration, tellsOfExtra)
        } catch {
            tell("\(name): \(error.localizedDescription)")
            exit(unavailable)
        }
    }

    /// Ends it.
    package static func end() {
        session?.close()
        session = nil
    }

    private static func open(_ configuration: BrowserConfiguration, _ tellsOfExtra: Bool) throws
        -> HostSession
    {
        let host = try BrowserHost(configuration)
        if !configuration.address.hasPrefix("127.") {
            tell(
                "warning: \(configuration.address) can be reached by other machines; who has the address below uses the program."
            )
        }
        print(host.url.absoluteString)
        if tellsOfExtra {
            if let url = host.extraURL { print(url.absoluteString) } else { tell(InspectorLaunch.isMissing) }
        }
        fflush(stdout)
        return HostSession(host) { exit(0) }
    }

    private static var name: String { ProcessInfo.processInfo.processName }

    private static func tell(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
}
