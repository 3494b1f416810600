import AgateText
import Foundation
import Synchronization

/// Font files that descriptors name and that are not registered, each opened once for as long as it is in use.
enum OpenFontFiles {
    private struct Entry {
        weak var file: FontFile?
    }

    private static let files = Mutex<[String: Entry]>([:])

    /// The file at a path; nil for one that holds no font.
    static func file(_ path: String) -> FontFile? {
        let key = URL(fileURLWithPath: path).standardizedFileURL.path
        return files.withLock { files in
            if let file = files[key]?.file { return file }
            guard let file = try? FontFile(path: key) else { return nil }
            files = files.filter { $0.value.file != nil }
            files[key] = Entry(file: file)
            return file
        }
    }
}
