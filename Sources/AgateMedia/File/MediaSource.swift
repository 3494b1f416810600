package import Foundation

/// Where a file of sound or film comes from.
package enum MediaSource: Sendable, Hashable {
    /// A file of the system.
    case file(URL)
    /// Bytes in memory.
    case data(Data)
}
