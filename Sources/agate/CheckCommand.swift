package import AgateRendering
package import ArgumentParser
import Foundation

/// `agate check`: what of documents would not be honoured.
package struct CheckCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Says what of documents is not honoured, with file, line and column.",
        discussion: """
            Storyboards and xibs of Interface Builder are loaded whole, without their programs: what a program has to bring, such as classes and
            images, is told of apart. Of a folder with such files it says how many load with nothing left over, and what is left over, the most
            frequent first.

            EXAMPLES:
              agate check Base.lproj/Main.storyboard
              agate check Sources/App
              agate check *.json *.ca
              agate check Sent.caml --limits strict --strict

            EXIT CODES:
              0  All can be read.                 4  With --strict: something is left out.
              2  Not there, or no document.       5  A file that a document needs is missing.
              3  Malformed.                       6  Over a limit.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "The documents, or folders of storyboards; - is the standard input.",
            valueName: "file"
        )
    )
    package var files: [String]

    @Flag(help: "Fails if something is left out.")
    package var strict = false

    @Option(help: "How much a document may hold: standard or strict.")
    package var limits = AnimatedDocument.Limits.standard

    package init() {}

    package func run() throws {
        var worst: RenderFailure.Kind?
        for file in files {
            let (lines, code) = Self.check(file, limits, strict: strict)
            for line in lines { try StandardOutput.write(line: line) }
            if let code { worst = worst ?? code }
        }
        if let worst { throw ExitCode(worst.rawValue) }
    }

    /// The messages about a document, and their exit code.
    package static func check(
        _ path: String,
        _ limits: AnimatedDocument.Limits = .standard,
        strict: Bool = false
    ) -> (lines: [String], code: RenderFailure.Kind?) {
        if let documents = InterfaceDocuments(path) {
            return MainActor.assumeIsolated {
                let report = InterfaceReport(documents, limits)
                return (report.lines(path), report.code(strict: strict))
            }
        }
        let file: AnimatedDocument
        do { file = try DocumentFile.open(path, DocumentOptions(limits: limits)) } catch {
            let text = "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
            return ([text], error.kind)
        }
        let issues = file.issueLines
        let code: RenderFailure.Kind? =
            strict && file.isIncomplete ? .unsupported : file.lacksFiles ? .missing : nil
        return (issues.isEmpty ? ["\(file.path): ok"] : issues, code)
    }
}
