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

            EXAMPLES:
              agate info hello.json
              agate info Toggle.ca --json
              agate info hello.json --keypaths
            """
    )

    @Argument(help: ArgumentHelp("The document.", valueName: "file"))
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

    package init() {}

    package func run() throws {
        do { for line in try lines() { try StandardOutput.write(line: line) } } catch let failure
            as RenderFailure
        {
            throw failure.told()
        }
    }

    /// What the command prints.
    package func lines() throws -> [String] {
        if keypaths { return try keypathLines() }
        let summary = DocumentSummary(try AnimatedDocument(file, DocumentOptions(limits: limits)))
        guard json else { return summary.lines(file) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        return [String(decoding: try encoder.encode(summary), as: UTF8.self)]
    }

    private func keypathLines() throws -> [String] {
        let document = try AnimatedDocument(file, DocumentOptions(limits: limits))
        let texts = Dictionary(document.texts.map { ($0.keypath, $0.text) }) { first, _ in first }
        return document.keypaths.map { keypath in
            texts[keypath].map { "\(keypath) = \"\($0)\"" } ?? keypath
        }
    }
}
