package import AgateDisplay
import AgateRendering
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
              agate render Toggle.ca -o toggle.webm --states Off,On,Off --hold 2
              agate render badge.json -o badge.png --at 50% --text "Name=Ada" --set "**.Fill 1.Color=#ff8800" --font Inter.ttf
              agate render comet -o - --fps 24000/1001 > comet.apng
              curl -s https://example.org/hello.json | agate render - -o hello.gif
              agate render walk.json -o walk.png --columns 8       A sprite sheet, and walk.json says where each frame is.

            A film is cut into chunks of 60 frames (--chunk), which as many processes render as there are processors (--jobs); the file is the
            same for every number of them, and the one that `agate farm` joins.

            EXIT STATUS:
              0 done, 1 usage, 2 unreadable, 3 malformed, 4 unsupported with --strict, 5 a program or file is missing, 6 over a limit,
              7 writing failed, 130 interrupted
            """
    )

    @OptionGroup package var options: RenderOptions

    @Option(
        help: ArgumentHelp(
            "How many processes render; otherwise as many as there are processors.",
            valueName: "n"
        )
    )
    package var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "All frames in one picture, so many beside each other, and a file of JSON beside it that says where each one is.",
            valueName: "n"
        )
    )
    package var columns: Int?

    @Option(help: "How progress is told on the standard error output: bar, json, none.")
    package var progress = ProgressStyle.bar

    package init() {}

    package func run() throws {
        do {
            try MainActor.assumeIsolated { try render() }
        } catch let failure as StandardOutput.Failure {
            throw failure
        } catch {
            throw RenderFailure(error).told("agate render: \(options.input)")
        }
    }

    @MainActor private func render() throws {
        if let jobs, !(1...256).contains(jobs) {
            throw RenderFailure(.usage, "--jobs is a number of processes, 1 to 256, and not \(jobs).")
        }
        if let columns, !(1...SpriteSheet.maxColumns).contains(columns) {
            throw RenderFailure(
                .usage,
                "--columns is a number of frames beside each other, such as 8, 1 to \(SpriteSheet.maxColumns), and not \(columns)."
            )
        }
        let input = try RenderInput(options.input)
        let isStream = options.output == "-"
        if columns != nil, isStream {
            throw RenderFailure(
                .usage,
                "--columns writes two files: say which with -o, such as -o sheet.png."
            )
        }
        let source = try options.open(input)
        let target =
            isStream
            ? FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).apng")
            : try options.outputFile(source)
        if !isStream { try options.folder.prepare(for: target) }
        let settings = try options.makeSettings(source, target)
        if let columns { try SpriteSheet.check(settings, columns: columns, target) }
        let meter = ProgressMeter(progress, title: target.lastPathComponent, total: settings.frameCount)
        defer { meter.finish() }
        let written = try write(input, source, settings, to: target, meter)
        meter.finish()
        if isStream {
            try StandardOutput.write(removing: written[0])
        } else {
            try WrittenFiles.tell(written)
        }
        if source.lacksFiles {
            throw RenderFailure(.missing, "pictures of it are missing (above); the rest was written.")
        }
    }

    /// Renders in this process, or in several.
    @MainActor private func write(
        _ input: RenderInput,
        _ source: any RenderSource,
        _ settings: RenderSettings,
        to target: URL,
        _ meter: ProgressMeter
    ) throws -> [URL] {
        if let columns {
            return try SpriteSheet.write(source, settings, columns: columns, to: target) { meter.advance() }
        }
        let processes = min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, settings.chunks.count)
        guard processes > 1, let subject = input.subject, FileDigest.isAvailable,
            let program = OwnProgram.file,
            // A process that may start no other one does the work itself.
            (try? OpenFiles.check(for: "agate")) != nil
        else {
            return try FilmExport.write(source, settings, to: target) { meter.advance() }
        }
        let folder = try FilmExport.temporaryFolder(beside: target)
        defer { UnfinishedWork.discard(folder: folder.path) }
        let job = try RenderJob.plan(
            subject,
            settings,
            output: target,
            fonts: options.fonts,
            in: folder
        )
        try LocalWorkers(program: program, count: processes)
            .run(job, chunks: Array(job.manifest.chunks.indices)) { meter.advance() }
        return try ChunkJoiner.join(job.manifest, in: folder, to: target)
    }
}
