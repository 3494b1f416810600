import AgateDisplay
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
            same bytes. What was there before stays as it was until all of the new is on the disk.

            EXAMPLES:
              agate convert hello.json hello.ca
              agate convert Toggle.ca Toggle.caml
              agate convert Toggle.caar Toggle.ca

            EXIT STATUS:
              as that of `agate check`, and 7 writing failed
            """
    )

    @Argument(help: ArgumentHelp("The document; - is the standard input.", valueName: "from"))
    package var source: String

    @Argument(help: ArgumentHelp("The file or bundle to write.", valueName: "to"))
    package var target: String

    @Flag(help: "Writes nothing if something would be left out.")
    package var strict = false

    @Option(help: "How much the document may hold: standard or strict.")
    package var limits = AnimatedDocument.Limits.standard

    @OptionGroup package var folder: OutputFolder

    package init() {}

    package func validate() throws {
        let ending = URL(fileURLWithPath: target).pathExtension.lowercased()
        guard ["ca", "caml", "caar"].contains(ending) else {
            throw ValidationError("\(target) should end in .ca, .caml or .caar, such as hello.ca.")
        }
    }

    package func run() throws {
        let lines: [String]
        do { lines = try convert() } catch { throw error.told("agate convert: \(source)") }
        Warning.tell(issues: lines, source)
        try WrittenFiles.tell([URL(fileURLWithPath: target)])
    }

    /// Writes the document, and gives what was left out.
    package func convert() throws(RenderFailure) -> [String] {
        let place = URL(fileURLWithPath: target)
        try folder.prepare(for: place)
        let file = try DocumentFile.open(source, DocumentOptions(limits: limits))
        if strict, let feature = file.firstDropped {
            throw RenderFailure(.unsupported, "not honoured: \(feature)", path: source)
        }
        let writer = CAMLWriter()
        try WrittenAside.write(place) { aside throws(RenderFailure) in
            do { try writer.write(file.makeLayer(), to: aside) } catch {
                throw RenderFailure(error, path: target)
            }
            if strict, let feature = writer.issues.first(where: { $0.severity == .dropped })?.feature {
                throw RenderFailure(.unsupported, "cannot be written: \(feature)", path: target)
            }
        }
        return file.issues + AnimatedDocument.lines(writer.issues, target)
    }
}
