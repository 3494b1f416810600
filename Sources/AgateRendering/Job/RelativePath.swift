import Foundation

/// Paths from a job's folder, which hold wherever the folder that all machines share is mounted.
enum RelativePath {
    /// The way from a folder to a file.
    ///
    /// Links on the way are followed first: `..` of a path is where the system goes.
    static func from(_ folder: URL, to file: URL) -> String {
        let start = parts(folder)
        let end = parts(file)
        var shared = 0
        while shared < min(start.count, end.count), start[shared] == end[shared] { shared += 1 }
        let up = Array(repeating: "..", count: start.count - shared)
        return (up + end[shared...]).joined(separator: "/")
    }

    /// The file at the end of a way.
    static func file(_ path: String, from folder: URL) -> URL {
        folder.resolvingSymlinksInPath().appendingPathComponent(path).standardizedFileURL
    }

    private static func parts(_ url: URL) -> [String] {
        // The file need not be there yet: its folder is.
        let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
        return folder.appendingPathComponent(url.lastPathComponent).standardizedFileURL.pathComponents
    }
}
