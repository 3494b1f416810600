import AgatePixels
public import CoreGraphics
public import Foundation

/// An immutable image with a size in points.
///
/// Files of the formats PNG, JPEG, WebP and GIF are read, recognised by their first bytes. Initialisers of Apple's give nil
/// for what cannot be read; ``init(reading:)`` says why.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The ways in which the stored pixels are turned or mirrored when they are shown.
    public enum Orientation: Int, Sendable {
        /// The pixels are shown as they are stored.
        case up = 0
        /// The pixels are shown turned by half a turn.
        case down = 1
        /// The pixels are shown turned anticlockwise by a quarter turn.
        case left = 2
        /// The pixels are shown turned clockwise by a quarter turn.
        case right = 3
        /// The pixels are shown mirrored, left and right exchanged.
        case upMirrored = 4
        /// The pixels are shown mirrored, top and bottom exchanged.
        case downMirrored = 5
        /// The pixels are shown mirrored, then turned anticlockwise by a quarter turn.
        case leftMirrored = 6
        /// The pixels are shown mirrored, then turned clockwise by a quarter turn.
        case rightMirrored = 7
    }

    /// Whether an image shows its own colours.
    public enum RenderingMode: Int, Sendable {
        /// As the place that shows it decides.
        case automatic = 0
        /// The image is drawn in its own colours.
        case alwaysOriginal = 1
        /// The image is drawn in the tint colour, with its own opacity.
        case alwaysTemplate = 2
    }

    /// The ways in which the part between the cap insets fills its room.
    public enum ResizingMode: Int, Sendable {
        /// The part between the cap insets is repeated.
        case tile = 0
        /// The part between the cap insets is stretched.
        case stretch = 1
    }

    /// The pixels; nil for an empty image.
    ///
    /// Of an animated image the first picture's.
    public private(set) final var cgImage: CGImage?
    private(set) final var traits: ImageTraits

    /// Makes an image of any kind.
    ///
    /// It is a convenience, as all are that programs do not see: classes that derive from this one inherit its initialisers then.
    convenience init(cgImage: CGImage?, traits: ImageTraits) {
        self.init()
        self.cgImage = cgImage
        self.traits = traits
    }

    convenience init(cgImage: CGImage?, scale: CGFloat) {
        self.init(cgImage: cgImage, traits: ImageTraits(scale: scale))
    }

    /// Makes an image without pixels, of size zero.
    public override init() {
        traits = ImageTraits()
        super.init()
    }

    /// Makes an image of one pixel per point.
    public init(cgImage: CGImage) {
        self.cgImage = cgImage
        traits = ImageTraits()
        super.init()
    }

    /// Makes an image with a scale and an orientation.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.cgImage = cgImage
        traits = ImageTraits(scale: scale, orientation: orientation)
        super.init()
    }

    /// Finds an image of a name, as image literals do; a name that does not exist ends the program.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let path = ImageFiles.path(named: name, in: .main),
            let decoded = try? ImageReader.read(contentsOf: URL(fileURLWithPath: path))
        else { preconditionFailure("need an image named '\(name)'") }
        self.init(decoded, scale: ImageFiles.scale(of: path))
    }

    /// Makes an image from an archive; nil if its bytes are no image that can be read.
    public required init?(coder: NSCoder) {
        guard let data = coder.soundObject(forKey: "UIImageData") as? Data,
            let decoded = try? ImageReader.read(data)
        else { return nil }
        var traits = ImageTraits(scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
        traits.orientation = Orientation(exif: decoded.orientation)
        traits.renderingMode =
            RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
        traits.isResizable = coder.decodeBool(forKey: "UIIsResizable")
        traits.resizingMode = ResizingMode(rawValue: coder.decodeInteger(forKey: "UIResizingMode")) ?? .tile
        traits.capInsets = UIEdgeInsets(
            top: CGFloat(coder.decodeDouble(forKey: "UICapTop")),
            left: CGFloat(coder.decodeDouble(forKey: "UICapLeft")),
            bottom: CGFloat(coder.decodeDouble(forKey: "UICapBottom")),
            right: CGFloat(coder.decodeDouble(forKey: "UICapRight"))
        )
        cgImage = CGImage(decoded.image)
        self.traits = traits
        super.init()
    }

    /// Writes the image into an archive: the pixels as the bytes of a PNG file, the scale, the orientation and the modes.
    ///
    /// Of an animated image only the first picture is written.
    open func encode(with coder: NSCoder) {
        if let data = pngData() { coder.encode(data as NSData, forKey: "UIImageData") }
        coder.encode(Double(scale), forKey: "UIScale")
        coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
        coder.encode(traits.isResizable, forKey: "UIIsResizable")
        coder.encode(resizingMode.rawValue, forKey: "UIResizingMode")
        coder.encode(Double(capInsets.top), forKey: "UICapTop")
        coder.encode(Double(capInsets.left), forKey: "UICapLeft")
        coder.encode(Double(capInsets.bottom), forKey: "UICapBottom")
        coder.encode(Double(capInsets.right), forKey: "UICapRight")
    }

    /// Whether archives of images can be read securely.
    open class var supportsSecureCoding: Bool { true }

    // MARK: Properties

    /// The number of pixels per point.
    open var scale: CGFloat { traits.scale }
    /// The way in which the stored pixels are turned or mirrored when they are shown.
    open var imageOrientation: Orientation { traits.orientation }
    /// Whether the image shows its own colours.
    open var renderingMode: RenderingMode { traits.renderingMode }
    /// The parts at the edges that keep their size, in points.
    open var capInsets: UIEdgeInsets { traits.capInsets }
    /// The way in which the part between the cap insets fills its room.
    open var resizingMode: ResizingMode { traits.resizingMode }
    /// The images of an animated image, in order; nil for a still one.
    open var images: [UIImage]? { traits.images }
    /// The length of one run of an animated image, in seconds.
    open var duration: TimeInterval { traits.duration }
    /// The insets of the part that views align, in points from the image's edges.
    open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }
    /// Whether views that lay out from right to left mirror the image; only read back.
    open var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }
    /// Whether the image is one of the system's symbols.
    open var isSymbolImage: Bool { traits.symbol != nil }

    /// The size in points, the orientation applied.
    open var size: CGSize {
        guard let cgImage else { return images?.first?.size ?? .zero }
        let width = CGFloat(cgImage.width) / scale
        let height = CGFloat(cgImage.height) / scale
        return imageOrientation.swapsSides
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    // MARK: Comparing

    /// Whether the other object is an image with the same pixels, scale, orientation and modes.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if other === self { return true }
        guard traits.matches(other.traits) else { return false }
        switch (cgImage, other.cgImage) {
        case (nil, nil): return true
        case (let mine?, let theirs?): return mine.buffer.hasSamePixels(as: theirs.buffer)
        default: return false
        }
    }

    /// A number that equal images share: made of size and scale.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(cgImage?.width)
        hasher.combine(cgImage?.height)
        hasher.combine(scale)
        return hasher.finalize()
    }
}
