import AgateCompositor
package import AgateDisplay
package import ArgumentParser
import Foundation

/// `agate render`: makes pictures, animations and videos of a document or of a program of the gallery.
package struct RenderCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Renders a document or a program of the gallery to a picture, an animation or a video.",
        discussion: """
            Documents are Lottie files (JSON, dotLottie, packed by gzip), Core Animation markup (.caml, .ca) and archives of layers. The ending of the output says what is written: png, apng, webp, jpg, gif, mp4, mov, webm or mkv. More than one frame as png or \
            jpg, or a name with %05d in it, gives numbered files. The same input gives the same bytes.

            EXAMPLES:
              agate render hello.json -o hello.webm --size 512x512
              agate render specimen -o specimen.mp4
              agate render ticker -o ticker.webp --size 800x320 --from 1s --to 3s
              agate render springs -o still.png --at 40% --scale 3
              agate render karaoke -o karaoke.mov --codec prores4444
              agate render comet -o - --fps 24000/1001 > comet.apng

            EXIT STATUS:
              0 done, 1 usage, 2 unreadable, 3 malformed, 4 unsupported with --strict, 5 a program or file is missing, 6 over a limit,
              7 writing failed, 130 interrupted
            """
    )

    @Argument(help: ArgumentHelp("A file, or a program that `agate list` tells.", valueName: "input"))
    package var input: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write; - is the standard output, as apng.", valueName: "file")
    )
    package var output: String?

    @Option(help: ArgumentHelp("The size of the pictures in pixels.", valueName: "WxH"))
    package var size: PictureSize?

    @Option(help: ArgumentHelp("Pixels per point, 0.1 to 16.", valueName: "s"))
    package var scale: Double?

    @Option(help: "How another shape is filled with --size: contain (all is seen), cover (no room is left).")
    package var fit = Fit.contain

    @Option(help: ArgumentHelp("Frames per second: 25, 23.976 or 24000/1001.", valueName: "n"))
    package var fps: String?

    @Option(help: ArgumentHelp("Where to begin: 1.5s, 250ms, 40%, #120 (frame), @marker.", valueName: "t"))
    package var from: Moment?

    @Option(help: ArgumentHelp("Where to end; @marker+ is where a marker ends.", valueName: "t"))
    package var to: Moment?

    @Option(help: ArgumentHelp("Frames of the output, the last one left out.", valueName: "A..B"))
    package var frames: FrameRange?

    @Option(help: ArgumentHelp("One moment alone.", valueName: "t"))
    package var at: Moment?

    @Option(help: ArgumentHelp("How often an animation plays; 0 is for ever.", valueName: "n"))
    package var loop = 0

    @Option(
        help: ArgumentHelp(
            "The colour behind everything: none, white, black, #rgb, #rrggbb, #rrggbbaa.",
            valueName: "color"
        )
    )
    package var background: BackgroundColor?

    @Option(
        help: "How a video is encoded: h264, hevc, prores4444, vp9, ffv1; otherwise by the output's ending."
    )
    package var codec: String?

    @Option(help: ArgumentHelp("0 is small and 1 close, where the format has a choice.", valueName: "q"))
    package var quality: Double?

    @Option(
        help: ArgumentHelp(
            "Which theme of a dotLottie archive gives its colours and values.",
            valueName: "id"
        )
    )
    package var theme: String?

    @Option(help: "How progress is told on the standard error output: bar, json, none.")
    package var progress = ProgressStyle.bar

    @Flag(help: "Ends with status 4 where something would not show at all; `agate check` lists all places.")
    package var strict = false

    package init() {}

    package func run() throws {
        do {
            try MainActor.assumeIsolated { try render() }
        } catch let failure as StandardOutput.Failure {
            throw failure
        } catch {
            let failure = RenderFailure(error)
            StandardError.write("agate render: \(error is DocumentFailure ? "" : input + ": ")\(failure)")
            throw failure.code
        }
    }

    @MainActor private func render() throws {
        let source = try RenderInput.open(input, theme: theme)
        for issue in source.issues { StandardError.write("agate render: \(issue)") }
        if strict, source.isIncomplete {
            throw RenderFailure.unsupported(
                "something of it would not show (above), and --strict forbids that."
            )
        }
        let target = try outputFile(source)
        let plan = try makePlan(source, target)
        let written = try ManualDisplay.run(size: source.size, scale: plan.scale) { display in
            let keeper = try source.perform(on: display)
            defer { withExtendedLifetime(keeper) {} }
            display.advance(to: plan.times[0])
            let capture = try FrameCapture(
                display,
                plan.frames,
                title: target.lastPathComponent,
                look: plan.look,
                progress: progress
            )
            return try FileWriting.write(capture, plan, to: target)
        }
        if output == "-" {
            try StandardOutput.write(removing: written[0])
        } else {
            try StandardOutput.write(
                line: written.count == 1
                    ? written[0].relativePath : "\(written[0].relativePath) and \(written.count - 1) more"
            )
        }
    }

    /// The file to write: the one that was named, or one with the input's name; for the standard output one that is thrown away.
    private func outputFile(_ source: any RenderSource) throws -> URL {
        switch output {
        case "-":
            return FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).apng")
        case ""?: throw RenderFailure.usage("--output is the file to write, and not an empty name.")
        case let name?: return URL(fileURLWithPath: name)
        case nil:
            let name = MainActor.assumeIsolated { source.name }
            return URL(fileURLWithPath: at == nil ? "\(name).apng" : "\(name).png")
        }
    }
}
