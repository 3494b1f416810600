/// Why a document cannot be opened.
///
/// An addition of Agate's.
public enum DocumentError: Error, Sendable, Equatable {
    /// The file cannot be read; what the system says.
    case unreadable(String)
    /// The bytes are in none of the known formats.
    case notADocument
    /// The format is known, the bytes break its rules: where, as an offset in bytes or -1, and how.
    case malformed(format: String, offset: Int, reason: String)
    /// Something that is needed is not supported: what, and where in the file.
    case unsupported(feature: String, at: String)
    /// A file that the document needs is not there.
    case missingResource(String)
    /// The document is larger than ``DocumentLimits`` allow.
    case limit(name: String, value: Int, allowed: Int)
    /// A name leads out of the document's folder.
    case unsafePath(String)
}

extension DocumentError: CustomStringConvertible {
    /// The failure, in one line.
    public var description: String {
        switch self {
        case .unreadable(let reason): "cannot be read: \(reason)"
        case .notADocument: "is no document: neither Lottie nor markup nor an archive of one of them"
        case .malformed(let format, let offset, let reason):
            offset < 0 ? "malformed \(format): \(reason)" : "malformed \(format) at byte \(offset): \(reason)"
        case .unsupported(let feature, let place): "\(feature) is not supported (\(place))"
        case .missingResource(let name): "needs \(name), which is not there"
        case .limit(let name, let value, let allowed): "has \(name) of \(value), more than \(allowed)"
        case .unsafePath(let path): "names \(path), which is outside of the document"
        }
    }

    /// The failure, in one line.
    public var localizedDescription: String { description }
}
