package import AgateRendering
package import ArgumentParser
import Foundation

/// `agate info`: what a document is.
package struct InfoCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "info",
        abstract: "Says what a document holds: size, length, layers, animations, states, issues.",
        discussion: """
            A document is a Lottie file (JSON, dotLottie, packed by gzip), a bundle of Core Animation markup (.ca), a markup file (.caml), an
            archive of layers (.caar), a wallpaper, or one of them zipped. What it is its bytes say.
            Of a storyboard, a xib, or a folder of them it says how many load with nothing left over, and what is left over.

            EXAMPLES:
              agate info hello.json
              agate info Toggle.ca --json
              agate info hello.json --keypaths
              agate info Sources/App --json
              curl -s https://example.org/hello.json | agate info -

            EXIT STATUS:
              as that of `agate check`
            """
    )

    @Argument(help: ArgumentHelp("The document; - is the standard input.", valueName: "file"))
    package var file: String

    @Flag(help: "Prints an object of JSON.")
    package var json = false

    @Flag(
        help:
            "Tells the key paths of a Lottie file, and the texts, one to a line: what --set and --text of `agate render` take."
    )
    package var keypaths = false

    @Option(help: "How much the document may hold: standard or strict.")
    package var limits = AnimatedDocument.Limits.standard

    @Flag(help: "Ends with status 4 if something is left out.")
    package var strict = false

    package init() {}

    package func run() throws {
        do {
            if let documents = InterfaceDocuments(file) { return try tell(of: documents) }
            let document = try DocumentFile.open(file, DocumentOptions(limits: limits))
            for line in try lines(document) { try StandardOutput.write(line: line) }
            if strict, document.isIncomplete { throw RenderFailure.Kind.unsupported.exitCode }
        } catch let failure as RenderFailure { throw failure.told("agate info: \(file)") }
    }

    private func tell(of documents: InterfaceDocuments) throws {
        let report = MainActor.assumeIsolated { InterfaceReport(documents, limits) }
        for line in try lines(report) { try StandardOutput.write(line: line) }
        if let code = report.code(strict: strict) { throw code.exitCode }
    }

    private func lines(_ report: InterfaceReport) throws -> [String] {
        json ? [try encoded(report)] : report.summaryLines(file)
    }

    /// The lines that the command prints.
    package func lines() throws -> [String] {
        if let documents = InterfaceDocuments(file) {
            return try lines(MainActor.assumeIsolated { InterfaceReport(documents, limits) })
        }
        return try lines(try DocumentFile.open(file, DocumentOptions(limits: limits)))
    }

    private func lines(_ document: AnimatedDocument) throws -> [String] {
        if keypaths { return keypathLines(document) }
        let summary = DocumentSummary(document)
        return json ? [try encoded(summary)] : summary.lines(document.path)
    }

    private func encoded(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func keypathLines(_ document: AnimatedDocument) -> [String] {
        let texts = Dictionary(document.texts.map { ($0.keypath, $0.text) }) { first, _ in first }
        return document.keypaths.map { keypath in
            texts[keypath].map { "\(keypath) = \"\($0)\"" } ?? keypath
        }
    }
}
