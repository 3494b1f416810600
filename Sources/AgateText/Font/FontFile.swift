import Foundation
import Synchronization

/// The contents of a font file: one face, or the faces of a collection.
///
/// Its faces are made once each, so that equal faces are one object.
package final class FontFile: Sendable {
    /// Why a file is no font file.
    package enum Failure: Error, Hashable {
        /// There is no file that can be read.
        case fileNotFound
        /// The bytes are no font that FreeType reads, or break off.
        case unrecognizedFormat
    }

    /// Where the file lies; nil for bytes that came from elsewhere.
    package let path: String?
    /// How many faces there are; at least 1.
    package let faceCount: Int
    let bytes: FontBytes
    private let faces = Mutex<[Int: WeakFace]>([:])

    private struct WeakFace {
        weak var face: FontFace?
    }

    /// More faces than any collection has: a file that says so is broken.
    private static let maximumFaceCount = 4096

    /// Reads a file.
    package convenience init(path: String) throws(Failure) {
        guard let bytes = FontBytes(path: path) else { throw .fileNotFound }
        try self.init(bytes, path: path)
    }

    /// Reads a font from memory.
    package convenience init(data: [UInt8]) throws(Failure) {
        guard let bytes = FontBytes(data) else { throw .unrecognizedFormat }
        try self.init(bytes, path: nil)
    }

    private init(_ bytes: FontBytes, path: String?) throws(Failure) {
        let count = FreeTypeFace.faceCount(of: bytes)
        guard count > 0, count <= Self.maximumFaceCount else { throw .unrecognizedFormat }
        self.bytes = bytes
        self.path = path
        faceCount = count
    }

    /// A face of the file; nil beyond ``faceCount`` and for a face that is broken.
    package func face(_ index: Int = 0) -> FontFace? {
        guard index >= 0, index < faceCount else { return nil }
        return faces.withLock { faces in
            if let face = faces[index]?.face { return face }
            guard let face = FontFace(file: self, index: index) else { return nil }
            faces[index] = WeakFace(face: face)
            return face
        }
    }
}
