import Foundation

/// Many files that appear under their names when they are whole.
///
/// They are written through to the disk together, up to a thousand at a time: for each alone it would take some thousandths of a second.
final class WholeFiles {
    private var waiting: [WholeFile] = []
    private static let limit = 1024
    /// The number of files up to which each is written through alone: what else the disk has to write is then left to its time.
    private static let few = 16

    /// Writes a file.
    func add(_ bytes: [UInt8], _ file: URL) throws(ExportError) {
        let whole = try WholeFile(file)
        try whole.append(bytes)
        try whole.close()
        waiting.append(whole)
        if waiting.count >= Self.limit { try publish() }
    }

    /// Gives the files their names.
    func publish() throws(ExportError) {
        let areMany = waiting.count > Self.few
        if areMany { try waiting[0].syncFileSystem() }
        for whole in waiting { try whole.publish(isOnDisk: areMany) }
        waiting = []
    }
}
