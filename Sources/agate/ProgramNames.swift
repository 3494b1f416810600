import AgateExamples
import ArgumentParser

/// Finds programs of the gallery by the words of an argument.
enum ProgramNames {
    /// The program of a name; an unknown name is refused in words that help.
    @MainActor static func program(named name: String) throws -> any Program.Type {
        if let program = Gallery.program(named: name) { return program }
        let near = Suggestion.nearest(to: name, among: Gallery.programs.map { $0.description.name })
        let hint =
            near.isEmpty ? "`agate list` tells the names." : "Did you mean \(near.joined(separator: " or "))?"
        throw ValidationError("There is no program \"\(name)\" in the gallery. \(hint)")
    }
}
