import CoreGraphics
import Foundation
import QuartzCore

/// Puts an image into a view's layer.
@MainActor enum ImageContents {
    /// Shows an image as the layer's contents.
    ///
    /// - Returns: The size that the contents were drawn for if the image repeats its inside, which a layer cannot do;
    ///   they must be made again for another size. Else nil.
    @discardableResult
    static func show(_ image: UIImage?, in view: UIView) -> CGSize? {
        let layer = view.layer
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard let image else {
            layer.contents = nil
            return nil
        }
        layer.contentsScale = image.scale
        let size = image.size
        let insets = image.capInsets
        let fills = view.contentMode == .scaleToFill || view.contentMode == .redraw
        if fills, repeatsInside(image), view.bounds.size != size,
            let canvas = ImageCanvas(
                bounds: CGRect(origin: .zero, size: view.bounds.size),
                opaque: false,
                scale: image.scale
            )
        {
            UIGraphicsPushContext(canvas.context)
            tinted(image, in: view).draw(in: CGRect(origin: .zero, size: view.bounds.size))
            UIGraphicsPopContext()
            layer.contents = canvas.makeImage().cgImage
            return view.bounds.size
        }
        layer.contents = pixels(of: image, in: view)
        guard insets != .zero, size.width > 0, size.height > 0 else { return nil }
        layer.contentsCenter = CGRect(
            x: insets.left / size.width,
            y: insets.top / size.height,
            width: max(0, 1 - (insets.left + insets.right) / size.width),
            height: max(0, 1 - (insets.top + insets.bottom) / size.height)
        )
        return fills && repeatsInside(image) ? view.bounds.size : nil
    }

    /// The pixels to show: upright, and in the tint colour if only their opacity counts.
    static func pixels(of image: UIImage, in view: UIView) -> CGImage? {
        tinted(image, in: view).upright
    }

    private static func tinted(_ image: UIImage, in view: UIView) -> UIImage {
        image.renderingMode == .alwaysTemplate ? image.withTintColor(view.tintColor) : image
    }

    /// Whether the inside is larger than one pixel, so that repeating it is not the same as stretching it.
    private static func repeatsInside(_ image: UIImage) -> Bool {
        guard image.traits.isResizable, image.resizingMode == .tile else { return false }
        let insets = image.capInsets
        let width = (image.size.width - insets.left - insets.right) * image.scale
        let height = (image.size.height - insets.top - insets.bottom) * image.scale
        return width >= 1.5 || height >= 1.5
    }
}
