import AgateRendering

extension RenderInput {
    /// Opens the source of the pictures of a job.
    func open(_ job: RenderJob) throws(RenderFailure) -> any RenderSource {
        switch self {
        case .program(let program): ProgramSource(program: program)
        case .document, .standardInput: try job.documentSource()
        }
    }
}
