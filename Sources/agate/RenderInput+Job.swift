import AgateRendering

extension RenderInput {
    /// What the pictures of a job are made of.
    func open(_ job: RenderJob) throws(RenderFailure) -> any RenderSource {
        switch self {
        case .program(let program): ProgramSource(program: program)
        case .document, .standardInput: try job.documentSource()
        }
    }
}
