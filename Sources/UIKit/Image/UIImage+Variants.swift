import AgatePixels
import CoreGraphics
public import Foundation

extension UIImage {
    /// The same pixels, shown in another way.
    private func changing(_ change: (inout ImageTraits) -> Void) -> UIImage {
        var traits = traits
        change(&traits)
        return UIImage(cgImage: cgImage, traits: traits)
    }

    /// The same with each picture of an animation changed too.
    private func changingAll(_ change: (inout ImageTraits) -> Void) -> UIImage {
        changing {
            change(&$0)
            $0.images = $0.images?.map { $0.changing(change) }
        }
    }

    // MARK: Animations

    /// An image that changes through others; image views play it.
    ///
    /// - Parameter duration: The seconds of one run; 0 means a thirtieth for each image.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.changing {
            $0.images = images
            $0.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
        }
    }

    /// An image that changes through the files whose names are a name and a number: `name0`, `name1` and so on.
    ///
    /// Numbers run from 0 or 1 up to 1024 without a gap; nil when there is none.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: ImageFiles.numbered(name, in: .main), duration: duration)
    }

    /// An image that changes through numbered files, whose edges keep their size.
    public class func animatedResizableImageNamed(
        _ name: String,
        capInsets: UIEdgeInsets,
        duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// An image that changes through numbered files, whose edges keep their size and whose inside fills by a mode.
    public class func animatedResizableImageNamed(
        _ name: String,
        capInsets: UIEdgeInsets,
        resizingMode: ResizingMode,
        duration: TimeInterval
    ) -> UIImage? {
        animatedImageNamed(name, duration: duration)?
            .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }

    // MARK: Resizing

    /// The image, with edges that keep their size and an inner part that is repeated when it is resized.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The image, with edges that keep their size and an inner part that is repeated or stretched when it is resized.
    ///
    /// Insets that are negative or no numbers count as 0.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        func inset(_ value: CGFloat) -> CGFloat { value > 0 && value.isFinite ? value : 0 }
        let insets = UIEdgeInsets(
            top: inset(capInsets.top),
            left: inset(capInsets.left),
            bottom: inset(capInsets.bottom),
            right: inset(capInsets.right)
        )
        return changingAll {
            $0.isResizable = true
            $0.capInsets = insets
            $0.resizingMode = resizingMode
        }
    }

    /// The image, of which one column and one row, behind the caps, are stretched.
    ///
    /// A cap of 0 means that the picture is stretched as a whole in that direction. Apple has deprecated it.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(max(0, leftCapWidth))
        let top = CGFloat(max(0, topCapHeight))
        let insets = UIEdgeInsets(
            top: top,
            left: left,
            bottom: top == 0 ? 0 : max(0, size.height - top - 1),
            right: left == 0 ? 0 : max(0, size.width - left - 1)
        )
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The width of the left part that keeps its size, in points; deprecated by Apple.
    public var leftCapWidth: Int { Int(min(capInsets.left, 1e9)) }

    /// The height of the upper part that keeps its size, in points; deprecated by Apple.
    public var topCapHeight: Int { Int(min(capInsets.top, 1e9)) }

    // MARK: Looks

    /// The image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changingAll { $0.renderingMode = renderingMode }
    }

    /// The image in one colour, with its own opacity.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// The image in one colour, with its own opacity and a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        let bounds = CGRect(origin: .zero, size: size)
        guard let canvas = ImageCanvas(bounds: bounds, opaque: false, scale: scale) else { return self }
        UIGraphicsPushContext(canvas.context)
        UIImage(cgImage: cgImage, traits: ImageTraits(scale: scale, orientation: imageOrientation))
            .draw(in: bounds)
        color.setFill()
        UIRectFillUsingBlendMode(bounds, .sourceIn)
        UIGraphicsPopContext()
        var traits = traits
        traits.orientation = .up
        traits.renderingMode = renderingMode
        // The other looks do not have the colour.
        (traits.asset, traits.look) = (nil, nil)
        traits.images = traits.images?.map { $0.withTintColor(color, renderingMode: renderingMode) }
        return UIImage(cgImage: canvas.makeImage().cgImage, traits: traits)
    }

    /// The image with other insets of the part that views align.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changingAll { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The image, mirrored in views that lay out from right to left; the mark is only read back.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changingAll { $0.flipsForRightToLeft = true }
    }

    /// The image mirrored horizontally, by its orientation.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changingAll { $0.orientation = $0.orientation.flipped }
    }

    /// The format for drawing this image again: its scale, and opaque if it is.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage?.buffer.isOpaque ?? false
        return format
    }

    // MARK: Getting ready

    /// The image itself, since files are decoded when they are read; nil for an empty image.
    public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

    /// Calls the handler with the image itself, since files are decoded when they are read.
    public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
        completionHandler(preparingForDisplay())
    }

    /// The image drawn at another size, upright, at its own scale.
    ///
    /// - Parameter size: In points.
    /// - Returns: nil for an empty image and for a size that is empty or none.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let bounds = CGRect(origin: .zero, size: size)
        guard cgImage != nil, let canvas = ImageCanvas(bounds: bounds, opaque: false, scale: scale) else {
            return nil
        }
        canvas.context.interpolationQuality = .high
        UIGraphicsPushContext(canvas.context)
        UIImage(cgImage: cgImage, traits: ImageTraits(scale: scale, orientation: imageOrientation))
            .draw(in: bounds)
        UIGraphicsPopContext()
        return canvas.makeImage()
    }

    /// Calls the handler with the image drawn at another size, upright, at its own scale.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
}
