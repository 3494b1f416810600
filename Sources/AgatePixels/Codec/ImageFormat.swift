/// The kinds of image files that are understood.
///
/// An addition of this project; on Apple's systems ImageIO speaks of type identifiers.
public enum ImageFormat: String, Sendable, Hashable, CaseIterable {
    /// Portable Network Graphics, animated ones included.
    case png = "PNG"
    /// JPEG, which is lossy and has no alpha.
    case jpeg = "JPEG"
    /// WebP, lossy and lossless, still and animated.
    case webp = "WebP"
    /// GIF, still and animated.
    case gif = "GIF"

    /// Recognises a file by its first bytes, whatever its name ends with.
    ///
    /// - Returns: nil for bytes that begin like none of the formats.
    package init?(firstBytes bytes: some Collection<UInt8>) {
        let head = Array(bytes.prefix(12))
        if head.starts(with: PNGChunk.signature) {
            self = .png
        } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if head.count == 12, head.starts(with: Array("RIFF".utf8)),
            head[8...].elementsEqual("WEBP".utf8)
        {
            self = .webp
        } else if head.starts(with: Array("GIF87a".utf8)) || head.starts(with: Array("GIF89a".utf8)) {
            self = .gif
        } else {
            return nil
        }
    }

    /// The type identifier that Apple's systems use, such as `public.png`.
    package var typeIdentifier: String {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .webp: "org.webmproject.webp"
        case .gif: "com.compuserve.gif"
        }
    }

    /// The word for a file of this format in a sentence.
    var article: String { "a \(rawValue) file" }
}
