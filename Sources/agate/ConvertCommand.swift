package import AgateRendering
package import ArgumentParser
import Foundation
import LayerMarkup

/// `agate convert`: writes a document in another form.
package struct ConvertCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Writes a document in another form: a bundle (.ca), markup (.caml) or an archive (.caar).",
        discussion: """
            The ending of the second name says which. Images of markup go into the folder "assets" beside it. The same document gives the
            same bytes.

            EXAMPLES:
              agate convert hello.json hello.ca
              agate convert Toggle.ca Toggle.caml
              agate convert Toggle.caar Toggle.ca
            """
    )

    @Argument(help: ArgumentHelp("The document.", valueName: "from"))
    package var source: String

    @Argument(help: ArgumentHelp("The file or bundle to write.", valueName: "to"))
    package var target: String

    @Flag(help: "Writes nothing if something would be left out.")
    package var strict = false

    @Option(help: "How much the document may hold: standard or strict.")
    package var limits = AnimatedDocument.Limits.standard

    package init() {}

    package func validate() throws {
        let ending = URL(fileURLWithPath: target).pathExtension.lowercased()
        guard ["ca", "caml", "caar"].contains(ending) else {
            throw ValidationError("\(target) should end in .ca, .caml or .caar.")
        }
    }

    package func run() throws {
        let lines: [String]
        do { lines = try convert() } catch { throw error.told() }
        for line in lines { StandardError.write(line) }
    }

    /// Writes the document, and gives what was left out.
    package func convert() throws(RenderFailure) -> [String] {
        let file = try AnimatedDocument(source, DocumentOptions(limits: limits))
        if strict, let feature = file.firstDropped {
            throw RenderFailure(.unsupported, "not honoured: \(feature)", path: source)
        }
        let writer = CAMLWriter()
        do {
            try writer.write(file.makeLayer(), to: URL(fileURLWithPath: target))
        } catch { throw RenderFailure(error, path: target) }
        return file.issues + AnimatedDocument.lines(writer.issues, target)
    }
}
