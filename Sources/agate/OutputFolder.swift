import AgateDisplay
import AgateRendering
import ArgumentParser
import Foundation

/// Whether the folder of an output may be made, as the command line says it.
package struct OutputFolder: ParsableArguments {
    @Flag(help: "Makes the folder of the output if it is not there.")
    package var makeFolders = false

    package init() {}

    /// Sees that the folder of a file is there, before minutes of work go into it, and makes it where that is wanted.
    func prepare(for file: URL) throws(RenderFailure) {
        let folder = file.deletingLastPathComponent()
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) {
            guard isFolder.boolValue else {
                throw RenderFailure(.unwritable, "Cannot write \(file.path): \(folder.path) is no folder.")
            }
            return
        }
        guard makeFolders else {
            throw RenderFailure(
                .unwritable,
                "There is no folder \(folder.relativeName): make it, or say --make-folders."
            )
        }
        do { try WholeFile.makeFolder(folder) } catch { throw RenderFailure(error) }
    }
}

extension URL {
    /// The path relative to the current folder where it lies below that; else the whole path.
    var relativeName: String {
        let here = FileManager.default.currentDirectoryPath + "/"
        let path = standardizedFileURL.path
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }
}
