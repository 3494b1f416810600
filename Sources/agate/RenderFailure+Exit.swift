import AgateRendering
import ArgumentParser

extension RenderFailure.Kind {
    /// The status with which the program ends.
    var exitCode: ExitCode { ExitCode(rawValue) }
}

extension RenderFailure {
    /// The status with which the program ends.
    var exitCode: ExitCode { ExitCode(kind.rawValue) }

    /// Tells what is wrong, and gives the error that ends the program.
    ///
    /// - Parameter command: The first word of the message where the failure does not name a file.
    func told(_ command: String? = nil) -> ExitCode {
        let text = path == nil ? (command.map { "\($0): " } ?? "") + description : description
        StandardError.write(text.split(whereSeparator: \.isNewline).joined(separator: " "))
        return exitCode
    }
}
