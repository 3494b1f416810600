import AgatePixels
public import CoreGraphics
public import Foundation
public import QuartzCore

/// The description of a picture in a file.
public struct ImageAsset: Hashable, Sendable {
    /// The name that layers refer to it by.
    public let id: String
    /// The name of its file, or a data URL.
    public let name: String
    /// The folder of its file, as the document has it.
    public let directory: String
    /// The width in points.
    public let width: Double
    /// The height in points.
    public let height: Double

    /// Makes what a file could say, to ask a provider of one's own; an addition of Agate's.
    public init(id: String, name: String, directory: String, width: Double, height: Double) {
        (self.id, self.name, self.directory) = (id, name, directory)
        (self.width, self.height) = (width, height)
    }

    /// The bytes of a data URL; nil for a file.
    var embedded: Data? {
        guard name.hasPrefix("data:"), let comma = name.firstIndex(of: ",") else { return nil }
        return Data(
            base64Encoded: String(name[name.index(after: comma)...]),
            options: .ignoreUnknownCharacters
        )
    }
}

/// Gives the pictures of a document.
///
/// Where it has none, those that lie beside the document, in its archive or in itself are taken.
///
/// Source: documents L67, L164.
public protocol AnimationImageProvider {
    /// Whether a picture that was given may be kept while the provider stays: true by default.
    ///
    /// If false, the provider is called again whenever the layers are made anew.
    var cacheEligible: Bool { get }

    /// The picture of an asset; nil has it looked for where the document lies.
    func imageForAsset(asset: ImageAsset) -> CGImage?

    /// The fit of a picture to the rectangle of its asset: `resize` by default.
    func contentsGravity(for asset: ImageAsset) -> CALayerContentsGravity
}

extension AnimationImageProvider {
    /// True: pictures are kept while the provider stays.
    public var cacheEligible: Bool { true }

    /// The picture is stretched to its asset's size.
    public func contentsGravity(for _: ImageAsset) -> CALayerContentsGravity { .resize }
}

/// Gives the pictures that lie in a bundle.
public struct BundleImageProvider: AnimationImageProvider {
    private let bundle: Bundle
    private let searchPath: String?
    private let gravity: CALayerContentsGravity

    /// Makes a provider.
    ///
    /// - Parameters:
    ///   - bundle: Where pictures are looked for.
    ///   - searchPath: The folder within it.
    ///   - contentsGravity: How pictures fill the rectangles of their assets.
    public init(bundle: Bundle, searchPath: String?, contentsGravity: CALayerContentsGravity = .resize) {
        (self.bundle, self.searchPath, gravity) = (bundle, searchPath, contentsGravity)
    }

    /// The picture of an asset, by its file's name.
    public func imageForAsset(asset: ImageAsset) -> CGImage? {
        if let data = asset.embedded { return try? CGImage(reading: data) }
        guard ImageFiles.isPlain(asset.name) else { return nil }
        for folder in [searchPath, asset.directory] {
            guard
                let url = bundle.url(forResource: asset.name, withExtension: nil, subdirectory: folder),
                let data = try? Data(contentsOf: url)
            else { continue }
            return try? CGImage(reading: data)
        }
        return nil
    }

    /// The fit of pictures to the rectangles of their assets.
    public func contentsGravity(for _: ImageAsset) -> CALayerContentsGravity { gravity }
}

/// Gives the pictures that lie in a folder.
public struct FilepathImageProvider: AnimationImageProvider {
    private let folder: URL
    private let gravity: CALayerContentsGravity

    /// Makes a provider of the pictures in a folder.
    public init(filepath: String, contentsGravity: CALayerContentsGravity = .resize) {
        self.init(filepath: URL(fileURLWithPath: filepath), contentsGravity: contentsGravity)
    }

    /// Makes a provider of the pictures in a folder.
    public init(filepath: URL, contentsGravity: CALayerContentsGravity = .resize) {
        (folder, gravity) = (filepath, contentsGravity)
    }

    /// The picture of an asset: in the folder, or in its folder within that.
    public func imageForAsset(asset: ImageAsset) -> CGImage? {
        if let data = asset.embedded { return try? CGImage(reading: data) }
        return ImageFiles.data(of: [asset.name, asset.directory + asset.name], below: folder)
            .flatMap { try? CGImage(reading: $0) }
    }

    /// The fit of pictures to the rectangles of their assets.
    public func contentsGravity(for _: ImageAsset) -> CALayerContentsGravity { gravity }
}

/// Gives the pictures that came with an animation of an archive.
struct ArchiveImageProvider: AnimationImageProvider {
    let files: [String: Data]

    func imageForAsset(asset: ImageAsset) -> CGImage? {
        (asset.embedded ?? files[asset.directory + asset.name] ?? files[asset.name])
            .flatMap { try? CGImage(reading: $0) }
    }

    func contentsGravity(for _: ImageAsset) -> CALayerContentsGravity { .resizeAspect }
}
