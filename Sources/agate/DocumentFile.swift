import AgateRendering
import Foundation

/// A document as the command line names it: a file, a bundle, or `-` for what comes from the standard input.
enum DocumentFile {
    /// The word for the standard input.
    static let standardInput = "-"
    /// The name of the standard input in messages.
    static let standardInputName = "standard input"

    /// Opens the document.
    static func open(_ word: String, _ options: DocumentOptions = .init()) throws(RenderFailure)
        -> AnimatedDocument
    {
        guard word == standardInput else { return try AnimatedDocument(word, options) }
        return try AnimatedDocument(
            data: try readStandardInput(options.limits),
            name: standardInputName,
            options: options
        )
    }

    /// All bytes of the standard input; no more than a document may have.
    static func readStandardInput(_ limits: AnimatedDocument.Limits) throws(RenderFailure) -> Data {
        let maximum = limits.maxFileBytes
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw RenderFailure(
                    .unreadable,
                    "cannot be read: \(String(cString: strerror(errno)))",
                    path: standardInputName
                )
            }
            guard count > 0 else { break }
            data += buffer[..<count]
            guard data.count <= maximum else {
                throw RenderFailure(
                    .limit,
                    "has more than \(maximum) bytes, which is the limit",
                    path: standardInputName
                )
            }
        }
        return data
    }
}
