import AgateExamples
import Foundation

/// Finds what a word on the command line names.
enum RenderInput {
    /// The program of the gallery of a name, or else the document in a file.
    ///
    /// - Parameter theme: Which theme of a dotLottie archive counts.
    @MainActor static func open(_ name: String, theme: String? = nil) throws -> any RenderSource {
        if theme == nil, let program = Gallery.program(named: name) { return ProgramSource(program: program) }
        let url = URL(fileURLWithPath: name)
        if !FileManager.default.fileExists(atPath: url.path), !name.contains("/"), url.pathExtension.isEmpty {
            // It was meant to be a program.
            do { return ProgramSource(program: try ProgramNames.program(named: name)) } catch {
                throw RenderFailure.unreadable("\(error)")
            }
        }
        return try DocumentSource(name, theme: theme)
    }
}
