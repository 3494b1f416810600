public import CoreGraphics
public import Foundation

/// The base of renderers, which make an output from a drawing closure.
open class UIGraphicsRenderer: NSObject {
    /// The format of the output: its scale, colours and bounds.
    public let format: UIGraphicsRendererFormat

    /// Whether the output can be had as an image.
    open var allowsImageOutput: Bool { false }

    /// Makes a renderer that draws a rectangle.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsRendererFormat())
    }

    /// Makes a renderer that draws a rectangle in a format.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.format = format.copy() as? UIGraphicsRendererFormat ?? format
        self.format.bounds = bounds
        super.init()
    }
}

/// The context that a renderer gives to its drawing closure.
open class UIGraphicsRendererContext: NSObject {
    /// The context to draw into; it is also the current one.
    public let cgContext: CGContext
    /// The format of the output: its scale, colours and bounds.
    public let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// Fills a rectangle with the current fill colour.
    open func fill(_ rect: CGRect) { UIRectFill(rect) }

    /// Fills a rectangle with a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

    /// Draws a frame of one point along the inside of a rectangle, in the stroke colour.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    /// Draws a frame of one point along the inside of a rectangle, with a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.setLineWidth(1)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
        cgContext.restoreGState()
    }

    /// Restricts later drawing to a rectangle, in points.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context that an image renderer gives to its drawing closure.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let canvas: ImageCanvas

    init(canvas: ImageCanvas, format: UIGraphicsRendererFormat) {
        self.canvas = canvas
        super.init(cgContext: canvas.context, format: format)
    }

    /// An image of all that is drawn so far.
    open var currentImage: UIImage { canvas.makeImage() }
}

/// Makes images out of blocks of drawing.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A closure that draws an image into a context.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let imageFormat: UIGraphicsImageRendererFormat

    /// Whether the output can be had as an image.
    open override var allowsImageOutput: Bool { true }

    /// Makes a renderer for images of a size, at the screen's scale.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    /// Makes a renderer for images of a size in a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer for images of a rectangle, at the screen's scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Makes a renderer for images of a rectangle in a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format.copy() as? UIGraphicsImageRendererFormat ?? format
        super.init(bounds: bounds, format: imageFormat)
    }

    /// Draws an image; for an empty size, an image of one transparent pixel.
    open func image(actions: DrawingActions) -> UIImage {
        let canvas =
            ImageCanvas(bounds: format.bounds, opaque: imageFormat.opaque, scale: imageFormat.scale)
            ?? ImageCanvas(bounds: CGRect(x: 0, y: 0, width: 1, height: 1), opaque: false, scale: 1)
        guard let canvas else { return UIImage() }
        UIGraphicsPushContext(canvas.context)
        actions(UIGraphicsImageRendererContext(canvas: canvas, format: format))
        UIGraphicsPopContext()
        return canvas.makeImage()
    }

    /// Draws an image and gives it as a PNG file's bytes.
    open func pngData(actions: DrawingActions) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Draws an image and gives it as a JPEG file's bytes; see ``UIImage/jpegData(compressionQuality:)``.
    ///
    /// Built without libjpeg-turbo it gives no bytes.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
