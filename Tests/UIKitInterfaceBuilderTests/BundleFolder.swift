import Foundation

/// A bundle in a folder of its own, which is removed with it.
final class BundleFolder {
    let url: URL
    let bundle: Bundle

    /// Writes files, by their paths in the bundle.
    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("agate-\(UUID().uuidString)")
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        guard let bundle = Bundle(url: url) else { throw CocoaError(.fileNoSuchFile) }
        self.bundle = bundle
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
