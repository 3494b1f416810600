import AgatePixels
public import CoreGraphics
public import Foundation

extension UIImage {
    /// Draws the image at its own size, with its upper left corner at a point of the current graphics context.
    public func draw(at point: CGPoint) {
        draw(at: point, blendMode: .normal, alpha: 1)
    }

    /// Draws at the image's own size, with a blend mode and opacity.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws into a rectangle: stretched, or by its caps if the image is resizable.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws into a rectangle, with a blend mode and opacity.
    ///
    /// Outside of drawing, where there is no current context, it does nothing.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let cgImage else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        if traits.isResizable, size != rect.size, let parts = ResizableParts(self, in: rect) {
            // The parts become one picture before they are blended and cast a shadow.
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            parts.draw(in: context)
            context.endTransparencyLayer()
        } else {
            // From the unit square, y upwards as CoreGraphics draws pictures, to the rectangle, y downwards.
            context.translateBy(x: rect.minX, y: rect.maxY)
            context.scaleBy(x: rect.width, y: -rect.height)
            context.concatenate(imageOrientation.unitTransform)
            context.draw(cgImage, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        context.restoreGState()
    }

    /// Fills a rectangle with repetitions of the image, the first one at the origin of the coordinates.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = upright, size.width > 0,
            size.height > 0
        else { return }
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: size), byTiling: true)
        context.restoreGState()
    }

    /// The pixels the right way up, nil for an empty image.
    var upright: CGImage? {
        guard let cgImage, imageOrientation != .up else { return cgImage }
        return CGImage(
            cgImage.buffer.upright(orientation: imageOrientation.exif),
            shouldInterpolate: cgImage.shouldInterpolate
        )
    }
}
