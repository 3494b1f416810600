import AgateDocuments
public import Foundation

/// Why a file of layers cannot be read or written.
///
/// An addition of this project.
public enum CAMLError: Error, Equatable, Sendable {
    /// The markup is not well-formed, or an archive is damaged. Lines and columns begin at 1, and are 0 where there are none.
    case malformed(line: Int, column: Int, reason: String)
    /// The markup has no layer.
    case noRoot
    /// A file that the document needs is not there.
    case missing(String)
    /// More of something than is allowed.
    case limit(name: String, value: Int, limit: Int)
    /// A path leads out of the document.
    case unsafePath(String)
    /// It is no file of layers, or one that cannot be read here.
    case unsupported(String)
    /// A file could not be written.
    case unwritable(String)
}

extension CAMLError: LocalizedError {
    /// The failure, in one line.
    public var errorDescription: String? {
        switch self {
        case .malformed(0, _, let reason): "The file is damaged: \(reason)."
        case .malformed(let line, let column, let reason): "Line \(line), column \(column): \(reason)."
        case .noRoot: "The markup has no layer."
        case .missing(let file): "\(file) is missing."
        case .limit(let name, let value, let limit): "Too large: \(name) \(value), and \(limit) is the limit."
        case .unsafePath(let path): "The path \(path) leads out of the document."
        case .unsupported(let what): "Not supported: \(what)."
        case .unwritable(let what): "Cannot be written: \(what)."
        }
    }
}

extension CAMLError {
    init(_ error: MarkupError) {
        self =
            switch error {
            case .malformed(let line, let column, let reason):
                .malformed(line: line, column: column, reason: reason)
            case .limit(let name, let value, let allowed): .limit(name: name, value: value, limit: allowed)
            case .unsupported(let what): .unsupported(what)
            }
    }

    init(_ error: ContainerError) {
        self =
            switch error {
            case .malformed(let reason): .malformed(line: 0, column: 0, reason: reason)
            case .unsupported(let what): .unsupported(what)
            case .limit(let name, let value, let allowed): .limit(name: name, value: value, limit: allowed)
            case .unsafePath(let path): .unsafePath(path)
            }
    }

    /// Whatever reading a file may throw.
    init(any error: any Error) {
        self =
            switch error {
            case let error as CAMLError: error
            case let error as MarkupError: CAMLError(error)
            case let error as ContainerError: CAMLError(error)
            default: .malformed(line: 0, column: 0, reason: error.localizedDescription)
            }
    }
}
