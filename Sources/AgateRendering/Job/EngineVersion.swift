import AgateDisplay
import Foundation

/// The versions of the programs that make the bytes of a job.
///
/// Source: documents R45.
public struct EngineVersion: Codable, Hashable, Sendable {
    /// The version of Agate.
    public var agate: String
    /// The beginning of the SHA-256 of the program that renders: two builds of one version need not make the same bytes.
    public var build: String
    /// The version of the video encoder in its own words; nil where none is needed.
    public var encoder: String?

    /// The version of Agate.
    package static let agate = "0.1"

    /// The versions of this process and of the encoder that it would use.
    ///
    /// - Throws: Where the encoder is missing.
    init(needsEncoder: Bool) throws(RenderFailure) {
        agate = Self.agate
        build = String(try FileDigest.sha256(URL(fileURLWithPath: "/proc/self/exe")).prefix(16))
        guard needsEncoder else { return }
        do { encoder = try VideoEncoder.version() } catch { throw RenderFailure(error) }
    }
}
