import AgateRendering
import ArgumentParser
import Foundation

/// The message of an error that ends the program: one line, which begins with the command, and no usage behind it.
package enum CommandFailure {
    /// The line and the status for an error; nil where nothing is to be said, or where the parser says it: help, a version.
    ///
    /// - Parameter arguments: The command line, without the program's name.
    package static func line(for error: any Error, _ arguments: [String]) -> (text: String, status: Int32)? {
        guard !(error is ExitCode) else { return nil }
        let command = commandPath(arguments)
        switch Agate.exitCode(for: error) {
        case .success: return nil
        case .validationFailure:
            // A list of values has a line for each.
            let lines = Agate.message(for: error).split(whereSeparator: \.isNewline).map { line in
                let words = line.drop { $0 == " " }
                return String(words.hasPrefix("- ") ? words.dropFirst(2) : words)
            }
            var text = lines.joined(separator: " ")
            if command == ["agate"], let word = arguments.first, !word.hasPrefix("-") {
                let names = Agate.configuration.subcommands.compactMap { $0.configuration.commandName }
                let near = Suggestion.nearest(to: word, among: names)
                text = "There is no command \"\(word)\"."
                if !near.isEmpty { text += " Did you mean \(near.joined(separator: " or "))?" }
            }
            return (
                "\(command.joined(separator: " ")): \(text) (\(command.joined(separator: " ")) --help)",
                RenderFailure.Kind.usage.rawValue
            )
        default:
            let failure = RenderFailure(error)
            return ("\(command.joined(separator: " ")): \(failure)", Agate.exitCode(for: error).rawValue)
        }
    }

    /// The command that a command line names: `agate`, `agate render`, `agate farm plan`.
    private static func commandPath(_ arguments: [String]) -> [String] {
        var path = ["agate"]
        var commands = Agate.configuration.subcommands
        for word in arguments {
            guard let found = commands.first(where: { $0.configuration.commandName == word }) else { break }
            path.append(word)
            commands = found.configuration.subcommands
        }
        return path
    }
}
