import AgateDisplay
import AgatePixels
import ArgumentParser

/// Why a command on files did not do what it was asked to, with the status that it exits with.
enum RenderFailure: Error, CustomStringConvertible {
    /// The command line asks for something that there is not.
    case usage(String)
    /// The file cannot be read, or is no document.
    case unreadable(String)
    /// The document contradicts itself.
    case malformed(String)
    /// Something would not be shown as authored, and that was forbidden.
    case unsupported(String)
    /// A program or a file beside the document is missing.
    case missing(String)
    /// A limit is exceeded.
    case limit(String)
    /// The result cannot be written.
    case writing(String)

    /// The exit status.
    var code: ExitCode {
        switch self {
        case .usage: ExitCode(1)
        case .unreadable: ExitCode(2)
        case .malformed: ExitCode(3)
        case .unsupported: ExitCode(4)
        case .missing: ExitCode(5)
        case .limit: ExitCode(6)
        case .writing: ExitCode(7)
        }
    }

    var description: String {
        switch self {
        case .usage(let words), .unreadable(let words), .malformed(let words), .unsupported(let words),
            .missing(let words), .limit(let words), .writing(let words):
            words
        }
    }

    /// The failure that an export's error is.
    init(_ error: any Error) {
        switch error {
        case let failure as RenderFailure: self = failure
        case let failure as DocumentFailure:
            let words = "\(failure)"
            self =
                switch failure.code {
                case .unreadable: .unreadable(words)
                case .malformed: .malformed(words)
                case .unsupported: .unsupported(words)
                case .missing: .missing(words)
                case .limit: .limit(words)
                case .unwritable: .writing(words)
                }
        case ExportError.encoderMissing(let name):
            self = .missing("needs the program \(name) for this format: install the package \(name).")
        case ExportError.tooLarge(let width, let height):
            self = .limit("A picture of \(width) x \(height) pixels is too large.")
        case let error as ImageCodecError:
            if case .tooLarge = error.problem {
                self = .limit("\(error)")
            } else {
                self = .writing("\(error)")
            }
        default: self = .writing("\(error)")
        }
    }
}
