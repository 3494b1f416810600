package import Foundation

/// The manifest of an archive of Lottie files, dotLottie 1 or 2.
///
/// Source: documents L140 to L144.
package struct DotLottieManifest: Sendable {
    /// An animation of the archive.
    package struct Entry: Sendable {
        /// Its name in the manifest, or of its file.
        package let id: String
        /// The speed, negative for backwards; 1 by default.
        package var speed = 1.0
        /// Whether it plays again and again.
        package var loops = false
        /// Whether it plays forwards and back in turn.
        package var bounces = false
    }

    /// The animations in the order of the manifest; without one, of the archive.
    package let animations: [Entry]
    /// The name of the animation that is to be shown first.
    package let initial: String
    /// The names of the themes, in the order of the archive.
    package let themes: [String]
    /// The names of the state machines, in the order of the archive.
    ///
    /// They are not run.
    package let stateMachines: [String]

    /// Reads the directory and the manifest of an archive.
    package init(_ data: Data, limits: DocumentLimits = .standard) throws(DocumentError) {
        try DocumentLimits.check("file size", data.count, limits.maxFileBytes)
        do throws(ContainerError) {
            let archive = try ZipArchive(data, limits: ContainerLimits(limits))
            var manifest: JSONValue?
            if archive.contains("manifest.json") {
                let text = try archive.bytes(of: "manifest.json")
                manifest = try? JSONValue.read(text, format: "dotLottie", maxDepth: limits.maxDepth)
            }
            var found = (manifest?["animations"]?.array ?? JSONList()).compactMap(Self.entry)
            if found.isEmpty { found = Self.files(of: archive).map { Entry(id: $0) } }
            themes = Self.names(in: "t/", of: archive)
            stateMachines = Self.names(in: "s/", of: archive) + Self.names(in: "states/", of: archive)
            guard let first = found.first else { throw ContainerError.malformed("it holds no animation") }
            animations = found
            initial =
                manifest?["initial"]?["animation"]?.string ?? manifest?["activeAnimationId"]?.string
                ?? first.id
        } catch { throw DocumentError(error, format: "dotLottie") }
    }

    /// Whether bytes are an archive of Lottie files, and not of other documents.
    package static func isDotLottie(_ data: Data, limits: DocumentLimits = .standard) -> Bool {
        guard ZipArchive.isArchive(data), let archive = try? ZipArchive(data, limits: ContainerLimits(limits))
        else { return false }
        return !files(of: archive).isEmpty
    }

    /// The names of the files of a folder, without their ending.
    private static func names(in folder: String, of archive: ZipArchive) -> [String] {
        archive.entries.compactMap { entry in
            guard entry.name.hasPrefix(folder), entry.name.hasSuffix(".json") else { return nil }
            return String(entry.name.dropFirst(folder.count).dropLast(5))
        }
    }

    /// The names of the files of animations, without folder and ending.
    private static func files(of archive: ZipArchive) -> [String] {
        archive.entries.compactMap { entry in
            guard entry.name.hasSuffix(".json"),
                let folder = ["animations/", "a/"].first(where: entry.name.hasPrefix)
            else { return nil }
            return String(entry.name.dropFirst(folder.count).dropLast(5))
        }
    }

    private static func entry(_ item: JSONValue) -> Entry? {
        guard let id = item["id"].flatMap(LottieReader.identifier) else { return nil }
        let speed = item["speed"]?.number ?? 1
        let mode = item["playMode"]?.string ?? item["mode"]?.string
        return Entry(
            id: id,
            speed: (item["direction"]?.number ?? 1) < 0 ? -speed : speed,
            loops: item["loop"]?.flag ?? false,
            bounces: mode?.lowercased() == "bounce"
        )
    }
}
