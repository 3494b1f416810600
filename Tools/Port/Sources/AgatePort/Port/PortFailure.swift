/// Why nothing could be ported.
public enum PortFailure: Error, CustomStringConvertible, Equatable {
    /// There is no file or folder of that name.
    case missing(String)
    /// A file or folder cannot be read.
    case unreadable(String)
    /// A file or folder cannot be written.
    case unwritable(String)
    /// The arguments make no sense.
    case usage(String)

    /// The message for the user.
    public var description: String {
        switch self {
        case .missing(let path): "there is no \(path)"
        case .unreadable(let path): "\(path) cannot be read"
        case .unwritable(let path): "\(path) cannot be written"
        case .usage(let text): text
        }
    }
}
