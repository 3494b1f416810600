/// Why an archive, or something in it, cannot be read.
package enum ContainerError: Error, Equatable, Sendable {
    /// The bytes make no sense.
    case malformed(String)
    /// They make sense, and cannot be read here.
    case unsupported(String)
    /// More of something than is allowed.
    case limit(name: String, value: Int, allowed: Int)
    /// A path that leads out of the document.
    case unsafePath(String)
}
