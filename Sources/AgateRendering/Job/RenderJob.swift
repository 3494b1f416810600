import AgateDisplay
public import Foundation

/// A render that is cut into chunks, each of which may be made by another process on another machine, again and again.
///
///     let job = try RenderJob.plan(file, settings, output: video)
///     for chunk in job.manifest.chunks { try job.run(chunk.index) }   // here, or anywhere
///     try job.join()
///
/// A chunk's bytes depend on the manifest alone. Its file appears when it is whole, and after it a record with its digest; a process that is
/// killed on the way has left nothing that counts. Machines share the folder; nothing is sent between them. An addition of Agate's.
///
/// Source: documents R40-R45.
@MainActor public final class RenderJob {
    /// The folder of the job.
    public let folder: URL
    /// The manifest of the job.
    public let manifest: RenderManifest

    /// The name of the manifest's file.
    private static let manifestName = "job.json"

    private init(_ folder: URL, _ manifest: RenderManifest) {
        (self.folder, self.manifest) = (folder, manifest)
    }

    /// Opens a job that has been planned.
    public convenience init(_ folder: URL) throws(RenderFailure) {
        let file = folder.appendingPathComponent(Self.manifestName)
        guard let data = try? Data(contentsOf: file) else {
            throw RenderFailure(.unreadable, "there is no job here", path: folder.path)
        }
        guard let manifest = try? JSONDecoder().decode(RenderManifest.self, from: data),
            try manifest.makeID() == manifest.id,
            try manifest.chunks == RenderManifest.chunks(of: manifest.settings.checked())
        else { throw RenderFailure(.malformed, "is no job that was planned", path: file.path) }
        self.init(folder, manifest)
    }

    // MARK: Planning

    /// Plans the render of a document, in a folder with the name of the result and `.job`.
    ///
    /// A second plan of the same is the first one; chunks that are there stay.
    ///
    /// - Parameters:
    ///   - document: A file or a bundle.
    ///   - output: The file that will be written.
    ///   - fonts: Files of fonts that count before those of the system.
    public static func plan(
        _ document: URL,
        _ settings: RenderSettings,
        output: URL,
        fonts: [URL] = []
    ) throws(RenderFailure) -> RenderJob {
        let folder = output.deletingLastPathComponent().appendingPathComponent(
            output.lastPathComponent + ".job"
        )
        return try plan(.file(document), settings, output: output, fonts: fonts, in: folder)
    }

    /// The document or program that a job renders.
    package enum Subject {
        case file(URL)
        case program(String)
    }

    /// Plans a job in a folder.
    package static func plan(
        _ subject: Subject,
        _ settings: RenderSettings,
        output: URL,
        fonts: [URL] = [],
        in folder: URL
    ) throws(RenderFailure) -> RenderJob {
        let film = try settings.checked()
        do { try WholeFile.makeFolder(folder) } catch { throw RenderFailure(error) }
        var document: String
        var resources: [RenderManifest.Resource] = []
        switch subject {
        case .program(let name): document = name
        case .file(let url):
            document = RelativePath.from(folder, to: url)
            resources = try DocumentResources.files(of: url).map { file throws(RenderFailure) in
                try .init(file, from: folder)
            }
        }
        var manifest = RenderManifest(
            id: "",
            document: document,
            isProgram: resources.isEmpty,
            resources: resources,
            fonts: try fonts.map { file throws(RenderFailure) in try .init(file, from: folder) },
            engine: try EngineVersion(needsEncoder: film.encoding != nil),
            settings: settings,
            output: RelativePath.from(folder, to: output),
            chunks: RenderManifest.chunks(of: film)
        )
        manifest.id = try manifest.makeID()
        let data = try manifest.encoded()
        let file = folder.appendingPathComponent(manifestName)
        if let old = try? Data(contentsOf: file), old != data {
            throw RenderFailure(
                .usage,
                "is the job of another document, of other settings or of another build: choose another output, or remove it",
                path: folder.path
            )
        }
        do { try WholeFile.write(Array(data), to: file) } catch { throw RenderFailure(error) }
        return RenderJob(folder, manifest)
    }

    // MARK: Running

    /// Renders a chunk of a document, unless it is there.
    ///
    /// - Throws: A ``RenderFailure``, where the document has changed or the program is another one than that of the plan.
    public func run(_ index: Int) throws(RenderFailure) {
        var pending: Int? = index
        do {
            try run(
                {
                    defer { pending = nil }; return pending
                },
                open: { try self.documentSource() }
            )
        } catch { throw RenderFailure(error) }
    }

    /// Renders chunks, unless they are there.
    ///
    /// What plays is opened once for all chunks that come in their order.
    ///
    /// - Parameters:
    ///   - next: The next chunk; nil when there is none.
    ///   - open: Opens the source that plays.
    ///   - onFrame: Called after each frame.
    ///   - onChunk: Called after each chunk that is there, with whether it was rendered.
    package func run(
        _ next: () throws -> Int?,
        open: () throws -> any RenderSource,
        onFrame: () throws -> Void = {},
        onChunk: (_ index: Int, _ isNew: Bool) throws -> Void = { _, _ in }
    ) throws {
        let film = try manifest.settings.checked()
        try check()
        /// The next chunk that has to be rendered.
        func nextMissing() throws -> RenderManifest.Chunk? {
            while let index = try next() {
                guard manifest.chunks.indices.contains(index) else {
                    throw RenderFailure(
                        .usage,
                        "The job has \(manifest.chunks.count) chunks, and no chunk \(index)."
                    )
                }
                let chunk = manifest.chunks[index]
                if manifest.state(of: chunk, in: folder, readsFiles: true) != .done { return chunk }
                try onChunk(index, false)
            }
            return nil
        }
        guard var chunk = try nextMissing() else { return }
        let source = try open()
        try withoutActuallyEscaping(onFrame) { onFrame in
            let encoder = ChunkEncoder(film: film, onFrame: onFrame)
            var isDone = false
            while !isDone {
                try FilmStage.with(source, film) { stage in
                    while encoder.canEncode(chunk.frames, stage) {
                        try render(chunk, encoder, stage)
                        try onChunk(chunk.index, true)
                        guard let following = try nextMissing() else {
                            isDone = true
                            return
                        }
                        chunk = following
                    }
                }
            }
        }
    }

    private func render(_ chunk: RenderManifest.Chunk, _ encoder: ChunkEncoder, _ stage: FilmStage) throws {
        let start = ContinuousClock.now
        let file = folder.appendingPathComponent(chunk.file)
        try encoder.encode(chunk.frames, stage, to: file)
        let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber
        let record = ChunkRecord(
            sha256: try FileDigest.sha256(file),
            bytes: size?.intValue ?? 0,
            frames: chunk.count,
            seconds: ((ContinuousClock.now - start) / .seconds(1) * 1000).rounded() / 1000,
            host: ProcessInfo.processInfo.hostName,
            job: manifest.id
        )
        try WholeFile.write(record.encoded(), to: folder.appendingPathComponent(chunk.record))
    }

    /// Fails if the document has changed since the plan, or if this program is another one than that which made it.
    private func check() throws(RenderFailure) {
        let engine = try EngineVersion(needsEncoder: manifest.engine.encoder != nil)
        guard engine == manifest.engine else {
            throw RenderFailure(
                .usage,
                "was planned with another program (\(manifest.engine.words)) than this one (\(engine.words))",
                path: folder.path
            )
        }
        for resource in manifest.resources + manifest.fonts {
            let file = RelativePath.file(resource.path, from: folder)
            guard try FileDigest.sha256(file) == resource.sha256 else {
                throw RenderFailure(.usage, "has changed since the job was planned", path: file.path)
            }
        }
    }

    /// The document of the job.
    ///
    /// - Throws: For a job of a program of the gallery.
    package func documentSource() throws(RenderFailure) -> any RenderSource {
        guard !manifest.isProgram else {
            throw RenderFailure(
                .usage,
                "renders a program of the gallery, and no document",
                path: folder.path
            )
        }
        let fonts = manifest.fonts.map { RelativePath.file($0.path, from: folder) }
        let path = RelativePath.file(manifest.document, from: folder).path
        let document = try AnimatedDocument(path, manifest.settings.documentOptions(fonts: fonts))
        return try DocumentSource(
            document,
            states: manifest.settings.statePlan,
            fallbackSize: manifest.settings.pointSize
        )
    }

    // MARK: Contents

    /// The state of each chunk.
    ///
    /// - Parameter readsFiles: Whether the bytes of chunks are compared with their digests, and not only their number.
    public func states(readsFiles: Bool = false) -> [ChunkState] {
        manifest.chunks.map { manifest.state(of: $0, in: folder, readsFiles: readsFiles) }
    }

    /// The file that ``join()`` writes.
    public var output: URL { RelativePath.file(manifest.output, from: folder) }

    /// Writes the result; see ``ChunkJoiner``.
    ///
    /// - Returns: The files, in order.
    @discardableResult
    public func join() throws -> [URL] { try ChunkJoiner.join(manifest, in: folder, to: output) }
}

extension RenderManifest.Resource {
    /// A file as it is now.
    fileprivate init(_ file: URL, from folder: URL) throws(RenderFailure) {
        try self.init(path: RelativePath.from(folder, to: file), sha256: FileDigest.sha256(file))
    }
}

extension EngineVersion {
    /// The versions in a line.
    fileprivate var words: String {
        ["agate \(agate)", "build \(build)", encoder].compactMap { $0 }.joined(separator: ", ")
    }
}
