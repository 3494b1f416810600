import CoreGraphics
import Foundation
import QuartzCore

/// Files of archived layers: what `NSKeyedArchiver` makes of a root layer.
///
/// Source: documents K74.
enum LayerArchiveFile {
    /// Whether bytes look like an archive: a binary property list.
    static func isArchive(_ data: Data) -> Bool { data.starts(with: Array("bplist00".utf8)) }

    /// The root layer of an archive.
    static func layer(_ data: Data) throws(CAMLError) -> CALayer {
        let coder: NSKeyedUnarchiver
        do { coder = try NSKeyedUnarchiver(forReadingFrom: data) } catch {
            throw .malformed(line: 0, column: 0, reason: "no archive (\(error.localizedDescription))")
        }
        coder.requiresSecureCoding = true
        coder.decodingFailurePolicy = .setErrorAndReturn
        defer { coder.finishDecoding() }
        // Asked for a class, Foundation would end the program over an archive that names another one.
        guard let layer = coder.soundObject(forKey: NSKeyedArchiveRootObjectKey) as? CALayer else {
            throw .malformed(line: 0, column: 0, reason: "the archive holds no layer")
        }
        return layer
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
