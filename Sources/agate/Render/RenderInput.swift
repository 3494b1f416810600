import AgateExamples

/// Finds what a word on the command line names.
enum RenderInput {
    /// The program of the gallery of a name.
    @MainActor static func open(_ name: String) throws -> any RenderSource {
        do {
            return ProgramSource(program: try ProgramNames.program(named: name))
        } catch {
            throw RenderFailure.unreadable("\(error)")
        }
    }
}
