package import Foundation

/// Files in memory, by their paths.
package struct MemoryFiles: DocumentFiles, Sendable {
    private let files: [String: Data]

    /// - Parameter files: Their bytes; the keys are paths with slashes.
    package init(_ files: [String: Data]) { self.files = files }

    package func bytes(at parts: [String]) throws -> Data? { files[parts.joined(separator: "/")] }
}
