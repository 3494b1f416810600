package import Foundation

/// Whether one can write into a folder.
package enum FolderProbe {
    /// Makes a hidden file in the folder and removes it.
    package static func check(_ folder: URL) throws(ExportError) {
        try WholeFile(folder.appendingPathComponent(UUID().uuidString)).append([])
    }
}
