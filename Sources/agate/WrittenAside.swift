import AgateDisplay
import AgateRendering
import Foundation

/// Writes a file or a folder in a hidden folder beside its place, and moves it there when it is whole.
///
/// Whatever goes wrong, what was there before stays as it was, and nothing hidden stays behind.
enum WrittenAside {
    /// Has something written.
    ///
    /// - Parameters:
    ///   - place: The file or folder.
    ///   - write: Writes it under the name that it is given; what it writes beside that, such as a folder of pictures, comes along.
    static func write(_ place: URL, _ write: (URL) throws(RenderFailure) -> Void) throws(RenderFailure) {
        let folder = place.deletingLastPathComponent()
        let aside = folder.appendingPathComponent(".\(UUID().uuidString)")
        ProcessSignals.failOnWriting()
        UnfinishedWork.add(folder: aside.path)
        defer { UnfinishedWork.discard(folder: aside.path) }
        do { try WholeFile.makeFolder(aside) } catch { throw RenderFailure(error) }
        let name = place.lastPathComponent
        try write(aside.appendingPathComponent(name))
        // Files beside it come first, so that it is whole when it appears.
        let others = names(in: aside).filter { $0 != name }
        for other in others { try move(aside.appendingPathComponent(other), into: folder) }
        try replace(place, by: aside.appendingPathComponent(name), old: aside.appendingPathComponent("old"))
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Moves a file, or the files of a folder into the folder of that name.
    private static func move(_ item: URL, into folder: URL) throws(RenderFailure) {
        let target = folder.appendingPathComponent(item.lastPathComponent)
        guard isFolder(item), isFolder(target) else { return try rename(item, to: target) }
        for name in names(in: item) { try move(item.appendingPathComponent(name), into: target) }
    }

    /// Puts something in the place of what is there; a folder only in the place of a folder.
    private static func replace(_ place: URL, by new: URL, old: URL) throws(RenderFailure) {
        // A file takes the place of a file in one step; a folder that is not empty has to make room first.
        guard isFolder(place) else { return try rename(new, to: place) }
        guard isFolder(new) else { throw failure(place, EISDIR) }
        try rename(place, to: old)
        do { try rename(new, to: place) } catch {
            _ = Glibc.rename(old.path, place.path)
            throw error
        }
    }

    private static func rename(_ item: URL, to target: URL) throws(RenderFailure) {
        guard Glibc.rename(item.path, target.path) == 0 else { throw failure(target, errno) }
    }

    private static func failure(_ place: URL, _ reason: Int32) -> RenderFailure {
        RenderFailure(ExportError.cannotWrite(place, reason: String(cString: strerror(reason))))
    }
}
