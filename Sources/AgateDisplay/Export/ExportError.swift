public import Foundation

/// Why an export did not come about.
public enum ExportError: Error, CustomStringConvertible {
    /// There are no moments to make pictures of.
    case noFrames
    /// The picture would have more pixels than fit into one.
    case tooLarge(width: Int, height: Int)
    /// A file or folder cannot be written.
    case cannotWrite(URL, reason: String)
    /// A program that encodes is not installed.
    case encoderMissing(String)
    /// A program that encodes gave up; the message is the last thing it said.
    case encoderFailed(String, status: Int32, message: String)
    /// A program that encodes took nothing and wrote nothing for so many seconds, and was ended.
    case encoderStuck(String, seconds: Double)
    /// The process has too few descriptors left to start a program.
    case tooManyOpenFiles(String)
    /// A file name whose ending stands for no known format.
    case unknownFormat(String)

    /// The failure in one sentence.
    public var description: String {
        switch self {
        case .noFrames: "There are no moments to make pictures of."
        case .tooLarge(let width, let height): "A picture of \(width) x \(height) pixels is too large."
        case .cannotWrite(let url, let reason): "Cannot write \(url.path): \(reason)"
        case .encoderMissing(let name):
            "The program \(name) is needed for videos and was not found on the PATH; install it, or choose another format."
        case .encoderFailed(let name, let status, let message):
            "\(name) ended with status \(status)\(message.isEmpty ? "" : ": \(message)")"
        case .encoderStuck(let name, let seconds):
            "\(name) made no progress for \(seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)") seconds and was ended; AGATE_ENCODER_SECONDS says how long to wait."
        case .tooManyOpenFiles(let name):
            "Cannot start \(name): Too many open files. Allow the process more of them, such as by `ulimit -n 256`."
        case .unknownFormat(let ending): "No video format ends with \"\(ending)\"; use mp4, mov, webm or mkv."
        }
    }
}
