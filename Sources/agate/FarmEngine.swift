import AgateRendering
import Foundation

/// Who has the missing chunks of a job rendered.
@MainActor protocol FarmEngine {
    /// Renders what is missing, and joins it; or sees to it that this will be done.
    func run(_ job: RenderJob) throws
}

extension FarmEngine {
    /// The chunks that are missing or damaged.
    func missing(_ job: RenderJob) -> [Int] {
        let states = job.states(readsFiles: true)
        return states.indices.filter { states[$0] != .done }
    }

    /// The file of this program.
    func program() throws(RenderFailure) -> String {
        guard let file = OwnProgram.file else {
            throw RenderFailure(.missing, "The file of this program is not known.")
        }
        return file.path
    }
}
