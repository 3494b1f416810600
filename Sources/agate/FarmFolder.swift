import AgateRendering
import ArgumentParser
import Foundation

/// The folder of a job, as the command line names it.
struct FarmFolder: ParsableArguments {
    @Argument(help: ArgumentHelp("The folder of the job, such as hello.mp4.job.", valueName: "job"))
    var path: String

    /// Opens the job.
    @MainActor func open() throws(RenderFailure) -> RenderJob {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        return try RenderJob(folder.resolvingSymlinksInPath())
    }

    /// Runs a body with the job; errors become failures that name the folder.
    @MainActor func with(_ body: (RenderJob) throws -> Void) throws {
        do { try body(try open()) } catch let failure as StandardOutput.Failure { throw failure } catch let
            code as ExitCode
        {
            throw code
        } catch { throw RenderFailure(error).told("agate farm: \(path)") }
    }
}
