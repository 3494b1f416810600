import AgateDisplay
import AgateExamples
import AgateRendering
package import ArgumentParser
import Foundation

/// `agate gallery`: renders programs to files.
package struct GalleryCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Renders programs of the gallery to files.",
        discussion: """
            Without a name it renders all of them. `agate list` tells the names.

            EXAMPLES:
              agate gallery
              agate gallery pop --scale 3 --fps 30
              agate gallery layer-clock --format strip --at 0.5,0.6,0.7,0.8
              agate gallery card-flip --format mp4 --out videos
              agate gallery card-flip --debug damage,offscreen
            """
    )

    @Argument(help: ArgumentHelp("What to render; all programs if left out.", valueName: "name"))
    package var names: [String] = []

    @Option(help: ArgumentHelp("The folder to write into; made if it is not there.", valueName: "dir"))
    package var out = "out"

    @Option(help: "The kind of file: apng, png (one file a frame), strip (frames side by side), mp4.")
    package var format = PictureFormat.apng

    @Option(
        help: ArgumentHelp(
            "Frames per second, 1 to 240; otherwise as many as the program says.",
            valueName: "n"
        )
    )
    package var fps: Double?

    @Option(
        help: ArgumentHelp(
            "Pixels per point, 0.1 to 16; otherwise as many as the program says.",
            valueName: "n"
        )
    )
    package var scale: Double?

    @Option(
        help: ArgumentHelp("Only these moments, in seconds, split by commas.", valueName: "t,t…"),
        transform: { try MomentList(reading: $0) }
    )
    package var at: MomentList?

    @Option(
        help: ArgumentHelp(
            "Draws over the pictures how they come about: \(DebugViews.named.map(\.name).joined(separator: ", ")), split by commas.",
            valueName: "view,view…"
        )
    )
    package var debug: DebugViewList?

    package init() {}

    package func validate() throws {
        try MainActor.assumeIsolated { _ = try chosen() }
        guard !out.isEmpty else {
            throw ValidationError("--out is the folder to write into, and not an empty name.")
        }
        if let fps, !(1...240).contains(fps) {
            throw ValidationError("--fps is the number of frames per second, 1 to 240, and not \(fps).")
        }
        if let scale, !(0.1...16).contains(scale) {
            throw ValidationError("--scale is the number of pixels per point, 0.1 to 16, and not \(scale).")
        }
        if at != nil, format == .mp4 {
            throw ValidationError("A video has all its frames: leave out --at, or choose strip, png or apng.")
        }
    }

    package func run() throws {
        try MainActor.assumeIsolated {
            let folder = URL(fileURLWithPath: out, isDirectory: true)
            try prepare(folder)
            var failed = false
            for program in try chosen() {
                do {
                    let result = try Renderer(
                        format: format,
                        fps: fps,
                        scale: scale,
                        moments: at?.times,
                        debugViews: debug?.views ?? []
                    )
                    .render(program, into: folder)
                    for file in result.files { try StandardOutput.write(line: file.relativeName) }
                    for line in result.lines.prefix(Self.printedLines) {
                        try StandardOutput.write(line: "    \(line)")
                    }
                    if result.lines.count > Self.printedLines {
                        try StandardOutput.write(
                            line: "    … and \(result.lines.count - Self.printedLines) lines more"
                        )
                    }
                } catch let failure as StandardOutput.Failure {
                    // The files are written, but their names cannot be printed: exit with an error.
                    throw failure
                } catch {
                    complain("\(program.description.name): \(RenderFailure(error))")
                    failed = true
                }
            }
            if failed { throw ExitCode.failure }
        }
    }

    /// The maximum number of lines of a program's own output that are shown.
    private static let printedLines = 8

    /// The programs of the given names, all of them when there is none.
    @MainActor private func chosen() throws -> [any Program.Type] {
        if names.isEmpty { return Gallery.programs }
        return try names.map { try ProgramNames.program(named: $0) }
    }

    /// Makes the folder and sees that one can write into it, before minutes of work go into it.
    private func prepare(_ folder: URL) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FolderProbe.check(folder)
        } catch {
            complain(
                "cannot write into the folder \(out): \(RenderFailure(error)) Choose another one with --out."
            )
            throw ExitCode.failure
        }
    }

    private func complain(_ message: String) {
        StandardError.write("agate gallery: \(message)")
    }
}
