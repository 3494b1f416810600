import Foundation

/// Ports a folder into another one.
///
/// A source that changes becomes `A.ported.swift`, with `A.ported.json` beside it; everything else is copied under its own name.
/// Where nothing has changed since the last run nothing is done.
public struct FolderPort: Sendable {
    /// Files and folders to be ported.
    public var paths: [String]
    /// The folder that is written.
    public var output: String
    /// Whether files in which something is refused are left out.
    public var isStrict = false
    /// The path of Agate's checkout, for the packages of manifests.
    public var agate: String?

    /// Ports paths into a folder.
    public init(paths: [String], output: String) {
        self.paths = paths
        self.output = output
    }

    /// The result of a run.
    public struct Result: Sendable {
        /// The messages of the run, a line each.
        public let said: String
        /// 0, or 1 if something was refused.
        public let status: Int32
        /// Whether nothing had changed.
        public let isUnchanged: Bool
    }

    /// Ports.
    ///
    /// - Throws: ``PortFailure``; one of usage where the folder lies in what is to be ported, or is it.
    public func run() throws -> Result {
        let target = PortFiles.absolute(output) + "/"
        for path in paths where target.hasPrefix(PortFiles.absolute(path) + "/") {
            throw PortFailure.usage("\(output) lies in \(path); ported files need a folder of their own")
        }
        let folder = try SourceFolder(paths: paths)
        let stampPath = output + "/.agate-port"
        let all = folder.sources + folder.others
        let digests = DeepThreads.map(all.count) { place in
            (try? PortFiles.read(all[place].path)).map(PortFiles.digest) ?? 0
        }
        var known = Dictionary(zip(all.map(\.path), digests), uniquingKeysWith: { first, _ in first })
        known["--strict \(isStrict) --agate \(agate ?? "")"] = 0
        let last = PortStamp(reading: stampPath)
        if let last, last.digests == known, isWhole(folder) {
            return Result(said: last.said, status: last.status, isUnchanged: true)
        }
        if let last { try removeLeftovers(last, now: known) }
        try? FileManager.default.removeItem(atPath: stampPath)

        let manifests = folder.sources.filter { isManifest($0) }
        let module = try ModulePort(
            files: folder.sources.filter { !isManifest($0) },
            documents: InterfaceNames(documents: folder.others.map(\.path))
        )
        var said = ""
        var isRefused = false
        for result in writtenFiles(of: module) {
            let file = try result.get()
            said += file.said
            isRefused = isRefused || file.isRefused
        }
        for file in manifests {
            let ported = PortedManifest(
                path: file.path,
                source: SourceText(try PortFiles.read(file.path)),
                agate: agate
            )
            for diagnostic in ported.diagnostics { said += diagnostic.description + "\n" }
            isRefused = isRefused || ported.diagnostics.contains { $0.level == .error }
            try PortFiles.write(ported.bytes, to: place(of: file))
        }
        for file in folder.others where [".m", ".mm"].contains(where: file.path.hasSuffix) {
            said +=
                "\(file.path):1:1: error: [P23] sources in Objective-C are not ported; write them in Swift\n"
            isRefused = true
        }
        for file in folder.others { try PortFiles.write(try PortFiles.read(file.path), to: place(of: file)) }
        let result = Result(said: said, status: isRefused ? 1 : 0, isUnchanged: false)
        try PortStamp(digests: known, status: result.status, said: said).write(to: stampPath)
        return result
    }

    /// Ports the files of a module and writes them, as many at a time as there are processors.
    ///
    /// - Returns: The messages of each file in its order, a line each, and whether something was refused.
    private func writtenFiles(
        of module: ModulePort
    ) -> [Swift.Result<(said: String, isRefused: Bool), any Error>] {
        DeepThreads.map(module.files.count) { place in
            Swift.Result {
                let ported = module.ported(place, hasHeader: true)
                let hasErrors = ported.diagnostics.contains { $0.level == .error }
                try write(ported, module.files[place], isLeftOut: isStrict && hasErrors)
                return (ported.diagnostics.map { "\($0)\n" }.joined(), hasErrors)
            }
        }
    }

    private func write(_ ported: PortedFile, _ file: SourceFolder.File, isLeftOut: Bool) throws {
        let plain = place(of: file)
        let stem = plain.dropLast(".swift".count)
        if ported.isRewritten, !isLeftOut {
            try PortFiles.write(ported.bytes, to: stem + ".ported.swift")
            try PortFiles.write(Array(ported.sidecar.encoded()), to: stem + ".ported.json")
            try remove(plain)
        } else {
            try remove(stem + ".ported.swift")
            try remove(stem + ".ported.json")
            if isLeftOut { try remove(plain) } else { try PortFiles.write(ported.source.bytes, to: plain) }
        }
    }

    private func place(of file: SourceFolder.File) -> String { "\(output)/\(file.relativePath)" }

    private func isManifest(_ file: SourceFolder.File) -> Bool { file.relativePath == "Package.swift" }

    /// Whether what the last run has written is still there.
    private func isWhole(_ folder: SourceFolder) -> Bool {
        (folder.sources + folder.others).allSatisfy { file in
            let plain = place(of: file)
            return FileManager.default.fileExists(atPath: plain) || isStrict
                || FileManager.default.fileExists(atPath: plain.dropLast(".swift".count) + ".ported.swift")
        }
    }

    /// Removes what the last run has made of files that are gone.
    private func removeLeftovers(_ last: PortStamp, now: [String: UInt64]) throws {
        for path in last.digests.keys where now[path] == nil && !path.hasPrefix("--") {
            for root in paths {
                let prefix = root.hasSuffix("/") ? root : root + "/"
                guard path.hasPrefix(prefix) else { continue }
                let plain = "\(output)/\(path.dropFirst(prefix.count))"
                try remove(plain)
                guard plain.hasSuffix(".swift") else { continue }
                try remove(plain.dropLast(".swift".count) + ".ported.swift")
                try remove(plain.dropLast(".swift".count) + ".ported.json")
            }
        }
    }

    private func remove(_ path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        do { try FileManager.default.removeItem(atPath: path) } catch { throw PortFailure.unwritable(path) }
    }
}
