import Foundation

/// The file `chunk-I.ok`, which says that a chunk is done.
struct ChunkRecord: Codable, Hashable {
    /// The SHA-256 of the chunk's file.
    var sha256: String
    /// The size of the chunk's file.
    var bytes: Int
    /// How many frames it has.
    var frames: Int
    /// How long it took.
    var seconds: Double
    /// Where it was made.
    var host: String
    /// The job that it belongs to.
    var job: String

    /// Reads a record; nil for one that is not there or is damaged.
    init?(_ file: URL) {
        guard let data = try? Data(contentsOf: file),
            let record = try? JSONDecoder().decode(ChunkRecord.self, from: data)
        else { return nil }
        self = record
    }

    init(sha256: String, bytes: Int, frames: Int, seconds: Double, host: String, job: String) {
        (self.sha256, self.bytes, self.frames) = (sha256, bytes, frames)
        (self.seconds, self.host, self.job) = (seconds, host, job)
    }

    /// The bytes of the file.
    func encoded() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return Array(try encoder.encode(self)) + [10]
    }
}
