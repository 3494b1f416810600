/// The progress of a chunk of a job.
public enum ChunkState: String, Codable, Sendable, Hashable {
    /// The chunk is rendered, and its file is as it was written.
    case done
    /// It has not been made, or was not finished.
    case missing
    /// It has been made, and its file is gone or is another one.
    case damaged
}
