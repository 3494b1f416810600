import Foundation

/// Many files that appear under their names when they are whole.
///
/// They are written through to the disk some hundreds at a time: the disk has most of the later ones already when it has taken the first.
final class WholeFiles {
    private var waiting: [WholeFile] = []
    private static let limit = 256

    /// Writes a file.
    func add(_ bytes: [UInt8], _ file: URL) throws(ExportError) {
        let whole = try WholeFile(file)
        try whole.append(bytes)
        waiting.append(whole)
        if waiting.count >= Self.limit { try publish() }
    }

    /// Gives the files their names.
    func publish() throws(ExportError) {
        for whole in waiting { try whole.publish() }
        waiting = []
    }
}
