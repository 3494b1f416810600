import AgatePixels
public import CoreGraphics
public import Foundation

/// An immutable picture with a size in points.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    /// How the pixels lie in relation to the picture that is meant.
    public enum Orientation: Int, Sendable {
        /// As they are.
        case up = 0
        /// Turned by half a turn.
        case down = 1
        /// Turned by a quarter turn, anticlockwise.
        case left = 2
        /// Turned by a quarter turn, clockwise.
        case right = 3
        /// Mirrored horizontally.
        case upMirrored = 4
        /// Mirrored vertically.
        case downMirrored = 5
        /// Mirrored, then turned anticlockwise.
        case leftMirrored = 6
        /// Mirrored, then turned clockwise.
        case rightMirrored = 7
    }

    /// Whether an image shows its own colours.
    public enum RenderingMode: Int, Sendable {
        /// As the place that shows it decides.
        case automatic = 0
        /// Its own colours.
        case alwaysOriginal = 1
        /// Only its opacity counts.
        case alwaysTemplate = 2
    }

    /// How the inner part of a resizable image fills its place.
    public enum ResizingMode: Int, Sendable {
        /// Repeated.
        case tile = 0
        /// Stretched.
        case stretch = 1
    }

    /// The pixels; nil for an empty image and one made of several images.
    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    /// How the pixels lie.
    public let imageOrientation: Orientation
    /// Whether the image shows its own colours.
    public let renderingMode: RenderingMode
    /// The parts at the edges that keep their size.
    public let capInsets: UIEdgeInsets
    /// How the inner part fills its place.
    public let resizingMode: ResizingMode
    /// The pictures of an animated image.
    public let images: [UIImage]?
    /// The length of one run of an animated image, in seconds.
    public let duration: TimeInterval

    init(
        cgImage: CGImage?,
        scale: CGFloat,
        orientation: Orientation = .up,
        renderingMode: RenderingMode = .automatic,
        capInsets: UIEdgeInsets = .zero,
        resizingMode: ResizingMode = .tile,
        images: [UIImage]? = nil,
        duration: TimeInterval = 0
    ) {
        self.cgImage = cgImage
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        imageOrientation = orientation
        self.renderingMode = renderingMode
        self.capInsets = capInsets
        self.resizingMode = resizingMode
        self.images = images
        self.duration = duration
        super.init()
    }

    /// Makes an empty image.
    public convenience override init() {
        self.init(cgImage: nil, scale: 1)
    }

    /// Makes an image of one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage as CGImage?, scale: 1)
    }

    /// Makes an image with a scale and an orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage: cgImage as CGImage?, scale: scale, orientation: orientation, images: nil)
    }

    /// Reads a PNG file; `@2x` before the ending means two pixels per point.
    public convenience init?(contentsOfFile path: String) {
        guard let image = ImageFiles.read(path) else { return nil }
        self.init(cgImage: image, scale: ImageFiles.scale(of: path))
    }

    /// Reads a PNG file's bytes.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Reads a PNG file's bytes, with a scale.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let buffer = try? PNGReader.read(data) else { return nil }
        self.init(cgImage: CGImage(buffer), scale: scale)
    }

    /// Finds a PNG file in the main bundle's resources, or at a path, in the best of its sizes for the screen.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// Finds a PNG file in a bundle's resources, or at a path.
    public convenience init?(named name: String, in bundle: Bundle?) {
        guard let path = ImageFiles.path(named: name, in: bundle ?? .main) else { return nil }
        self.init(contentsOfFile: path)
    }

    /// Reads an image from an archive.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") as Data? else {
            return nil
        }
        self.init(data: data, scale: coder.decodeDouble(forKey: "UIScale"))
    }

    /// Writes the image into an archive, as a PNG file's bytes.
    open func encode(with coder: NSCoder) {
        if let data = pngData() { coder.encode(data as NSData, forKey: "UIImageData") }
        coder.encode(Double(scale), forKey: "UIScale")
    }

    /// Whether archives of images can be read securely.
    open class var supportsSecureCoding: Bool { true }

    // MARK: Properties

    /// The size in points, the orientation applied.
    open var size: CGSize {
        guard let cgImage else { return images?.first?.size ?? .zero }
        let width = CGFloat(cgImage.width) / scale
        let height = CGFloat(cgImage.height) / scale
        return imageOrientation.swapsSides
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// Whether the image is one of the system's symbols; there are none.
    open var isSymbolImage: Bool { false }

    // MARK: Variants

    /// An image that changes through others; image views play it.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return UIImage(
            cgImage: first.cgImage,
            scale: first.scale,
            orientation: first.imageOrientation,
            images: images,
            duration: duration > 0 ? duration : Double(images.count) / 30
        )
    }

    /// The same picture, its edges keeping their size when it is resized.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same picture, its edges keeping their size and its inside filling by a mode.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        UIImage(
            cgImage: cgImage,
            scale: scale,
            orientation: imageOrientation,
            renderingMode: renderingMode,
            capInsets: capInsets,
            resizingMode: resizingMode,
            images: images,
            duration: duration
        )
    }

    /// The same picture with another rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            cgImage: cgImage,
            scale: scale,
            orientation: imageOrientation,
            renderingMode: renderingMode,
            capInsets: capInsets,
            resizingMode: resizingMode,
            images: images,
            duration: duration
        )
    }

    /// The picture in one colour, by its opacity.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// The picture in one colour, with a rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        let bounds = CGRect(origin: .zero, size: size)
        guard let canvas = ImageCanvas(bounds: bounds, opaque: false, scale: scale) else { return self }
        UIGraphicsPushContext(canvas.context)
        draw(in: bounds)
        color.setFill()
        UIRectFillUsingBlendMode(bounds, .sourceIn)
        UIGraphicsPopContext()
        return canvas.makeImage().withRenderingMode(renderingMode)
    }

    // MARK: Drawing

    /// Draws at the image's own size.
    open func draw(at point: CGPoint) {
        draw(at: point, blendMode: .normal, alpha: 1)
    }

    /// Draws at the image's own size, with a blend mode and opacity.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws stretched into a rectangle.
    open func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws stretched into a rectangle, with a blend mode and opacity.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let cgImage else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        // From the unit square, y upwards as CoreGraphics draws pictures, to the rectangle, y downwards.
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: rect.width, y: -rect.height)
        context.concatenate(imageOrientation.unitTransform)
        context.draw(cgImage, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
    }

    // MARK: Files

    /// The picture as a PNG file's bytes; nil for an empty image.
    open func pngData() -> Data? {
        guard let cgImage else { return nil }
        return Data(PNGWriter().encode(cgImage.buffer))
    }
}

extension UIImage.Orientation {
    var swapsSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// From the pixels' unit square to the picture's, both with y upwards.
    var unitTransform: CGAffineTransform {
        switch self {
        case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        }
    }
}
