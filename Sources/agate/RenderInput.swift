import AgateExamples
import AgateRendering
import Foundation

/// The input that a word on the command line names.
@MainActor enum RenderInput {
    /// A program of the gallery.
    case program(any Program.Type)
    /// A file or a bundle.
    case document(String)
    /// A document on the standard input.
    case standardInput

    /// The program of the gallery of a name, or else the document in a file.
    init(_ name: String) throws(RenderFailure) {
        if name == DocumentFile.standardInput {
            self = .standardInput
            return
        }
        if let program = Gallery.program(named: name) {
            self = .program(program)
            return
        }
        let url = URL(fileURLWithPath: name)
        if !FileManager.default.fileExists(atPath: url.path), !name.contains("/"), url.pathExtension.isEmpty {
            // It was meant to be a program.
            do { self = .program(try ProgramNames.program(named: name)) } catch {
                throw RenderFailure(.unreadable, "\(error)")
            }
            return
        }
        self = .document(name)
    }

    /// The input that a job renders.
    init(_ job: RenderJob) throws(RenderFailure) {
        guard job.manifest.isProgram else {
            self = .document(job.manifest.document)
            return
        }
        try self.init(job.manifest.document)
    }

    /// Opens the source of the pictures.
    ///
    /// - Parameters:
    ///   - options: How a document is read.
    ///   - states: The states that a document goes through.
    ///   - fallbackSize: The size of a document that has none.
    func open(
        _ options: DocumentOptions = .init(),
        states: StatePlan? = nil,
        fallbackSize: CGSize? = nil
    ) throws(RenderFailure) -> any RenderSource {
        switch self {
        case .program(let program):
            guard states == nil, options == DocumentOptions(limits: options.limits) else {
                throw RenderFailure(
                    .usage,
                    "A program of the gallery is no document: leave out --state, --states, --animation, --theme, --as-authored, --font, --text and --set."
                )
            }
            return ProgramSource(program: program)
        case .document(let path):
            return try DocumentSource(
                AnimatedDocument(path, options),
                states: states,
                fallbackSize: fallbackSize
            )
        case .standardInput:
            return try DocumentSource(
                DocumentFile.open(DocumentFile.standardInput, options),
                states: states,
                fallbackSize: fallbackSize
            )
        }
    }

    /// The subject of a job with this input; nil for an input that other processes cannot read.
    var subject: RenderJob.Subject? {
        switch self {
        case .program(let program): .program(program.description.name)
        case .document(let path): .file(URL(fileURLWithPath: path))
        case .standardInput: nil
        }
    }

    /// The document as the command line names it; empty for a program.
    var documentWord: String {
        switch self {
        case .program: ""
        case .document(let path): path
        case .standardInput: DocumentFile.standardInput
        }
    }
}

extension RenderFailure {
    /// Something would not show, as warnings have said, and `--strict` forbids that.
    static let strict = RenderFailure(
        .unsupported,
        "something of it would not show (above), and --strict forbids that."
    )
}
