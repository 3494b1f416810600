import Foundation

/// What `agate port` is pointed at when it is to make a package of it.
public enum ProjectSource: Sendable, Equatable {
    /// A project of Xcode.
    case project(String)
    /// A workspace of Xcode.
    case workspace(String)
    /// A playground.
    case playground(String)
    /// A folder of sources with a program among them and no manifest.
    case folder(String)

    /// Tells what a path is; nil for single files, packages, and folders that are none of these.
    ///
    /// A folder without a manifest stands for the one workspace in it, else for the one project, else for the one playground, else for its sources, where
    /// one of them is a program's beginning.
    public init?(path: String) throws {
        let plain = path.hasSuffix("/") ? String(path.dropLast()) : path
        if let named = Self.named(plain) {
            guard FileManager.default.fileExists(atPath: plain) else { throw PortFailure.missing(plain) }
            self = named
            return
        }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: plain),
            !names.contains("Package.swift")
        else {
            return nil
        }
        for ending in [".xcworkspace", ".xcodeproj", ".playground"] {
            let found = names.filter { $0.hasSuffix(ending) }.sorted()
            guard found.count <= 1 else {
                throw PortFailure.usage("\(plain) holds \(found.joined(separator: ", ")): say which one")
            }
            if let name = found.first, let source = Self.named(plain + "/" + name) {
                self = source
                return
            }
        }
        guard let files = try? SourceFolder(paths: [plain]).sources,
            files.contains(where: { Self.isBeginning($0.path) })
        else { return nil }
        self = .folder(plain)
    }

    private static func named(_ path: String) -> ProjectSource? {
        if path.hasSuffix(".xcodeproj") { return .project(path) }
        if path.hasSuffix(".xcworkspace") { return .workspace(path) }
        if path.hasSuffix(".playground") { return .playground(path) }
        return nil
    }

    /// Whether a program begins in a source: it is `main.swift`, or says so by an attribute at the beginning of a line.
    static func isBeginning(_ path: String) -> Bool {
        if path.hasSuffix("/main.swift") { return true }
        guard let bytes = try? PortFiles.read(path) else { return false }
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
            let text = line.drop { $0 == " " || $0 == "\t" }
            return ["@main", "@UIApplicationMain"].contains { text.hasPrefix($0) }
        }
    }

    /// Its targets and where they come from.
    ///
    /// - Throws: ``PortFailure`` where a file cannot be read.
    public func targets() throws -> [XcodeTarget] {
        switch self {
        case .project(let path): try XcodeProject(path: path).targets
        case .workspace(let path):
            try XcodeWorkspace(path: path).projects.flatMap { try XcodeProject(path: $0).targets }
        case .playground(let path): try Playground(path: path).targets
        case .folder(let path): [try FolderTarget.target(of: path)]
        }
    }

    /// The sources of the targets that become part of a package, each once, in the order of their paths.
    ///
    /// - Throws: ``PortFailure`` where a file cannot be read.
    public func sources() throws -> [SourceFolder.File] {
        let targets = try TargetSelection(targets()).targets
        let all = Set(
            targets.flatMap(\.sources).map { SourceFolder.File(path: $0.path, relativePath: $0.place) }
        )
        return all.sorted { ($0.path, $0.relativePath) < ($1.path, $1.relativePath) }
    }

    /// What the documents of Interface Builder of those targets name.
    ///
    /// - Throws: ``PortFailure`` where a file cannot be read.
    public func documents() throws -> InterfaceNames {
        let targets = try TargetSelection(targets()).targets
        return InterfaceNames(documents: targets.flatMap { $0.resources.map(\.path) })
    }

    /// The path that it was made of.
    public var path: String {
        switch self {
        case .project(let path), .workspace(let path), .playground(let path), .folder(let path): path
        }
    }
}
