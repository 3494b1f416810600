import AgateRendering
package import ArgumentParser
import Foundation

/// `agate farm plan`: cuts a render into chunks.
package struct FarmPlanCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "Cuts a render into chunks, in a folder with the name of the output and .job.",
        discussion: """
            Takes what `agate render` takes. The same plan twice is the same bytes, and leaves chunks that are there.

            EXAMPLES:
              agate farm plan hello.json -o hello.mp4 --size 1920x1080
              agate farm plan springs -o frames/springs-%05d.png --chunk 100 --make-folders
            """
    )

    @OptionGroup package var options: RenderOptions

    package init() {}

    package func run() throws {
        do { try MainActor.assumeIsolated { try plan() } } catch let failure as StandardOutput.Failure {
            throw failure
        } catch { throw RenderFailure(error).told("agate farm plan: \(options.input)") }
    }

    @MainActor private func plan() throws {
        guard options.output != "-" else {
            throw RenderFailure(.usage, "--output is the file to write: a job has no standard output.")
        }
        let input = try RenderInput(options.input)
        guard let subject = input.subject else {
            throw RenderFailure(
                .usage,
                "A job needs a file that other machines can read, and no standard input."
            )
        }
        let source = try options.open(input)
        let target = try options.outputFile(source)
        try options.folder.prepare(for: target)
        let settings = try options.makeSettings(source, target)
        let folder = target.deletingLastPathComponent().appendingPathComponent(
            target.lastPathComponent + ".job"
        )
        let job = try RenderJob.plan(
            subject,
            settings,
            output: target,
            fonts: options.fonts,
            in: folder
        )
        let chunks = job.manifest.chunks.count
        try StandardOutput.write(
            line:
                "\(target.relativeName).job: \(settings.frameCount) frames in \(chunks) chunk\(chunks == 1 ? "" : "s")"
        )
    }
}
