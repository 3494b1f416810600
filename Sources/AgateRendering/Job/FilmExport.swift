import AgateDisplay
import Foundation

/// Renders a film in one process, from its first frame to its last.
///
/// The file has the same bytes as that of a job with the same settings.
@MainActor package enum FilmExport {
    /// Writes the file or files.
    ///
    /// - Parameter onFrame: Called after each frame.
    /// - Returns: The files, in order.
    package static func write(
        _ source: any RenderSource,
        _ settings: RenderSettings,
        to file: URL,
        onFrame: () throws -> Void
    ) throws -> [URL] {
        let film = try settings.checked()
        return try withoutActuallyEscaping(onFrame) { onFrame in
            let encoder = ChunkEncoder(film: film, onFrame: onFrame)
            if let coding = film.coding {
                let writer = try FilmWriter(coding, size: film.size, film.timing, to: file)
                try FilmStage.with(source, film) { stage in
                    try encoder.encode(0..<settings.frameCount, stage) { try writer.add($0) }
                }
                return try writer.finish()
            }
            guard let encoding = film.encoding else { return [] }
            let folder = try temporaryFolder(beside: file)
            defer { UnfinishedWork.discard(folder: folder.path) }
            var parts: [VideoJoin.Part] = []
            try FilmStage.with(source, film) { stage in
                for (index, frames) in settings.chunks.enumerated() {
                    let part = folder.appendingPathComponent("chunk-\(index).\(film.partEnding)")
                    try encoder.encode(frames, stage, to: part)
                    parts.append((part, frames.count))
                }
            }
            try VideoJoin.join(film.repeated(parts), codec: encoding.codec, rate: film.rate, to: file)
            return [file]
        }
    }

    /// A hidden folder beside a file, which is removed when the program is interrupted.
    package static func temporaryFolder(beside file: URL) throws -> URL {
        let folder = file.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).job")
        UnfinishedWork.add(folder: folder.path)
        do { try WholeFile.makeFolder(folder) } catch {
            UnfinishedWork.discard(folder: folder.path)
            throw error
        }
        return folder
    }
}
