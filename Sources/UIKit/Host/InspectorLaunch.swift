import AgateBrowser
import Foundation

/// Has the inspector's page beside a program that is not in a browser.
@MainActor package enum InspectorLaunch {
    private static var host: ExtraHost?
    /// The message where the inspector is not linked.
    static let isMissing =
        "\(ProcessInfo.processInfo.processName): the inspector is not linked; it is in the product UIKit, and in the target AgateInspector."
    /// The status of a program that was to be inspected and cannot be: the `EX_UNAVAILABLE` of sysexits.
    private static let unavailable: Int32 = 69
    /// The status of a command line that makes no sense.
    private static let usage: Int32 = 64

    /// Begins if the command line asks for it; ends the program, with words, where that cannot be done.
    package static func beginIfWanted(_ arguments: [String] = CommandLine.arguments) {
        do {
            let wanted = try InspectArguments(arguments)
            guard wanted.isWanted, host == nil else { return }
            begin(port: wanted.port, program: ProcessInfo.processInfo.processName, mayEdit: wanted.mayEdit)
        } catch {
            tell("\(ProcessInfo.processInfo.processName): \(error)")
            exit(usage)
        }
    }

    /// Begins, and prints the address; ends the program, with words, where that cannot be done.
    package static func begin(port: Int, program: String, mayEdit: Bool) {
        do {
            try open(port: port, program: program, mayEdit: mayEdit)
        } catch {
            tell("\(error)")
            exit(unavailable)
        }
    }

    /// Prints the address, of a page that is there from then on.
    static func show() {
        if let host { return printAddress(of: host) }
        do {
            let arguments = try InspectArguments(CommandLine.arguments)
            try open(
                port: arguments.port,
                program: ProcessInfo.processInfo.processName,
                mayEdit: arguments.mayEdit
            )
        } catch {
            tell("\(error)")
        }
    }

    /// Ends it.
    package static func end() {
        host?.stop()
        host = nil
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static func open(port: Int, program: String, mayEdit: Bool) throws {
        guard let page = BrowserExtras.inspector(program: program, mayEdit: mayEdit) else {
            throw Failure(description: isMissing)
        }
        var configuration = BrowserConfiguration(port: port)
        configuration.extra = page
        do {
            let made = try ExtraHost(configuration)
            host = made
            printAddress(of: made)
        } catch {
            throw Failure(
                description: "\(ProcessInfo.processInfo.processName): \(error.localizedDescription)"
            )
        }
    }

    private static func printAddress(of host: ExtraHost) {
        print(host.url.absoluteString)
        fflush(stdout)
    }

    private static func tell(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
}
