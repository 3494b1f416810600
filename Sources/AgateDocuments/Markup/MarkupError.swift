/// Why a markup file gives no document.
package enum MarkupError: Error, Equatable, Sendable {
    /// It is no well-formed XML; lines begin at 1 and columns at 1.
    case malformed(line: Int, column: Int, reason: String)
    /// More of something than is allowed.
    case limit(name: String, value: Int, allowed: Int)
    /// Something of the system is not there.
    case unsupported(String)
}
