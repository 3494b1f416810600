import AgateDisplay
import AgatePixels
import Foundation
import LayerMarkup
import Lottie

/// Why a document was not opened, rendered, converted or joined.
///
/// An addition of Agate's. Source: documents R30.
public struct RenderFailure: Error, Sendable, Hashable {
    /// The kind of failure; the number is the status with which the program `agate` ends.
    public enum Kind: Int32, Sendable, Hashable, CaseIterable {
        /// The options or arguments request something that does not exist.
        case usage = 1
        /// The file cannot be read, or is no document.
        case unreadable = 2
        /// The document contradicts itself.
        case malformed = 3
        /// Something would not show as authored, and that was forbidden.
        case unsupported = 4
        /// A program, or a file beside the document, is missing.
        case missing = 5
        /// The document exceeds a limit, such as a number of layers or of bytes.
        case limit = 6
        /// The result cannot be written.
        case unwritable = 7
        /// Chunks of a job are missing or damaged.
        case chunks = 8
    }

    /// The kind of failure.
    public var kind: Kind
    /// The file that it is about; nil for none.
    public var path: String?
    /// The place in the file, as `LINE:COLUMN`; nil for all of it.
    public var place: String?
    /// The failure, in one sentence.
    public var text: String

    /// Makes a failure of a kind, with a sentence for people and the file that it is about.
    public init(_ kind: Kind, _ text: String, path: String? = nil) {
        (self.kind, self.text, self.path) = (kind, text, path)
    }
}

extension RenderFailure: CustomStringConvertible {
    /// The sentence, with `FILE:LINE:COLUMN: error:` before it where it is about a file.
    public var description: String {
        path.map { "\($0):\(place.map { $0 + ":" } ?? "") error: \(text)" } ?? text
    }

    /// The same as ``description``.
    public var localizedDescription: String { description }
}

extension RenderFailure {
    /// The failure that an error of the modules below is.
    ///
    /// - Parameter path: The document that was being read or written; nil for none.
    package init(_ error: any Error, path: String? = nil) {
        switch error {
        case let failure as RenderFailure: self = failure
        case let error as DocumentError: self.init(Self.kind(of: error), "\(error)", path: path)
        case let error as CAMLError: self.init(error, path)
        case ExportError.encoderMissing(let name):
            self.init(.missing, "needs the program \(name) for this format: install the package \(name).")
        case ExportError.tooLarge(let width, let height):
            self.init(.limit, "A picture of \(width) x \(height) pixels is too large.")
        case let error as ImageCodecError:
            if case .tooLarge = error.problem {
                self.init(.limit, "\(error)")
            } else {
                self.init(.unwritable, "\(error)")
            }
        default:
            self.init(path == nil ? .unwritable : .unreadable, Self.words(error), path: path)
        }
    }

    /// The words for an error: its own, and those of the C library for one of Foundation's.
    private static func words(_ error: any Error) -> String {
        if error is POSIXError || error is CocoaError || type(of: error) is NSError.Type {
            return WholeFile.reason(error)
        }
        return "\(error)"
    }

    private static func kind(of error: DocumentError) -> Kind {
        switch error {
        case .unreadable, .notADocument: .unreadable
        case .malformed, .unsafePath: .malformed
        case .unsupported: .unsupported
        case .missingResource: .missing
        case .limit: .limit
        }
    }

    private init(_ error: CAMLError, _ path: String?) {
        switch error {
        case .malformed(let line, let column, let reason):
            self.init(.malformed, reason, path: path)
            if line > 0 { place = "\(line):\(column)" }
        case .noRoot: self.init(.malformed, "it has no layer", path: path)
        case .missing(let file): self.init(.missing, "\(file) is missing", path: path)
        case .limit(let name, let value, let limit):
            self.init(.limit, "\(name): \(value), and \(limit) is the limit", path: path)
        case .unsafePath(let name):
            self.init(.malformed, "the path \(name) leads out of the document", path: path)
        case .unsupported(let what):
            self.init(.unreadable, "no document that is understood: \(what)", path: path)
        case .unwritable(let what): self.init(.unwritable, "cannot be written: \(what)", path: path)
        }
    }
}
