import AgatePixels
import Foundation
import QuartzCore

/// The images of a document that is written, each once, as PNG files that are named after their bytes.
///
/// Source: documents K70.
final class ImageStore {
    /// The files by their paths in the document.
    private(set) var files: [String: Data] = [:]
    private var cache: [ObjectIdentifier: String] = [:]
    /// Keeps the images whose identities are known.
    private var kept: [CGImage] = []

    /// The path under which an image is stored.
    func path(of image: CGImage) -> String {
        if let path = cache[ObjectIdentifier(image)] { return path }
        let data = Data(PNGWriter().encode(image.buffer))
        let name = Self.digest(data)
        var path = "assets/\(name).png"
        var number = 1
        while let other = files[path], other != data {
            number += 1
            path = "assets/\(name)-\(number).png"
        }
        files[path] = data
        cache[ObjectIdentifier(image)] = path
        kept.append(image)
        return path
    }

    /// Sixteen digits that depend on all bytes: the 64-bit hash of Fowler, Noll and Vo.
    private static func digest(_ data: Data) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let text = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
