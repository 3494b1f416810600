import CoreGraphics
import Foundation

/// What an image has beside its pixels.
struct ImageTraits: @unchecked Sendable {
    /// Pixels per point, above 0 and finite.
    let scale: CGFloat
    var orientation: UIImage.Orientation
    var renderingMode = UIImage.RenderingMode.automatic
    /// Whether drawing into another size leaves the caps as they are.
    var isResizable = false
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var images: [UIImage]?
    var duration: TimeInterval = 0
    /// What the symbol was made from; nil for other images.
    var symbol: SymbolTraits?
    /// The picture with several looks that the image is one of.
    var asset: UIImageAsset?
    /// For which traits the image is meant, if it is one of several.
    var look: AssetLook?

    /// A number that is no scale counts as 1.
    init(scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.orientation = orientation
    }

    /// The same with another scale.
    func scaled(_ scale: CGFloat) -> ImageTraits {
        var result = ImageTraits(scale: scale, orientation: orientation)
        result.renderingMode = renderingMode
        result.isResizable = isResizable
        result.capInsets = capInsets
        result.resizingMode = resizingMode
        result.alignmentRectInsets = alignmentRectInsets
        result.flipsForRightToLeft = flipsForRightToLeft
        result.images = images
        result.duration = duration
        result.symbol = symbol
        (result.asset, result.look) = (asset, look)
        return result
    }

    /// Whether images with these would look the same if their pixels are.
    func matches(_ other: ImageTraits) -> Bool {
        scale == other.scale && orientation == other.orientation && renderingMode == other.renderingMode
            && isResizable == other.isResizable && capInsets == other.capInsets
            && resizingMode == other.resizingMode && alignmentRectInsets == other.alignmentRectInsets
            && flipsForRightToLeft == other.flipsForRightToLeft && duration == other.duration
            && symbol == other.symbol
            && (images ?? []).elementsEqual(other.images ?? []) { $0.isEqual($1) }
    }
}

extension UIImage.Orientation {
    /// The orientation that EXIF gives a number from 1 to 8; other numbers are upright.
    init(exif: Int) {
        switch exif {
        case 2: self = .upMirrored
        case 3: self = .down
        case 4: self = .downMirrored
        case 5: self = .leftMirrored
        case 6: self = .right
        case 7: self = .rightMirrored
        case 8: self = .left
        default: self = .up
        }
    }

    /// The number that EXIF has for the orientation.
    var exif: Int {
        switch self {
        case .up: 1
        case .upMirrored: 2
        case .down: 3
        case .downMirrored: 4
        case .leftMirrored: 5
        case .right: 6
        case .rightMirrored: 7
        case .left: 8
        }
    }

    var swapsSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// The orientation after the picture is mirrored horizontally.
    var flipped: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
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
