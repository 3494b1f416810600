import Foundation

/// The description of a job: everything that its bytes depend on, and its division into chunks.
///
/// It is the file `job.json` in the folder of the job. Two plans of the same input are equal bytes. An addition of Agate's.
///
/// Source: documents R40.
public struct RenderManifest: Codable, Hashable, Sendable {
    /// A file that the pictures depend on.
    public struct Resource: Codable, Hashable, Sendable {
        /// Its path, from the job's folder.
        public var path: String
        /// The SHA-256 of its bytes, as 64 hexadecimal digits.
        public var sha256: String
    }

    /// Frames that are rendered together.
    public struct Chunk: Codable, Hashable, Sendable {
        /// The number of the chunk, from 0.
        public var index: Int
        /// The number of its first frame, from 0 in the film.
        public var first: Int
        /// The number of its frames.
        public var count: Int
        /// The name of its file in the job's folder.
        public var file: String

        /// Its frames.
        var frames: Range<Int> { first..<(first + count) }
        /// The name of the file that says that it is done.
        var record: String { "chunk-\(index).ok" }
    }

    /// The SHA-256 of everything else that is here.
    public var id: String
    /// The path of the document from the job's folder, or the name of a program of the gallery.
    public var document: String
    /// Whether ``document`` is a program of the gallery.
    public var isProgram: Bool
    /// The files that the document consists of; none for programs.
    public var resources: [Resource]
    /// Files of fonts that count before those of the system, in their order.
    public var fonts: [Resource]
    /// The versions of the programs that make the bytes.
    public var engine: EngineVersion
    /// Which frames are rendered, at which size and rate, and how they are encoded.
    public var settings: RenderSettings
    /// The path of the result from the job's folder.
    public var output: String
    /// The chunks, in the order of their frames.
    public var chunks: [Chunk]

    /// The chunks of a film.
    static func chunks(of film: FilmSettings) -> [Chunk] {
        film.settings.chunks.enumerated().map { index, frames in
            Chunk(
                index: index,
                first: frames.lowerBound,
                count: frames.count,
                file: "chunk-\(index).\(film.partEnding)"
            )
        }
    }

    /// The manifest as `job.json` has it.
    func encoded() throws(RenderFailure) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do { return try encoder.encode(self) + Data("\n".utf8) } catch {
            throw RenderFailure(.usage, "The settings cannot be written: \(error)")
        }
    }

    /// The identity of the rest.
    func makeID() throws(RenderFailure) -> String {
        var rest = self
        rest.id = ""
        return try FileDigest.sha256(rest.encoded())
    }
}
