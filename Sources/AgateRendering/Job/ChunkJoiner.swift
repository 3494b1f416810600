import AgateDisplay
public import Foundation

/// Joins the chunks of a job without encoding anything again.
///
/// An addition of Agate's. Source: documents R44.
public enum ChunkJoiner {
    /// Checks every chunk against its digest and writes the result, which appears when it is whole; nothing is removed.
    ///
    /// - Parameters:
    ///   - manifest: The manifest of the job.
    ///   - folder: The folder of the job.
    ///   - output: The file to write, or what the names of numbered files are made of.
    /// - Returns: The files, in order.
    /// - Throws: A ``RenderFailure``, of ``RenderFailure/Kind/chunks`` where some are missing or damaged.
    @discardableResult
    public static func join(_ manifest: RenderManifest, in folder: URL, to output: URL) throws -> [URL] {
        let film = try manifest.settings.checked()
        let states = manifest.chunks.map { manifest.state(of: $0, in: folder, readsFiles: true) }
        let missing = ChunkList.text(states.indices.filter { states[$0] == .missing })
        let damaged = ChunkList.text(states.indices.filter { states[$0] == .damaged })
        guard missing.isEmpty, damaged.isEmpty else {
            let words = [
                missing.isEmpty ? nil : "missing: \(missing)", damaged.isEmpty ? nil : "damaged: \(damaged)",
            ]
            throw RenderFailure(
                .chunks,
                "Chunks are not there (\(words.compactMap { $0 }.joined(separator: "; "))); run them again.",
                path: folder.path
            )
        }
        do {
            return try join(manifest, film, in: folder, to: output)
        } catch { throw RenderFailure(error) }
    }

    private static func join(
        _ manifest: RenderManifest,
        _ film: FilmSettings,
        in folder: URL,
        to output: URL
    ) throws -> [URL] {
        if let encoding = film.encoding {
            let parts = manifest.chunks.map { (folder.appendingPathComponent($0.file), $0.count) }
            try VideoJoin.join(film.repeated(parts), codec: encoding.codec, rate: film.rate, to: output)
            return [output]
        }
        guard let coding = film.coding else { return [] }
        let writer = try FilmWriter(coding, size: film.size, film.timing, to: output)
        for chunk in manifest.chunks {
            try FramePack.forEach(in: folder.appendingPathComponent(chunk.file)) { try writer.add($0) }
        }
        return try writer.finish()
    }
}

extension RenderManifest {
    /// How far a chunk is.
    ///
    /// - Parameter readsFiles: Whether its bytes are compared with their digest, and not only their number.
    func state(of chunk: Chunk, in folder: URL, readsFiles: Bool) -> ChunkState {
        guard let record = ChunkRecord(folder.appendingPathComponent(chunk.record)), record.job == id else {
            return .missing
        }
        let file = folder.appendingPathComponent(chunk.file)
        let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? NSNumber
        guard size?.intValue == record.bytes, record.frames == chunk.count else { return .damaged }
        if readsFiles, (try? FileDigest.sha256(file)) != record.sha256 { return .damaged }
        return .done
    }
}
