import AgateGeometry
import AgatePixels
public import Foundation

/// A picture to draw into once and to draw many times.
///
/// It starts transparent, with the origin at its bottom left and y upwards, and has a pixel for each unit of its size.
public final class CGLayer: Hashable {
    /// The size that the layer was made with.
    public let size: CGSize
    private let drawing: CGContext
    private var picture: (revision: Int, image: CGImage)?

    /// Makes a layer.
    ///
    /// - Parameters:
    ///   - context: A context that the layer will be drawn in; what is drawn suits all others too.
    ///   - size: Width and height, rounded up to whole pixels.
    ///   - auxiliaryInfo: Makes no difference.
    /// - Returns: nil for a size that is empty, not finite or larger than pictures may be.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0, size.width <= CGFloat(PixelLimits.maximumSide),
            size.height <= CGFloat(PixelLimits.maximumSide),
            let surface = Surface(width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
        else { return nil }
        self.size = size
        drawing = CGContext(surface: surface, baseTransform: .flipped(height: surface.height))
    }

    /// The context that draws the layer's picture.
    public var context: CGContext? { drawing }

    /// The picture as it is now.
    var image: CGImage? {
        if let picture, picture.revision == drawing.revision { return picture.image }
        guard let image = drawing.makeImage() else { return nil }
        picture = (drawing.revision, image)
        return image
    }

    /// Whether both are the same object.
    public static func == (lhs: CGLayer, rhs: CGLayer) -> Bool { lhs === rhs }

    /// Feeds the identity of the layer to a hasher: only the same object is equal.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
    /// Draws a layer into a rectangle, upright where y goes up.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard rect.isFinite, rect.width > 0, rect.height > 0, let image = layer.image else { return }
        // Pixels beyond a size that is not whole lie at the top and at the right.
        let whole = CGRect(
            x: rect.minX,
            y: rect.minY,
            width: rect.width * CGFloat(image.width) / layer.size.width,
            height: rect.height * CGFloat(image.height) / layer.size.height
        )
        guard var drawing = drawing(image, in: whole) else { return }
        drawing.path = Path(rect: rect)
        paint(drawing)
    }

    /// Draws a layer in its own size with its bottom left corner at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
}
