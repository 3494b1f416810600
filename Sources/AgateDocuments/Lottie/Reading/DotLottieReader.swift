package import Foundation

/// Reads an archive of Lottie files, dotLottie 1 or 2.
///
/// Source: documents L140 to L144, R63.
package struct DotLottieReader {
    /// An animation of the archive.
    package struct Entry: Sendable {
        /// Its name in the manifest, or of its file.
        package let id: String
        /// Its JSON text.
        package let data: Data
        /// How fast it plays, negative for backwards; 1 without a word.
        package let speed: Double
        /// Whether it plays again; nil without a word.
        package let loops: Bool?
        /// Whether it plays forwards and back in turn.
        package let bounces: Bool
    }

    /// The animations; those that the manifest names come first, in its order.
    package let animations: [Entry]
    /// The place of the animation to be shown first.
    package let initial: Int
    /// The version of the format: 1 or 2.
    package let version: Int
    /// The pictures.
    package let files: MemoryFiles

    /// Reads the bytes of an archive.
    package init(_ data: Data, limits: DocumentLimits = .standard) throws(DocumentError) {
        do throws(ContainerError) {
            let archive = try ZipArchive(data, limits: ContainerLimits(limits))
            let names = archive.entries.map(\.name).filter { !Self.isIgnored($0) }
            let manifest =
                archive.contains("manifest.json") ? Self.json(try archive.bytes(of: "manifest.json"), limits) : nil
            let version = manifest?["version"]?.string == "2" || names.contains { $0.hasPrefix("a/") } ? 2 : 1
            let folders = version == 2 ? ["a/", "animations/"] : ["animations/", "a/"]
            var found: [Entry] = []
            for item in manifest?["animations"]?.array ?? [] {
                guard let id = item["id"]?.string,
                    let name = folders.map({ $0 + id + ".json" }).first(where: archive.contains)
                else { continue }
                found.append(Self.entry(id, try archive.bytes(of: name), item))
            }
            if found.isEmpty {
                // Without a manifest it is plain which file is meant where there is one.
                for name in names where name.hasSuffix(".json") {
                    guard let folder = folders.first(where: name.hasPrefix) else { continue }
                    let id = String(name.dropFirst(folder.count).dropLast(5))
                    found.append(Self.entry(id, try archive.bytes(of: name), .null))
                }
            }
            guard !found.isEmpty else { throw ContainerError.malformed("it holds no animation") }
            let first =
                manifest?["initial"]?["animation"]?.string ?? manifest?["activeAnimationId"]?.string
            animations = found
            initial = found.firstIndex { $0.id == first } ?? 0
            self.version = version
            var pictures: [String: Data] = [:]
            for name in names where name.hasPrefix("images/") || name.hasPrefix("i/") {
                pictures[name] = try archive.bytes(of: name)
            }
            files = MemoryFiles(pictures)
        } catch { throw DocumentError(error, format: "dotLottie") }
    }

    /// Whether an archive is one of Lottie files.
    package static func isDotLottie(_ data: Data, limits: DocumentLimits = .standard) -> Bool {
        guard ZipArchive.isArchive(data), let archive = try? ZipArchive(data, limits: ContainerLimits(limits))
        else { return false }
        return archive.entries.contains { entry in
            (entry.name.hasPrefix("animations/") || entry.name.hasPrefix("a/")) && entry.name.hasSuffix(".json")
        }
    }

    private static func entry(_ id: String, _ data: Data, _ item: JSONValue) -> Entry {
        let direction = item["direction"]?.number ?? 1
        let speed = item["speed"]?.number ?? 1
        let mode = item["playMode"]?.string ?? item["mode"]?.string
        return Entry(
            id: id,
            data: data,
            speed: direction < 0 ? -speed : speed,
            loops: item["loop"]?.flag,
            bounces: mode?.lowercased() == "bounce"
        )
    }

    private static func json(_ data: Data, _ limits: DocumentLimits) -> JSONValue? {
        try? JSONValue.read(data, format: "manifest", maxDepth: limits.maxDepth)
    }

    private static func isIgnored(_ name: String) -> Bool {
        name.hasPrefix("__MACOSX/") || name.hasSuffix("/") || name.hasSuffix(".DS_Store")
    }
}
