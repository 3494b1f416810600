/// Why a file of sound or film cannot be read.
package struct MediaError: Error, Hashable, CustomStringConvertible {
    /// Kinds of errors that programs tell apart.
    package enum Kind: Sendable, Hashable {
        /// There is no such file, or it cannot be opened.
        case missing
        /// It is none that is understood, or more than a limit allows.
        case unreadable
        /// It has nothing of the kind that is wanted.
        case noStream
        /// What is in it is damaged, or there is no decoder.
        case undecodable
    }

    package let kind: Kind
    /// A clause that says why.
    package let reason: String

    package init(_ kind: Kind, _ reason: String) { (self.kind, self.reason) = (kind, reason) }

    /// The reason.
    package var description: String { reason }
}
