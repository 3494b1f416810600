import AgateDisplay
import AgateExamples
import AgateRendering
package import ArgumentParser
import Foundation
import UIKit

/// `agate replay`: plays recorded input into a program of the gallery, and writes what it shows.
package struct ReplayCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract:
            "Plays recorded input into a program of the gallery, without a window, and writes what it shows.",
        discussion: """
            Recordings are made by `agate show --record`, and by programs of UIKit with --record, which play them with --replay. The same recording
            gives the same bytes.

            EXAMPLES:
              agate replay input.jsonl sign-in -o sign-in.png
              agate replay input.jsonl sign-in -o sign-in.apng --fps 30
            """
    )

    @Argument(help: ArgumentHelp("The recording.", valueName: "file"))
    package var recording: String

    @Argument(help: ArgumentHelp("The program of the gallery.", valueName: "name"))
    package var name: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write: png for the last picture, apng for all.", valueName: "file")
    )
    package var output: String

    @Option(help: ArgumentHelp("Pictures per second of a film.", valueName: "n"))
    package var fps = 60.0

    @Option(help: ArgumentHelp("How long the program runs after the last input, in seconds.", valueName: "s"))
    package var rest = 1.0

    @Flag(help: "The program's own script is played as well.")
    package var script = false

    @OptionGroup package var folder: OutputFolder

    package init() {}

    package func validate() throws {
        try MainActor.assumeIsolated { _ = try ProgramNames.program(named: name) }
        let ending = URL(fileURLWithPath: output).pathExtension.lowercased()
        guard ["png", "apng"].contains(ending) else {
            throw ValidationError("\(output) should end in .png (the last picture) or .apng (all of them).")
        }
        guard (0...3600).contains(rest) else {
            throw ValidationError("--rest is a number of seconds, 0 to 3600, and not \(rest).")
        }
        guard (1...1000).contains(fps) else {
            throw ValidationError("--fps is a number of pictures, 1 to 1000, and not \(fps).")
        }
    }

    package func run() throws {
        try MainActor.assumeIsolated {
            let read: InputRecording
            do {
                read = try InputRecording(lines: Data(contentsOf: URL(fileURLWithPath: recording)))
            } catch {
                throw RenderFailure(error, path: recording).told()
            }
            let file = URL(fileURLWithPath: output)
            do {
                try folder.prepare(for: file)
                try replay(read, to: file)
            } catch { throw RenderFailure(error).told("agate replay: \(recording)") }
            try WrittenFiles.tell([file])
        }
    }

    @MainActor private func replay(_ recording: InputRecording, to file: URL) throws {
        let program = try ProgramNames.program(named: name)
        let size = HostPlayback.size(of: recording)
        try ManualDisplay.run(size: size.size, scale: size.scale) { display in
            let performance = Performance(of: program, playsScript: script)
            display.advance(by: 0)
            HostPlayback.play(recording, on: display)
            let duration = recording.duration + rest
            if file.pathExtension.lowercased() == "apng" {
                let times = FrameTimes(duration: duration, framesPerSecond: fps)
                try AnimatedPNG.write(display, frames: times, to: file)
            } else {
                display.advance(by: duration)
                let bytes = UIImage(cgImage: display.makeImage()).pngData() ?? Data()
                try WholeFile.write(Array(bytes), to: file)
            }
            withExtendedLifetime(performance) {}
        }
    }
}
