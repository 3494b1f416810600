import AgatePixels
public import CoreGraphics
public import Foundation

extension UIImage {
    // MARK: In

    /// Reads an image file; `@2x` before the ending means two pixels per point.
    ///
    /// Gives nil for a file that cannot be read. Of an animation it reads the first picture.
    public convenience init?(contentsOfFile path: String) {
        guard let decoded = try? ImageReader.read(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        self.init(decoded, scale: ImageFiles.scale(of: path))
    }

    /// Reads an image file's bytes.
    ///
    /// Gives nil for bytes that cannot be read. Of an animation it reads the first picture.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Reads an image file's bytes, with a scale.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let decoded = try? ImageReader.read(data) else { return nil }
        self.init(decoded, scale: scale)
    }

    /// Finds an image in the catalogs of the main bundle, in its resources, or at a path, in the best of its sizes for the screen.
    ///
    /// Gives nil for a name that is not there, and tells of it once in the diagnostics. A name without an ending means a PNG file,
    /// or one of another format if there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// Finds an image in the catalogs of a bundle, in its resources, or at a path.
    public convenience init?(named name: String, in bundle: Bundle?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// Finds an image in the catalogs of a bundle, in its resources, or at a path.
    ///
    /// - Parameter traitCollection: The traits that an image of a catalog is chosen for; nil: those that are current. A file has one look.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        if let asset = UIImageAsset.named(name, in: bundle ?? .main) {
            let chosen = asset.image(with: traitCollection ?? .current)
            guard chosen.cgImage != nil else { return nil }
            self.init(cgImage: chosen.cgImage, traits: chosen.traits)
            return
        }
        let direction = (traitCollection ?? .current).layoutDirection
        if let set = SymbolSet.named(name, in: bundle ?? .main, direction: direction) {
            self.init(set, name: name, .unspecified)
            return
        }
        guard let path = ImageFiles.path(named: name, in: bundle ?? .main) else {
            ImageFiles.tellOfMissing("image", name, in: bundle)
            return nil
        }
        self.init(contentsOfFile: path)
    }

    /// Finds an image in the catalogs of a bundle, in its resources, or at a path, for the traits of a configuration.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let traits = configuration?.traitCollection
        if let symbol = configuration as? SymbolConfiguration,
            let set = SymbolSet.named(
                name,
                in: bundle ?? .main,
                direction: (traits ?? .current).layoutDirection
            )
        {
            self.init(set, name: name, symbol)
            return
        }
        self.init(named: name, in: bundle, compatibleWith: traits)
    }

    /// Reads an image file, with all frames of an animation.
    ///
    /// An addition of this project. An animation becomes an animated image, which image views play; a picture that stays
    /// longer than another one stands several times in ``images``, because all of them have the same time.
    ///
    /// - Throws: An error that names the file, its format and the cause.
    public convenience init(reading url: URL) throws(ImageCodecError) {
        let decoded = try ImageReader.read(contentsOf: url, frames: .all)
        self.init(playing: decoded, scale: ImageFiles.scale(of: url.path))
    }

    /// Reads the bytes of an image file, with all frames of an animation; throws an error that names the cause.
    ///
    /// An addition of this project; see ``init(reading:)-(URL)``.
    public convenience init(reading data: Data, scale: CGFloat = 1) throws(ImageCodecError) {
        self.init(playing: try ImageReader.read(data, frames: .all), scale: scale)
    }

    convenience init(_ decoded: DecodedImage, scale: CGFloat) {
        self.init(
            cgImage: CGImage(decoded.image),
            traits: ImageTraits(scale: scale, orientation: Orientation(exif: decoded.orientation))
        )
    }

    private convenience init(playing decoded: DecodedImage, scale: CGFloat) {
        var traits = ImageTraits(scale: scale, orientation: Orientation(exif: decoded.orientation))
        if decoded.frames.count > 1 {
            (traits.images, traits.duration) = decoded.evenFrames(scale: traits.scale)
        }
        self.init(cgImage: CGImage(decoded.image), traits: traits)
    }

    // MARK: Out

    /// The bytes of a PNG file with the image; nil for an empty image.
    ///
    /// The pixels are written as they lie, the orientation beside them.
    ///
    /// GUESS png-orientation: as EXIF data, as in JPEG files.
    public func pngData() -> Data? {
        guard let cgImage else { return nil }
        return Data(PNGWriter(orientation: imageOrientation.exif).encode(cgImage.buffer))
    }

    /// The bytes of a JPEG file with the image; nil for an empty image and for one of more than 65 500 pixels on a side.
    ///
    /// The pixels are written as they lie, the orientation beside them. JPEG has no opacity: what shines through
    /// becomes white.
    ///
    /// - Parameter compressionQuality: 0 is small and 1 close to the picture.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let cgImage else { return nil }
        let writer = JPEGWriter(quality: Double(compressionQuality), orientation: imageOrientation.exif)
        return (try? writer.encode(cgImage.buffer)).map { Data($0) }
    }
}
