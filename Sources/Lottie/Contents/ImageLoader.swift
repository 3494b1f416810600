import AgateDocuments
import AgatePixels
import CoreGraphics
import Foundation
import QuartzCore

/// The pictures of an animation, each read once.
///
/// Source: documents L67, L164, R66.
final class ImageLoader {
    private let folder: URL?
    private let files: [String: Data]
    /// The provider that is called first.
    private let provider: (any AnimationImageProvider)?
    private var images: [String: CGImage?] = [:]
    private var pixels = 0

    /// Pixels of the pictures of an animation that stay decoded: at four bytes each, 128 MB.
    ///
    /// What follows is decoded when it is drawn, and ``DecodedPictures`` keeps as much of it again.
    private static let heldPixels = 32_000_000

    init(_ animation: LottieAnimation, provider: (any AnimationImageProvider)? = nil) {
        (folder, files) = (animation.folder, animation.files)
        self.provider = provider
    }

    /// The picture of an asset; nil if it is not there or cannot be read.
    func image(_ id: String, _ asset: LottieImage) -> CGImage? {
        if let known = images[id] { return known }
        let given = provider?.imageForAsset(asset: ImageAsset(id: id, asset))
        let image = given ?? Self.data(of: asset, folder, files).flatMap(read)
        if given == nil || provider?.cacheEligible ?? true { images[id] = .some(image) }
        return image
    }

    /// The picture of a file's bytes, decoded at once or when it is drawn.
    private func read(_ data: Data) -> CGImage? {
        if pixels >= Self.heldPixels, let size = PictureHeader.size(of: data),
            let format = ImageFormat(firstBytes: data)
        {
            let limits = ImageReadingLimits.current
            guard (try? limits.check(width: size.width, height: size.height, format: format)) != nil else {
                return nil
            }
            return CGImage(
                FilePicture(width: size.width, height: size.height) {
                    try? ImageReader.read(data, limits: limits).image
                }
            )
        }
        guard let image = try? CGImage(reading: data) else { return nil }
        pixels += image.width * image.height
        return image
    }

    /// How a picture fills the rectangle of its asset.
    func gravity(_ id: String, _ asset: LottieImage) -> CALayerContentsGravity {
        provider?.contentsGravity(for: ImageAsset(id: id, asset)) ?? .resizeAspect
    }

    /// The bytes of a picture; nil if they are not there.
    static func data(of asset: LottieImage, _ folder: URL?, _ files: [String: Data]) -> Data? {
        switch asset.source {
        case .embedded(let text): return Data(base64Encoded: text, options: .ignoreUnknownCharacters)
        case .file(let name):
            if let data = files[name] { return data }
            guard let folder else { return nil }
            let last = (name as NSString).lastPathComponent
            return ImageFiles.data(of: [name, "images/" + last, last], below: folder)
        }
    }
}

extension ImageAsset {
    /// The description of a picture in a document.
    init(id: String, _ image: LottieImage) {
        self.id = id
        (width, height) = (image.size.x, image.size.y)
        switch image.source {
        case .embedded(let text): (name, directory) = ("data:;base64," + text, "")
        case .file(let path):
            // The last slash divides them.
            let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
            (directory, name) = (String(path[..<slash]), String(path[slash...]))
        }
    }
}
