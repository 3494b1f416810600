import Foundation

/// How commands say what they have written: one line on the standard output with the name of the file, or of the first one of several.
enum WrittenFiles {
    static func tell(_ files: [URL]) throws(StandardOutput.Failure) {
        guard let first = files.first else { return }
        let more = files.count > 1 ? " and \(files.count - 1) more" : ""
        try StandardOutput.write(line: first.relativeName + more)
    }
}
