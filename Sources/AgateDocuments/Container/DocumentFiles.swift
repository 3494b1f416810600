package import Foundation

/// The files that belong to a document, wherever they are.
package protocol DocumentFiles {
    /// The bytes of a file; nil where there is none.
    ///
    /// - Parameter parts: The names of folders and at last the file's, from ``ResourcePath/parts(_:)``.
    /// - Throws: ``ContainerError`` where it leads out of the document, is too large or cannot be read.
    func bytes(at parts: [String]) throws -> Data?

    /// A function that reads an existing file once more, at any time and on any thread; nil where its bytes have to be kept.
    func rereader(at parts: [String]) -> (@Sendable () -> Data?)?
}

extension DocumentFiles {
    package func rereader(at parts: [String]) -> (@Sendable () -> Data?)? { nil }
}
