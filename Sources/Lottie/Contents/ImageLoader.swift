import AgateDocuments
import AgatePixels
import CoreGraphics
import Foundation

/// The pictures of an animation, each read once.
///
/// Source: documents L67, R66.
final class ImageLoader {
    private let folder: URL?
    private let files: [String: Data]
    private var images: [String: CGImage?] = [:]

    init(_ animation: LottieAnimation) { (folder, files) = (animation.folder, animation.files) }

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
            if let data = files[name] { return data }
            guard let folder else { return nil }
            let root = folder.standardizedFileURL.resolvingSymlinksInPath()
            let last = (name as NSString).lastPathComponent
            for candidate in [name, "images/" + last, last] {
                let file = root.appendingPathComponent(candidate).standardizedFileURL
                    .resolvingSymlinksInPath()
                // Nothing but what lies below the document.
                guard file.path.hasPrefix(root.path + "/") else { continue }
                if let data = try? Data(contentsOf: file) { return data }
            }
            return nil
        }
    }
}
