import AgatePixels
import CoreGraphics
public import Foundation

/// A set of variants of an image, such as one for the light and one for the dark appearance.
///
/// An image view that shows an image of an asset changes it with the traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    // The entries are read and changed under the lock alone.

    /// A look, and where its pixels are.
    private struct Entry {
        var look: AssetLook
        var source: Source
    }

    private enum Source {
        case pixels(CGImage?, ImageTraits)
        /// Read when the look is wanted for the first time.
        case file(URL, FileTraits)
    }

    /// How a file of a catalog is shown.
    struct FileTraits: Sendable {
        var scale: CGFloat
        var renderingMode = UIImage.RenderingMode.automatic
        /// In pixels.
        var capInsets: UIEdgeInsets?
        var resizingMode = UIImage.ResizingMode.tile
    }

    private let lock = NSLock()
    private var entries: [Entry] = []

    /// Makes an asset without images; images are registered with it.
    public override init() { super.init() }

    /// The variant that matches traits best; an empty image of an asset without variants.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        lock.withLock {
            guard let index = AssetLook.best(of: entries.map(\.look), for: traitCollection) else {
                return UIImage()
            }
            return image(at: index)
        }
    }

    /// The variant that matches the traits of a configuration best.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current)
    }

    /// Registers an image for traits; it replaces one for the same traits.
    ///
    /// Style, contrast, idiom and scale count.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        var traits = image.traits
        traits.asset = nil
        add(AssetLook(traitCollection), .pixels(image.cgImage, traits))
    }

    /// Registers an image for the traits of a configuration.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the image that was registered for traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        let look = AssetLook(traitCollection)
        lock.withLock { entries.removeAll { $0.look == look } }
    }

    /// Removes the image that was registered for the traits of a configuration.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
    }

    /// Whether pictures differ by more than their scale.
    var hasLooks: Bool { lock.withLock { Set(entries.map { $0.look.with(scale: 0) }).count > 1 } }

    func add(_ file: URL, _ look: AssetLook, _ traits: FileTraits) { add(look, .file(file, traits)) }

    private func add(_ look: AssetLook, _ source: Source) {
        lock.withLock {
            entries.removeAll { $0.look == look }
            entries.append(Entry(look: look, source: source))
        }
    }

    private func image(at index: Int) -> UIImage {
        if case .file(let url, let traits) = entries[index].source {
            let read = Self.read(url, traits)
            entries[index].source = .pixels(read?.cgImage, read?.traits ?? ImageTraits())
        }
        guard case .pixels(let pixels, var traits) = entries[index].source else { return UIImage() }
        traits.asset = self
        traits.look = entries[index].look
        return UIImage(cgImage: pixels, traits: traits)
    }

    private static func read(_ url: URL, _ traits: FileTraits) -> UIImage? {
        guard let decoded = try? ImageReader.read(contentsOf: url) else { return nil }
        var result = UIImage(decoded, scale: traits.scale).withRenderingMode(traits.renderingMode)
        if let caps = traits.capInsets {
            let scale = traits.scale
            let insets = UIEdgeInsets(
                top: caps.top / scale,
                left: caps.left / scale,
                bottom: caps.bottom / scale,
                right: caps.right / scale
            )
            result = result.resizableImage(withCapInsets: insets, resizingMode: traits.resizingMode)
        }
        return result
    }
}

extension AssetLook {
    func with(scale: CGFloat) -> AssetLook {
        var result = self
        result.scale = scale
        return result
    }
}

extension UIImageAsset {
    /// The picture of a catalog; nil for a name that is not there, and for a set without a picture that can be read.
    static func named(_ name: String, in bundle: Bundle) -> UIImageAsset? {
        guard let set = AssetCatalogs.set(.images, named: name, in: bundle),
            let contents = AssetCatalogs.contents(of: set)
        else { return nil }
        let asset = UIImageAsset()
        for image in contents.images ?? [] {
            guard let file = image.filename.map({ set.appendingPathComponent($0) }),
                FileManager.default.fileExists(atPath: file.path)
            else { continue }
            let look = AssetLook(idiom: image.idiom, scale: image.scale, appearances: image.appearances)
            var traits = FileTraits(scale: look.scale > 0 ? look.scale : 1)
            switch contents.properties?.templateRenderingIntent {
            case "template": traits.renderingMode = .alwaysTemplate
            case "original": traits.renderingMode = .alwaysOriginal
            default: break
            }
            if let caps = image.resizing?.capInsets {
                traits.capInsets = UIEdgeInsets(
                    top: caps.top ?? 0,
                    left: caps.left ?? 0,
                    bottom: caps.bottom ?? 0,
                    right: caps.right ?? 0
                )
                traits.resizingMode = image.resizing?.center?.mode == "stretch" ? .stretch : .tile
            }
            asset.add(file, look, traits)
        }
        return asset.entries.isEmpty ? nil : asset
    }
}
