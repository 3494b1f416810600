import AgateDocuments
import CoreGraphics
import Foundation
import QuartzCore

/// Files of archived layers: what `NSKeyedArchiver` makes of a root layer, or, on Apple's systems, of a dictionary around it.
///
/// Source: documents K74.
enum LayerArchiveFile {
    /// Whether bytes look like an archive: a binary property list.
    static func isArchive(_ data: Data) -> Bool { KeyedArchive.isArchive(data) }

    /// The content of an archive.
    static func contents(_ data: Data, limits: CAMLLimits) throws(CAMLError) -> PackageContents {
        let reader = try ArchiveReader(data, limits: limits)
        let (root, pointsDown) = try reader.root()
        var contents = PackageContents(root: root, issues: [])
        if let pointsDown { contents.turn(pointsDown: pointsDown) }
        contents.issues = reader.issues.sorted.map { CAMLIssue($0) }
        contents.noteSize()
        return contents
    }

    /// The archive of a layer with its tree.
    static func data(_ layer: CALayer) throws(CAMLError) -> Data {
        do {
            return try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
        } catch {
            throw .unwritable(error.localizedDescription)
        }
    }
}
