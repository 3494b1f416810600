import AgateDocuments
import Foundation

/// The files that a document consists of.
enum DocumentResources {
    /// The document's own file first, then what it names or what lies in it, by path.
    static func files(of document: URL) throws(RenderFailure) -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: document.path, isDirectory: &isFolder) else {
            throw RenderFailure(.unreadable, "there is no such file or folder", path: document.path)
        }
        if isFolder.boolValue { return plainFiles(in: document) }
        guard let data = try? Data(contentsOf: document, options: .mappedIfSafe) else {
            throw RenderFailure(.unreadable, "cannot be read", path: document.path)
        }
        let folder = document.deletingLastPathComponent()
        return [document]
            + Set(names(in: data).flatMap { found($0, in: folder) }).subtracting([document])
            .sorted { $0.path < $1.path }
    }

    /// All plain files in a folder, by path.
    private static func plainFiles(in folder: URL) -> [URL] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }.filter { isPlain($0) }
    }

    private static func isPlain(_ file: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
            && !isFolder.boolValue
    }

    /// The names of images in a Lottie file or in markup.
    private static func names(in data: Data) -> [String] {
        let start = data.prefix(64).first { ![0x20, 9, 10, 13, 0xEF, 0xBB, 0xBF].contains($0) }
        if start == UInt8(ascii: "<") {
            let text = String(decoding: data, as: UTF8.self)
            return text.components(separatedBy: "src=").dropFirst().compactMap { part in
                guard let quote = part.first, quote == "\"" || quote == "'" else { return nil }
                return String(part.dropFirst().prefix { $0 != quote })
            }
        }
        guard start == UInt8(ascii: "{") || GzipReader.isGzip(data), let file = try? LottieFile(data) else {
            return []
        }
        return file.document.assets.values.compactMap { asset in
            guard case .image(let image) = asset, case .file(let name) = image.source else { return nil }
            return name
        }
    }

    /// The files that a name may stand for, where images are looked for.
    private static func found(_ name: String, in folder: URL) -> [URL] {
        let last = (name as NSString).lastPathComponent
        let root = folder.standardizedFileURL.path
        return [name, "images/" + last, "assets/" + last, last]
            .map { folder.appendingPathComponent($0).standardizedFileURL }
            .filter { $0.path.hasPrefix(root + "/") && isPlain($0) }
    }
}
