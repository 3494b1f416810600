import AgateRendering
package import ArgumentParser
import Foundation

/// `agate port`: carries sources that were written for iOS over.
///
/// The work is done by a program of its own, `agate-port`, which the main package does not build: it needs a parser of Swift.
package struct PortCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "port",
        abstract:
            "Rewrites sources written for iOS so that they compile here, and says what cannot be rewritten.",
        discussion: """
            EXAMPLES:
              agate port Sources               Would it run? What would be done, what is refused, what is not here.
              agate port --diff Sources        The lines that would change.
              agate port --out Ported Library  A package that builds here, beside the original.

            The program agate-port does it; Scripts/build-port builds that. agate port --help tells all options.
            """
    )

    @Argument(parsing: .captureForPassthrough, help: "What agate-port is asked for.")
    package var arguments: [String] = []

    package init() {}

    package func run() throws {
        guard let tool = Self.tool() else {
            throw RenderFailure(
                .missing,
                "needs the program agate-port beside agate, in .build-port or on the PATH: Scripts/build-port builds it."
            )
        }
        let words = [tool] + (arguments.isEmpty ? ["--help"] : arguments)
        var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        // The program takes the place of this one, with its standard streams and its status.
        execv(tool, &pointers)
        for pointer in pointers { free(pointer) }
        throw RenderFailure(.missing, "\(tool) cannot be started: \(String(cString: strerror(errno)))")
    }

    /// The program, looked for beside this one, in the folder that `Scripts/build-port` writes, and on the PATH.
    static func tool() -> String? {
        var candidates: [String] = []
        if let own = OwnProgram.file {
            var folder = own.deletingLastPathComponent()
            candidates.append(folder.appendingPathComponent("agate-port").path)
            while folder.path != "/" {
                candidates.append(folder.appendingPathComponent(".build-port/agate-port").path)
                folder.deleteLastPathComponent()
            }
        }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        candidates += path.split(separator: ":").map { "\($0)/agate-port" }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
