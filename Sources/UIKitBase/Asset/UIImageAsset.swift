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
        /// Whether it is mirrored where text runs from right to left.
        var flipsForRightToLeft = false
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
    package var hasLooks: Bool { lock.withLock { Set(entries.map { $0.look.with(scale: 0) }).count > 1 } }

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
        guard var result = pixels(url, traits)?.withRenderingMode(traits.renderingMode) else { return nil }
        if traits.flipsForRightToLeft { result = result.imageFlippedForRightToLeftLayoutDirection() }
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

    /// The pixels of a file: as they are, or drawn at the scale of the screen for a file of outlines.
    private static func pixels(_ url: URL, _ traits: FileTraits) -> UIImage? {
        if let decoded = try? ImageReader.read(contentsOf: url) {
            return UIImage(decoded, scale: traits.scale)
        }
        if url.pathExtension.lowercased() == "svg", let data = try? Data(contentsOf: url),
            let picture = SVGPicture(data)
        {
            if !picture.ignored.isEmpty {
                Mistakes.tell("\(url.path) is drawn without \(picture.ignored.joined(separator: ", ")).")
            }
            return picture.image()
        }
        let reason =
            url.pathExtension.lowercased() == "pdf"
            ? "is a PDF file, and those are not drawn; put a PNG or SVG file into the set" : "cannot be read"
        Mistakes.tell("\(url.path) of a catalog \(reason).")
        return nil
    }
}

extension SVGPicture {
    /// The picture at its own size, with as many pixels as the screen has.
    func image() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreenScale.current
        format.opaque = false
        return UIGraphicsImageRenderer(size: size, format: format).image {
            draw(in: $0.cgContext, CGRect(origin: .zero, size: size))
        }
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
    /// The picture of a catalog; nil for a name that is not there, and for a set without a picture that is there.
    ///
    /// Sets of images come first, then icons and launch images.
    static func named(_ name: String, in bundle: Bundle) -> UIImageAsset? {
        for kind in [AssetCatalogs.Kind.images, .icons, .launchImages] {
            guard let set = AssetCatalogs.set(kind, named: name, in: bundle),
                let contents = AssetCatalogs.contents(of: set)
            else { continue }
            let asset = UIImageAsset()
            asset.add(contents, of: set, kind)
            if !asset.entries.isEmpty { return asset }
        }
        return nil
    }

    private func add(_ contents: AssetContents, of set: URL, _ kind: AssetCatalogs.Kind) {
        var images = (contents.images ?? []).filter { image in
            image.filename.map { FileManager.default.fileExists(atPath: set.appendingPathComponent($0).path) }
                ?? false
        }
        // Of an icon the largest picture counts.
        if kind == .icons {
            images.sort { Self.side($0) > Self.side($1) }
            images = Array(images.prefix(1))
        }
        let isMirrored = !images.contains { $0.languageDirection == "right-to-left" }
        for image in images {
            var look = AssetLook(image)
            if kind != .images { look.idiom = .unspecified }
            var traits = FileTraits(scale: look.scale > 0 ? look.scale : 1)
            traits.flipsForRightToLeft = isMirrored && image.languageDirection == "left-to-right"
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
            add(set.appendingPathComponent(image.filename ?? ""), look, traits)
        }
    }

    /// The side of an icon, in pixels.
    private static func side(_ image: AssetContents.Image) -> Double {
        let points = image.size.flatMap { $0.split(separator: "x").first }.flatMap { Double($0) } ?? 0
        return points * (image.scale.flatMap { Double($0.dropLast()) } ?? 1)
    }
}
