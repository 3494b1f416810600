import AgateDocuments
import Foundation
import QuartzCore

/// The content of a file of layers, whatever it is called and however it is packed.
///
/// Source: documents K1-K4.
struct PackageContents {
    var root: CALayer
    /// The size that the bundle says its document has.
    var size: CGSize?
    var issues: [CAMLIssue]
    /// Where the root layer begins, of markup.
    var rootPlace = MarkupPlace(line: 0, column: 0)

    /// The content at an address: a folder or a file.
    static func read(_ url: URL, limits: CAMLLimits) throws(CAMLError) -> PackageContents {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw .missing(url.lastPathComponent)
        }
        if isFolder.boolValue {
            let names: [String]
            do { names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() } catch {
                throw .missing(url.lastPathComponent)
            }
            return try bundle(FolderFiles(url, limits: limits.container), names: names, limits: limits)
        }
        let data: Data?
        do { data = try FolderFiles.bytes(of: url, limit: limits.markup.fileBytes) } catch {
            throw CAMLError(any: error)
        }
        guard let data else { throw .missing(url.lastPathComponent) }
        let folder = FolderFiles(url.deletingLastPathComponent(), limits: limits.container)
        return try read(data, files: folder, limits: limits)
    }

    /// The content of bytes.
    ///
    /// - Parameter files: Where images are, of markup that is alone.
    static func read(
        _ data: Data,
        files: (any DocumentFiles)?,
        limits: CAMLLimits
    ) throws(CAMLError) -> PackageContents {
        if LayerArchiveFile.isArchive(data) {
            return try LayerArchiveFile.contents(data, limits: limits)
        }
        if ZipArchive.isArchive(data) { return try zipped(data, limits) }
        if GzipReader.isGzip(data) {
            let unpacked: Data
            do { unpacked = try GzipReader.unpack(data, limits: limits.container) } catch {
                throw CAMLError(error)
            }
            guard !GzipReader.isGzip(unpacked) else { throw .unsupported("gzip in gzip") }
            return try read(unpacked, files: files, limits: limits)
        }
        var contents = try markup(data, files: files, limits: limits)
        contents.noteSize()
        return contents
    }

    // MARK: Markup

    private static func markup(
        _ data: Data,
        files: (any DocumentFiles)?,
        limits: CAMLLimits
    ) throws(CAMLError) -> PackageContents {
        let parser = CAMLParser()
        parser.limits = limits
        guard let root = try parser.parse(data, files: files) else { throw .noRoot }
        return PackageContents(root: root, issues: parser.issues, rootPlace: parser.rootPlace)
    }

    /// A bundle, or a wallpaper made of several.
    private static func bundle(
        _ files: any DocumentFiles,
        names: [String],
        limits: CAMLLimits
    ) throws(CAMLError) -> PackageContents {
        if names.contains("Wallpaper.plist") { return try Wallpaper.read(files, limits: limits) }
        return try bundle(files, limits: limits) { files in
            if names.contains("main.caml") { return "main.caml" }
            let markup = names.filter { $0.hasSuffix(".caml") && $0 != "assetManifest.caml" }
            return markup.count == 1 ? markup[0] : nil
        }
    }

    /// A bundle whose document has the name that its index says, else another one.
    static func bundle(
        _ files: any DocumentFiles,
        limits: CAMLLimits,
        otherwise: (any DocumentFiles) -> String? = { _ in "main.caml" }
    ) throws(CAMLError) -> PackageContents {
        var index: MarkupPropertyList?
        if let data = try bytes("index.xml", files) {
            do { index = try MarkupPropertyList(data, limits: limits.markup) } catch {
                throw CAMLError(error)
            }
        }
        guard let name = index?.string("rootDocument") ?? otherwise(files) else { throw .noRoot }
        guard let data = try bytes(name, files) else { throw .missing(name.excerpt) }
        var contents = try markup(data, files: files, limits: limits)
        if let index { contents.turn(pointsDown: index.bool("geometryFlipped") ?? false) }
        if let width = index?.number("documentWidth"), let height = index?.number("documentHeight"),
            width > 0, height > 0, width.isFinite, height.isFinite
        {
            contents.size = CGSize(width: width, height: height)
        }
        contents.noteSize()
        return contents
    }

    /// Makes the root layer stand the way that a bundle or an archive says.
    ///
    /// Layers here are in a space whose y points down. A document whose y points up is therefore in a root layer that is flipped, and one whose y
    /// points down in one that is not. A root layer that is flipped by itself is so in a space whose y points up: its own y points down.
    ///
    /// - Parameter pointsDown: The document's `geometryFlipped`: true is down. Source: documents K3.
    mutating func turn(pointsDown: Bool) {
        root.isGeometryFlipped = !pointsDown && !root.isGeometryFlipped
    }

    /// Adds an issue for a document without a size.
    mutating func noteSize() {
        guard size == nil, root.bounds.isEmpty else { return }
        let text = "root layer without bounds: the document has no size (--size of agate render gives it one)"
        issues.append(CAMLIssue(MarkupIssue(.approximated, text, at: rootPlace)))
        issues.sort { ($0.line, $0.column, $0.feature) < ($1.line, $1.column, $1.feature) }
    }

    /// The bytes of a file of a bundle; nil where there is none.
    static func bytes(_ path: String, _ files: any DocumentFiles) throws(CAMLError) -> Data? {
        do { return try files.bytes(at: ResourcePath.parts(path)) } catch { throw CAMLError(any: error) }
    }

    // MARK: Archives

    /// A bundle in a ZIP archive, whose files lie at the top or in one folder; or several wallpapers, of which the first is taken.
    private static func zipped(_ data: Data, _ limits: CAMLLimits) throws(CAMLError) -> PackageContents {
        let archive: ZipArchive
        do { archive = try ZipArchive(data, limits: limits.container) } catch { throw CAMLError(error) }
        let names = archive.entries.map(\.name).filter { !$0.hasPrefix("__MACOSX/") }.sorted()
        func folder(of ending: String) -> String? {
            names.filter { $0 == ending || $0.hasSuffix("/" + ending) }
                .map { String($0.dropLast(ending.count)) }
                .min { ($0.count, $0) < ($1.count, $1) }
        }
        if let prefix = folder(of: "Wallpaper.plist") {
            return try Wallpaper.read(ZipFiles(archive, prefix: prefix), limits: limits)
        }
        if let prefix = folder(of: "index.xml") ?? folder(of: "main.caml") {
            return try bundle(ZipFiles(archive, prefix: prefix), limits: limits)
        }
        let markup = names.filter { $0.hasSuffix(".caml") && !$0.hasSuffix("assetManifest.caml") }
        guard markup.count == 1 else { throw .unsupported("an archive without layers") }
        let parts = markup[0].split(separator: "/").map(String.init)
        let prefix = parts.dropLast().map { $0 + "/" }.joined()
        return try bundle(ZipFiles(archive, prefix: prefix), limits: limits) { _ in parts.last }
    }
}
