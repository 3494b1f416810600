package import Foundation

/// A file that holds a Lottie document: the document itself, packed, or an archive of several documents and their files.
///
/// What it is, its first bytes say, and never its name.
///
/// Source: documents L2, L140, L141, L144.
package struct LottieFile: Sendable {
    package var document: LottieDocument
    /// The files of the archive that the document names, by the names that it has for them.
    package var files: [String: Data] = [:]

    /// Reads the bytes of a file.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - animation: Which of an archive's animations; nil is the one that the archive says, else its first one.
    ///   - theme: Which of an archive's themes; nil is the one that the archive says for the animation, if it says one.
    ///   - limits: How large the document may be.
    package init(
        _ data: Data,
        animation: String? = nil,
        theme: String? = nil,
        limits: DocumentLimits = .standard
    ) throws(DocumentError) {
        try DocumentLimits.check("file size", data.count, limits.maxFileBytes)
        var data = data
        if GzipReader.isGzip(data) {
            do { data = try GzipReader.unpack(data, limits: ContainerLimits(limits)) } catch {
                throw DocumentError(error, format: "gzip")
            }
        }
        guard ZipArchive.isArchive(data) else {
            if let theme { throw .missingResource("theme " + theme) }
            document = try LottieReader.read(data, limits: limits)
            return
        }
        let archive: ZipArchive
        do { archive = try ZipArchive(data, limits: ContainerLimits(limits)) } catch {
            throw DocumentError(error, format: "dotLottie")
        }
        let manifest = try Self.bytes("manifest.json", in: archive).map { data throws(DocumentError) in
            try JSONValue.read(data, format: "dotLottie", maxDepth: limits.maxDepth)
        }
        let name = try Self.name(of: animation, manifest ?? .null, archive)
        guard let text = try Self.bytes(name, in: archive) else { throw .missingResource(name) }
        let id = name.split(separator: "/").last.map { String($0.dropLast(5)) } ?? name
        let themed = try Self.theme(theme, for: id, manifest ?? .null, archive, limits)
        document = try LottieReader.read(text, theme: themed, limits: limits)
        for case .image(let image) in document.assets.values {
            guard case .file(let name) = image.source, files[name] == nil else { continue }
            let last = name.split(separator: "/").last.map(String.init) ?? name
            for candidate in ["i/" + last, "images/" + last, name] {
                guard let bytes = try Self.bytes(candidate, in: archive) else { continue }
                files[name] = bytes
                break
            }
        }
        for font in document.fonts.values {
            guard case .file(let name)? = font.source, files[name] == nil else { continue }
            let last = name.split(separator: "/").last.map(String.init) ?? name
            for candidate in ["f/" + last, "fonts/" + last, name] where files[name] == nil {
                files[name] = try Self.bytes(candidate, in: archive)
            }
        }
    }

    /// A theme for an animation: the wanted one, else that which the manifest says, if it is there.
    private static func theme(
        _ wanted: String?,
        for animation: String,
        _ manifest: JSONValue,
        _ archive: ZipArchive,
        _ limits: DocumentLimits
    ) throws(DocumentError) -> LottieTheme? {
        let entry = (manifest["animations"]?.array ?? JSONList()).first {
            $0["id"].flatMap(LottieReader.identifier) == animation
        }
        guard let id = wanted ?? entry?["initialTheme"]?.string else { return nil }
        do { _ = try ResourcePath.parts(id) } catch { throw DocumentError(error, format: "dotLottie") }
        guard let data = try bytes("t/" + id + ".json", in: archive) else {
            if wanted == nil { return nil }
            throw .missingResource("t/" + id + ".json")
        }
        return try LottieTheme(data, for: animation, limits: limits)
    }

    /// The bytes of an entry; nil if there is none.
    private static func bytes(_ name: String, in archive: ZipArchive) throws(DocumentError) -> Data? {
        guard archive.contains(name) else { return nil }
        do { return try archive.bytes(of: name) } catch { throw DocumentError(error, format: "dotLottie") }
    }

    /// The entry of an animation.
    private static func name(
        of wanted: String?,
        _ manifest: JSONValue,
        _ archive: ZipArchive
    ) throws(DocumentError) -> String {
        let isSecond = manifest["version"].flatMap(LottieReader.identifier)?.hasPrefix("2") ?? false
        let folders = isSecond ? ["a/", "animations/"] : ["animations/", "a/"]
        let listed = (manifest["animations"]?.array ?? JSONList()).compactMap {
            $0["id"].flatMap(LottieReader.identifier)
        }
        let chosen =
            wanted ?? manifest["initial"]?["animation"]?.string ?? manifest["activeAnimationId"]?.string
            ?? listed.first
        if let chosen {
            do { _ = try ResourcePath.parts(chosen) } catch {
                throw DocumentError(error, format: "dotLottie")
            }
            let names = folders.map { $0 + chosen + ".json" }
            return names.first { archive.contains($0) } ?? names[0]
        }
        // Without a manifest the only animation there is.
        let all = archive.entries.map(\.name).filter { name in
            name.hasSuffix(".json") && folders.contains { name.hasPrefix($0) }
        }
        guard all.count == 1 else {
            throw .malformed(
                format: "dotLottie",
                offset: -1,
                reason: "no manifest says which animation is meant"
            )
        }
        return all[0]
    }
}
