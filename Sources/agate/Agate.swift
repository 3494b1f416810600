import AgateDisplay
import AgateRendering
package import ArgumentParser
import Foundation

/// The command line of Agate.
@main
package struct Agate: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "agate",
        abstract: "Core Animation for Swift on Linux: shows what it can do.",
        discussion: """
            EXAMPLES:
              agate list                                  What there is to see.
              agate gallery                               All of it, as animated PNG files.
              agate gallery pop card-flip --out pictures  Two programs, into a folder of your choice.
              agate serve settings-card                   A program, or a document, in a browser.
              agate show sign-in                          A program, or a document, in a window.
              agate render hello.json -o hello.webm       A document, or a program, as a picture or a video.
              agate farm plan hello.json -o hello.mp4     The same in chunks, for many machines.
              agate dump layer-clock --at 1.5             The layers of a program at a moment, as text.
              agate inspect --json pop --at 0.5           The same with reasons, as JSON.
              agate fonts                                 The fonts that were found, and stand-ins for Apple's.
              agate info hello.json                       What a document holds.
              agate convert hello.json hello.ca           The same layers in another form.
              agate port Sources                          Whether sources written for iOS would compile here.
            """,
        version: EngineVersion.agate,
        subcommands: [
            GalleryCommand.self, ServeCommand.self, RenderCommand.self, FarmCommand.self, ConvertCommand.self,
            InfoCommand.self,
            CheckCommand.self, PortCommand.self,
            ShowCommand.self, ReplayCommand.self, ListCommand.self, DumpCommand.self, InspectCommand.self,
            FontsCommand.self,
        ]
    )

    package init() {}

    /// Runs the command that the arguments name.
    package static func main() {
        if let place = unreadableArgument() {
            StandardError.write("agate: argument \(place) is not UTF-8. Names of files and programs must be.")
            Foundation.exit(Self.usage)
        }
        guard OpenFiles.areFree else {
            StandardError.write(
                "agate: too few files may be open at a time: allow 64, such as by `ulimit -n 64`."
            )
            Foundation.exit(RenderFailure.Kind.unwritable.rawValue)
        }
        Interruption.install()
        OwnProgram.remember()
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            let arguments = Array(CommandLine.arguments.dropFirst())
            guard let (text, status) = CommandFailure.line(for: error, arguments) else {
                exit(withError: error)
            }
            StandardError.write(text)
            Foundation.exit(status)
        }
    }

    /// The status for what the command line asks for and there is not.
    private static let usage = RenderFailure.Kind.usage.rawValue

    /// The number of the first argument that is not UTF-8, which `CommandLine.arguments` would repair to another name.
    private static func unreadableArgument() -> Int? {
        (1..<max(1, Int(CommandLine.argc))).first { place in
            CommandLine.unsafeArgv[place].map { String(validatingCString: $0) == nil } ?? false
        }
    }
}
