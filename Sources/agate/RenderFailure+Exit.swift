import AgateRendering
import ArgumentParser

extension RenderFailure {
    /// The status with which the program ends.
    var exitCode: ExitCode { ExitCode(kind.rawValue) }

    /// Tells what is wrong, and gives the error that ends the program.
    ///
    /// - Parameter command: What is said first where the failure does not name a file.
    func told(_ command: String? = nil) -> ExitCode {
        StandardError.write(path == nil ? (command.map { "\($0): " } ?? "") + description : description)
        return exitCode
    }
}
