import AgateDocuments
import AgatePixels
import CoreGraphics
import Foundation

/// The pictures of an animation, each read once.
///
/// Source: documents L67, R66.
final class ImageLoader {
    private let files: (any DocumentFiles & Sendable)?
    private var images: [String: CGImage?] = [:]

    init(_ animation: LottieAnimation) { files = animation.files }

    /// The picture of an asset; nil if it is not there or cannot be read.
    func image(_ id: String, _ asset: LottieImage) -> CGImage? {
        if let known = images[id] { return known }
        let image = data(of: asset).flatMap { try? CGImage(reading: $0) }
        images[id] = .some(image)
        return image
    }

    private func data(of asset: LottieImage) -> Data? {
        switch asset.source {
        case .embedded(let text): return Data(base64Encoded: text, options: .ignoreUnknownCharacters)
        case .file(let name):
            let last = (name as NSString).lastPathComponent
            for candidate in [name, "images/" + last, "i/" + last, last] {
                // Nothing but what lies below the document.
                guard let parts = try? ResourcePath.parts(candidate) else { continue }
                if let data = try? files?.bytes(at: parts) { return data }
            }
            return nil
        }
    }
}
